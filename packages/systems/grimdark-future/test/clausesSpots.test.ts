import { inches, type Point } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { chargeClosing } from '../src/movement/charge.js';
import { standsNow } from '../src/movement/closing/closing.js';
import { blockerRings, crossings, HAIR, towards, type Ring } from '../src/movement/closing/rings.js';
import { isRough } from '../src/movement/closing/rough.js';
import {
  contactSpots,
  nearSpots,
  putDown,
  ringSpots,
  seekerFor,
  shellSpots,
  spotsAhead,
  type Seeker,
  type Spot,
} from '../src/movement/closing/spots.js';
import { CLOSE_ENOUGH, STRIKE_REACH } from '../src/rulings.js';
import type { TerrainType } from '../src/state.js';
import { apart, box, profile, scene, um, type Scene, type SceneBody } from './scene.js';

// GDF-MEL-03, R-26: the places that a model looks at when it closes with an enemy.

const PROFILES = [
  profile({ id: 'one', count: 1, weapons: ['blade'] }),
  profile({ id: 'two', count: 2, weapons: ['blade'] }),
  profile({ id: 'three', count: 3, weapons: ['blade'] }),
  profile({ id: 'bike', count: 1, weapons: ['blade'], baseMm: [60, 35] }),
];
type Models = NonNullable<SceneBody['units'][number]['models']>;

const table = (own: readonly [string, Models], foe: readonly [string, Models], more: Partial<SceneBody> = {}): Scene =>
  scene({
    profiles: PROFILES,
    weapons: [{ id: 'blade', attacks: 1 }],
    units: [
      { player: 1, profile: own[0], name: 'own', models: own[1] },
      { player: 2, profile: foe[0], name: 'foe', models: foe[1] },
    ],
    ...more,
  });

/** The last model of the unit, looking for a place among its comrades, with so many inches to go. */
function seeking(s: Scene, most = 12, linked = true): Seeker {
  const closing = chargeClosing(s.state, 0, 1);
  const stands = standsNow(closing);
  const figure = closing.movers.at(-1)!;
  return seekerFor(figure, inches(most), closing.field(figure), stands.slice(0, -1), closing.enemies, linked);
}

const inch = (length: number): number => Math.round(length / 25.4) / 1000;
const places = (spots: readonly Point[]) => spots.map(({ x, y }) => [inch(x), inch(y)]);
const lengths = (seeker: Seeker, spots: readonly Spot[]) =>
  spots.map(({ x, y }) => Math.hypot(x - seeker.figure.at.x, y - seeker.figure.at.y));
const isSorted = (numbers: readonly number[]): boolean => numbers.every((n, i) => i === 0 || n >= numbers[i - 1]! - 1);

describe('circles', () => {
  const crossed = (a: Ring, b: Ring): number[][] => {
    const found: number[][] = [];
    crossings(a, b, (x, y) => found.push([x, y]));
    return found;
  };
  const ring = (x: number, y: number, radius: number): Ring => ({ x, y, radius });

  it('R-26: two of them cross in two points, wherever they lie', () => {
    expect(crossed(ring(0, 0, 13_000), ring(14_000, 0, 15_000))).toEqual([
      [5_000, 12_000],
      [5_000, -12_000],
    ]);
    expect(crossed(ring(1_000, 2_000, 13_000), ring(1_000, 16_000, 15_000))).toEqual([
      [-11_000, 7_000],
      [13_000, 7_000],
    ]);
  });

  it('R-26: they touch in one, and have none if they are apart, within one another, or the same', () => {
    expect(crossed(ring(0, 0, 3_000), ring(8_000, 0, 5_000))).toEqual([
      [3_000, 0],
      [3_000, 0],
    ]);
    expect(crossed(ring(0, 0, 8_000), ring(3_000, 0, 5_000))).toEqual([
      [8_000, 0],
      [8_000, 0],
    ]);
    expect(crossed(ring(0, 0, 3_000), ring(8_001, 0, 5_000))).toEqual([]);
    expect(crossed(ring(0, 0, 8_000), ring(2_999, 0, 5_000))).toEqual([]);
    expect(crossed(ring(5, 5, 3_000), ring(5, 5, 3_000))).toEqual([]);
  });

  it('R-26: the point of one nearest to a place', () => {
    expect(towards(ring(1_000, 1_000, 5_000), { x: 7_000, y: 9_000 })).toEqual({ x: 4_000, y: 5_000 });
    expect(towards(ring(1_000, 1_000, 5_000), { x: 1_300, y: 600 })).toEqual({ x: 4_000, y: -3_000 });
    expect(towards(ring(1_000, 1_000, 5_000), { x: 1_000, y: 1_000 })).toEqual({ x: 6_000, y: 1_000 });
  });

  it('R-26: around bases that must be kept clear of, not around terrain', () => {
    const more = { terrain: [{ types: ['impassable'] as const, outline: box(30, 20, 4, 4), height: 3 }] };
    const s = table(['one', [[20, 10]]], ['one', [[20, 20]]], more);
    const other = chargeClosing(s.state, 1, 0);
    const field = other.field(other.movers[0]!);
    expect(blockerRings(field, 16_000).map(({ x, y, radius }) => [inch(x), inch(y), radius])).toEqual([
      [20, 10, 32_000 + HAIR],
    ]);
  });
});

