import { inches, legLength, type Point } from '@banneret/geometry';
import { seededRng } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { anchorsOf } from '../src/decisions/suggestAnchors.js';
import { around, denseStand } from '../src/decisions/denseStand.js';
import { regionOfStand } from '../src/decisions/suggestRegions.js';
import { findStand } from '../src/decisions/findStand.js';
import { stand, standKind } from '../src/decisions/stand.js';
import { standFault, whollyWithin, type StandQuestion } from '../src/decisions/stands.js';
import { buildingBody, placedAt, placedOf } from '../src/ground/board.js';
import { unitOf, type State } from '../src/state.js';
import { point, stateOf, type SceneBody, type Spot, type TerrainBody, type UnitBody } from './scene.js';

/** Deployment, Summons and new Fireteams: room is found wherever there is any, and a place in every part that has some. */

const one = (card: string, ...at: readonly (Spot | null)[]): UnitBody => ({ card, at });
const wall = (...box: TerrainBody['box']): TerrainBody => ({ box, traits: ['impassable'] });
const RADIUS = 25 / 25.4;
const LORD = 20 / 25.4;

/** The first unit of seat 0 is not on the table yet. */
function waiting(units: readonly UnitBody[], body: Partial<SceneBody> = {}): State {
  const s = stateOf({ seats: [{ units }, {}], ...body });
  s.fireteams = s.fireteams.map(fireteam =>
    fireteam.unit === 0 ? { ...fireteam, place: 'waiting' as const } : fireteam,
  );
  return s;
}
type Where = StandQuestion extends infer Q ? (Q extends StandQuestion ? Omit<Q, 'unit' | 'fireteams'> : never) : never;
const asked = (s: State, where: Where, count = 9): StandQuestion =>
  ({ unit: 0, fireteams: unitOf(s, 0).fireteams.slice(0, count), ...where }) as StandQuestion;

function found(s: State, q: StandQuestion, seed?: number): readonly Point[] | undefined {
  const places = seed === undefined ? findStand(s, q) : findStand(s, q, seededRng('stands', seed));
  if (places !== undefined) expect(standFault(s, q, places)).toBeUndefined();
  return places;
}
const regions = (s: State, q: StandQuestion): readonly string[] =>
  [...new Set([...standKind.enumerate(s, stand(q), 0)].map(places => regionOfStand(s, q, places)))].sort();

describe('in the zone', () => {
  it('TOS-DEP-09, R-100: the one gap that is left in it, wherever it is', () => {
    for (const x of [0, 3.3, 20.123, 71.5 - 2 * RADIUS]) {
      // The whole zone is impassable but for a slot of the width of the base.
      const [left, right] = [x, x + 2 * RADIUS + 0.002];
      const s = waiting([one('gunners', null)], {
        terrain: [...(x > 0 ? [wall(0, 0, left, 12)] : []), wall(right, 0, 72, 12)],
      });
      const places = found(s, asked(s, { where: 'zone' }));
      expect(places).toHaveLength(1);
      const none = waiting([one('gunners', null)], {
        terrain: [...(x > 0 ? [wall(0, 0, left, 12)] : []), wall(right - 0.004, 0, 72, 12)],
      });
      expect(found(none, asked(none, { where: 'zone' }))).toBeUndefined();
    }
  });

  it('TOS-DEP-09: a place in every square foot of the zone that has room', () => {
    const s = waiting([one('gunners', null)]);
    const squares = [0, 1, 2, 3, 4, 5].map(x => `square ${x} 0`);
    expect(regions(s, asked(s, { where: 'zone' }))).toEqual(squares);
    const shut = waiting([one('gunners', null)], { terrain: [wall(12, 0, 36, 12)] });
    expect(regions(shut, asked(shut, { where: 'zone' }))).toEqual(squares.filter((_, x) => x === 0 || x > 2));
    const drawn = new Set(
      Array.from({ length: 40 }, (_, seed) =>
        regionOfStand(s, asked(s, { where: 'zone' }), found(s, asked(s, { where: 'zone' }), seed)!),
      ),
    );
    expect([...drawn].sort()).toEqual(squares);
  });

  it('TOS-MOV-17, R-100: a Squad in Formation, around what is in the way', () => {
    const lane = (gap: number): readonly Point[] | undefined => {
      // Two pockets for one base each, so far apart.
      const [a, b] = [10, 10 + gap + 2 * RADIUS] as const;
      const r = RADIUS + 0.001;
      const terrain = [wall(0, 0, a - r, 12), wall(a + r, 0, b - r, 12), wall(b + r, 0, 72, 12)];
      const roof = wall(0, 2 * RADIUS + 0.002, 72, 12);
      const s = waiting([one('infantry', null, null, null)], { terrain: [...terrain, roof] });
      return found(s, asked(s, { where: 'zone' }, 2));
    };
    expect(lane(7.99)).toHaveLength(2);
    expect(lane(8.02)).toBeUndefined();
  });

  it('TOS-DEP-10: beside others, on nobody', () => {
    const s = waiting([one('colossus', null), one('lancers', [36, 6])], {
      terrain: [wall(0, 0, 31, 12), wall(41, 0, 72, 12)],
    });
    const [at] = found(s, asked(s, { where: 'zone' }))!;
    expect(legLength(at!, point([36, 6]))).toBeGreaterThanOrEqual(65_000);
  });

  it('R-100: without chance the same place each time, another for another unit', () => {
    const s = waiting([one('gunners', null)]);
    expect(found(s, asked(s, { where: 'zone' }))).toEqual(found(s, asked(s, { where: 'zone' })));
    const anchors = anchorsOf(s, asked(s, { where: 'zone' }));
    expect(anchors).toHaveLength(71 * 11);
    expect([anchors[0], anchors.at(-1)]).toEqual([point([1, 1]), point([71, 11])]);
  });
});

