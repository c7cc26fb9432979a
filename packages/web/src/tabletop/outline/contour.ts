import type { Knot, Link } from './tree.js';

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** How finely the ground is felt, in millimetres; coarser where a unit is spread far, so that the work stays bounded. */
const FINEST = 4;
const MOST_CELLS = 110;
/** Waists between figures are this much narrower than the figures. */
const WAIST = 0.8;
/** Where two parts come near one another, they flow together over this distance. */
const BLEND = 10;

/**
 * The outlines around figures and the links between them, at some distance, all hollows rounded: closed rings of corners. The ground is felt
 * on a grid, and rings are followed where the distance passes zero (marching squares).
 */
export function contoursOf(
  knots: readonly Knot[],
  links: readonly Link[],
  distance: number,
): readonly (readonly Corner[])[] {
  const reach = Math.max(0, ...knots.map(({ radius }) => radius)) + distance + 2 * BLEND;
  const left = Math.min(...knots.map(({ x }) => x)) - reach;
  const top = Math.min(...knots.map(({ y }) => y)) - reach;
  const width = Math.max(...knots.map(({ x }) => x)) + reach - left;
  const height = Math.max(...knots.map(({ y }) => y)) + reach - top;
  const step = Math.max(FINEST, width / MOST_CELLS, height / MOST_CELLS);
  const [columns, rows] = [Math.ceil(width / step) + 1, Math.ceil(height / step) + 1];
  const felt = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      felt[row * columns + column] = outside(left + column * step, top + row * step, knots, links) - distance;
  const rings = ringsAround(felt, columns, rows);
  return rings.map(ring => ring.map(({ x, y }) => ({ x: left + x * step, y: top + y * step })));
}

/** How far a place lies outside everything; less than nothing inside. */
function outside(x: number, y: number, knots: readonly Knot[], links: readonly Link[]): number {
  let least = Infinity;
  const add = (far: number): void => {
    const blended = Math.max(0, BLEND - Math.abs(least - far)) / BLEND;
    least = Math.min(least, far) - (least === Infinity ? 0 : (blended * blended * BLEND) / 4);
  };
  for (const knot of knots) add(Math.sqrt((x - knot.x) ** 2 + (y - knot.y) ** 2) - knot.radius);
  for (const { from, to } of links) {
    const [across, down] = [to.x - from.x, to.y - from.y];
    const length = across * across + down * down;
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * across + (y - from.y) * down) / length));
    const far = Math.sqrt((x - from.x - along * across) ** 2 + (y - from.y - along * down) ** 2);
    add(far - WAIST * Math.min(from.radius, to.radius));
  }
  return least;
}

/** Edges of a cell in turn: upper, right, lower, left. From which edge to which a ring runs, with the inside on its left. */
const TURNS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

function ringsAround(felt: Float64Array, columns: number, rows: number): readonly (readonly Corner[])[] {
  const at = (column: number, row: number): number => felt[row * columns + column] as number;
  /** An edge between neighbours on the grid: twice its number, one more for those that run down. */
  const edgeOf = (column: number, row: number, side: number): number => {
    if (side === 0) return 2 * (row * columns + column);
    if (side === 2) return 2 * ((row + 1) * columns + column);
    return 2 * (row * columns + column + (side === 1 ? 1 : 0)) + 1;
  };
  const next = new Map<number, number>();
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const inside =
        (at(column, row) < 0 ? 1 : 0) |
        (at(column + 1, row) < 0 ? 2 : 0) |
        (at(column + 1, row + 1) < 0 ? 4 : 0) |
        (at(column, row + 1) < 0 ? 8 : 0);
      for (const [from, to] of TURNS[inside] ?? []) next.set(edgeOf(column, row, from), edgeOf(column, row, to));
    }
  const cornerOn = (edge: number): Corner => {
    const [first, isDown] = [edge >> 1, edge & 1];
    const [column, row] = [first % columns, Math.floor(first / columns)];
    const [a, b] = [felt[first] as number, felt[first + (isDown ? columns : 1)] as number];
    const part = a / (a - b);
    return isDown ? { x: column, y: row + part } : { x: column + part, y: row };
  };
  const rings: Corner[][] = [];
  while (next.size > 0) {
    const ring: Corner[] = [];
    let [edge] = next.keys();
    while (edge !== undefined && next.has(edge)) {
      ring.push(cornerOn(edge));
      const following: number | undefined = next.get(edge);
      next.delete(edge);
      edge = following;
    }
    rings.push(ring);
  }
  return rings;
}

const tenth = (length: number): string => String(Math.round(length * 10) / 10);

/** A ring as a path that runs smoothly through the middles of its sides. */
export function smoothPath(ring: readonly Corner[]): string {
  const middle = (a: Corner, b: Corner): string => `${tenth((a.x + b.x) / 2)} ${tenth((a.y + b.y) / 2)}`;
  const [first] = ring;
  const last = ring.at(-1);
  if (first === undefined || last === undefined) return '';
  const curves = ring.map(
    (corner, i) => `Q${tenth(corner.x)} ${tenth(corner.y)} ${middle(corner, ring[i + 1] ?? first)}`,
  );
  return `M${middle(last, first)}${curves.join('')}z`;
}