describe('places in contact', () => {
  it('R-26: straight ahead at every enemy, the nearest first, no farther than it may go', () => {
    const s = table(
      ['one', [[20, 10]]],
      [
        'two',
        [
          [26, 18],
          [23, 14],
        ],
      ],
    );
    expect(places(spotsAhead(seeking(s)))).toEqual([
      [22.244, 12.992],
      [25.244, 16.992],
    ]);
    expect(places(spotsAhead(seeking(s, 5)))).toEqual([[22.244, 12.992]]);
  });

  it('R-26: not where a comrade or another enemy stands', () => {
    const blocked = table(
      [
        'two',
        [
          [20, 10 + apart(3)],
          [20, 10],
        ],
      ],
      ['one', [[20, 10 + apart(3) + apart(0.2)]]],
    );
    expect(spotsAhead(seeking(blocked))).toEqual([]);
    const behind = table(
      ['one', [[20, 10]]],
      [
        'two',
        [
          [20, 15],
          [20, 15 + apart(0.2)],
        ],
      ],
    );
    expect(places(spotsAhead(seeking(behind)))).toEqual([[20, 13.74]]);
  });

  it('R-26: all around an enemy, nearest to the model first; fewer around bases that are not round; none out of reach', () => {
    const seeker = seeking(table(['one', [[20, 10]]], ['one', [[20, 15]]]));
    const spots = ringSpots(seeker);
    expect(spots).toHaveLength(64);
    expect(isSorted(lengths(seeker, spots))).toBe(true);
    expect(places(spots.slice(0, 3))).toEqual([
      [20, 13.74],
      [19.876, 13.746],
      [20.124, 13.746],
    ]);
    expect(places(spots.slice(-1))).toEqual([[20, 16.26]]);
    expect(ringSpots(seeking(table(['bike', [[20, 10, 90]]], ['one', [[20, 15]]])))).toHaveLength(40);
    expect(ringSpots(seeking(table(['one', [[20, 10]]], ['one', [[20, 15]]]), 3.7))).toEqual([]);
    const some = ringSpots(seeking(table(['one', [[20, 10]]], ['one', [[20, 15]]]), 4)).length;
    expect([some > 0, some < 32]).toEqual([true, true]);
  });

  it('R-26: where the circle around the enemy meets that of a comrade, or the model’s own reach', () => {
    const s = table(
      [
        'two',
        [
          [20, 10 + apart(2)],
          [20, 10],
        ],
      ],
      ['one', [[20, 10 + apart(2) + apart(0)]]],
    );
    const seeker = seeking(s);
    const spots = contactSpots(seeker);
    expect(places(spots.slice(0, 2))).toEqual([
      [18.909, 13.89],
      [21.091, 13.89],
    ]);
    expect(isSorted(lengths(seeker, spots))).toBe(true);
    // With four inches it gets as far as its reach crosses the circle, and no farther.
    const short = contactSpots(seeking(table(['one', [[20, 10]]], ['one', [[20, 15]]]), 4));
    expect(places(short)).toEqual([
      [19.317, 13.941],
      [20.683, 13.941],
    ]);
    expect(contactSpots(seeking(table(['one', [[20, 10]]], ['one', [[20, 15]]]), 3.7))).toEqual([]);
  });
});

