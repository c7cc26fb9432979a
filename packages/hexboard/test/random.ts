import {
  ALL_DIRECTIONS,
  FOOTPRINTS,
  makeBoard,
  spaceNeighbour,
  type Board,
  type Piece,
  type SpaceAt,
} from '@banneret/hexboard';

export type Below = (n: number) => number;

/** mulberry32: enough for tests, and the same on every machine. */
export function testRng(seed: number): Below {
  let state = seed | 0;
  return n => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

/** A connected board of any shape, holes included. */
export function randomBoard(below: Below, size: number): Board {
  const spaces: SpaceAt[] = [{ u: below(5) - 2, v: below(5) - 2 }];
  while (spaces.length < size) {
    const next = spaceNeighbour(spaces[below(spaces.length)]!, ALL_DIRECTIONS[below(6)]!);
    if (!spaces.some(space => space.u === next.u && space.v === next.v)) spaces.push(next);
  }
  return makeBoard(spaces);
}

/** Pieces thrown on the board; one that would overlap another is left out. Small bases are likelier: they get pushed. */
export function randomPieces(board: Board, below: Below, tries: number): Piece[] {
  const pieces: Piece[] = [];
  for (let i = 0; i < tries; i++) {
    const masks = FOOTPRINTS[SIZES_BY_LOT[below(SIZES_BY_LOT.length)]!];
    const piece = { space: below(board.spaces.length), mask: masks[below(masks.length)]!, pushable: below(12) > 0 };
    if (!pieces.some(other => other.space === piece.space && (other.mask & piece.mask) !== 0)) pieces.push(piece);
  }
  return pieces;
}

const SIZES_BY_LOT = [1, 1, 1, 1, 2, 2, 2, 3, 4, 7] as const;
