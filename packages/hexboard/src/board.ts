import { ALL_DIRECTIONS, type Direction } from './hex.js';
import { spaceDistance, spaceNeighbour, type SpaceAt } from './space.js';

/** The number of a Space on its board. State stores these, never coordinates. */
export type SpaceId = number;

/** No Space: over the edge of the board. */
export const OFF_BOARD = -1;

/**
 * A board is an explicit set of whole Spaces, numbered in the order given. It never changes during a match and is
 * shared by all of its copies; only `SpaceId`s go into state.
 */
export interface Board {
  readonly spaces: readonly SpaceAt[];
  /** Six entries for each Space, by direction; `OFF_BOARD` where there is none. */
  readonly neighbours: Int16Array;
  readonly ids: ReadonlyMap<string, SpaceId>;
}

export function makeBoard(spaces: readonly SpaceAt[]): Board {
  const ids = new Map(spaces.map((space, id) => [keyOf(space), id]));
  if (ids.size !== spaces.length) throw new Error('a Space is listed twice');
  const neighbours = Int16Array.from(
    spaces.flatMap(space => ALL_DIRECTIONS.map(k => ids.get(keyOf(spaceNeighbour(space, k))) ?? OFF_BOARD)),
  );
  return { spaces: [...spaces], neighbours, ids };
}

const STANDARD_COLUMNS = 9;
const STANDARD_ROWS = 7;

/** The board of a two-player game: 9 columns by 7 rows of Spaces, row by row. */
export const standardBoard = (): Board => makeBoard(rowsOfSpaces(STANDARD_COLUMNS));

/** Two standard boards side by side. */
export const joinedBoards = (): Board => makeBoard(rowsOfSpaces(2 * STANDARD_COLUMNS));

function rowsOfSpaces(columns: number): SpaceAt[] {
  const spaces: SpaceAt[] = [];
  for (let row = 0; row < STANDARD_ROWS; row++)
    for (let column = 0; column < columns; column++) spaces.push({ u: column - Math.floor(row / 2), v: row });
  return spaces;
}

export const idOf = (board: Board, space: SpaceAt): SpaceId | undefined => board.ids.get(keyOf(space));

export function spaceAt(board: Board, id: SpaceId): SpaceAt {
  const space = board.spaces[id];
  if (!space) throw new RangeError(`no Space ${id} on a board of ${board.spaces.length}`);
  return space;
}

export const neighbourOf = (board: Board, id: SpaceId, direction: Direction): SpaceId =>
  board.neighbours[id * 6 + direction]!;

export const distanceBetween = (board: Board, a: SpaceId, b: SpaceId): number =>
  spaceDistance(spaceAt(board, a), spaceAt(board, b));

/** The direction in which two Spaces are adjacent. */
export const directionTo = (board: Board, from: SpaceId, to: SpaceId): Direction | undefined =>
  ALL_DIRECTIONS.find(direction => neighbourOf(board, from, direction) === to);

const keyOf = ({ u, v }: SpaceAt): string => `${u},${v}`;