describe('places near comrades', () => {
  /** How far each place in contact is from the comrade, who stands so far from the enemy. */
  const gaps = (away: number): number[] => {
    const s = table(['two', [[20, 10], [22, 10 + away]]], ['one', [[20, 10 + apart(away)]]]); // prettier-ignore
    const seeker = seeking(s);
    return contactSpots(seeker).map(({ x, y }) => Math.hypot(x - inches(20), y - inches(10)) - 32_000);
  };
  const isAt = (inch_: number) => (gap: number) => gap <= inches(inch_) && gap > inches(inch_) - 4;

  it('GDF-MOV-09, GDF-MOV-10, R-26: as far from a comrade as links and nine inches allow, and no farther', () => {
    expect(gaps(0.5).some(isAt(1))).toBe(true);
    expect(gaps(9.5).some(isAt(9))).toBe(true);
    expect(gaps(8.2).some(isAt(9))).toBe(true);
    expect(gaps(4).some(isAt(9))).toBe(false);
  });

  it('R-26, GDF-MOV-09: where the reach of the model crosses the inch around a comrade', () => {
    const s = table(['two', [[21, 15], [20, 10]]], ['one', [[20, 17.5]]]); // prettier-ignore
    const spots = nearSpots(seeking(s, 4), inches(5));
    const isThere = ({ x, y }: Spot): boolean => {
      const [gone, gap] = [
        Math.hypot(x - inches(20), y - inches(10)),
        Math.hypot(x - inches(21), y - inches(15)) - 32_000,
      ];
      return gone <= inches(4) && gone > inches(4) - 5 && gap <= inches(1) && gap > inches(1) - 5;
    };
    expect(spots.filter(isThere)).toHaveLength(2);
  });

  it('GDF-MEL-03: one base that is not round makes all of them slower to measure', () => {
    const round = seeking(table(['one', [[20, 10]]], ['two', [[20, 15], [22, 15]]])); // prettier-ignore
    const oval = seeking(table(['bike', [[20, 10, 90]]], ['one', [[20, 15]]])).figure;
    const mixed = seekerFor(round.figure, round.most, round.field, [], [round.enemies[0]!, oval], true);
    expect([round.allRound, mixed.allRound]).toEqual([true, false]);
  });

  it('R-26: a place exactly as near as is wanted will do', () => {
    const s = table(['one', [[20, 10]]], ['one', [[20, 10 + apart(8)]]]);
    // Six inches straight ahead leave two, and two micrometres for the lattice.
    expect(nearSpots(seeking(s, 6), inches(2) + 2)).not.toEqual([]);
    expect(nearSpots(seeking(s, 6), inches(2) + 1)).toEqual([]);
  });
});

describe('places near the enemy', () => {
  it('R-26: in circles a tolerance apart, no farther than one can strike, nearest to the enemy first', () => {
    const s = table(['one', [[20, 10]]], ['one', [[20, 15]]]);
    const seeker = seeking(s);
    const circles = (bound: number): number => Math.floor((bound - 4) / CLOSE_ENOUGH) + 1;
    const far = shellSpots(seeker, inches(5));
    expect(far).toHaveLength(24 * circles(STRIKE_REACH));
    expect(shellSpots(seeker, inches(1))).toHaveLength(24 * circles(inches(1)));
    expect(shellSpots(seeker, inches(1) + 10)).toHaveLength(24 * 5);
    expect(far[0]!.gap).toBeLessThan(25);
    expect(far.at(-1)!.gap).toBeGreaterThan(inches(1.7));
    const near = shellSpots(seeking(s, 2), inches(3));
    expect(near.length).toBeGreaterThan(0);
    expect(Math.max(...lengths(seeking(s, 2), near))).toBeLessThanOrEqual(inches(2));
  });

  it('R-26: as far as it gets straight at the enemy, or beside a comrade; nothing that is no nearer', () => {
    const s = table(['one', [[20, 10]]], ['one', [[20, 10 + apart(8)]]]);
    const spots = nearSpots(seeking(s, 6), inches(3));
    expect(places(spots.slice(0, 1))).toEqual([[20, 16]]);
    expect(spots.every(({ gap }) => gap <= inches(3))).toBe(true);
    expect(nearSpots(seeking(s, 6), inches(1.9))).toEqual([]);
    const beside = table(
      [
        'two',
        [
          [20, 10 + apart(4)],
          [20, 10],
        ],
      ],
      ['one', [[20, 10 + apart(4) + apart(0)]]],
    );
    const gaps = nearSpots(seeking(beside), inches(2)).map(({ gap }) => gap);
    expect(isSorted(gaps.filter(gap => gap > 25))).toBe(true);
    expect(gaps.length).toBeGreaterThan(0);
  });

  it('GDF-MOV-09, GDF-MOV-03: put down within an inch of a comrade and on nobody; out of coherency anywhere free', () => {
    const s = table(
      [
        'two',
        [
          [20, 10],
          [20, 10 - apart(0.2)],
        ],
      ],
      ['one', [[20, 20]]],
    );
    const at = (x: number, y: number, linked = true) =>
      putDown(seeking(s, 12, linked), { x: inches(x), y: inches(y) })?.at;
    const beside = { x: inches(20), y: inches(10 + apart(1)) };
    expect(at(20, 10 + apart(1))).toEqual(beside);
    expect(at(20, 10 + apart(1) + um(2))).toBeUndefined();
    expect(at(20, 10 + apart(1) + um(2), false)).toBeDefined();
    expect(at(20, 10 + apart(0) - um(5))).toBeUndefined();
    expect(at(20, 20)).toBeUndefined();
  });
});

