import { FACINGS, inches, legLength, overlapping, pointAt, within, type Point } from '@banneret/geometry';
import { seededRng } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { placeKind, placeShape } from '../src/decisions/place.js';
import { buildingBody, placedAt, placedOf, touchesZone, whollyIn } from '../src/ground/board.js';
import { findPlaces } from '../src/movement/findPlaces.js';
import { somePlaces } from '../src/movement/suggestPlaces.js';
import { regionOfPlaces } from '../src/movement/suggestSpots.js';
import { placeFault, type PlaceQuestion, type Places } from '../src/movement/placing.js';
import { sectorOf } from '../src/search/regions.js';
import { fireteamOf, unitOf, type State } from '../src/state.js';
import { point, stateOf, type SceneBody, type Spot, type TerrainBody, type UnitBody } from './scene.js';
import { PACK } from './testPack.js';

/** Placements: a place is found wherever there is one, however narrow, and one on every side that has room. */

const one = (card: string, ...at: readonly (Spot | null)[]): UnitBody => ({ card, at });
const wall = (...box: TerrainBody['box']): TerrainBody => ({ box, traits: ['impassable'] });
const table = (own: readonly UnitBody[], body: Partial<SceneBody> = {}): State =>
  stateOf({ seats: [{ units: own }, {}], ...body });
type Near = Extract<PlaceQuestion, { where: 'near' }>;
/** The first unit, wholly within so much of the mystic at (20, 20), which is the last Fireteam. */
const near = (s: State, range: number, change: Partial<Near> = {}): Near => ({
  where: 'near',
  fireteams: unitOf(s, 0).fireteams.filter(id => fireteamOf(s, id).place === 'table'),
  of: placedOf(s, s.fireteams.length - 1),
  range: inches(range),
  ...change,
});
const mystic = one('mystic', [20, 20]);
const RADIUS = 25 / 25.4;
const OWN = 15 / 25.4;

/** What is found, once it is known to be legal. */
function found(s: State, q: PlaceQuestion, seed?: number): Places | undefined {
  const places = seed === undefined ? findPlaces(s, q) : findPlaces(s, q, seededRng('rooms', seed));
  if (places !== undefined) expect(placeFault(s, q, places)).toBeUndefined();
  return places;
}
const sectors = (s: State, q: PlaceQuestion): readonly string[] =>
  [...new Set([...somePlaces(s, q)].map(places => regionOfPlaces(s, q, places)))].sort();
const ALL = Array.from({ length: 8 }, (_, i) => `sector ${i}`);

