import { directionTo, neighbourOf, OFF_BOARD, type Board, type SpaceId } from './board.js';
import { EMPTY, FULL, ringInside, ringOutside, type SlotMask } from './footprint.js';
import { ALL_DIRECTIONS } from './hex.js';

/** Hexes of one Space: where a base stands, or could. */
export interface Placement {
  readonly space: SpaceId;
  readonly mask: SlotMask;
}

/** Something on the board. Tokens are not pushable, nor is a figure that was already pushed in the same action. */
export interface Piece extends Placement {
  readonly pushable: boolean;
}

/** The taken slots of every Space. Derived from the pieces whenever it is needed; never stored in state. */
export type Occupancy = Uint8Array;

/** The hexes these placements cover. Throws when two of them overlap: then somebody broke EDGE-BRD-14 before. */
export function occupancyOf(board: Board, placements: readonly Placement[]): Occupancy {
  const taken = new Uint8Array(board.spaces.length);
  for (const { space, mask } of placements) {
    if ((taken[space]! & mask) !== 0) throw new Error(`two pieces share a hex of Space ${space}`);
    taken[space]! |= mask;
  }
  return taken;
}

export const isFullyOccupied = (taken: Occupancy, space: SpaceId): boolean => taken[space] === FULL;
export const isEmptySpace = (taken: Occupancy, space: SpaceId): boolean => taken[space] === EMPTY;

/** Base to base: some hex of one shares an edge with some hex of the other. */
export function touches(board: Board, a: Placement, b: Placement): boolean {
  if (a.space === b.space) return (ringInside(a.mask) & b.mask) !== 0;
  const direction = directionTo(board, a.space, b.space);
  return direction !== undefined && (ringOutside(a.mask, direction) & b.mask) !== 0;
}

/** All hexes of the board that touch a placement: its own Space first, then the neighbours by direction. */
export function contactRing(board: Board, { space, mask }: Placement): Placement[] {
  const ring: Placement[] = [{ space, mask: ringInside(mask) }];
  for (const direction of ALL_DIRECTIONS) {
    const neighbour = neighbourOf(board, space, direction);
    if (neighbour !== OFF_BOARD) ring.push({ space: neighbour, mask: ringOutside(mask, direction) });
  }
  return ring.filter(part => part.mask !== EMPTY);
}
