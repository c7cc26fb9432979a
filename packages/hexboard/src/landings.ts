import { neighbourOf, OFF_BOARD, type Board, type SpaceId } from './board.js';
import { FOOTPRINTS, ringInside, ringOutside, sizeOf, type BaseSize, type SlotMask } from './footprint.js';
import { ALL_DIRECTIONS } from './hex.js';
import { occupancyOf, type Occupancy, type Piece, type Placement } from './occupancy.js';
import { overlapped, type Arrival, type Landing } from './push.js';

/**
 * Where a base of this size can come to stand in these Spaces, pushing if it must: Spaces in the order given,
 * footprints as listed. Says the same as `firstPush` for every footprint, but players search over whole reaches, so
 * nothing is listed or copied on the way: one occupancy is changed and restored in place.
 */
export function landings(where: Omit<Arrival, 'to'>, size: BaseSize, spaces: readonly SpaceId[]): Placement[] {
  const { board, pieces, mover } = where;
  const taken = occupancyOf(
    board,
    pieces.filter((_, i) => i !== mover),
  );
  const found: Placement[] = [];
  for (const space of spaces) {
    for (const mask of FOOTPRINTS[size]) {
      const to = { space, mask };
      if ((taken[space]! & mask) === 0 || canPush(board, pieces, overlapped(pieces, mover, to), to, taken))
        found.push(to);
    }
  }
  return found;
}

function canPush(board: Board, pieces: readonly Piece[], under: Landing, to: Placement, taken: Occupancy): boolean {
  if (under.kind !== 'pushes') return under.kind === 'free';
  const before = taken[to.space]!;
  for (const i of under.pushed) taken[to.space]! &= ~pieces[i]!.mask;
  taken[to.space]! |= to.mask;
  const sizes = under.pushed.map(i => sizeOf(pieces[i]!.mask) as BaseSize);
  const room = hasRoom(board, taken, to, sizes, 0);
  taken[to.space] = before;
  return room;
}

/** Can the bases from `next` on all be placed in contact with the arrived one? */
function hasRoom(board: Board, taken: Occupancy, to: Placement, sizes: readonly BaseSize[], next: number): boolean {
  const size = sizes[next];
  if (size === undefined) return true;
  const placed = (space: SpaceId, touching: SlotMask): boolean => {
    for (const mask of FOOTPRINTS[size]) {
      if ((mask & touching) === 0 || (mask & taken[space]!) !== 0) continue;
      taken[space]! |= mask;
      const room = hasRoom(board, taken, to, sizes, next + 1);
      taken[space]! &= ~mask;
      if (room) return true;
    }
    return false;
  };
  if (placed(to.space, ringInside(to.mask))) return true;
  return ALL_DIRECTIONS.some(direction => {
    const space = neighbourOf(board, to.space, direction);
    return space !== OFF_BOARD && placed(space, ringOutside(to.mask, direction));
  });
}
