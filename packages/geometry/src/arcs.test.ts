import { describe, expect, it } from 'vitest';
import { campaign, seeded } from '../test/seeded.js';
import { centreInArc, hullSidesTowards, partlyInArc, pointInArc, type Arc } from './arcs.js';
import { direction, FACINGS } from './directions.js';
import { placedOutline } from './outline.js';
import type { Placed, Point } from './shapes.js';

const QUARTER = FACINGS / 4;
const origin = { x: 0, y: 0 };
const front: Arc = { from: origin, facing: 0, halfWidth: QUARTER / 2 };
const square = (x: number, y: number): Placed => ({
  base: { kind: 'rectangle', length: 20, width: 20 },
  at: { x, y },
  facing: 0,
});

describe('pointInArc', () => {
  it('the border of a quarter circle belongs to it', () => {
    expect(pointInArc(front, { x: 50, y: 50 })).toBe(true);
    expect(pointInArc(front, { x: 50, y: 51 })).toBe(false);
    expect(pointInArc(front, { x: 50, y: -50 })).toBe(true);
    expect(pointInArc(front, { x: 50, y: -51 })).toBe(false);
    expect(pointInArc(front, { x: -50, y: 0 })).toBe(false);
  });

  it('whoever stands on the spot is in every arc', () => {
    for (const halfWidth of [0, 512, 2048])
      expect(pointInArc({ from: origin, facing: 77, halfWidth }, origin)).toBe(true);
  });

  it('an arc of no width is a ray, and one of half a turn to either side is everything', () => {
    const ray = { ...front, halfWidth: 0 };
    expect([1, -1].map(x => pointInArc(ray, { x, y: 0 }))).toEqual([true, false]);
    expect(pointInArc(ray, { x: 1000, y: 1 })).toBe(false);
    for (const x of [-1, 0, 1]) {
      for (const y of [-1, 0, 1]) expect(pointInArc({ ...front, halfWidth: FACINGS / 2 }, { x, y })).toBe(true);
    }
  });

  it('a three-quarter circle leaves out the rear quarter, without its borders', () => {
    const wide = { ...front, halfWidth: 3 * (QUARTER / 2) };
    expect(pointInArc(wide, { x: -50, y: 51 })).toBe(true);
    expect(pointInArc(wide, { x: -50, y: 50 })).toBe(true);
    expect(pointInArc(wide, { x: -50, y: 49 })).toBe(false);
    expect(pointInArc(wide, { x: -50, y: -50 })).toBe(true);
  });

  it('refuses a half width that is no number of facings', () => {
    for (const halfWidth of [-1, 2049, 0.5]) {
      expect(() => pointInArc({ ...front, halfWidth }, origin)).toThrow(`an arc of half width ${halfWidth} is not`);
    }
  });
});

describe('bases in an arc', () => {
  it('a base can be partly in an arc while its centre is not', () => {
    expect(centreInArc(front, square(50, 60))).toBe(false);
    expect(partlyInArc(front, square(50, 60))).toBe(true);
    expect(partlyInArc(front, square(50, 70))).toBe(true); // its corner (60, 60) touches the border
    expect(partlyInArc(front, square(50, 71))).toBe(false);
  });

  it('a base that the whole arc passes through without holding a corner is partly in it', () => {
    expect(partlyInArc({ from: origin, facing: 0, halfWidth: 1 }, square(500, 0))).toBe(true);
    expect(partlyInArc({ from: origin, facing: FACINGS / 2, halfWidth: 1 }, square(500, 0))).toBe(false);
  });

  it('a base on which the viewer stands is in every arc', () => {
    expect(partlyInArc({ from: origin, facing: 0, halfWidth: 0 }, square(-9, 0))).toBe(true);
    expect(partlyInArc({ from: origin, facing: 0, halfWidth: 0 }, square(-11, 0))).toBe(false);
  });

  it('agrees with cutting the base by the borders of the arc in exact fractions', () => {
    const dice = seeded(41);
    const seen = { yes: 0, no: 0 };
    for (let i = 0; i < campaign(20_000); i++) {
      const arc: Arc = {
        from: { x: dice.between(-3, 3), y: dice.between(-3, 3) },
        facing: dice.pick([0, 512, 1024, 3072, dice.between(0, FACINGS - 1)]),
        halfWidth: dice.pick([0, 1, 256, 512, 1024, 1536, 2047, 2048, dice.between(0, 2048)]),
      };
      const placed: Placed = {
        base: { kind: 'rectangle', length: 2 * dice.between(1, 4), width: 2 * dice.between(1, 4) },
        at: { x: dice.between(-8, 8), y: dice.between(-8, 8) },
        facing: dice.pick([0, 512, dice.between(0, FACINGS - 1)]),
      };
      const expected = reachesInto(arc, placedOutline(placed));
      seen[expected ? 'yes' : 'no']++;
      expect(partlyInArc(arc, placed), JSON.stringify({ arc, placed })).toBe(expected);
    }
    expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(campaign(20_000) / 5);
  });
});

