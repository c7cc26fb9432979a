import { facingTowards, FACINGS, inches, overlapping, pointAt, within, type Point } from '@banneret/geometry';
import { seededRng, type Rng, type Shape, type ShapeKind } from '@banneret/kernel';
import { appendFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { moveKind, moveShape, type MoveChoice } from '../src/decisions/move.js';
import { placeKind, placeShape } from '../src/decisions/place.js';
import { spot, spotKind } from '../src/decisions/spot.js';
import type { SpotQuestion } from '../src/decisions/spots.js';
import { stand, standKind } from '../src/decisions/stand.js';
import type { StandQuestion } from '../src/decisions/stands.js';
import { engagedWith } from '../src/engagement.js';
import { buildingBody, markerBody, onTable, placedOf, touchesZone } from '../src/ground/board.js';
import { zoneOf } from '../src/layouts/zones.js';
import type { PlaceQuestion } from '../src/movement/placing.js';
import { moversOf, type MoveReason } from '../src/movement/unitMove.js';
import { seesMarker } from '../src/sight.js';
import { seatOf, type State, type Terrain } from '../src/state.js';
import { stateOf, type SceneBody, type Spot, type TerrainBody, type UnitBody } from './scene.js';

/**
 * People and computer players play what is proposed. Over random positions an independent, denser search asks the judge what is
 * possible; whenever it finds an answer for an object (whom a charge reaches, on which side something is put down), one for the
 * same object must be enumerated, and one must come up among the samples. `BANNERET_SHARES=FILE` writes the
 * shares down.
 */

const SAMPLES = 320;
const POSITIONS = 10;
const LEAST = 0.99;

interface Case {
  readonly state: State;
  /** What the judge allows, by object: looked for densely and independently. */
  readonly possible: ReadonlySet<string>;
  readonly enumerated: ReadonlySet<string>;
  readonly sampled: ReadonlySet<string>;
}

interface Manoeuvre {
  readonly name: string;
  readonly position: (rng: Rng) => Case | undefined;
}

/** What is proposed for a shape, by the objects that answers have. */
function proposals<S extends Shape, C>(
  s: State,
  kind: ShapeKind<State, S, C>,
  shape: S,
  objectsOf: (choice: C) => Iterable<string>,
  rng: Rng,
): Pick<Case, 'enumerated' | 'sampled'> {
  const enumerated = new Set<string>();
  const sampled = new Set<string>();
  const judged = (choice: C): C => {
    expect(kind.judge(s, shape, choice, 0, 'TOS-GEN-01')).toEqual({ ok: true });
    return choice;
  };
  for (const choice of kind.enumerate(s, shape, 0))
    for (const object of objectsOf(judged(choice))) enumerated.add(object);
  for (let i = 0; i < SAMPLES; i++)
    for (const object of objectsOf(judged(kind.sample(s, shape, 0, rng)))) sampled.add(object);
  return { enumerated, sampled };
}

const TRAITS: readonly (readonly string[])[] = [
  ['impassable', 'blocking'],
  ['impassable'],
  ['difficult', 'covering'],
  ['blocking'],
  ['elevated'],
];

const between = (rng: Rng, least: number, most: number): number =>
  least + rng.below(Math.round((most - least) * 20)) / 20;

function scenery(rng: Rng, [x, y]: Spot, reach: number, count: number): TerrainBody[] {
  return Array.from({ length: count }, () => {
    const [left, top] = [between(rng, x - reach, x + reach), between(rng, y - reach, y + reach)];
    const [width, depth] = [between(rng, 1, 6), between(rng, 1, 6)];
    return { box: [left, top, left + width, top + depth], traits: TRAITS[rng.below(TRAITS.length)]! };
  });
}

/** A crowd around a point, with scenery; nothing if somebody stands on somebody or in a rock. */
function crowd(rng: Rng, own: UnitBody, foes: number, body: Partial<SceneBody> = {}): State | undefined {
  const at = (): Spot => [between(rng, 12, 36), between(rng, 12, 36)];
  const enemies = Array.from({ length: foes }, (): UnitBody => ({
    card: ['gunners', 'lancers', 'mystic', 'colossus'][rng.below(4)]!,
    at: [at()],
  }));
  const s = stateOf({
    size: [48, 48],
    terrain: scenery(rng, [24, 24], 10, 4),
    seats: [{ units: [own] }, { units: enemies }],
    markers: [{ at: at() }, { at: at() }],
    ...body,
  });
  const standingOnes = [...s.fireteams.keys()].filter(id => onTable(s, id)).map(id => placedOf(s, id));
  const clash = standingOnes.some((a, i) => standingOnes.some((b, j) => j < i && overlapping(a, b)));
  const stuck = s.terrain.some(
    zone =>
      zone.traits.some(({ trait }) => trait === 'impassable') &&
      standingOnes.some(one => touchesZone(one, zone.outline)),
  );
  return clash || stuck ? undefined : s;
}

const squadAt = ([x, y]: Spot): UnitBody => ({
  card: 'infantry',
  at: [
    [x, y],
    [x + 2.6, y],
    [x, y + 2.6],
  ],
});
const OWN: readonly ((at: Spot) => UnitBody)[] = [
  at => ({ card: 'gunners', at: [at] }),
  at => ({ card: 'captain', at: [at] }),
  at => ({ card: 'colossus', at: [at] }),
  squadAt,
];

/** The table after a move. */
const after = (s: State, moves: MoveChoice): State => {
  let { fireteams } = s;
  for (const { fireteam, way } of moves)
    fireteams = fireteams.with(fireteam, { ...fireteams[fireteam]!, at: way.at(-1)!, top: -1 });
  return { ...s, fireteams };
};

/** Whom a unit is Engaged with, which Markers it may use, which buildings it touches. */
function* serves(s: State, unit: number): Generator<string> {
  for (const id of moversOf(s, unit)) {
    for (const foe of engagedWith(s, id)) yield `foe ${foe}`;
    for (const marker of s.markers)
      if (within(placedOf(s, id), markerBody(marker), inches(3)) && seesMarker(s, id, marker))
        yield `marker ${marker.id}`;
    for (const [zone, { outline, rooms }] of s.terrain.entries())
      if (rooms === true && touchesZone(placedOf(s, id), outline)) yield `piece ${zone}`;
  }
}

/** Straight moves of one Fireteam or of all, in every direction and by many lengths, and some with a bend. */
function* denseMoves(s: State, unit: number, most: number): Generator<MoveChoice> {
  const ids = moversOf(s, unit);
  for (let i = 0; i < 96; i++)
    for (let far = inches(0.5); far <= most; far += inches(0.5)) {
      const facing = Math.floor((i * FACINGS) / 96);
      const to = (id: number): Point => pointAt(placedOf(s, id).at, facing, far);
      for (const id of ids) yield [{ fireteam: id, way: [to(id)] }];
      if (ids.length > 1) yield ids.map(fireteam => ({ fireteam, way: [to(fireteam)] }));
      if (i % 4 > 0) continue;
      for (const side of [-1, 1]) {
        const bend = (id: number): Point =>
          pointAt(placedOf(s, id).at, (facing + side * 400 + FACINGS) % FACINGS, far / 2);
        for (const id of ids) yield [{ fireteam: id, way: [bend(id), to(id)] }];
      }
    }
}

const moving = (name: string, reason: MoveReason, most: number): Manoeuvre => ({
  name,
  position(rng) {
    const own = OWN[rng.below(OWN.length)]!([between(rng, 20, 26), between(rng, 20, 26)]);
    const state = crowd(
      rng,
      own,
      4,
      name.includes('building') ? { options: { enter: true }, terrain: houses(rng) } : {},
    );
    if (state === undefined) return undefined;
    const before = new Set(serves(state, 0));
    const news = function* (choice: MoveChoice): Generator<string> {
      for (const object of serves(after(state, choice), 0)) if (!before.has(object)) yield object;
    };
    const shape = moveShape(0, reason);
    const possible = new Set<string>();
    for (const moves of denseMoves(state, 0, inches(most))) {
      const fresh = [...news(moves)].filter(object => !possible.has(object));
      if (fresh.length > 0 && moveKind.judge(state, shape, moves, 0, 'TOS-GEN-01').ok)
        for (const object of fresh) possible.add(object);
    }
    return { state, possible, ...proposals(state, moveKind, shape, news, rng) };
  },
});

const houses = (rng: Rng): TerrainBody[] =>
  [0, 1].map(i => {
    const [x, y] = [between(rng, 12, 16) + 14 * i, between(rng, 12, 32)];
    return { box: [x, y, x + 5, y + 5], traits: ['impassable', 'blocking'], rooms: true, roof: true };
  });

const sector = (centre: Point, at: Point): string => `${Math.floor((facingTowards(centre, at) * 8) / FACINGS)}`;
const square = ({ x, y }: Point): string => `${Math.floor(x / inches(12))} ${Math.floor(y / inches(12))}`;

/** Points around another, finely. */
function* ringsAround(at: Point, reach: number, steps = 24, directions = 120): Generator<Point> {
  for (let i = 0; i < directions; i++)
    for (let step = 1; step <= steps; step++)
      yield pointAt(at, Math.floor((i * FACINGS) / directions), Math.round((reach * step) / steps));
}

/** Points that touch bodies of this radius around a centre: the contact is a hair wide. */
function* touchingPoints(at: Point, radius: number, directions = 720): Generator<Point> {
  for (let i = 0; i < directions; i++) yield pointAt(at, Math.floor((i * FACINGS) / directions), radius + 1);
}

function* raster(s: State, step: number): Generator<Point> {
  const { width, depth } = s.book.table;
  for (let x = step; x < width; x += step) for (let y = step; y < depth; y += step) yield { x, y };
}

const spotting = (
  name: string,
  body: Partial<SceneBody>,
  question: SpotQuestion,
  points: (s: State) => Iterable<Point>,
): Manoeuvre => ({
  name,
  position(rng) {
    const state = crowd(rng, { card: 'gunners', at: [[between(rng, 18, 30), between(rng, 22, 30)]] }, 3, {
      markers: Array.from({ length: 2 + rng.below(3) }, () => ({
        at: [between(rng, 4, 44), between(rng, 4, 44)] as Spot,
      })),
      ...body,
    });
    if (state === undefined) return undefined;
    const near = 'fireteam' in question ? placedOf(state, question.fireteam).at : undefined;
    const object = (at: Point): string => (near === undefined ? square(at) : sector(near, at));
    const shape = spot(question);
    const possible = new Set<string>();
    for (const at of points(state))
      if (!possible.has(object(at)) && spotKind.judge(state, shape, at, 0, 'TOS-GEN-01').ok) possible.add(object(at));
    if (possible.size === 0) return undefined;
    return { state, possible, ...proposals(state, spotKind, shape, at => [object(at)], rng) };
  },
});

const standingDown = (
  name: string,
  prepare: (rng: Rng) => State | undefined,
  question: (s: State) => StandQuestion,
  points: (s: State) => Iterable<readonly Point[]>,
  object: (s: State, at: Point) => string,
): Manoeuvre => ({
  name,
  position(rng) {
    const state = prepare(rng);
    if (state === undefined) return undefined;
    const shape = stand(question(state));
    const possible = new Set<string>();
    for (const at of points(state))
      if (!possible.has(object(state, at[0]!)) && standKind.judge(state, shape, at, 0, 'TOS-GEN-01').ok)
        possible.add(object(state, at[0]!));
    if (possible.size === 0) return undefined;
    return { state, possible, ...proposals(state, standKind, shape, at => [object(state, at[0]!)], rng) };
  },
});

/** The first unit of seat 0 waits; its zone is full of rocks and comrades. */
function deploying(card: string, encounter: SceneBody['encounter'] = 'standard') {
  return (rng: Rng): State | undefined => {
    const at = (most: number): Spot => [between(rng, 2, 46), between(rng, 2, most)];
    const own: UnitBody = card === 'infantry' ? squadAt([40, 40]) : { card, at: [[40, 40]] };
    const leader: UnitBody = { card: 'captain', at: [[between(rng, 8, 40), between(rng, 8, 30)]] };
    const s = crowd(rng, own, 0, {
      encounter,
      terrain: [...scenery(rng, [12, 4], 10, 4), ...scenery(rng, [34, 4], 10, 4)],
      markers: [],
      seats: [
        { units: [own, leader, ...Array.from({ length: 3 }, (): UnitBody => ({ card: 'gunners', at: [at(11)] }))] },
        { units: encounter === 'standard' ? [] : [{ card: 'captain', at: [at(46)] }] },
      ],
    });
    if (s === undefined) return undefined;
    const waiting = s.units[0]!.fireteams;
    s.fireteams = s.fireteams.map((fireteam, id) =>
      waiting.includes(id) ? { ...fireteam, place: 'waiting' } : fireteam,
    );
    return s;
  };
}

const whole = (s: State) => s.units[0]!.fireteams;
/** A Squad in a row, a column, or two and one: dense for its first, a few shapes for the others. */
function* shapes(s: State, step: number, keep: (at: Point) => boolean): Generator<Point[]> {
  const gap = 50_100;
  const count = whole(s).length;
  for (const at of raster(s, step)) {
    if (!keep(at)) continue;
    if (count === 1) yield [at];
    else
      for (const [dx, dy, ex, ey] of [
        [1, 0, 2, 0],
        [0, 1, 0, 2],
        [1, 0, 0, 1],
        [-1, 0, 0, 1],
      ] as const)
        yield [at, { x: at.x + dx * gap, y: at.y + dy * gap }, { x: at.x + ex * gap, y: at.y + ey * gap }];
  }
}

const inZone = (s: State): ((at: Point) => boolean) => {
  const zone = zoneOf(s, 0) ?? [];
  const most = Math.max(...zone.map(({ y }) => y));
  return ({ y }) => y <= most;
};

const placingDown = (
  name: string,
  build: (rng: Rng) => { state: State; question: PlaceQuestion } | undefined,
  points: (s: State, q: PlaceQuestion) => Iterable<readonly (Point | null)[]>,
): Manoeuvre => ({
  name,
  position(rng) {
    const built = build(rng);
    if (built === undefined) return undefined;
    const { state, question } = built;
    const centre =
      question.where === 'near'
        ? question.of.at
        : question.where === 'beside'
          ? { x: 0, y: 0 }
          : buildingBody(state.terrain[question.zone] as Terrain).at;
    const object = (at: readonly (Point | null)[]): string => sector(centre, at[0] ?? centre);
    const shape = placeShape(question);
    const possible = new Set<string>();
    for (const at of points(state, question))
      if (!possible.has(object(at)) && placeKind.judge(state, shape, at, 0, 'TOS-GEN-01').ok) possible.add(object(at));
    if (possible.size === 0) return undefined;
    return { state, possible, ...proposals(state, placeKind, shape, at => [object(at)], rng) };
  },
});

const around24 = (s: State, reach: number): Iterable<Point> => ringsAround(placedOf(s, 0).at, reach);
const traps = { operation: 'traps' } as const;

const house =
  (climb: boolean) =>
  (rng: Rng): { state: State; question: PlaceQuestion } | undefined => {
    const [x, y] = [between(rng, 16, 20), between(rng, 16, 20)];
    const home: TerrainBody = {
      box: [x, y, x + 6, y + 5],
      traits: ['impassable', 'blocking'],
      rooms: true,
      roof: true,
    };
    const rocks = scenery(rng, [x + 3, y + 2], 8, 3);
    const at: Spot = [x + 2, y - 25.001 / 25.4];
    const state = crowdAround(
      rng,
      home,
      rocks,
      climb ? { card: 'captain', at: [[x + 2, y - 20.001 / 25.4]] } : { card: 'gunners', at: [at] },
    );
    if (state === undefined) return undefined;
    if (!climb) {
      state.units = state.units.with(0, { ...state.units[0]!, inside: 0 });
      state.fireteams = state.fireteams.with(0, { ...state.fireteams[0]!, place: 'inside' });
    }
    return { state, question: { where: climb ? 'roof' : 'foot', fireteams: [0], zone: 0 } };
  };

function crowdAround(rng: Rng, home: TerrainBody, rocks: TerrainBody[], own: UnitBody): State | undefined {
  const s = stateOf({
    size: [48, 48],
    options: { enter: true, climb: true },
    terrain: [home, ...rocks],
    seats: [
      { units: [own] },
      {
        units: Array.from({ length: 4 }, (): UnitBody => ({
          card: 'gunners',
          at: [[between(rng, 12, 30), between(rng, 12, 30)]],
        })),
      },
    ],
  });
  const bodies = [...s.fireteams.keys()].map(id => placedOf(s, id));
  const bad = bodies.some((a, i) => bodies.some((b, j) => j < i && overlapping(a, b)));
  return bad || bodies.slice(1).some(body => touchesZone(body, s.terrain[0]!.outline)) ? undefined : s;
}

function* beside(s: State, zone: number, radius: number): Generator<Point> {
  const { outline } = s.terrain[zone]!;
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const out = radius + 1;
  for (let x = left - radius; x <= right + radius; x += 1_270) for (const y of [low - out, high + out]) yield { x, y };
  for (let y = low - radius; y <= high + radius; y += 1_270) for (const x of [left - out, right + out]) yield { x, y };
}

const MANOEUVRES: readonly Manoeuvre[] = [
  moving('March', { by: 'march' }, 6),
  moving('Rush', { by: 'rush' }, 12),
  moving('move by an effect', { by: 'effect', distance: 4 }, 4),
  moving('March to a building', { by: 'march' }, 6),
  placingDown(
    'Place one Fireteam',
    rng => {
      const state = crowd(rng, { card: 'gunners', at: [[24, 24]] }, 5);
      return state && { state, question: { where: 'near', fireteams: [0], of: placedOf(state, 0), range: inches(4) } };
    },
    s => [...around24(s, inches(4))].map(at => [at]),
  ),
  placingDown(
    'Place a Squad',
    rng => {
      const state = crowd(rng, { card: 'infantry', at: [[24, 24], [26.6, 24], null] }, 5);
      return (
        state && { state, question: { where: 'near', fireteams: [0, 1], of: placedOf(state, 0), range: inches(5) } }
      );
    },
    function* (s) {
      for (const at of around24(s, inches(5)))
        for (const [dx, dy] of [
          [50_100, 0],
          [-50_100, 0],
          [0, 50_100],
          [0, -50_100],
        ] as const)
          yield [at, { x: at.x + dx, y: at.y + dy }];
    },
  ),
  placingDown('leave a building', house(false), function* (s) {
    for (const at of beside(s, 0, 25_000)) yield [at];
  }),
  placingDown('climb a roof', house(true), function* (s) {
    for (const at of raster(s, inches(0.25))) yield [at];
  }),
  standingDown(
    'Summon',
    rng => {
      const s = crowd(rng, { card: 'mystic', at: [[24, 24]] }, 4);
      if (s === undefined) return undefined;
      s.units = [...s.units, { ...s.units[1]!, seat: 0, card: 2, fireteams: [s.fireteams.length] }];
      s.fireteams = [
        ...s.fireteams,
        { ...s.fireteams[1]!, unit: s.units.length - 1, place: 'waiting', combined: false },
      ];
      return s;
    },
    s => ({ unit: s.units.length - 1, fireteams: [s.fireteams.length - 1], where: 'near', of: 0, range: inches(5) }),
    s => [...around24(s, inches(5))].map(at => [at]),
    (s, at) => sector(placedOf(s, 0).at, at),
  ),
  standingDown(
    'new Fireteam',
    rng => crowd(rng, { card: 'infantry', at: [[24, 24], null, null] }, 5),
    () => ({ unit: 0, fireteams: [1], where: 'contact' }),
    s => [...touchingPoints(placedOf(s, 0).at, 50_000)].map(at => [at]),
    (s, at) => sector(placedOf(s, 0).at, at),
  ),
  ...['gunners', 'infantry', 'colossus'].map(card =>
    standingDown(
      `deploy ${card}`,
      deploying(card),
      s => ({ unit: 0, fireteams: whole(s), where: 'zone' }),
      s => shapes(s, inches(card === 'infantry' ? 0.5 : 0.25), inZone(s)),
      (_s, at) => square(at),
    ),
  ),
  standingDown(
    'deploy by the Commander',
    deploying('colossus', 'triumvirate'),
    s => ({ unit: 0, fireteams: whole(s), where: 'commander' }),
    s => shapes(s, inches(0.5), () => true),
    (_s, at) => square(at),
  ),
  standingDown(
    'deploy a Commander',
    deploying('captain', 'triumvirate'),
    s => ({ unit: 0, fireteams: whole(s), where: 'apart', least: inches(12) }),
    s => shapes(s, inches(0.5), () => true),
    (_s, at) => square(at),
  ),
  spotting('set a trap', traps, { what: 'trap', seat: 0, fireteam: 0 }, s => touchingPoints(placedOf(s, 0).at, 50_000)),
  spotting('Push On', { encounter: 'conquest' }, { what: 'pushOn', seat: 0, fireteam: 0 }, s => around24(s, inches(8))),
  spotting('a Marker', {}, { what: 'marker', seat: 0, fireteam: 0, kind: 'beacon', range: inches(4) }, s =>
    around24(s, inches(6)),
  ),
  spotting(
    'Created terrain',
    {},
    {
      what: 'create',
      seat: 0,
      fireteam: 0,
      terrain: { name: { fr: 'x', en: 'x' }, side: 2, traits: [{ trait: 'impassable' }] },
      range: inches(4),
    },
    s => around24(s, inches(7)),
  ),
  spotting('Pillage Marker', { operation: 'pillage' }, { what: 'variable', seat: 0 }, s => raster(s, inches(0.5))),
  spotting('cache Marker', { operation: 'supplyCache' }, { what: 'cache', seat: 0 }, s => raster(s, inches(0.5))),
];

const sides = (s: State): boolean => s.fireteams.every((_, id) => seatOf(s, id) >= 0);

describe('what is proposed is as wide as what the judge allows', () => {
  it.each(MANOEUVRES)('$name', ({ name, position }) => {
    const rng = seededRng('proposals', name);
    let [cases, objects, enumerated, sampled] = [0, 0, 0, 0];
    for (let tries = 0; tries < POSITIONS * 12 && cases < POSITIONS; tries++) {
      const found = position(rng);
      if (found === undefined || !sides(found.state)) continue;
      cases++;
      for (const object of found.possible) {
        objects++;
        if (found.enumerated.has(object)) enumerated++;
        if (found.sampled.has(object)) sampled++;
      }
    }
    const shares = [enumerated, sampled].map(count => ((100 * count) / objects).toFixed(1));
    const file = process.env['BANNERET_SHARES'];
    if (file !== undefined) appendFileSync(file, `| ${name} | ${cases} | ${objects} | ${shares.join(' | ')} |\n`);
    expect(objects).toBeGreaterThan(5);
    expect(enumerated / objects).toBeGreaterThanOrEqual(LEAST);
    expect(sampled / objects).toBeGreaterThanOrEqual(LEAST);
  });
});