describe('near somebody', () => {
  it('TOS-MOV-13: a base that just fits between the edge of the range and the base in the middle', () => {
    const fits = (range: number): boolean => {
      const s = table([one('gunners', [50, 40]), mystic]);
      return found(s, near(s, range)) !== undefined;
    };
    expect([fits(2 * RADIUS + 0.001), fits(2 * RADIUS - 0.001)]).toEqual([true, false]);
  });

  it('TOS-MOV-13, R-100: the one gap between walls, wherever it is', () => {
    for (const facing of [0, 300, 1_111, 2_000, 3_333, 4_000]) {
      // A row of bases around leaves room for one at this angle, and just that.
      const far = inches(OWN + RADIUS + 0.3);
      const posts = Array.from({ length: 4 }, (_, i) =>
        pointAt(point([20, 20]), facing + Math.round((FACINGS * (i + 1)) / 5), far),
      );
      const others = posts.map(({ x, y }) => one('lancers', [x / 25_400, y / 25_400]));
      const s = table([one('gunners', [50, 40]), ...others, mystic]);
      const places = found(s, near(s, 2 * RADIUS + 0.4));
      expect(places).toBeDefined();
      expect(legLength(places![0]!, pointAt(point([20, 20]), facing, far))).toBeLessThan(inches(0.6));
    }
  });

  it('TOS-MOV-14: nothing where there is no room at all', () => {
    const s = table([one('gunners', [50, 40]), mystic], { terrain: [wall(15, 15, 25, 19.3), wall(15, 20.7, 25, 25), wall(15, 19.3, 19.3, 20.7), wall(20.7, 19.3, 25, 20.7)] }); // prettier-ignore
    expect(found(s, near(s, 3))).toBeUndefined();
    expect([...placeKind.enumerate(s, placeShape(near(s, 3)), 0)]).toEqual([[null]]);
    expect(placeKind.sample(s, placeShape(near(s, 3)), 0, seededRng('no', 1))).toEqual([null]);
  });

  it('TOS-MOV-13: on every side that has room, and on no other', () => {
    const open = table([one('gunners', [50, 40]), mystic]);
    expect(sectors(open, near(open, 4))).toEqual(ALL);
    // A wall on the left: there are no places to the west of it.
    const walled = table([one('gunners', [50, 40]), mystic], { terrain: [wall(10, 10, 19.2, 30)] });
    expect(sectors(walled, near(walled, 4))).toEqual(['sector 0', 'sector 1', 'sector 6', 'sector 7']);
    const choices = [...placeKind.enumerate(open, placeShape(near(open, 4)), 0)];
    expect(choices.every(choice => placeFault(open, near(open, 4), choice) === undefined)).toBe(true);
    expect(new Set(choices.map(choice => JSON.stringify(choice))).size).toBe(choices.length);
  });

  it('TOS-MOV-13: with chance anywhere, the thorough look among them', () => {
    const s = table([one('gunners', [50, 40]), mystic]);
    const drawn = new Set(
      Array.from({ length: 60 }, (_, seed) => regionOfPlaces(s, near(s, 4), found(s, near(s, 4), seed)!)),
    );
    expect([...drawn].filter(region => ALL.includes(region)).sort()).toEqual(ALL);
  });

  it('TOS-MOV-20, TOS-MOV-22: a Squad as one, at the spot if all fit there, else beside those that do', () => {
    const squad = one('infantry', [50, 40], [53, 40], [56, 40]);
    const s = table([squad, mystic]);
    const wide = found(s, near(s, 6))!;
    const bodies = wide.map((at, id) => placedAt(s, id, at!));
    expect(bodies.every((a, i) => bodies.every((b, j) => i === j || (!overlapping(a, b) && within(a, b, inches(8)))))).toBe(true); // prettier-ignore
    // Between walls there is room for one at the spot; one comes behind it, in contact, and the third has nobody to touch.
    const lane = [wall(15, 15, 25, 18.9), wall(15, 21.1, 40, 25), wall(25, 15, 40, 18.9), wall(15, 18.9, 19.2, 21.1)];
    const narrow = table([one('infantry', [25, 20], [27.5, 20], [30, 20]), mystic], { terrain: lane });
    const q = near(narrow, 2 * RADIUS + 0.1);
    const [first, second, third] = found(narrow, q)!;
    expect([first !== null, second !== null, third]).toEqual([true, true, null]);
    expect(within(placedAt(narrow, 0, first!), placedAt(narrow, 1, second!), 2)).toBe(true);
    const ample = { ...q, range: inches(6) };
    for (const places of somePlaces(narrow, ample)) expect(placeFault(narrow, ample, places)).toBeUndefined();
    expect(placeFault(narrow, { ...q, spotOnly: true }, [first!, second!, null])?.rule).toBe('TOS-MOV-13');
  });

  it('TOS-MOV-14, TOS-MOV-16: who finds no room stays behind, the others do not', () => {
    // A dead end for two.
    const lane = [
      wall(15, 15, 25, 18.9),
      wall(15, 21.1, 25, 25),
      wall(15, 18.9, 19.2, 21.1),
      wall(24.8, 18.9, 25, 21.1),
    ];
    const squad = one('infantry', [28, 20], [28, 23], [28, 17]);
    const s = table([squad, mystic], { terrain: lane });
    const places = found(s, near(s, 9))!;
    expect(places.filter(at => at !== null).length).toBeGreaterThan(0);
    const alone = table([one('infantry', [28, 20], [28, 23], null), mystic], { terrain: lane });
    const both = found(alone, near(alone, 2 * RADIUS + 0.1, { fireteams: [0] }))!;
    expect(both).toHaveLength(1);
  });

  it('TOS-MOV-20: with those of the Squad that are not Placed', () => {
    const squad = one('infantry', [28, 20], [31, 20], null);
    const s = table([squad, mystic]);
    const q = near(s, 3, { fireteams: [0] });
    const places = found(s, q)!;
    expect(within(placedAt(s, 0, places[0]!), placedOf(s, 1), inches(8))).toBe(true);
    const far = table([one('infantry', [40, 20], [43, 20], null), mystic]);
    expect(found(far, near(far, 3, { fireteams: [0] }))).toBeUndefined();
  });
});