describe('rough ground', () => {
  const R = 16_000 / 25_400;
  /** A model at (20, 10), its enemy at (26, 16), and one piece of terrain somewhere. */
  const rough = (
    type: TerrainType,
    x: number,
    y: number,
    w: number,
    d: number,
    more: Partial<SceneBody> = {},
  ): boolean => {
    const terrain = [{ types: [type], outline: box(x, y, w, d), height: 3 }];
    const s = table(['one', [[20, 10]]], ['one', [[26, 16]]], { terrain, ...more });
    const closing = chargeClosing(s.state, 0, 1);
    return isRough(closing, closing.movers[0]!, closing.most[0]!);
  };
  // The box of both: the model's base, and on the enemy's side the base and all around it.
  const [left, right, near, far] = [20 - R, 26 + 3 * R, 10 - R, 16 + 3 * R];

  it('R-26: terrain that stops or slows somebody, between the two or beside them', () => {
    for (const type of ['impassable', 'difficult', 'elevated'] as const) expect(rough(type, 22, 13, 1, 0.5)).toBe(true);
    for (const type of ['cover', 'dangerous', 'blocking'] as const) expect(rough(type, 22, 13, 1, 0.5)).toBe(false);
  });

  it('R-26: on every side as far as a base there would reach, and no farther', () => {
    const gap = 0.01;
    expect([rough('difficult', left - 2, 12, 2 + gap, 1), rough('difficult', left - 2, 12, 2 - gap, 1)]).toEqual([
      true,
      false,
    ]);
    expect([rough('difficult', right - gap, 12, 2, 1), rough('difficult', right + gap, 12, 2, 1)]).toEqual([
      true,
      false,
    ]);
    expect([rough('difficult', 22, near - 2, 1, 2 + gap), rough('difficult', 22, near - 2, 1, 2 - gap)]).toEqual([
      true,
      false,
    ]);
    expect([rough('difficult', 22, far - gap, 1, 2), rough('difficult', 22, far + gap, 1, 2)]).toEqual([true, false]);
  });

  it('R-26: the edges of the table, too; an enemy out of reach does not count', () => {
    const at = (own: readonly [number, number], foe: readonly [number, number]): boolean => {
      const s = table(['one', [own]], ['one', [foe]]);
      const closing = chargeClosing(s.state, 0, 1);
      return isRough(closing, closing.movers[0]!, closing.most[0]!);
    };
    expect(at([20, 10], [26, 16])).toBe(false);
    expect([at([10, 20], [3 * R + 0.01, 20]), at([10, 20], [3 * R - 0.01, 20])]).toEqual([false, true]);
    expect([at([20, 10], [20, 3 * R + 0.01]), at([20, 10], [20, 3 * R - 0.01])]).toEqual([false, true]);
    expect([at([64, 20], [72 - 3 * R - 0.01, 20]), at([64, 20], [72 - 3 * R + 0.01, 20])]).toEqual([false, true]);
    expect([at([20, 40], [20, 48 - 3 * R - 0.01]), at([20, 40], [20, 48 - 3 * R + 0.01])]).toEqual([false, true]);
    expect([at([20, 20], [1, 20]), at([20, 20], [20, 47.2])]).toEqual([false, false]);
    // In reach by the bases, though not by the middles.
    expect([at([13.5, 20], [1, 20]), at([20, 34.5], [20, 47])]).toEqual([true, true]);
  });
});
