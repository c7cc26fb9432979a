import { distanceBetween, neighbourOf, OFF_BOARD, spaceAt, type Board, type SpaceId } from './board.js';
import { isFullyOccupied, type Occupancy } from './occupancy.js';
import { lineDirection } from './space.js';

/** The straight line of Spaces between two, both ends included; none when they are not in line on this board. */
export function straightLine(board: Board, from: SpaceId, to: SpaceId): SpaceId[] | undefined {
  if (from === to) return [from];
  const direction = lineDirection(spaceAt(board, from), spaceAt(board, to));
  if (direction === undefined) return undefined;
  const line = [from];
  for (let at = from; at !== to; line.push(at)) {
    at = neighbourOf(board, at, direction);
    if (at === OFF_BOARD) return undefined; // a hole in the board interrupts the line
  }
  return line;
}

/** A clear line, or what is wrong with it. */
export type LineOfFire =
  | { readonly clear: true; readonly line: readonly SpaceId[] }
  | { readonly clear: false; readonly why: 'too-far'; readonly distance: number }
  | { readonly clear: false; readonly why: 'not-in-line' }
  | { readonly clear: false; readonly why: 'blocked'; readonly by: SpaceId };

/** The Line of Fire between two Spaces. Only fully occupied Spaces strictly between them block it. */
export function lineOfFire(board: Board, taken: Occupancy, from: SpaceId, to: SpaceId, range: number): LineOfFire {
  const distance = distanceBetween(board, from, to);
  if (distance > range) return { clear: false, why: 'too-far', distance };
  const line = straightLine(board, from, to);
  if (!line) return { clear: false, why: 'not-in-line' };
  const by = line.slice(1, -1).find(space => isFullyOccupied(taken, space));
  return by === undefined ? { clear: true, line } : { clear: false, why: 'blocked', by };
}
