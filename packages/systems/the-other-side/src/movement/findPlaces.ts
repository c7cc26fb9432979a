import {
  CONTACT,
  contactSpots,
  FACINGS,
  inches,
  overlapping,
  pointAt,
  standing,
  within,
  type Placed,
  type Point,
  type Um,
} from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import { around } from '../decisions/denseStand.js';
import { buildingBody, placedOf } from '../ground/board.js';
import { radiusOf } from '../search/bounds.js';
import { pack } from '../search/pack.js';
import { sectorOf, type Region } from '../search/regions.js';
import { fireteamOf, NONE, type State, type Terrain } from '../state.js';
import { besideWalls } from './approach.js';
import {
  bodyAt,
  boundsOf,
  fieldOf,
  isAtSpot,
  othersOf,
  placeFault,
  roomFor,
  standFault,
  whereFault,
  type PlaceQuestion,
  type Places,
} from './placing.js';

/**
 * Places for as many of them as there is room for, or nothing if nobody can be Placed. A quick look first, around the base in
 * question and around one another; then by the bounds of the place.
 */
export function findPlaces(s: State, q: PlaceQuestion, rng?: Rng): Places | undefined {
  const turn = rng?.below(FACINGS) ?? 0;
  const quickly = rng?.below(THOROUGH) === 0 ? 0 : rng ? 6 : 3;
  for (let tries = 0; tries < quickly; tries++) {
    const found = packed(s, q, turn + tries * 700);
    if (found !== undefined && placeFault(s, q, found) === undefined) return found;
  }
  const somewhere = quickly === 0 ? densely(s, q, rng, inSector(s, q, turn)) : undefined;
  return somewhere ?? densely(s, q, rng) ?? someOf(s, q);
}

/** One random Placement in so many is looked for thoroughly at once. */
const THOROUGH = 3;

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
function* moreSpots(s: State, q: PlaceQuestion, body: Placed): Generator<Point> {
  if (q.where === 'near') yield* around(q.of, q.range, radiusOf(body));
  if (q.where === 'roof') yield* around(buildingBody(s.terrain[q.zone] as Terrain), 0, radiusOf(body));
  if (q.where === 'foot') yield* besideWalls(s, q.zone, body);
}

/** Places whose region is that of a direction. */
const inSector = (s: State, q: PlaceQuestion, facing: number): ((at: Point) => boolean) => {
  const drawn = regionOfPlaces(s, q, [pointAt(centreOf(s, q), facing, inches(1))]);
  return at => regionOfPlaces(s, q, [at]) === drawn;
};

/** Placements that differ: one in every region that has room. */
export function* somePlaces(s: State, q: PlaceQuestion): Generator<Places> {
  const first = findPlaces(s, q);
  if (first === undefined) return;
  yield first;
  const regions = new Set([regionOfPlaces(s, q, first)]);
  for (let i = 0; i < MORE_PLACES; i++) {
    const found = packed(s, q, Math.round((i * FACINGS) / MORE_PLACES));
    if (found === undefined || placeFault(s, q, found) !== undefined) continue;
    regions.add(regionOfPlaces(s, q, found));
    yield found;
  }
  for (;;) {
    const other = densely(s, q, undefined, at => !regions.has(regionOfPlaces(s, q, [at])));
    if (other === undefined) return;
    regions.add(regionOfPlaces(s, q, other));
    yield other;
  }
}

const MORE_PLACES = 8;

/** All of them: at the spot if they fit there, else some beside those that do. */
function densely(s: State, q: PlaceQuestion, rng: Rng | undefined, only?: (at: Point) => boolean): Places | undefined {
  const bodies = q.fireteams.map(id => bodyAt(s, id, fireteamOf(s, id).at));
  const { staying } = othersOf(
    s,
    q,
    q.fireteams.map(() => ({ x: 0, y: 0 })),
    NONE,
  );
  const attempt = (mayStand: (body: Placed, before: readonly Placed[]) => boolean): Places | undefined =>
    pack(
      {
        bodies,
        ...(only && { only, more: (i: number) => moreSpots(s, q, bodies[i] as Placed) }),
        bounds: (i, before) => boundsOf(s, q, bodies[i] as Placed, [...before, ...staying]),
        fits: (_i, end, before) =>
          standFault(s, q, end, { placed: before, staying }) === undefined && mayStand(end, before),
        whole: ends =>
          placeFault(
            s,
            q,
            ends.map(({ at }) => at),
          ) === undefined,
      },
      rng,
    )?.map(({ at }) => at);
  if (q.where !== 'near')
    return attempt((end, before) => whereFault(s, q, end, { placed: before, staying }) === undefined);
  const beside = (end: Placed, before: readonly Placed[]): boolean =>
    isAtSpot(q, end) || before.some(other => isAtSpot(q, other) && within(end, other, CONTACT));
  return attempt(end => isAtSpot(q, end)) ?? (q.fireteams.length > 1 ? attempt(beside) : undefined);
}

/** TOS-MOV-14, -20: one after the other, those for whom there is no room staying where they are. */
function someOf(s: State, q: PlaceQuestion): Places | undefined {
  if (q.fireteams.some(id => fireteamOf(s, id).place === 'inside')) return undefined;
  let at: Places = q.fireteams.map(() => null);
  for (const [i, id] of q.fireteams.entries()) {
    const spot = roomFor(s, q, id, othersOf(s, q, at, i));
    if (spot !== undefined) at = at.with(i, spot);
  }
  return at.some(spot => spot !== null) && placeFault(s, q, at) === undefined ? at : undefined;
}

function packed(s: State, q: PlaceQuestion, turn: number): Point[] | undefined {
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
