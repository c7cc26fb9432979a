import type { Kit } from '@banneret/ai';
import type { Point, Um } from '@banneret/geometry';
import { acrossOf, fromNearEdge } from '../places/zones.js';
import type { State } from '../state.js';

/**
 * The battle before the battle: markers that lie in one half make the choice of the edge worth something. Nobody knows yet who will
 * have it, so this is fair to an opponent who chooses as well, and a gift from one who does not look.
 */

/** How far the marker lies from the middle of the table, towards the near edge. */
const leanOf = ({ battle }: State, at: Point): Um => acrossOf(battle) / 2 - fromNearEdge(battle, at);

/** Towards the near edge if positive, towards the far one if negative. */
const leanOfAll = (state: State): Um => state.markers.reduce((sum, marker) => sum + leanOf(state, marker), 0);

/** GDF-OBJ-03: where the markers lean to already, as far from the middle as a few tries find. */
export function leaningMarker(state: State, kit: Kit<State>): Point {
  const side = leanOfAll(state) < 0 ? -1 : 1;
  let best = kit.sample() as Point;
  for (let tries = 1; tries < TRIES; tries++) {
    const other = kit.sample() as Point;
    if (side * leanOf(state, other) > side * leanOf(state, best)) best = other;
  }
  return best;
}

const TRIES = 12;

/** GDF-DEP-02: the edge that the markers are nearer to. */
export const nearerEdge = (state: State): 'near' | 'far' => (leanOfAll(state) < 0 ? 'far' : 'near');
