import { OFF_BOARD, type Board, type SpaceId } from './board.js';
import { fits, type BaseSize } from './footprint.js';
import type { Occupancy } from './occupancy.js';

/** Who moves: how large, how far, and whether it ignores whatever stands in the Spaces it travels through. */
export interface Mover {
  readonly size: BaseSize;
  readonly steps: number;
  readonly crossesObstacles: boolean;
}

/** The Spaces a move can get to. Whether there is room to stop in one of them is another question: see `landings`. */
export interface Reach {
  /** Nearest first; at equal distance in the order found, which is that of the directions. The start comes first. */
  readonly spaces: readonly SpaceId[];
  /** Steps to each Space of the board; `UNREACHED` where the move cannot get. */
  readonly steps: Uint8Array;
  /** The Space before, on the shortest path found first. */
  readonly before: Int16Array;
}

export const UNREACHED = 255;

/**
 * Breadth-first search. A Space whose free hexes do not hold the base may be entered, to stop there pushing others,
 * but not travelled through.
 */
export function reach(board: Board, taken: Occupancy, from: SpaceId, mover: Mover): Reach {
  const steps = new Uint8Array(board.spaces.length).fill(UNREACHED);
  const before = new Int16Array(board.spaces.length).fill(OFF_BOARD);
  const spaces: SpaceId[] = [from];
  const { neighbours } = board;
  steps[from] = 0;
  for (let i = 0; i < spaces.length; i++) {
    const here = spaces[i]!;
    const next = steps[here]! + 1;
    if (next > mover.steps) break;
    if (i > 0 && !mover.crossesObstacles && !fits(mover.size, taken[here]!)) continue;
    for (let k = here * 6; k < here * 6 + 6; k++) {
      const there = neighbours[k]!;
      if (there === OFF_BOARD || steps[there] !== UNREACHED) continue;
      steps[there] = next;
      before[there] = here;
      spaces.push(there);
    }
  }
  return { spaces, steps, before };
}

/** A shortest path to a reached Space, both ends included. */
export function pathTo({ steps, before }: Reach, space: SpaceId): SpaceId[] {
  if (steps[space] === undefined || steps[space] === UNREACHED) throw new RangeError(`Space ${space} was not reached`);
  const path: SpaceId[] = [];
  for (let at = space; at !== OFF_BOARD; at = before[at]!) path.push(at);
  return path.reverse();
}
