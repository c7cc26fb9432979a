import { describe, expect, it } from 'vitest';
import { campaign, seeded } from '../test/seeded.js';
import { centreInArc, hullSidesTowards, partlyInArc, pointInArc, type Arc } from './arcs.js';
import { direction, FACINGS, facingTowards } from './directions.js';
import { hull } from './exact/convex.js';
import { pairMemo, remembered } from './memo.js';
import { placedOutline } from './outline.js';
import { whereabouts } from './polygon.js';
import type { Placed, Point } from './shapes.js';
import { coverage, underTemplate } from './templates.js';
import { fireZone, fireZoneHull, inFireZone } from './zones.js';

const square = (x: number, y: number): Placed => ({
  base: { kind: 'rectangle', length: 20, width: 20 },
  at: { x, y },
  facing: 0,
});
const round = (x: number, y: number, radius = 10_000): Placed => ({
  base: { kind: 'round', radius },
  at: { x, y },
  facing: 0,
});

describe('fire zones', () => {
  // Shooters fill x 90..110, targets x 290..310; both groups span y 90..150.
  const zone = fireZone([square(100, 100), square(100, 140)], [square(300, 100), square(300, 140)]);

  it('holds what overlaps the surface between the groups, however little', () => {
    expect(inFireZone(zone, square(200, 120))).toBe(true);
    expect(inFireZone(zone, square(200, 159))).toBe(true);
    expect(inFireZone(zone, square(200, 160))).toBe(false);
    expect(inFireZone(zone, square(320, 120))).toBe(false);
  });

  it('leaves out the hulls of both groups, gaps between their models included', () => {
    expect(inFireZone(zone, square(100, 120))).toBe(false);
    expect(inFireZone(zone, square(101, 120))).toBe(true);
    expect(inFireZone(zone, square(299, 120))).toBe(true);
  });

  it('can be drawn', () => {
    expect(fireZoneHull(zone)).toEqual([
      { x: 90, y: 90 },
      { x: 310, y: 90 },
      { x: 310, y: 150 },
      { x: 90, y: 150 },
    ]);
    expect(() => fireZone([], [square(0, 0)])).toThrow('between two groups');
  });

  it('agrees with looking at every cell of a fine grid', () => {
    const dice = seeded(8);
    const small = (): Placed => ({
      base: { kind: 'rectangle', length: 2 * dice.between(1, 3), width: 2 * dice.between(1, 3) },
      at: { x: dice.between(0, 24), y: dice.between(0, 24) },
      facing: 0,
    });
    let inside = 0;
    for (let i = 0; i < campaign(1_500); i++) {
      const groups = [
        [small(), small()],
        [small(), small()],
      ];
      const base = small();
      const [a, b] = groups.map(group => hull(group.flatMap(placedOutline)));
      const whole = hull(groups.flat().flatMap(placedOutline));
      const expected = someCell(
        base,
        p =>
          whereabouts(times(whole), p) === 'inside' && [a!, b!].every(end => whereabouts(times(end), p) === 'outside'),
      );
      const answer = inFireZone(fireZone(groups[0]!, groups[1]!), base);
      // The grid may miss a sliver; it never finds what is not there.
      if (expected) expect(answer, `round ${i}`).toBe(true);
      if (answer) inside++;
    }
    expect(inside).toBeGreaterThan(campaign(1_500) / 10);
  });
});

const FINE = 10;
const times = (polygon: readonly Point[]): Point[] => polygon.map(({ x, y }) => ({ x: FINE * x, y: FINE * y }));

function someCell(base: Placed, wanted: (p: Point) => boolean): boolean {
  const outline = times(placedOutline(base));
  const [low, high] = [outline[0]!, outline[2]!];
  for (let x = low.x + 1; x < high.x; x += 3)
    for (let y = low.y + 1; y < high.y; y += 3) if (wanted({ x, y })) return true;
  return false;
}

