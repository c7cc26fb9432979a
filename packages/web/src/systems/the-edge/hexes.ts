import {
  ALL_DIRECTIONS,
  hexNeighbour,
  hexOf,
  SLOTS,
  spaceOf,
  type Board,
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

const CORNERS: readonly At[] = [
  { x: ROOT3 / 2, y: -0.5 },
  { x: ROOT3 / 2, y: 0.5 },
  { x: 0, y: 1 },
  { x: -ROOT3 / 2, y: 0.5 },
  { x: -ROOT3 / 2, y: -0.5 },
  { x: 0, y: -1 },
].map(straightened);

/** The outline of a hex, a little smaller or larger than it is. */
export function outlineOf(hex: Hex, scale = 1): string {
  const { x, y } = middleOf(hex);
  return CORNERS.map(corner => `${x + corner.x * SIZE * scale},${y + corner.y * SIZE * scale}`).join(' ');
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
  /** The edges between Spaces, as one path. */
  readonly borders: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = SIZE * 1.6;
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
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return {
    cells,
    borders: cells.map(bordersOf).join(''),
    left,
    top,
    width: Math.max(...xs) + MARGIN - left,
    height: Math.max(...ys) + MARGIN - top,
  };
}

/** The edge towards direction k lies between these corners. */
const EDGES: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 0],
];

function bordersOf({ hex }: Cell): string {
  const own = spaceOf(hex).space;
  const { x, y } = middleOf(hex);
  const corner = (i: number): string => {
    const { x: dx, y: dy } = CORNERS[i] as At;
    return `${(x + dx * SIZE).toFixed(1)} ${(y + dy * SIZE).toFixed(1)}`;
  };
  return ALL_DIRECTIONS.filter(k => {
    const { space } = spaceOf(hexNeighbour(hex, k));
    return space.u !== own.u || space.v !== own.v;
  })
    .map(k => EDGES[k] as readonly [number, number])
    .map(([from, to]) => `M${corner(from)}L${corner(to)}`)
    .join('');
}
