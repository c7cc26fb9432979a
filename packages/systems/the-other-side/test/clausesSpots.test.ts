import { inches, legLength, type Point } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { denseSpot, densePoints } from '../src/decisions/denseSpot.js';
import { denseStand, obstacleBounds } from '../src/decisions/denseStand.js';
import type { StandQuestion } from '../src/decisions/stands.js';
import { spotFault, type SpotQuestion } from '../src/decisions/spots.js';
import { MARKER_BASE } from '../src/rulings.js';
import type { Bound } from '../src/search/bounds.js';
import { point, stateOf, type SceneBody, type Spot } from './scene.js';

/** Places for Markers: the search looks as close to every bound as the judge allows. */

const RADIUS = MARKER_BASE.radius;
const gunners = (at: Spot): SceneBody['seats'] => [{ units: [{ card: 'gunners', at: [at] }] }, {}];
const table = (body: Partial<SceneBody>) => stateOf({ seats: [{}, {}], ...body });
/** By how many micrometres the closest legal point that is looked at misses a bound. */
const misses = (
  s: ReturnType<typeof table>,
  q: SpotQuestion,
  bound: number,
  measure: (at: Point) => number,
): number => {
  const legal = densePoints(s, q).filter(at => spotFault(s, q, at) === undefined);
  return Math.min(...legal.map(at => Math.abs(measure(at) - bound)));
};
const HAIRS = 4;

