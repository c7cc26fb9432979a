import { readFileSync } from 'node:fs';
import { Tally } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import type { Shot } from '../src/shot.js';
import { tracker } from './guide/tracker.js';

const shot: Shot = {
  unit: 0,
  weapon: 0,
  kind: 0,
  target: 1,
  attacks: 1,
  held: true,
  moved: false,
  distance: 0,
  cover: 'none',
  targetSize: 5,
  targetMoved: false,
  targetRules: [],
};

describe('docs/write-a-special-rule.md', () => {
  it('shows the rule that is tested here', () => {
    const guide = readFileSync(new URL('../../../../docs/write-a-special-rule.md', import.meta.url), 'utf8');
    const file = readFileSync(new URL('./guide/tracker.ts', import.meta.url), 'utf8');
    expect(guide).toContain(file.replace('../../src/rule.js', '../rule.js'));
  });

  it('adds one, with its reason, against a target that stood still, and nothing against one that moved', () => {
    const still = new Tally(0, true);
    tracker.attack?.toHit?.(still, shot);
    expect(still.explanation()).toEqual({
      start: 0,
      total: 1,
      parts: [{ delta: 1, because: { rule: 'GDF-HOUSE-01', say: 'gdf.why.tracker' } }],
    });
    const moving = new Tally(0, true);
    tracker.attack?.toHit?.(moving, { ...shot, targetMoved: true });
    expect(moving.total).toBe(0);
  });
});
