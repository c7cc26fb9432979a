import { inches, legLength, within, type Point } from '@banneret/geometry';
import { seededRng } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { denseSpot, regionOfSpot } from '../src/decisions/denseSpot.js';
import { findSpot } from '../src/decisions/findSpot.js';
import { candidates } from '../src/decisions/suggestSpots.js';
import { spot, spotKind } from '../src/decisions/spot.js';
import { isHopeless, spotFault, type SpotQuestion } from '../src/decisions/spots.js';
import { markerBody, placedOf } from '../src/ground/board.js';
import type { CreatedTerrain } from '../src/effect.js';
import { unitOf, type State } from '../src/state.js';
import { point, stateOf, type SceneBody, type Spot, type TerrainBody, type UnitBody } from './scene.js';

/** Markers and Created terrain: a point is found wherever there is one, and one in every part or on every side that has some. */

const one = (card: string, ...at: readonly (Spot | null)[]): UnitBody => ({ card, at });
const RADIUS = 25 / 25.4;
const table = (body: Partial<SceneBody> = {}): State =>
  stateOf({ seats: [{ units: [one('gunners', [20, 20])] }, {}], ...body });
const SECTORS = Array.from({ length: 8 }, (_, i) => `sector ${i}`);

function found(s: State, q: SpotQuestion, seed?: number): Point | undefined {
  const at = seed === undefined ? findSpot(s, q) : findSpot(s, q, seededRng('spots', seed));
  if (at !== undefined) expect(spotFault(s, q, at)).toBeUndefined();
  return at;
}
const enumerated = (s: State, q: SpotQuestion): readonly Point[] => [...spotKind.enumerate(s, spot(q), 0)];
const regions = (s: State, q: SpotQuestion): readonly string[] =>
  [...new Set(enumerated(s, q).map(at => regionOfSpot(s, q, at)))].sort();
const drawn = (s: State, q: SpotQuestion, count: number): readonly string[] =>
  [...new Set(Array.from({ length: count }, (_, seed) => regionOfSpot(s, q, found(s, q, seed)!)))].sort();

describe('Markers near somebody', () => {
  const flag = (range: number): SpotQuestion => ({
    what: 'marker',
    seat: 0,
    fireteam: 0,
    kind: 'flag',
    range: inches(range),
  });

  it('TOS-MRK-01: on every side, with chance too', () => {
    const s = table();
    expect(regions(s, flag(4))).toEqual(SECTORS);
    expect(drawn(s, flag(4), 60)).toEqual(SECTORS);
    // Contact, halfway, and at the end of the range.
    const far = candidates(s, flag(4)).map(at => Math.round(legLength(at, point([20, 20])) / 254) / 100);
    const gaps = [0, 2, 4].map(gap => Math.round((2 * RADIUS + gap) * 100) / 100);
    expect([...new Set(far)]).toEqual(gaps);
    expect(candidates(s, flag(4))).toHaveLength(48);
  });

  it('TOS-MRK-02, R-100: the last gap between other Markers, and none that is too narrow', () => {
    // Markers all along the near edge of a table that is one Marker deep.
    const gap = (width: number): boolean => {
      const right = 10 + 2 * RADIUS + width + 2 * RADIUS;
      const s = stateOf({
        size: [right + RADIUS, 2 * RADIUS + 0.001],
        seats: [{ units: [one('gunners', [10, RADIUS])] }, {}],
        markers: [
          { at: [10, RADIUS] },
          { at: [right, RADIUS] },
          { at: [7.5, RADIUS] },
          { at: [5, RADIUS] },
          { at: [2.5, RADIUS] },
        ],
      });
      return found(s, flag(4)) !== undefined;
    };
    expect([gap(0.001), gap(-0.001)]).toEqual([true, false]);
  });

  it('TOS-MRK-01: where it is seen, though only a sliver of the ground is', () => {
    const screen = (y: number): TerrainBody => ({ box: [21.5, y, 21.6, y + 20], traits: ['blocking'] });
    const s = table({ terrain: [screen(20.2), screen(-0.3), { box: [0, 0, 18.5, 40], traits: ['blocking'] }] });
    expect(found(s, flag(6))).toBeDefined();
    expect(denseSpot(s, flag(6), undefined, at => at.x > inches(25))).toBeDefined();
  });

  it('TOS-MRK-04: nowhere for who is gone', () => {
    const s = table();
    s.fireteams = s.fireteams.with(0, { ...s.fireteams[0]!, place: 'killed' });
    expect([found(s, flag(4)), enumerated(s, flag(4)), isHopeless(s, flag(4))]).toEqual([undefined, [], true]);
    expect(candidates(s, flag(4))).toEqual([]);
  });
});