/** A corner of a cut-off polygon, (x / w, y / w) relative to where the arc begins. */
type Corner = readonly [x: bigint, y: bigint, w: bigint];

/** Does a convex polygon share a point with the arc? Cuts it by the borders of either half of the arc. */
function reachesInto({ from, facing, halfWidth }: Arc, polygon: readonly Point[]): boolean {
  const corners = polygon.map(({ x, y }): Corner => [BigInt(x - from.x), BigInt(y - from.y), 1n]);
  const half = (start: number, end: number): boolean => {
    const afterStart = leftOf(direction(start), corners);
    if (halfWidth === FACINGS / 2) return afterStart.length > 0;
    const inSector = leftOf(direction(end + FACINGS / 2), afterStart);
    // A sector of no width is so far a whole line: keep the half of it that lies ahead.
    return (halfWidth > 0 ? inSector : leftOf(direction(facing - QUARTER), inSector)).length > 0;
  };
  return half(facing - halfWidth, facing) || half(facing, facing + halfWidth);
}

/** What of a convex polygon lies on or left of a line through the origin. */
function leftOf({ x: dx, y: dy }: Point, polygon: readonly Corner[]): Corner[] {
  const side = ([x, y]: Corner): bigint => BigInt(dx) * y - BigInt(dy) * x;
  return polygon.flatMap((q, i) => {
    const p = polygon.at(i - 1)!;
    const [s, t] = [side(p) * q[2], side(q) * p[2]];
    const mix = (k: 0 | 1 | 2): bigint =>
      s > t ? s * q[k] * p[2] - t * p[k] * q[2] : t * p[k] * q[2] - s * q[k] * p[2];
    const crossing: Corner[] = s * t < 0n ? [[mix(0), mix(1), (s > t ? s - t : t - s) * p[2] * q[2]]] : [];
    return t < 0n ? crossing : [...crossing, q];
  });
}

describe('hullSidesTowards', () => {
  const tank: Placed = { base: { kind: 'rectangle', length: 80, width: 40 }, at: { x: 100, y: 100 }, facing: 0 };

  it.each([
    [300, 100, ['front']],
    [100, 300, ['left']],
    [-300, 100, ['rear']],
    [100, -300, ['right']],
    [140, 120, ['front', 'left']],
    [60, 120, ['left', 'rear']],
    [60, 80, ['rear', 'right']],
    [140, 80, ['front', 'right']],
    [180, 141, ['left']],
    [180, 139, ['front']],
    [100, 100, ['front', 'left', 'rear', 'right']],
  ] as const)('from (%i, %i) one looks at its %j', (x, y, sides) => {
    expect(hullSidesTowards(tank, { x, y })).toEqual(sides);
  });

  it('turns with the hull', () => {
    expect(hullSidesTowards({ ...tank, facing: QUARTER }, { x: 100, y: 300 })).toEqual(['front']);
    expect(hullSidesTowards({ ...tank, facing: QUARTER }, { x: 300, y: 100 })).toEqual(['right']);
  });

  it('knows no sides of a round base', () => {
    expect(() => hullSidesTowards({ ...tank, base: { kind: 'round', radius: 5 } }, origin)).toThrow(TypeError);
  });
});
