import { describe, expect, it } from 'vitest';
import { campaign, seeded } from '../test/seeded.js';
import { placedOutline } from './outline.js';
import { whereabouts } from './polygon.js';
import type { BaseShape, Placed, Point } from './shapes.js';
import { coverage, underTemplate } from './templates.js';
import { mm } from './units.js';

const disc = (x: number, y: number, radius: number): Placed => ({
  base: { kind: 'round', radius },
  at: { x, y },
  facing: 0,
});

describe('coverage', () => {
  const template = { centre: { x: 0, y: 0 }, radius: mm(40) };

  it('a template that only touches a base covers no part of it, one micrometre more does', () => {
    expect(coverage(template, disc(mm(56), 0, mm(16)))).toBe('none');
    expect(coverage(template, disc(mm(56) - 1, 0, mm(16)))).toBe('partly');
  });

  it('a centre on the very rim is on the base, one micrometre off it is not', () => {
    expect(coverage(template, disc(mm(16), 0, mm(16)))).toBe('centre');
    expect(coverage(template, disc(mm(16) + 1, 0, mm(16)))).toBe('partly');
  });

  it('round bases are true discs: 3-4-5 triangles touch exactly', () => {
    const small = { centre: { x: 0, y: 0 }, radius: 30 };
    expect(coverage(small, disc(30, 40, 20))).toBe('none');
    expect(coverage(small, disc(30, 39, 20))).toBe('partly');
  });

  it('a template smaller than the base, and wholly on it, has its centre there', () => {
    expect(coverage({ centre: { x: 5, y: 5 }, radius: 1 }, disc(0, 0, 100))).toBe('centre');
  });

  it('a template of no radius covers only what lies under its centre', () => {
    expect(coverage({ centre: { x: 10, y: 0 }, radius: 0 }, disc(0, 0, 10))).toBe('centre');
    expect(coverage({ centre: { x: 11, y: 0 }, radius: 0 }, disc(0, 0, 10))).toBe('none');
  });

  it('agrees with counting lattice points of small bases', () => {
    const dice = seeded(31);
    const seen = { centre: 0, partly: 0, none: 0 };
    for (let i = 0; i < campaign(4_000); i++) {
      const base: BaseShape = dice.pick([
        { kind: 'round', radius: dice.between(1, 6) },
        { kind: 'rectangle', length: 2 * dice.between(1, 6), width: 2 * dice.between(1, 4) },
      ]);
      const placed: Placed = {
        base,
        at: { x: dice.between(-9, 9), y: dice.between(-9, 9) },
        facing: 1024 * dice.between(0, 3),
      };
      const radius = dice.between(0, 8);
      const found = coverage({ centre: { x: 0, y: 0 }, radius }, placed);
      seen[found]++;
      expect(found, JSON.stringify({ placed, radius })).toBe(slowCoverage(placed, radius));
    }
    expect(Math.min(seen.centre, seen.partly, seen.none)).toBeGreaterThan(campaign(4_000) / 20);
  });
});

/** For discs and upright rectangles, from first principles: the distance from the origin to the nearest point. */
function slowCoverage({ base, at, facing }: Placed, radius: number): string {
  const squared = (p: Point): number => p.x * p.x + p.y * p.y;
  if (base.kind === 'round') {
    if (squared(at) <= base.radius ** 2) return 'centre';
    return squared(at) < (base.radius + radius) ** 2 ? 'partly' : 'none';
  }
  const outline = placedOutline({ base, at, facing });
  if (whereabouts(outline, { x: 0, y: 0 }) !== 'outside') return 'centre';
  const clamp = (low: number, high: number): number => Math.min(Math.max(0, low), high);
  const [xs, ys] = [outline.map(p => p.x), outline.map(p => p.y)];
  const nearest = {
    x: clamp(Math.min(...xs), Math.max(...xs)),
    y: clamp(Math.min(...ys), Math.max(...ys)),
  };
  return squared(nearest) < radius * radius ? 'partly' : 'none';
}

describe('underTemplate', () => {
  it('lists the bases by index, and marks the one under the centre', () => {
    const bases = [disc(100, 0, 10), disc(0, 0, 10), disc(25, 0, 10), disc(30, 0, 10)];
    expect(underTemplate({ centre: { x: 2, y: 0 }, radius: 18 }, bases)).toEqual([
      { index: 1, coverage: 'centre' },
      { index: 2, coverage: 'partly' },
    ]);
  });
});
