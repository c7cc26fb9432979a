/** A rectangle, by its upper left corner: of the drawing or of the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Do they overlap, or come nearer than a margin? */
export const meet = (a: Box, b: Box, margin = 0): boolean =>
  a.x < b.x + b.width + margin &&
  b.x < a.x + a.width + margin &&
  a.y < b.y + b.height + margin &&
  b.y < a.y + a.height + margin;

export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** What both cover; of no size where they do not meet. */
export function overlapOf(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}

/** The part of a box that another one covers, from 0 to 1. */
export function coveredPart(box: Box, cover: Box): number {
  const across = Math.min(box.x + box.width, cover.x + cover.width) - Math.max(box.x, cover.x);
  const down = Math.min(box.y + box.height, cover.y + cover.height) - Math.max(box.y, cover.y);
  return across <= 0 || down <= 0 ? 0 : (across * down) / (box.width * box.height);
}

/** The free space between two boxes. */
export function gapBetween(a: Box, b: Box): number {
  const across = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
  const down = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height);
  return Math.sqrt(across * across + down * down);
}

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: Math.max(0, width + 2 * by),
  height: Math.max(0, height + 2 * by),
});

export const scaled = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
});

/** The least box around all of them. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map(box => box.x));
  const y = Math.min(...boxes.map(box => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map(box => box.x + box.width)) - x,
    height: Math.max(...boxes.map(box => box.y + box.height)) - y,
  };
}

export const middleOfBox = ({ x, y, width, height }: Box): Spot => ({ x: x + width / 2, y: y + height / 2 });

/** The point of a box that is nearest to a spot. */
export const nearestIn = ({ x, y, width, height }: Box, spot: Spot): Spot => ({
  x: Math.max(x, Math.min(x + width, spot.x)),
  y: Math.max(y, Math.min(y + height, spot.y)),
});

export interface Line {
  readonly from: Spot;
  readonly to: Spot;
}

const turn = (a: Spot, b: Spot, c: Spot): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Do two lines cross, each of them between the ends of the other? */
export const cross = (a: Line, b: Line): boolean =>
  turn(a.from, a.to, b.from) * turn(a.from, a.to, b.to) < 0 &&
  turn(b.from, b.to, a.from) * turn(b.from, b.to, a.to) < 0;

/** Does a line run over a box? It does where both ends do not lie beyond one side, and corners lie on both sides of it. */
export function runsOver({ from, to }: Line, { x, y, width, height }: Box): boolean {
  const [right, bottom] = [x + width, y + height];
  if ((from.x <= x && to.x <= x) || (from.x >= right && to.x >= right)) return false;
  if ((from.y <= y && to.y <= y) || (from.y >= bottom && to.y >= bottom)) return false;
  const [across, down] = [to.x - from.x, to.y - from.y];
  const side = (cornerX: number, cornerY: number): number => across * (cornerY - from.y) - down * (cornerX - from.x);
  const corners = [side(x, y), side(right, y), side(x, bottom), side(right, bottom)] as const;
  return Math.min(...corners) < 0 && Math.max(...corners) > 0;
}
