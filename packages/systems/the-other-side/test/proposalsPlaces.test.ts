import { inches, overlapping, type Point } from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import { placeKind, placeShape } from '../src/decisions/place.js';
import { buildingBody, placedOf, touchesZone } from '../src/ground/board.js';
import type { PlaceQuestion } from '../src/movement/placing.js';
import type { State, Terrain } from '../src/state.js';
import {
  areAsWide,
  around24,
  between,
  crowd,
  type Manoeuvre,
  proposals,
  raster,
  scenery,
  sector,
} from './proposing.js';
import { stateOf, type Spot, type TerrainBody, type UnitBody } from './scene.js';

/** Placements, on roofs and out of buildings too. */

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

areAsWide([
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
]);