describe('Markers of Operations', () => {
  it('TOS-TRP-02: traps touch the Fireteam in the other half, or are hopeless', () => {
    const trap: SpotQuestion = { what: 'trap', seat: 0, fireteam: 0 };
    const at = (y: number): State => table({ operation: 'traps', seats: [{ units: [one('gunners', [20, y])] }, {}] });
    const deep = at(30);
    expect(found(deep, trap)).toBeDefined();
    expect(within(markerBody({ at: found(deep, trap)! }), placedOf(deep, 0), 2)).toBe(true);
    expect(regions(deep, trap)).toEqual(SECTORS);
    expect(candidates(deep, trap)).toHaveLength(48);
    // The Fireteam reaches over the line: just enough, or not.
    const edge = 24 - RADIUS;
    expect([isHopeless(at(edge), trap), isHopeless(at(edge - 0.01), trap)]).toEqual([false, true]);
    expect([candidates(at(edge - 0.01), trap), enumerated(at(edge - 0.01), trap)]).toEqual([[], []]);
    const narrow = at(24 + 0.02 - RADIUS);
    expect([
      found(narrow, trap) !== undefined,
      spotFault(narrow, trap, { x: inches(20), y: inches(24 + 0.02) + 25_001 }),
    ]).toEqual([true, undefined]);
  });

  it('TOS-TRP-02, R-100: in the last place that is more than twelve inches from the others', () => {
    const trap: SpotQuestion = { what: 'trap', seat: 0, fireteam: 0 };
    const room = (x: number): boolean => {
      const s = table({
        operation: 'traps',
        seats: [{ units: [one('gunners', [20, 40])] }, {}],
        markers: [{ at: [x, 40] }],
      });
      return found(s, trap) !== undefined;
    };
    // The far side of the base is just far enough.
    const edge = 20 + 12;
    expect([room(edge + 0.001), room(edge - 0.001)]).toEqual([true, false]);
  });

  it('TOS-CNQ-05, R-100: Push On within six inches and three from the others', () => {
    const push: SpotQuestion = { what: 'pushOn', seat: 0, fireteam: 0 };
    const s = table({
      encounter: 'conquest',
      size: [48, 48],
      seats: [{ units: [one('gunners', [20, 20])] }, {}, {}, {}],
    });
    expect(regions(s, push)).toEqual(SECTORS);
    const far = Math.max(...enumerated(s, push).map(at => legLength(at, point([20, 20]))));
    expect(Math.abs(far - inches(6) - 50_000)).toBeLessThan(inches(0.3));
    const crowd = table({
      encounter: 'conquest',
      size: [48, 48],
      seats: [{ units: [one('gunners', [20, 20])] }, {}, {}, {}],
      markers: [[20, 20], [26.5, 20], [23.25, 25.6], [16.75, 25.6], [13.5, 20], [16.75, 14.4]].map(at => ({ at: at as unknown as Spot })),
    }); // prettier-ignore
    expect(regions(crowd, push).every(sector => ['sector 5', 'sector 6', 'sector 7'].includes(sector))).toBe(true);
    expect(found(crowd, push)).toBeDefined();
  });

  const variable: SpotQuestion = { what: 'variable', seat: 0 };

  it('TOS-PIL-02: a Marker of Pillage in every square foot of the own half outside the zone', () => {
    const s = table({ operation: 'pillage' });
    expect(regions(s, variable)).toEqual([0, 1, 2, 3, 4, 5].map(x => `square ${x} 1`));
    expect(drawn(s, variable, 60)).toEqual([0, 1, 2, 3, 4, 5].map(x => `square ${x} 1`));
    expect(candidates(s, variable)).toHaveLength(71 * 47);
    expect([candidates(s, variable)[0], candidates(s, variable).at(-1)]).toEqual([point([1, 1]), point([71, 47])]);
  });

  it('TOS-PIL-02, R-100: in the last gap, eight inches from the others', () => {
    const room = (x: number): boolean => {
      const s = table({
        operation: 'pillage',
        size: [x, 48],
        markers: [{ at: [RADIUS, 14] }, { at: [RADIUS, 22] }],
      });
      return found(s, variable) !== undefined;
    };
    const edge = RADIUS + 8 + 2 * RADIUS + RADIUS;
    // The farthest corner of the strip is a little farther than its end.
    expect([room(edge + 0.01), room(edge - 1)]).toEqual([true, false]);
  });

  it('TOS-SUP-01, TOS-SUP-02: twelve inches from the edges; the extra one has no such distance, but is outside the zone', () => {
    const s = table({ operation: 'supplyCache' });
    const edgeOf = (at: Point): number => Math.min(at.x, at.y, inches(72) - at.x, inches(48) - at.y) - 25_000;
    expect(Math.min(...enumerated(s, variable).map(edgeOf))).toBeGreaterThanOrEqual(inches(12));
    const cache: SpotQuestion = { what: 'cache', seat: 0 };
    expect(Math.min(...enumerated(s, cache).map(edgeOf))).toBeLessThan(inches(1));
    expect(regions(s, cache)).toEqual([0, 1, 2, 3, 4, 5].map(x => `square ${x} 1`));
    // On a table just deep enough there is one line of places.
    const strip = (depth: number): boolean =>
      found(table({ operation: 'supplyCache', size: [72, depth] }), variable) !== undefined;
    expect([strip(2 * (12 + 2 * RADIUS) + 0.01), strip(2 * (12 + 2 * RADIUS) - 0.01)]).toEqual([true, false]);
  });

  it('TOS-TRI-07: six inches from the others, anywhere', () => {
    const s = table({
      encounter: 'triumvirate',
      size: [24, 24],
      seats: [{}, {}, {}],
      markers: [{ at: [RADIUS, RADIUS] }],
    });
    const far = Math.min(...enumerated(s, variable).map(at => legLength(at, point([RADIUS, RADIUS]))));
    expect(far).toBeGreaterThanOrEqual(inches(6) + 50_000);
    const tight = (side: number): boolean =>
      found(
        table({
          encounter: 'triumvirate',
          size: [side, 2 * RADIUS],
          seats: [{}, {}, {}],
          markers: [{ at: [RADIUS, RADIUS] }],
        }),
        variable,
      ) !== undefined;
    const edge = RADIUS + 6 + 2 * RADIUS + RADIUS;
    expect([tight(edge + 0.001), tight(edge - 0.001)]).toEqual([true, false]);
  });
});