describe('who may be left out', () => {
  it('TOS-MOV-13, TOS-MOV-17, TOS-UNT-25: nobody who has room; a unit that is no Squad keeps no Formation', () => {
    const pack = {
      ...PACK,
      units: PACK.units.map(card => (card.id === 'lancers' ? { ...card, combinedArms: 'cannon' } : card)),
    };
    const s = table([one('lancers', [50, 40], [60, 10]), mystic], { pack });
    expect(placeFault(s, near(s, 4, { fireteams: [0] }), [null])?.rule).toBe('TOS-MOV-13');
    expect(found(s, near(s, 4, { fireteams: [0] }))).toHaveLength(1);
    const squad = table([one('infantry', [50, 40], [53, 40], null), mystic]);
    expect(placeFault(squad, near(squad, 4, { fireteams: [0] }), [null])).toBeUndefined();
  });
});

describe('beside those that fit', () => {
  it('TOS-MOV-22: in contact with one of them, around it on any side', () => {
    const s = table([one('infantry', [20, 20], [23, 20], null)]);
    const q: PlaceQuestion = { where: 'beside', fireteams: [1], mates: [0] };
    const places = found(s, q)!;
    expect(within(placedAt(s, 1, places[0]!), placedOf(s, 0), 2)).toBe(true);
    expect(sectors(s, q).length).toBeGreaterThan(3);
    expect(regionOfPlaces(s, q, [point([20, 25])])).toBe(sectorOf(point([20, 20]), point([20, 25])));
    expect(regionOfPlaces(s, q, [null])).toBe('nowhere');
  });

  it('TOS-MOV-22: not without room there', () => {
    const posts = Array.from({ length: 6 }, (_, i) => pointAt(point([20, 20]), Math.round((i * FACINGS) / 6), 50_010));
    const friends = posts.map(({ x, y }) => one('lancers', [x / 25_400, y / 25_400]));
    const s = table([one('infantry', [20, 20], [30, 20], null), ...friends]);
    expect(found(s, { where: 'beside', fireteams: [1], mates: [0] })).toBeUndefined();
  });
});

