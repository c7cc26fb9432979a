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
import { buildingBody } from '../ground/board.js';
import { radiusOf } from '../search/bounds.js';
import { pack } from '../search/pack.js';
import { fireteamOf, NONE, type State, type Terrain } from '../state.js';
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
  for (let tries = 0; tries < (rng ? 6 : 3); tries++) {
    const found = packed(s, q, turn + tries * 700);
    if (found !== undefined && placeFault(s, q, found) === undefined) return found;
  }
  return densely(s, q, rng) ?? someOf(s, q);
}

/** All of them: at the spot if they fit there, else some beside those that do. */
function densely(s: State, q: PlaceQuestion, rng: Rng | undefined): Places | undefined {
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
  const radii = range === 0 ? [near] : [far, Math.round((far + near) / 2), near].filter(radius => radius >= 0);
  return radii.flatMap(radius =>
    Array.from({ length: 24 }, (_, i) => pointAt(of.at, (turn + Math.round((i * FACINGS) / 24)) % FACINGS, radius)),
  );
}
