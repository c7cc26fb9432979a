import { firstPush, idOf, landings, occupancyOf, reach, standardBoard, type Piece } from '@banneret/hexboard';

const board = standardBoard();
const middle = idOf(board, { u: 3, v: 3 })!;

// A small figure stands on the centre hex of the Space in direction 0; a three-hex figure in the middle moves there.
const pieces: Piece[] = [
  { space: middle, mask: 0b000_0111, pushable: true },
  { space: middle + 1, mask: 0b000_0001, pushable: true },
];
const found = reach(board, occupancyOf(board, pieces), middle, { size: 3, steps: 2, crossesObstacles: false });

export const reached = found.spaces.length; // 18: the Space is entered but too full to travel through
export const ends = landings({ board, pieces, mover: 0 }, 3, [middle + 1]).length; // 6: every triangle pushes the figure
export const pushedTo = firstPush({ board, pieces, mover: 0, to: { space: middle + 1, mask: 0b000_0111 } }); // to a petal