describe('on a roof and at its foot', () => {
  const house = (box: TerrainBody['box']): TerrainBody => ({ box, traits: ['impassable'], roof: true, rooms: true });

  it('TOS-TER-19: a roof that the base just fits on, and one that it does not', () => {
    const fits = (side: number): boolean => {
      const s = table([one('gunners', [10, 10])], { terrain: [house([20, 20, 20 + side, 20 + side])] });
      const places = found(s, { where: 'roof', fireteams: [0], zone: 0 });
      return places !== undefined && whollyIn(placedAt(s, 0, places[0]!), s.terrain[0]!.outline);
    };
    expect([fits(2 * RADIUS + 0.002), fits(2 * RADIUS - 0.002)]).toEqual([true, false]);
  });

  it('TOS-TER-19: beside who is up there already, on every side of the roof', () => {
    const s = table([one('gunners', [10, 10]), one('lancers', [23, 23])], { terrain: [house([20, 20, 26, 26])] });
    const q: PlaceQuestion = { where: 'roof', fireteams: [0], zone: 0 };
    const places = found(s, q)!;
    expect(overlapping(placedAt(s, 0, places[0]!), placedOf(s, 1))).toBe(false);
    expect(sectors(s, q)).toEqual(ALL);
    const full = table([one('gunners', [10, 10]), one('lancers', [21.5, 21.5])], {
      terrain: [house([20, 20, 23, 23])],
    });
    expect(found(full, q)).toBeUndefined();
  });

  it('TOS-TER-19, TOS-TER-22: at the foot of every wall, wherever there is room', () => {
    const s = table([one('gunners', [10, 10])], { terrain: [house([20, 20, 26, 24])] });
    const q: PlaceQuestion = { where: 'foot', fireteams: [0], zone: 0 };
    const places = found(s, q)!;
    expect(touchesZone(placedAt(s, 0, places[0]!), s.terrain[0]!.outline)).toBe(true);
    expect(sectors(s, q)).toEqual(ALL);
    // All but one corner is walled up.
    const shut = [wall(15, 15, 30, 19.9), wall(15, 24.1, 30, 30), wall(15, 19.9, 19.9, 24.1)];
    const corner = table([one('gunners', [10, 10])], { terrain: [house([20, 20, 26, 24]), ...shut] });
    const [end] = found(corner, q)!;
    expect(Math.abs(end!.x - inches(26) - 25_000)).toBeLessThan(3);
    expect(sectors(corner, q).every(sector => ['sector 0', 'sector 7'].includes(sector))).toBe(true);
  });

  it('TOS-TER-22: all of a unit that is inside come out, or none', () => {
    const inside = (terrain: readonly TerrainBody[]): State => {
      const s = table([one('infantry', [10, 10], [12, 10], [14, 10])], { terrain });
      s.units = [{ ...unitOf(s, 0), inside: 0 }];
      s.fireteams = s.fireteams.map(fireteam => ({ ...fireteam, place: 'inside' as const }));
      return s;
    };
    const q: PlaceQuestion = { where: 'foot', fireteams: [0, 1, 2], zone: 0 };
    expect(found(inside([house([20, 20, 26, 24])]), q)).toHaveLength(3);
    // Room for two of them only.
    const shut = [
      wall(15, 15, 30, 19.9),
      wall(15, 24.1, 30, 30),
      wall(15, 19.9, 19.9, 24.1),
      wall(28.2, 19.9, 30, 24.1),
    ];
    const tight = inside([house([20, 20, 26, 24]), ...shut]);
    expect(found(tight, q)).toBeUndefined();
    expect(found(tight, { ...q, fireteams: [0, 1] })).toHaveLength(2);
    expect(buildingBody(tight.terrain[0]!).at).toEqual(point([23, 22]));
  });
});

describe('answers', () => {
  it('TOS-MOV-13: one place for each of them, each a point of the lattice or nothing', () => {
    const s = table([one('gunners', [50, 40]), mystic]);
    const shape = placeShape(near(s, 4));
    const at: Point = point([20, 22]);
    const parse = (raw: unknown): unknown => placeKind.parse(raw, shape);
    expect([parse([at]), parse([null])]).toEqual([[at], [null]]);
    for (const raw of [undefined, at, [], [at, at], [{ ...at, z: 1 }], [{ x: 0.5, y: 1 }], [undefined], 'x', [[1, 2]]])
      expect(parse(raw)).toBeUndefined();
    expect(placeKind.judge(s, shape, [at], 0, 'TOS-MOV-13')).toEqual({ ok: true });
    expect(placeKind.judge(s, shape, [point([40, 22])], 0, 'TOS-MOV-13')).toMatchObject({
      ok: false,
      because: [{ rule: 'TOS-MOV-13' }],
    });
  });
});