describe('arcs', () => {
  const o = { x: 0, y: 0 };
  const front: Arc = { from: o, facing: 0, halfWidth: FACINGS / 8 };

  it('includes its borders and nothing beyond', () => {
    expect(pointInArc(front, { x: 10, y: 10 })).toBe(true);
    expect(pointInArc(front, { x: 10, y: -10 })).toBe(true);
    expect(pointInArc(front, { x: 10, y: 11 })).toBe(false);
    expect(pointInArc(front, { x: -10, y: 0 })).toBe(false);
    expect(pointInArc({ ...front, halfWidth: FACINGS / 4 }, { x: 0, y: 5 })).toBe(true);
    expect(pointInArc({ ...front, halfWidth: FACINGS / 4 }, { x: -1, y: 5 })).toBe(false);
    expect(pointInArc({ ...front, halfWidth: 0 }, { x: 5, y: 0 })).toBe(true);
    expect(pointInArc({ ...front, halfWidth: 0 }, { x: -5, y: 0 })).toBe(false);
    expect(pointInArc({ ...front, halfWidth: FACINGS / 2 }, { x: -5, y: 0 })).toBe(true);
    expect(() => pointInArc({ ...front, halfWidth: FACINGS }, o)).toThrow('half width 4096');
  });

  it('agrees with the facing towards the point', () => {
    const dice = seeded(9);
    for (let i = 0; i < 5000; i++) {
      const arc: Arc = { from: o, facing: dice.between(0, FACINGS - 1), halfWidth: dice.between(1, FACINGS / 2) };
      const p = { x: dice.between(-1_000_000, 1_000_000), y: dice.between(-1_000_000, 1_000_000) };
      const off = Math.abs(((facingTowards(o, p) - arc.facing + 6144) % FACINGS) - 2048);
      if (Math.abs(off - arc.halfWidth) <= 1) continue; // the nearest facing is rounded
      expect(pointInArc(arc, p)).toBe(off < arc.halfWidth);
    }
  });

  it('a base is partly inside by a corner, by an edge across a border, or around the apex', () => {
    expect(partlyInArc(front, square(0, 20))).toBe(true); // its corner (10, 10) lies on the border
    expect(partlyInArc(front, square(-1, 20))).toBe(false);
    expect(centreInArc(front, square(0, 20))).toBe(false);
    expect(partlyInArc({ ...front, halfWidth: 1 }, square(50, 9))).toBe(true);
    expect(partlyInArc({ ...front, halfWidth: 1 }, square(-50, 0))).toBe(false);
    expect(partlyInArc({ from: { x: -5, y: 3 }, facing: 2048, halfWidth: 0 }, square(0, 0))).toBe(true);
  });

  it('finds a base whose edge crosses a narrow arc between its corners', () => {
    const needle: Arc = { from: { x: 0, y: 0 }, facing: 100, halfWidth: 1 };
    const { x, y } = direction(100);
    const scale = 500_000 / 2 ** 30;
    const across = round(Math.round(x * scale), Math.round(y * scale));
    expect(partlyInArc(needle, across)).toBe(true);
    expect(partlyInArc({ ...needle, facing: 2148 }, across)).toBe(false);
  });

  it('a hull is seen from the side its diagonals say, and from two on a diagonal', () => {
    const tank: Placed = { base: { kind: 'rectangle', length: 40, width: 20 }, at: { x: 100, y: 100 }, facing: 0 };
    expect(hullSidesTowards(tank, { x: 200, y: 100 })).toEqual(['front']);
    expect(hullSidesTowards(tank, { x: 100, y: 200 })).toEqual(['left']);
    expect(hullSidesTowards(tank, { x: 0, y: 100 })).toEqual(['rear']);
    expect(hullSidesTowards(tank, { x: 100, y: 0 })).toEqual(['right']);
    expect(hullSidesTowards(tank, { x: 200, y: 150 })).toEqual(['front', 'left']);
    expect(hullSidesTowards(tank, { x: 200, y: 151 })).toEqual(['left']);
    expect(hullSidesTowards({ ...tank, facing: 1024 }, { x: 100, y: 200 })).toEqual(['front']);
  });
});

describe('templates', () => {
  const template = { centre: { x: 0, y: 0 }, radius: 30_000 };

  it('covers what it overlaps, not what it touches', () => {
    expect(coverage(template, round(39_999, 0))).toBe('partly');
    expect(coverage(template, round(40_000, 0))).toBe('none');
    expect(coverage(template, round(10_000, 0))).toBe('centre');
    expect(coverage(template, round(10_001, 0))).toBe('partly');
    expect(
      coverage(template, {
        base: { kind: 'rectangle', length: 20_000, width: 20_000 },
        at: { x: 40_000, y: 0 },
        facing: 0,
      }),
    ).toBe('none');
  });

  it('lists those under it', () => {
    expect(underTemplate(template, [round(0, 0), round(90_000, 0), round(0, 35_000)])).toEqual([
      { index: 0, coverage: 'centre' },
      { index: 2, coverage: 'partly' },
    ]);
  });
});

describe('memo', () => {
  it('answers again for the same versions, computes for new ones, and stays bounded', () => {
    const memo = pairMemo<string>(2);
    let computed = 0;
    const ask = (a: number, versionA: number, b = 9) =>
      remembered(memo, { a, versionA, b, versionB: 1, versionRest: 1 }, () => `${a}@${versionA} by ${++computed}`);
    expect([ask(1, 1), ask(1, 1)]).toEqual(['1@1 by 1', '1@1 by 1']);
    expect(ask(1, 2)).toBe('1@2 by 2');
    expect(ask(1, 1)).toBe('1@1 by 3');
    for (let unit = 0; unit < 10; unit++) ask(unit, 1);
    expect(memo.entries.size).toBeLessThanOrEqual(2);
    expect(ask(1, 1, 8)).not.toBe(ask(1, 1, 9));
  });
});
