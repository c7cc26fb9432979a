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
  /** For every two Spaces, row by row: their distance, and the direction if they are adjacent, else `OFF_BOARD`. */
  readonly distances: Uint8Array;
  readonly directions: Int8Array;
}

export function makeBoard(spaces: readonly SpaceAt[]): Board {
  const ids = new Map(spaces.map((space, id) => [keyOf(space), id]));
  if (ids.size !== spaces.length) throw new Error('a Space is listed twice');
  const neighbours = Int16Array.from(
    spaces.flatMap(space => ALL_DIRECTIONS.map(k => ids.get(keyOf(spaceNeighbour(space, k))) ?? OFF_BOARD)),
  );
  return { spaces: [...spaces], neighbours, ids, ...tables(spaces, neighbours) };
}

/** Players ask for distances and contact millions of times. */
function tables(spaces: readonly SpaceAt[], neighbours: Int16Array): Pick<Board, 'distances' | 'directions'> {
  const count = spaces.length;
  const distances = new Uint8Array(count * count);
  const directions = new Int8Array(count * count).fill(OFF_BOARD);
  for (const [a, from] of spaces.entries()) {
    for (const [b, to] of spaces.entries()) distances[a * count + b] = spaceDistance(from, to);
    for (const k of ALL_DIRECTIONS) {
      const there = neighbours[a * 6 + k]!;
      if (there !== OFF_BOARD) directions[a * count + there] = k;
    }
  }
  return { distances, directions };
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

export function distanceBetween(board: Board, a: SpaceId, b: SpaceId): number {
  mustBeOn(board, a);
  mustBeOn(board, b);
  return board.distances[a * board.spaces.length + b]!;
}

/** The direction in which two Spaces are adjacent. */
export function directionTo(board: Board, from: SpaceId, to: SpaceId): Direction | undefined {
  if (board.spaces[from] === undefined || board.spaces[to] === undefined) return undefined;
  const direction = board.directions[from * board.spaces.length + to]!;
  return direction === OFF_BOARD ? undefined : (direction as Direction);
}

function mustBeOn(board: Board, id: SpaceId): void {
  if (board.spaces[id] === undefined) throw new RangeError(`no Space ${id} on a board of ${board.spaces.length}`);
}

const keyOf = ({ u, v }: SpaceAt): string => `${u},${v}`;
