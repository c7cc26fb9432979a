import type { Point, Polygon, Um } from '../battle.js';

/** A stretch of the table edge. */
export interface Edge {
  readonly from: Point;
  readonly to: Point;
}

const box = (x: Um, y: Um, right: Um, top: Um): Polygon => [
  { x, y },
  { x: right, y },
  { x: right, y: top },
  { x, y: top },
];

/**
 * AT43-TBL-02, MULT-02: the table cut into as many portions as there are sides: south and north halves for two, strips from west
 * to east for three, quarters for four (clockwise, so that neighbours at the table are neighbours on it).
 */
export function portionsFor(sides: number, width: Um, depth: Um): readonly Polygon[] {
  const [x, y] = [Math.floor(width / 2), Math.floor(depth / 2)];
  if (sides === 2) return [box(0, 0, width, y), box(0, y, width, depth)];
  if (sides === 4) return [box(0, 0, x, y), box(0, y, x, depth), box(x, y, width, depth), box(x, 0, width, y)];
  const third = Math.floor(width / 3);
  return [box(0, 0, third, depth), box(third, 0, 2 * third, depth), box(2 * third, 0, width, depth)];
}

/** AT43-TBL-02: the table edges of a portion, which are its access zones. */
export function edgesOf(portion: Polygon, width: Um, depth: Um): Edge[] {
  return portion.flatMap((from, i) => {
    const to = portion[(i + 1) % portion.length]!;
    const onEdge =
      (from.x === to.x && (from.x === 0 || from.x === width)) ||
      (from.y === to.y && (from.y === 0 || from.y === depth));
    return onEdge ? [{ from, to }] : [];
  });
}