describe('Triumvirate', () => {
  const body: Partial<SceneBody> = { encounter: 'triumvirate', size: [48, 48] };
  const lords = (...at: readonly Spot[]): SceneBody['seats'] => [
    { units: [one('captain', null)] },
    { units: at.map(spot => one('captain', spot)) },
    {},
  ];
  const state = (seats: SceneBody['seats'], change: Partial<SceneBody> = {}): State => {
    const s = stateOf({ ...body, seats, ...change });
    s.fireteams = s.fireteams.map(fireteam =>
      fireteam.unit === 0 ? { ...fireteam, place: 'waiting' as const } : fireteam,
    );
    return s;
  };

  it('TOS-TRI-03, R-100: a Commander in the last place that is far enough from the others', () => {
    const q = (s: State): StandQuestion => asked(s, { where: 'apart', least: inches(12) });
    const small = (side: number): State => state(lords([LORD, LORD]), { size: [side, side] });
    // On the diagonal of a square table there is just room in the far corner.
    const most = 2 * LORD + (12 + 2 * LORD) / Math.SQRT2;
    expect([found(small(most + 0.01), q(small(most + 0.01))) !== undefined, found(small(most - 0.01), q(small(most - 0.01))) !== undefined]).toEqual([true, false]); // prettier-ignore
    const s = state(lords([24, 24]));
    const squares = regions(s, q(s));
    expect(squares.length).toBe(16);
    expect(anchorsOf(s, q(s))).toHaveLength(23 * 23);
    expect(anchorsOf(s, q(s))[0]).toEqual(point([2, 2]));
  });

  const around1 = (spot: Spot, more: Partial<SceneBody> = {}): State => {
    const s = stateOf({
      ...body,
      seats: [{ units: [one('lancers', null), one('captain', spot)] }, { units: [one('captain', [40, 40])] }, {}],
      ...more,
    });
    s.fireteams = s.fireteams.map(fireteam =>
      fireteam.unit === 0 ? { ...fireteam, place: 'waiting' as const } : fireteam,
    );
    return s;
  };

  it('TOS-TRI-04, R-100: the others in the last gap around their own Commander', () => {
    const q = (s: State): StandQuestion => asked(s, { where: 'commander' });
    const open = around1([20, 20]);
    const anchors = anchorsOf(open, q(open));
    expect(anchors).toHaveLength(27 * 27);
    expect([anchors[0], anchors.at(-1)]).toEqual([point([7, 7]), point([33, 33])]);
    expect(found(open, q(open))).toHaveLength(1);
    // Every square foot that the circle of twelve inches reaches into.
    expect(regions(open, q(open))).toEqual([
      'square 0 0',
      'square 0 1',
      'square 0 2',
      'square 1 0',
      'square 1 1',
      'square 1 2',
      'square 2 0',
      'square 2 1',
      'square 2 2',
    ]);
    // Walls all over but for a slot at the far end of the circle.
    const slot = 20 + LORD + 12 - 2 * RADIUS - 0.01;
    const tight = around1([20, 20], {
      terrain: [wall(0, 0, 48, 18.9), wall(0, 21.1, 48, 48), wall(0, 18.9, 19, 21.1), wall(21, 18.9, slot, 21.1)],
    });
    const [at] = found(tight, q(tight))!;
    expect(whollyWithin(placedAt(tight, 0, at!), placedOf(tight, 1), inches(12))).toBe(true);
    const shut = around1([20, 20], {
      terrain: [
        wall(0, 0, 48, 18.9),
        wall(0, 21.1, 48, 48),
        wall(0, 18.9, 19, 21.1),
        wall(21, 18.9, slot + 0.02, 21.1),
      ],
    });
    expect(found(shut, q(shut))).toBeUndefined();
  });

  it('TOS-TRI-04: not around a Commander who is dead, nor around another’s, nor around itself', () => {
    const q = (s: State): StandQuestion => asked(s, { where: 'commander' });
    const dead = around1([20, 20]);
    dead.fireteams = dead.fireteams.with(1, { ...dead.fireteams[1]!, place: 'killed', models: 0 });
    expect([anchorsOf(dead, q(dead)), found(dead, q(dead))]).toEqual([[], undefined]);
    const own = state(lords([20, 20]));
    expect(anchorsOf(own, q(own))).toEqual([]);
  });
});