describe('Created terrain', () => {
  const rock = (side: number, ...traits: CreatedTerrain['traits']): CreatedTerrain => ({
    name: { fr: 'x', en: 'x' },
    side,
    traits,
  });
  const create = (terrain: CreatedTerrain, range: number): SpotQuestion => ({
    what: 'create',
    seat: 0,
    fireteam: 0,
    terrain,
    range: inches(range),
  });

  it('TOS-CRE-01: on every side of who makes it', () => {
    const s = table();
    expect(regions(s, create(rock(2, { trait: 'blocking' }), 4))).toEqual(SECTORS);
    expect(drawn(s, create(rock(2, { trait: 'blocking' }), 4), 60)).toEqual(SECTORS);
  });

  it('TOS-CRE-03, R-100: in the last gap between other pieces', () => {
    const room = (gap: number): boolean => {
      const s = table({
        terrain: [
          { box: [0, 0, 22, 48], traits: [] },
          { box: [22 + gap, 0, 40, 48], traits: [] },
        ],
        seats: [{ units: [one('gunners', [22 + gap / 2, 20])] }, {}],
      });
      return found(s, create(rock(2, { trait: 'blocking' }), 2)) !== undefined;
    };
    expect([room(2.01), room(1.99)]).toEqual([true, false]);
  });

  it('R-56, TOS-CRE-04: Impassable ground beside a Fireteam, other ground on it', () => {
    const s = table();
    const impassable = create(rock(2, { trait: 'impassable' }), 1);
    const at = found(s, impassable)!;
    expect(Math.max(Math.abs(at.x - inches(20)), Math.abs(at.y - inches(20)))).toBeGreaterThanOrEqual(inches(1));
    expect(spotFault(s, impassable, point([20, 20]))?.rule).toBe('TOS-CRE-04');
    expect(spotFault(s, create(rock(2, { trait: 'difficult' }), 0), point([20, 20]))).toBeUndefined();
    // For Titans only: it does not stop who is none.
    expect(spotFault(s, create(rock(2, { trait: 'impassable', only: 'high' }), 0), point([20, 20]))).toBeUndefined();
  });

  it('R-98, TOS-CRE-01: from a building, around its walls', () => {
    const s = table({ terrain: [{ box: [18, 18, 22, 22], traits: [], rooms: true }] });
    s.units = [{ ...unitOf(s, 0), inside: 0 }];
    s.fireteams = [{ ...s.fireteams[0]!, place: 'inside' }];
    const q = create(rock(2, { trait: 'blocking' }), 3);
    expect(found(s, q)).toBeDefined();
    expect(regions(s, q)).toEqual(SECTORS);
  });
});

describe('answers', () => {
  it('TOS-MRK-01: one point in whole micrometres; whoever asks for one without room is told', () => {
    const s = table();
    const q: SpotQuestion = { what: 'marker', seat: 0, fireteam: 0, kind: 'flag', range: inches(4) };
    const parse = (raw: unknown): unknown => spotKind.parse(raw, spot(q));
    expect(parse({ x: 1, y: -0 })).toEqual({ x: 1, y: 0 });
    for (const raw of [undefined, null, [1, 2], { x: 1 }, { x: 1, y: 2, z: 3 }, { x: 0.5, y: 2 }, { x: 1, y: '2' }, 3])
      expect(parse(raw)).toBeUndefined();
    s.fireteams = [{ ...s.fireteams[0]!, place: 'killed' }];
    expect(() => spotKind.sample(s, spot(q), 0, seededRng('x', 1))).toThrow('no spot');
  });
});
