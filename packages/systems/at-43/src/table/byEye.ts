import { squaredDistance } from '@banneret/geometry';
import type { Point, Um } from '../battle.js';
import type { State } from '../state.js';

/**
 * what a player would guess a distance to be (AT43-GEN-05, R-08); odds before a declaration are odds of that guess. Positions are seen on a table, but nobody has a tape
 * before he has declared what he does; so whoever plans with distances (computer players, odds) asks this function and
 * nothing else. The guess is off by up to a tenth either way, always the same for the same two points in the same turn,
 * so that asking again or averaging tells nothing more. With free measuring it is the distance itself.
 */
export function byEye(state: State, from: Point, to: Point): Um {
  const distance = Math.floor(Math.sqrt(squaredDistance(from, to)));
  if (state.battle.options.freeMeasuring) return distance;
  return Math.round(distance * (1 + MISJUDGED * blur(state.turn, from, to)));
}

const MISJUDGED = 0.1;

/** A number from -1 to 1 that depends on nothing but the turn and the two places. */
function blur(turn: number, from: Point, to: Point): number {
  let hash = Math.imul(turn + 1, 0x9e3779b1);
  for (const value of [from.x, from.y, to.x, to.y]) hash = Math.imul(hash ^ value, 0x85ebca6b) ^ (hash >>> 13);
  return ((hash >>> 8) % 2001) / 1000 - 1;
}