describe('near who calls, and in contact', () => {
  it('TOS-SUM-01, R-100: wholly within the range, in the last gap there is', () => {
    const called = (range: number, terrain: readonly TerrainBody[] = []): State =>
      waiting([one('lancers', null), one('mystic', [20, 20])], { terrain: [...terrain], size: [40, 40 + range * 0] });
    const q = (s: State, range: number): StandQuestion => asked(s, { where: 'near', of: 1, range: inches(range) });
    const open = called(4);
    expect(found(open, q(open, 2 * RADIUS + 0.001))).toHaveLength(1);
    expect(found(open, q(open, 2 * RADIUS - 0.001))).toBeUndefined();
    expect(regions(open, q(open, 4))).toEqual(Array.from({ length: 8 }, (_, i) => `sector ${i}`));
    const rings = anchorsOf(open, q(open, 4));
    expect(rings).toHaveLength(64);
    expect(new Set(rings.slice(48).map(({ x, y }) => `${x} ${y}`)).size).toBe(16);
    const far = anchorsOf(open, q(open, 4)).map(at => Math.round(legLength(at, point([20, 20])) / 254) / 100);
    const touch = Math.round((15 / 25.4 + RADIUS) * 100) / 100;
    expect([...new Set(far)]).toEqual([touch, Math.round((15 / 25.4 + 2 - RADIUS) * 100) / 100, Math.round((15 / 25.4 + 3 - RADIUS) * 100) / 100, Math.round((15 / 25.4 + 4 - RADIUS) * 100) / 100].map(x => Math.max(touch, x))); // prettier-ignore
    const walls = [
      wall(0, 0, 40, 18.9),
      wall(0, 21.1, 40, 40),
      wall(0, 18.9, 19, 21.1),
      wall(21.2 + 2 * RADIUS, 18.9, 40, 21.1),
    ];
    const slot = called(4, walls);
    expect(found(slot, q(slot, 4))).toHaveLength(1);
  });

  it('TOS-SUM-01: where the caller sees it', () => {
    const screen: TerrainBody = { box: [21, 0, 21.1, 40], traits: ['blocking'] };
    const s = waiting([one('lancers', null), one('mystic', [20, 20])], {
      terrain: [screen, wall(0, 0, 19.2, 40)],
      size: [40, 40],
    });
    const q = asked(s, { where: 'near', of: 1, range: inches(4) });
    const [at] = found(s, q) ?? [];
    expect(standFault(s, q, [point([23, 20])])?.rule).toBe('TOS-SUM-01');
    expect(at === undefined || at.x < inches(22.2)).toBe(true);
  });

  it('R-98, TOS-SUM-01: from a building the range begins at its walls', () => {
    const house = stateOf({ seats: [{}, {}], terrain: [{ box: [20, 20, 26, 24], traits: [], rooms: true }] });
    const walls = buildingBody(house.terrain[0]!);
    const s = stateOf({ seats: [{ units: [one('lancers', [10, 10])] }, {}] });
    const within = (x: number, range: number): boolean =>
      whollyWithin(placedAt(s, 0, point([x, 22])), walls, inches(range));
    expect([within(26 + 4 - RADIUS, 4), within(26 + 4.01 - RADIUS, 4)]).toEqual([true, false]);
    // A range that is smaller than the base.
    expect([within(26.5, RADIUS - 0.001), within(26, RADIUS)]).toEqual([false, true]);
  });

  it('TOS-REI-03, R-100: a new Fireteam touches one of its unit, on every side of each that has room', () => {
    const s = stateOf({ seats: [{ units: [one('infantry', [20, 20], [25, 20], null)] }, {}] });
    const q: StandQuestion = { unit: 0, fireteams: [2], where: 'contact' };
    expect(found(s, q)).toHaveLength(1);
    const anchors = anchorsOf(s, q);
    expect(new Set(anchors.map(({ x, y }) => `${x} ${y}`)).size).toBe(96);
    for (const [i, at] of anchors.entries())
      expect(Math.abs(legLength(at, point([i < 48 ? 20 : 25, 20])) - 50_001)).toBeLessThan(2);
    const sides = regions(s, q);
    expect(sides.filter(side => side.startsWith(`${inches(20)} ${inches(20)}`)).length).toBe(8);
    expect(sides.filter(side => side.startsWith(`${inches(25)} ${inches(20)}`)).length).toBe(8);
    expect(regionOfStand(s, q, [point([40, 40])])).toBe('square 3 3');
  });

  it('TOS-REI-03, R-100: into a gap that just fits it', () => {
    const fits = (gap: number): boolean => {
      const right = 20 + RADIUS + 2 * RADIUS + gap;
      const s = stateOf({
        seats: [{ units: [one('infantry', [20, 20], null, null)] }, {}],
        terrain: [wall(0, 0, 72, 19), wall(0, 21, 72, 48), wall(0, 19, 19, 21), wall(right, 19, 72, 21)],
      });
      return found(s, { unit: 0, fireteams: [1], where: 'contact' }) !== undefined;
    };
    expect([fits(0.001), fits(-0.001)]).toEqual([true, false]);
  });
});

