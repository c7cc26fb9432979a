import {
  inches,
  legLength,
  pointAt,
  straightAdvance,
  overlapping,
  within,
  type Facing,
  type Placed,
  type Point,
  type Um,
} from '@banneret/geometry';
import { isSquad } from '../cardsInPlay.js';
import { placedOf } from '../ground/board.js';
import { FORMATION } from '../rulings.js';
import { fireteamOf, type FireteamId, type State } from '../state.js';
import { fieldFor, matesOf } from './fields.js';

/** One Fireteam that is moved by another unit: TOS-MOV-08 … -12. */
export interface Pushed {
  readonly fireteam: FireteamId;
  /** Where it would go if nothing stopped it; as long as the whole distance. */
  readonly aim: Point;
}

/** TOS-MOV-08, -09, E-43: the whole distance, and exactly half of it for the other Fireteams of a Squad (TOS-GEN-14). */
export const pushDistance = (distance: number, first: boolean): Um =>
  first ? inches(distance) : Math.floor(inches(distance) / 2);

/** TOS-MOV-09: who is moved with it. */
export const draggedAlong = (s: State, id: FireteamId): FireteamId[] =>
  isSquad(s, fireteamOf(s, id).unit) ? matesOf(s, id) : [];

/** TOS-MOV-11: through the centres of the mover and of what it is moved toward or away from. R-18: never past it. */
export function aimAlong(mover: Placed, reference: Point, direction: 'toward' | 'away', distance: Um): Point {
  const length = legLength(mover.at, reference);
  if (length === 0) return direction === 'toward' ? mover.at : pointAt(mover.at, 0, distance);
  const far = direction === 'toward' ? Math.min(distance, length) : -distance;
  return {
    x: mover.at.x + Math.trunc(((reference.x - mover.at.x) * far) / length),
    y: mover.at.y + Math.trunc(((reference.y - mover.at.y) * far) / length),
  };
}

/** a direction of the controller's choosing. */
export const aimTowards = (mover: Placed, facing: Facing, distance: Um): Point => {
  const aim = pointAt(mover.at, facing, distance);
  // The lattice may round a step outwards: never farther than the distance.
  return legLength(mover.at, aim) <= distance ? aim : pointAt(mover.at, facing, distance - 2);
};

/**
 * TOS-MOV-10, -12, -19: where the Fireteams of one unit end, in the order in which they are moved. Each goes as far as nothing
 * is in its way; who would break the Formation goes only as far as keeps it.
 */
export function pushEnds(s: State, pushed: readonly Pushed[]): Point[] {
  const [first] = pushed;
  if (first === undefined) return [];
  const { unit } = fireteamOf(s, first.fireteam);
  const field = fieldFor(s, unit, 'plain');
  const free = pushed.map(({ fireteam, aim }) => straightAdvance(field, placedOf(s, fireteam), aim));
  const standing = matesOf(s, first.fireteam).filter(id => pushed.every(({ fireteam }) => fireteam !== id));
  const fixed = standing.map(id => placedOf(s, id));
  const bodies = pushed.map(({ fireteam }) => placedOf(s, fireteam));
  return settled(bodies, free, fixed, isSquad(s, unit));
}

/** Steps in which a move is shortened until it fits; the last one is no move at all. */
const SHARES = 256;

function settled(bodies: readonly Placed[], free: readonly Point[], fixed: readonly Placed[], squad: boolean): Point[] {
  const ends = [...free];
  const bodyAt = (i: number, at: Point): Placed => ({ ...(bodies[i] as Placed), at });
  const fits = (i: number, at: Point): boolean => {
    const body = bodyAt(i, at);
    const others = [...fixed, ...ends.flatMap((end, j) => (j === i ? [] : [bodyAt(j, end)]))];
    return others.every(other => !overlapping(body, other) && (!squad || within(body, other, FORMATION)));
  };
  for (const i of ends.keys()) ends[i] = longestThatFits(bodies[i] as Placed, free[i] as Point, at => fits(i, at));
  if (ends.every((end, i) => fits(i, end))) return ends;
  // One by one it cannot be done: all of them together, by the same share of their ways.
  for (let share = SHARES; share > 0; share--) {
    for (const i of ends.keys()) ends[i] = alongWay((bodies[i] as Placed).at, free[i] as Point, share);
    if (ends.every((end, i) => fits(i, end))) return ends;
  }
  return bodies.map(({ at }) => at);
}

function longestThatFits({ at }: Placed, end: Point, fits: (at: Point) => boolean): Point {
  if (fits(end)) return end;
  let [good, bad] = [NaN, SHARES];
  for (let share = SHARES - 1; share >= 0; share--)
    if (fits(alongWay(at, end, share))) {
      good = share;
      bad = share + 1;
      break;
    }
  if (Number.isNaN(good)) return end;
  // To the micrometre between the last share that does not fit and the first that does.
  let [low, high] = [good / SHARES, bad / SHARES];
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (fits(shareOf(at, end, middle))) low = middle;
    else high = middle;
  }
  return shareOf(at, end, low);
}

const alongWay = (from: Point, to: Point, share: number): Point => shareOf(from, to, share / SHARES);
const shareOf = (from: Point, to: Point, share: number): Point => ({
  x: from.x + Math.trunc((to.x - from.x) * share),
  y: from.y + Math.trunc((to.y - from.y) * share),
});
