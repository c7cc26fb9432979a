import {
  contactSpots,
  FACINGS,
  inches,
  overlapping,
  pointAt,
  standing,
  type Placed,
  type Point,
  type Um,
} from '@banneret/geometry';
import { around } from '../decisions/denseStand.js';
import { buildingBody, placedOf } from '../ground/board.js';
import { radiusOf } from '../search/bounds.js';
import { sectorOf, type Region } from '../search/regions.js';
import { fireteamOf, NONE, type State, type Terrain } from '../state.js';
import { bodyAt, fieldOf, whereFault, type PlaceQuestion, type Places } from './placing.js';
import { besideWalls } from './suggestApproach.js';

/** Where a Placement may be tried first. `findPlaces` judges all of it, and looks by the bounds when nothing here will do. */

/** The first Fireteam that is Placed tells one answer from another: on which side of what. */
export function regionOfPlaces(s: State, q: PlaceQuestion, at: Places): Region {
  const first = at.find(spot => spot !== null);
  if (!first) return 'nowhere';
  return sectorOf(centreOf(s, q), first);
}

/** What the places lie around. */
function centreOf(s: State, q: PlaceQuestion): Point {
  if (q.where === 'near') return q.of.at;
  if (q.where !== 'beside') return buildingBody(s.terrain[q.zone] as Terrain).at;
  const [mate = NONE] = q.mates;
  return placedOf(s, mate).at;
}

/** Points between the bounds, for who looks in one region only. */
export function* moreSpots(s: State, q: PlaceQuestion, body: Placed): Generator<Point> {
  if (q.where === 'near') yield* around(q.of, q.range, radiusOf(body));
  if (q.where === 'roof') yield* around(buildingBody(s.terrain[q.zone] as Terrain), 0, radiusOf(body));
  if (q.where === 'foot') yield* besideWalls(s, q.zone, body);
}

/** Places whose region is that of a direction. */
export const inSector = (s: State, q: PlaceQuestion, facing: number): ((at: Point) => boolean) => {
  const drawn = regionOfPlaces(s, q, [pointAt(centreOf(s, q), facing, inches(1))]);
  return at => regionOfPlaces(s, q, [at]) === drawn;
};

/** A quick look around the base in question, and around one another. */
export function packed(s: State, q: PlaceQuestion, turn: number): Point[] | undefined {
  if (q.where === 'beside') return undefined;
  const taken: Placed[] = [];
  for (const id of q.fireteams) {
    const body = bodyAt(s, id, fireteamOf(s, id).at);
    const spots = [
      ...spotsFor(s, q, body, turn),
      ...(q.where === 'near' ? taken.flatMap(mate => ring(mate, body, 0, turn)) : []),
    ];
    const at = spots.find(spot => {
      const end = { ...body, at: spot };
      if (taken.some(mate => overlapping(end, mate)) || !standing(fieldOf(s, q), end).ok) return false;
      return q.where === 'near' || whereFault(s, q, end, { placed: [], staying: [] }) === undefined;
    });
    if (at === undefined) return undefined;
    taken.push({ ...body, at });
  }
  return taken.map(({ at }) => at);
}

function spotsFor(s: State, q: Exclude<PlaceQuestion, { where: 'beside' }>, body: Placed, turn: number): Point[] {
  if (q.where === 'near') return ring(q.of, body, q.range, turn);
  const house = buildingBody(s.terrain[q.zone] as Terrain);
  const spots =
    q.where === 'foot'
      ? contactSpots(fieldOf(s, q), body, house)
      : [house.at, ...ring(house, body, inches(1), turn), ...inside(house, body)];
  const start = spots.length === 0 ? 0 : turn % spots.length;
  return [...spots.slice(start), ...spots.slice(0, start)];
}

/** A few places on top of a piece, around its middle. */
const inside = (house: Placed, body: Placed): Point[] =>
  [1, 2, 3].flatMap(step =>
    Array.from({ length: 12 }, (_, i) => pointAt(house.at, Math.round((i * FACINGS) / 12), step * radiusOf(body))),
  );

/** Spots whose bases are wholly within a range of another, the farthest ones and the ones in contact; a hair inside the bound. */
function ring(of: Placed, body: Placed, range: Um, turn: number): Point[] {
  const [own, other] = [radiusOf(body), radiusOf(of)];
  const far = other + range - own - 2;
  const near = other + own + 1;
  const radii = range === 0 ? [near] : [far, Math.round((far + near) / 2), near];
  return radii.flatMap(radius =>
    Array.from({ length: 24 }, (_, i) => pointAt(of.at, turn + Math.round((i * FACINGS) / 24), radius)),
  );
}
