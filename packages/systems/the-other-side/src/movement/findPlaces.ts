import { CONTACT, FACINGS, within, type Placed, type Point } from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import { pack } from '../search/pack.js';
import { fireteamOf, NONE, type State } from '../state.js';
import {
  bodyAt,
  boundsOf,
  isAtSpot,
  othersOf,
  placeFault,
  roomFor,
  standFault,
  whereFault,
  type PlaceQuestion,
  type Places,
} from './placing.js';
import { inSector, moreSpots, packed } from './suggestSpots.js';

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

/** All of them: at the spot if they fit there, else some beside those that do. */
export function densely(
  s: State,
  q: PlaceQuestion,
  rng: Rng | undefined,
  only?: (at: Point) => boolean,
): Places | undefined {
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