describe('R-100: right beside every bound', () => {
  it('R-62, TOS-SUP-02: the centre line, and the edge of the own zone', () => {
    const s = table({ operation: 'supplyCache' });
    const q: SpotQuestion = { what: 'cache', seat: 0 };
    expect(misses(s, q, inches(24) - RADIUS, ({ y }) => y)).toBeLessThan(HAIRS);
    expect(misses(s, q, inches(12) + RADIUS, ({ y }) => y)).toBeLessThan(HAIRS);
    expect(misses(s, q, RADIUS, ({ x }) => x)).toBeLessThan(HAIRS);
  });

  it('TOS-SUP-01, R-94: a foot from the edges of the table, and from other Objective Markers', () => {
    const s = table({ operation: 'supplyCache', markers: [{ at: [36, 20] }] });
    const q: SpotQuestion = { what: 'variable', seat: 0 };
    expect(misses(s, q, inches(12) + RADIUS, ({ x }) => x)).toBeLessThan(HAIRS);
    expect(misses(s, q, inches(12) + 2 * RADIUS, at => legLength(at, point([36, 20])))).toBeLessThan(HAIRS);
  });

  it('TOS-PIL-02: outside the own zone, 8 inches from others', () => {
    const s = table({ operation: 'pillage', markers: [{ at: [36, 20] }] });
    const q: SpotQuestion = { what: 'variable', seat: 0 };
    expect(misses(s, q, inches(12) + RADIUS, ({ y }) => y)).toBeLessThan(HAIRS);
    expect(misses(s, q, inches(8) + 2 * RADIUS, at => legLength(at, point([36, 20])))).toBeLessThan(HAIRS);
  });

  it('TOS-TRI-07: in a Triumvirate 6 inches from others, anywhere on the table', () => {
    const s = table({ encounter: 'triumvirate', seats: [{}, {}, {}], markers: [{ at: [36, 20] }] });
    const q: SpotQuestion = { what: 'variable', seat: 0 };
    expect(misses(s, q, inches(6) + 2 * RADIUS, at => legLength(at, point([36, 20])))).toBeLessThan(HAIRS);
    expect(misses(s, q, inches(48) - RADIUS, ({ y }) => y)).toBeLessThan(HAIRS);
  });

  it('TOS-TRP-02, R-69: a trap in contact, wholly beyond the line, farther than a foot from others', () => {
    const q: SpotQuestion = { what: 'trap', seat: 0, fireteam: 0 };
    const s = table({ operation: 'traps', seats: gunners([20, 24]) });
    expect(misses(s, q, inches(24) + RADIUS, ({ y }) => y)).toBeLessThan(HAIRS);
    const other: Spot = [20 + 12 + 50 / 25.4, 26];
    const beside = table({ operation: 'traps', seats: gunners([20, 24]), markers: [{ at: other }] });
    expect(misses(beside, q, inches(12) + 2 * RADIUS, at => legLength(at, point(other)))).toBeLessThan(HAIRS);
  });

  it('TOS-CNQ-05, TOS-MRK-01: as far as the range reaches, 3 inches from others', () => {
    const conquest = { encounter: 'conquest', seats: [...gunners([20, 20]), {}, {}], markers: [{ at: [24, 20] as Spot }] } as const; // prettier-ignore
    const q: SpotQuestion = { what: 'pushOn', seat: 0, fireteam: 0 };
    const centre = point([20, 20]);
    expect(misses(table(conquest), q, inches(6) + 2 * RADIUS, at => legLength(at, centre))).toBeLessThan(HAIRS);
    expect(misses(table(conquest), q, inches(3) + 2 * RADIUS, at => legLength(at, point([24, 20])))).toBeLessThan(
      HAIRS,
    );
    const flag: SpotQuestion = { what: 'marker', seat: 0, fireteam: 0, kind: 'flag', range: inches(4) };
    const s = table({ seats: gunners([20, 20]) });
    expect(misses(s, flag, inches(4) + 2 * RADIUS, at => legLength(at, centre))).toBeLessThan(HAIRS);
  });

  it('TOS-MRK-01, TOS-TRP-02: the dead have no such place', () => {
    const s = table({ operation: 'traps', seats: [{ units: [{ card: 'infantry', at: [null, [20, 24], null] }] }, {}] });
    for (const what of ['trap', 'pushOn'] as const) expect(densePoints(s, { what, seat: 0, fireteam: 0 })).toEqual([]);
    expect(denseSpot(s, { what: 'trap', seat: 0, fireteam: 0 })).toBeUndefined();
  });

  it('R-56, TOS-CRE-01: Impassable terrain right beside a base', () => {
    const s = table({ seats: gunners([20, 20]) });
    const created = (trait: 'impassable' | 'difficult'): SpotQuestion => ({
      what: 'create',
      seat: 0,
      fireteam: 0,
      terrain: { name: { fr: 'x', en: 'x' }, side: 2, traits: [{ trait }] },
      range: inches(6),
    });
    expect(misses(s, created('impassable'), RADIUS + inches(1), at => legLength(at, point([20, 20])))).toBeLessThan(
      HAIRS,
    );
    // Other terrain may lie under it.
    expect(misses(s, created('difficult'), 0, at => legLength(at, point([20, 20])))).toBeLessThan(inches(0.5));
  });

  it('TOS-MRK-01, TOS-CNQ-05, TOS-CRE-01: and a quarter of an inch from anywhere in reach, since sight has no bounds', () => {
    const s = table({ encounter: 'conquest', seats: [...gunners([20, 20]), {}, {}] });
    const terrain = { name: { fr: 'x', en: 'x' }, side: 2, traits: [] };
    const own = { seat: 0, fireteam: 0 };
    const questions: readonly SpotQuestion[] = [
      { what: 'pushOn', ...own },
      { what: 'marker', ...own, kind: 'flag', range: inches(6) },
      { what: 'create', ...own, terrain, range: inches(6) },
    ];
    for (const q of questions) {
      const points = densePoints(s, q);
      for (const spot of [
        [20.6, 20.3],
        [23.1, 18.2],
        [16.4, 22.7],
        [24.9, 24.4],
        [20.1, 13.8],
      ] as const)
        // prettier-ignore
        expect(points.some(at => legLength(at, point(spot)) < inches(0.3))).toBe(true);
    }
  });
});

