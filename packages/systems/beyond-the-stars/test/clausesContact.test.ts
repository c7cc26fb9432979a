import { cm, FACINGS, gap, overlapping, squaredDistance, type Placed } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { besideAt, besides } from '../src/movement/beside.js';
import { boxesMeet, boxOf, pathBox } from '../src/movement/boxes.js';
import { multipleSpots } from '../src/movement/multiple.js';
import { HAIR } from '../src/rulings.js';

/** Places of contact: as near as R-135 asks, and never on one another. */

const disc = (x: number, y: number, mm = 25): Placed => ({
  base: { kind: 'round', radius: mm * 500 },
  at: { x: cm(x), y: cm(y) },
  facing: 0,
});
const hull = (x: number, y: number, facing = 0): Placed => ({
  base: { kind: 'rectangle', length: cm(10), width: cm(4) },
  at: { x: cm(x), y: cm(y) },
  facing,
});
const at = (placed: Placed, spot: { readonly x: number; readonly y: number }): Placed => ({ ...placed, at: spot });
const QUARTER = FACINGS / 4;

describe('beside a base', () => {
  it('R-135: in contact whichever way, round or not', () => {
    const own = disc(0, 0);
    for (const other of [disc(50, 50), disc(50, 50, 60), hull(50, 50), hull(50, 50, 700)])
      for (const facing of [0, 300, QUARTER, 1500, 2 * QUARTER, 3 * QUARTER, 4000]) {
        const there = at(own, besideAt(own, other, facing));
        expect(overlapping(there, other)).toBe(false);
        expect(gap(there, other)).toBeLessThanOrEqual(HAIR);
      }
  });

  it('BTS-SPR-09: or as far away as is asked, in that direction', () => {
    const own = disc(0, 0);
    const away = (other: Placed, facing: number): number => gap(at(own, besideAt(own, other, facing, cm(3))), other);
    expect(Math.abs(away(disc(50, 50), 700) - cm(3))).toBeLessThan(5);
    // Straight before the flat sides of a hull it is exactly there.
    for (const facing of [0, QUARTER, 2 * QUARTER, 3 * QUARTER])
      expect(Math.abs(away(hull(50, 50), facing) - cm(3))).toBeLessThan(10);
    expect(besideAt(own, hull(50, 50), 0, cm(3)).x).toBeGreaterThan(cm(59.2));
    expect(besideAt(own, hull(50, 50), QUARTER, cm(3)).y).toBeLessThan(cm(56.3));
  });

  it('BTS-CHG-07: all around it, those on the mover’s side first', () => {
    const [own, other] = [disc(30, 50), disc(50, 50)];
    const found = besides(own, other, 8);
    expect(found).toHaveLength(8);
    expect(Math.round(found[0]!.at.x / 1000)).toBe(475);
    expect(Math.round(found[7]!.at.x / 1000)).toBe(525);
    const distances = found.map(spot => squaredDistance(spot.at, own.at));
    expect(distances).toEqual([...distances].sort((p, q) => p - q));
    expect(new Set(found.map(({ facing }) => (facing + FACINGS) % FACINGS)).size).toBe(8);
  });
});

describe('beside two bases', () => {
  const met = (own: Placed, one: Placed, other: Placed): number[][] =>
    multipleSpots(own, one, other).map(spot => {
      const there = at(own, spot);
      expect([overlapping(there, one), overlapping(there, other)]).toEqual([false, false]);
      return [gap(there, one), gap(there, other)];
    });

  it('BTS-CHG-12, R-135: in contact with both, on either side of them, the nearer first', () => {
    const own = disc(30, 50);
    for (const [one, other] of [
      [disc(50, 48), disc(50, 52)],
      [disc(50, 48, 40), disc(50, 52)],
      [hull(50, 50), disc(44, 53.5)],
      [disc(44, 53.5), hull(50, 50)],
    ] as const) {
      const gaps = met(own, one, other);
      expect(gaps.length).toBeGreaterThan(0);
      for (const pair of gaps) for (const away of pair) expect(away).toBeLessThanOrEqual(HAIR);
    }
    const spots = multipleSpots(own, disc(50, 48), disc(50, 52));
    expect(spots).toHaveLength(2);
    expect([spots[0]!.x < cm(50), spots[1]!.x > cm(50), Math.abs(spots[0]!.y - cm(50)) < 10]).toEqual([
      true,
      true,
      true,
    ]);
    // Coming from the other side it is the other way round.
    expect(multipleSpots(disc(70, 50), disc(50, 48), disc(50, 52))[0]!.x).toBeGreaterThan(cm(50));
  });

  it('BTS-CHG-12: two who stand farther apart than the base is wide are not met at once', () => {
    const own = disc(30, 50);
    expect(multipleSpots(own, disc(50, 45), disc(50, 50))).toHaveLength(2);
    expect(multipleSpots(own, disc(50, 44.9), disc(50, 50.1))).toEqual([]);
    expect(multipleSpots(own, disc(50, 30), disc(50, 70))).toEqual([]);
    expect(multipleSpots(own, disc(50, 50), disc(50, 50))).toEqual([]);
    expect(multipleSpots(own, hull(50, 50), disc(50, 60))).toEqual([]);
  });
});

describe('boxes around things', () => {
  it('BTS-MOV-03: reach as far as the base, and meet where they touch', () => {
    expect([boxOf(disc(0, 0).base), boxOf(hull(0, 0).base)]).toEqual([12_500, cm(7)]);
    const box = pathBox(
      [
        { x: 30, y: -20 },
        { x: -10, y: 40 },
      ],
      5,
    );
    expect(box).toEqual({ left: -15, right: 35, near: -25, far: 45 });
    const square = (x: number, y: number) => pathBox([{ x, y }], 10);
    expect([
      boxesMeet(square(0, 0), square(20, 20)),
      boxesMeet(square(0, 0), square(21, 0)),
      boxesMeet(square(0, 0), square(0, 21)),
      boxesMeet(square(21, 0), square(0, 0)),
      boxesMeet(square(0, 21), square(0, 0)),
    ]).toEqual([true, false, false, false, false]);
  });
});
