import { describe, expect, it, vi } from 'vitest';
import type { Rule } from '../../src/rule.js';
import { hit, profile, scene } from '../scene.js';

// Tracker is the example of the guide, not a rule of the game: only here it stands on the list of rules.
vi.mock('../../src/rules/index.js', async original => {
  const { RULES } = await original<{ RULES: readonly Rule[] }>();
  const { tracker } = await import('./tracker.js');
  return { RULES: [...RULES, tracker] };
});

describe('Tracker', () => {
  /** A gun on Quality 4 at ten inches, and a target that has moved or not. */
  const duel = (rules: readonly string[], moved: boolean) =>
    scene({
      profiles: [profile({ count: 1, quality: 4, weapons: ['gun'] })],
      weapons: [{ id: 'gun', range: 24, attacks: 2, rules }],
      units: [
        { player: 1, profile: 'squad', name: 'own', models: [[10, 10]] },
        { player: 2, profile: 'squad', name: 'foe', models: [[10, 20]], moved },
      ],
    }).do('own', 'hold', [{ weapon: 'gun', target: 'foe' }]);

  it('GDF-HSE-01: a 3 hits what stood still, a 2 does not, and the reason is told', () => {
    const [rolled] = duel(['tracker'], false).do(hit(3, 2)).events('hits.rolled');
    expect(rolled).toMatchObject({ need: 4, modifier: 1, hits: [{ count: 1, ap: 0 }] });
    expect(rolled?.why?.parts).toEqual([{ delta: 1, because: { rule: 'GDF-HSE-01', say: 'gdf.why.tracker' } }]);
  });

  it('GDF-HSE-01: against what has moved, or without the rule, it takes a 4', () => {
    for (const s of [duel(['tracker'], true), duel([], false)])
      expect(s.do(hit(4, 3)).events('hits.rolled')[0]).toMatchObject({ modifier: 0, hits: [{ count: 1, ap: 0 }] });
  });
});
