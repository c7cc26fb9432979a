import {
  ALL_DIRECTIONS,
  hexNeighbour,
  hexOf,
  idOf,
  OFF_BOARD,
  SLOTS,
  spaceOf,
  type Board,
  type Direction,
  type Hex,
  type Placement,
  type Slot,
} from '@banneret/hexboard';

/** From the middle of a hex to a corner, in units of the drawing. */
export const SIZE = 20;
const ROOT3 = Math.sqrt(3);

export interface At {
  readonly x: number;
  readonly y: number;
}

/** Rows of Spaces slope against rows of hexes; everything is turned so that the Spaces lie straight. */
const SLOPE = Math.sqrt(28);
const [COSINE, SINE] = [5 / SLOPE, ROOT3 / SLOPE];
const straightened = ({ x, y }: At): At => ({ x: x * COSINE + y * SINE, y: y * COSINE - x * SINE });

/** The middle of a hex; rows run to the right and downwards. */
export const middleOf = ({ q, r }: Hex): At => straightened({ x: SIZE * ROOT3 * (q + r / 2), y: SIZE * 1.5 * r });

/** From the middle of a hex to its corners, clockwise on the screen, in units of `SIZE`. */
export const CORNERS: readonly At[] = [
  { x: ROOT3 / 2, y: -0.5 },
  { x: ROOT3 / 2, y: 0.5 },
  { x: 0, y: 1 },
  { x: -ROOT3 / 2, y: 0.5 },
  { x: -ROOT3 / 2, y: -0.5 },
  { x: 0, y: -1 },
].map(straightened);

/** The corners of a hex, a little smaller or larger than it is. */
export function cornersOf(hex: Hex, scale = 1): readonly At[] {
  const { x, y } = middleOf(hex);
  return CORNERS.map(corner => ({ x: x + corner.x * SIZE * scale, y: y + corner.y * SIZE * scale }));
}

export const outlineOf = (hex: Hex, scale = 1): string => pointsOf(cornersOf(hex, scale));

/** As the attribute of a polygon. */
export const pointsOf = (corners: readonly At[]): string =>
  corners.map(({ x, y }) => `${tenths(x)},${tenths(y)}`).join(' ');

const tenths = (length: number): number => Math.round(length * 10) / 10;

/** The edge towards direction k leads from the first of these corners to the second. */
export const EDGES: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 0],
];

/** The edge of a hex towards one of its neighbours, clockwise. */
export function edgeOf(hex: Hex, k: Direction): readonly [At, At] {
  const corners = cornersOf(hex);
  const [from, to] = EDGES[k] as readonly [number, number];
  return [corners[from] as At, corners[to] as At];
}

/** The hexes that a base covers. */
export function hexesOf(board: Board, { space, mask }: Placement): readonly Hex[] {
  const at = board.spaces[space];
  return at === undefined ? [] : SLOTS.filter(slot => (mask >> slot) & 1).map(slot => hexOf(at, slot));
}

export function centreOfHexes(hexes: readonly Hex[]): At {
  const sum = hexes.map(middleOf).reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, hexes.length), y: sum.y / Math.max(1, hexes.length) };
}

export interface Cell {
  readonly space: number;
  readonly slot: Slot;
  readonly hex: Hex;
}

/** Everything that is drawn once and for all of a board. */
export interface Drawing {
  readonly cells: readonly Cell[];
  /** The edges between Spaces, each of them once. */
  readonly borders: readonly (readonly [At, At])[];
  /** The edges of the board, with the hex that each belongs to. */
  readonly rim: readonly { readonly cell: Cell; readonly edge: readonly [At, At] }[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = SIZE * 1.6;
/** Above it hangs the track. */
const ABOVE = SIZE * 0.6;
/** Below the board one sees the columns that it is made of. */
const DEPTH = SIZE * 1.2;
const drawings = new WeakMap<Board, Drawing>();

export function drawingOf(board: Board): Drawing {
  const ready = drawings.get(board) ?? draw(board);
  drawings.set(board, ready);
  return ready;
}

function draw(board: Board): Drawing {
  const cells = board.spaces.flatMap((at, space) => SLOTS.map(slot => ({ space, slot, hex: hexOf(at, slot) })));
  const middles = cells.map(({ hex }) => middleOf(hex));
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN - ABOVE];
  const around = cells.flatMap(cell => ALL_DIRECTIONS.map(k => ({ cell, k, beyond: spaceBeyond(board, cell, k) })));
  return {
    cells,
    borders: around.filter(({ cell, beyond }) => beyond > cell.space).map(({ cell, k }) => edgeOf(cell.hex, k)),
    rim: around
      .filter(({ beyond }) => beyond === OFF_BOARD)
      .map(({ cell, k }) => ({ cell, edge: edgeOf(cell.hex, k) })),
    left,
    top,
    width: Math.max(...xs) + MARGIN - left,
    height: Math.max(...ys) + MARGIN + DEPTH - top,
  };
}

/** The Space that the neighbour of a hex belongs to. */
const spaceBeyond = (board: Board, { hex }: Cell, k: Direction): number =>
  idOf(board, spaceOf(hexNeighbour(hex, k)).space) ?? OFF_BOARD;

/** The edges between Spaces, as one path. */
export const bordersOf = ({ borders }: Drawing): string =>
  borders.map(([from, to]) => `M${tenths(from.x)} ${tenths(from.y)}L${tenths(to.x)} ${tenths(to.y)}`).join('');