describe('R-100: what stops a base that is put down', () => {
  const bounds = (card: string, trait: string, but: readonly number[] = []): readonly (readonly Bound[])[] => {
    const s = stateOf({
      terrain: [{ box: [30, 20, 34, 24], traits: [trait] }],
      seats: [{ units: [{ card, at: [[10, 10]] }] }, { units: [{ card: 'infantry', at: [[20, 20], null, [26, 20]] }] }],
    });
    const all = obstacleBounds(s, 0, RADIUS, but);
    return [all.filter(({ kind }) => kind === 'line'), all.filter(({ kind }) => kind === 'circle')];
  };
  const count = (...asked: Parameters<typeof bounds>): readonly number[] =>
    bounds(...asked).map(({ length }) => length);

  it('R-100, TOS-TER-04, TOS-TER-05: the edges, and ground that is Impassable to its unit', () => {
    // Four edges; of a box two lines a side and four corners; and a circle around each base on the table.
    expect([count('lancers', 'difficult'), count('lancers', 'impassable')]).toEqual([[4, 3], [12, 7]]); // prettier-ignore
    expect([count('lancers', 'impassable low'), count('lancers', 'impassable high')]).toEqual([[12, 7], [4, 3]]); // prettier-ignore
    expect([count('colossus', 'impassable low'), count('colossus', 'impassable high')]).toEqual([[4, 3], [12, 7]]); // prettier-ignore
  });

  it('R-100, TOS-MOV-15: the bases on the table, but those that are put down themselves', () => {
    const centres = (but: readonly number[]): unknown =>
      bounds('lancers', 'difficult', but)[1]!.map(bound => (bound.kind === 'circle' ? bound.at : undefined));
    expect(centres([])).toEqual([point([10, 10]), point([20, 20]), point([26, 20])]);
    expect(centres([0, 3])).toEqual([point([20, 20])]);
  });
});

describe('R-100: units right at the bound of their place', () => {
  /** Is a place found no farther than a few micrometres from this distance to the centre of somebody? */
  const found = (s: ReturnType<typeof table>, q: StandQuestion, of: Spot, distance: number): boolean =>
    denseStand(s, q, undefined, at => Math.abs(legLength(at, point(of)) - distance) < HAIRS) !== undefined;
  const waiting = (s: ReturnType<typeof table>, id: number) => {
    s.fireteams = s.fireteams.with(id, { ...s.fireteams[id]!, place: 'waiting' });
    return s;
  };
  const [captain, mystic] = [20_000, 15_000];
  const three = (units: NonNullable<SceneBody['seats'][number]['units']>) =>
    table({ encounter: 'triumvirate', seats: [{ units }, {}, { units: [{ card: 'captain', at: [[50, 30]] }] }] });

  it('TOS-TRI-03: a Commander as near to another as is allowed', () => {
    const s = waiting(three([{ card: 'captain', at: [[20, 20]] }]), 0);
    const q: StandQuestion = { unit: 0, fireteams: [0], where: 'apart', least: inches(12) };
    expect(found(s, q, [50, 30], inches(12) + 2 * captain)).toBe(true);
    expect(found(s, q, [50, 30], inches(11) + 2 * captain)).toBe(false);
  });

  it('TOS-TRI-04: a unit as far from its Commander as is allowed', () => {
    const s = waiting(three([{ card: 'captain', at: [[20, 20]] }, { card: 'lancers', at: [[22, 22]] }]), 1); // prettier-ignore
    const q: StandQuestion = { unit: 1, fireteams: [1], where: 'commander' };
    expect(found(s, q, [20, 20], inches(12) + captain - RADIUS)).toBe(true);
    expect(found(s, q, [50, 30], inches(12) + captain - RADIUS)).toBe(false);
  });

  it('TOS-SUM-01: one that is called as far off as is allowed', () => {
    const units = [
      { card: 'mystic', at: [[20, 20]] as Spot[] },
      { card: 'lancers', at: [[22, 22]] as Spot[] },
    ];
    const s = waiting(table({ seats: [{ units }, {}] }), 1);
    const q: StandQuestion = { unit: 1, fireteams: [1], where: 'near', of: 0, range: inches(4) };
    expect(found(s, q, [20, 20], inches(4) + mystic - RADIUS)).toBe(true);
    expect(found(s, q, [20, 20], inches(4) + mystic)).toBe(false);
  });
});