describe('what every search rests on', () => {
  it('R-100: rings a quarter of an inch apart, as far as the range and the bases go', () => {
    const s = stateOf({ seats: [{ units: [one('lancers', [20, 20])] }, {}] });
    const points = [...around(placedOf(s, 0), inches(1), inches(0.5))];
    const far = points.map(at => Math.round((legLength(at, point([20, 20])) / inches(0.25)) * 10) / 10);
    expect([...new Set(far)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(far.filter(ring => ring === 1)).toHaveLength(8);
    expect(far.filter(ring => ring === 9)).toHaveLength(27);
    const house = stateOf({ seats: [{}, {}], terrain: [{ box: [20, 20, 26, 24], traits: [], rooms: true }] });
    const walls = [...around(buildingBody(house.terrain[0]!), 0, 0)].map(at => legLength(at, point([23, 22])));
    expect(Math.round(Math.max(...walls) / 2_540) / 10).toBe(3);
  });

  it('R-100: in one region only, if that is asked for', () => {
    const s = waiting([one('gunners', null)]);
    const q = asked(s, { where: 'zone' });
    const [at] = denseStand(s, q, undefined, spot => spot.x > inches(60))!;
    expect(at!.x).toBeGreaterThan(inches(60));
    expect(denseStand(s, q, undefined, spot => spot.y > inches(20))).toBeUndefined();
  });

  it('TOS-DEP-09: an answer is a point for each Fireteam', () => {
    const s = waiting([one('infantry', null, null, null)]);
    const shape = stand(asked(s, { where: 'zone' }));
    const at = [point([5, 5]), point([8, 5]), point([11, 5])];
    const parse = (raw: unknown): unknown => standKind.parse(raw, shape);
    expect(parse(at)).toEqual(at);
    for (const raw of [
      undefined,
      at[0],
      [],
      at.slice(1),
      [...at, at[0]],
      [at[0], at[1], null],
      [at[0], at[1], { x: 1 }],
    ])
      expect(parse(raw)).toBeUndefined();
    const full = waiting([one('gunners', null)], { terrain: [wall(0, 0, 72, 12)] });
    expect(() => standKind.sample(full, stand(asked(full, { where: 'zone' })), 0, seededRng('x', 1))).toThrow(
      'no room',
    );
    expect([...standKind.enumerate(full, stand(asked(full, { where: 'zone' })), 0)]).toEqual([]);
  });
});
