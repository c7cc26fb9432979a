import type { Brush } from './brush.js';
import { noise } from './noise.js';

/** A place on a painting, in millimetres; y grows downwards. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The corners of an area, in either sense. */
export type Outline = readonly Spot[];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A side of an outline, and which way is out. */
export interface Side {
  readonly from: Spot;
  readonly to: Spot;
  readonly length: number;
  /** In radians, from `from` to `to`. */
  readonly turn: number;
  readonly out: Spot;
}

/** Twice the area; positive when the corners go round clockwise on a screen. */
const area2 = (outline: Outline): number =>
  outline.reduce((sum, { x, y }, i) => {
    const next = outline[(i + 1) % outline.length] as Spot;
    return sum + x * next.y - next.x * y;
  }, 0);

export const areaOf = (outline: Outline): number => Math.abs(area2(outline)) / 2;

export function sidesOf(outline: Outline): readonly Side[] {
  const sense = Math.sign(area2(outline));
  return outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length] as Spot;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy) || 1e-9;
    return {
      from,
      to,
      length,
      turn: Math.atan2(dy, dx),
      out: { x: (sense * dy) / length, y: (-sense * dx) / length },
    };
  });
}

export function boundsOf(outline: Outline): Box {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function middleOf(outline: Outline): Spot {
  const sum = outline.reduce((at, { x, y }) => ({ x: at.x + x, y: at.y + y }), { x: 0, y: 0 });
  return { x: sum.x / outline.length, y: sum.y / outline.length };
}

export const moved = (outline: Outline, dx: number, dy: number): Outline =>
  outline.map(({ x, y }) => ({ x: x + dx, y: y + dy }));

/** The same form, smaller, around its middle. */
export function shrunk(outline: Outline, share: number): Outline {
  const middle = middleOf(outline);
  return outline.map(({ x, y }) => ({ x: middle.x + (x - middle.x) * share, y: middle.y + (y - middle.y) * share }));
}

/** The same form with each side so much farther in, for distances that are small beside it. */
export function inset(outline: Outline, by: number): Outline {
  const sides = sidesOf(outline);
  return outline.map(({ x, y }, i) => {
    const [before, after] = [sides[(i + sides.length - 1) % sides.length] as Side, sides[i] as Side];
    const [sx, sy] = [before.out.x + after.out.x, before.out.y + after.out.y];
    // Along the bisector, as far as both sides ask for; needles are cut off.
    const reach = by / Math.max(0.25, (sx * sx + sy * sy) / 2);
    return { x: x - sx * reach, y: y - sy * reach };
  });
}

export function holds(outline: Outline, { x, y }: Spot): boolean {
  let inside = false;
  outline.forEach((a, i) => {
    const b = outline[(i + outline.length - 1) % outline.length] as Spot;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

/** How far a place is from the nearest side. */
export function toEdge(outline: Outline, { x, y }: Spot): number {
  let least = Infinity;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] as Spot;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const share = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - a.x - share * dx, y - a.y - share * dy));
  });
  return least;
}

export function trace(brush: Brush, outline: Outline): void {
  brush.beginPath();
  for (const { x, y } of outline) brush.lineTo(x, y);
  brush.closePath();
}

/** Round corners: the line touches the middle of every side. */
export function traceSmooth(brush: Brush, outline: Outline): void {
  const half = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [first, last] = [outline[0] as Spot, outline.at(-1) as Spot];
  const start = half(last, first);
  brush.beginPath();
  brush.moveTo(start.x, start.y);
  outline.forEach((corner, i) => {
    const end = half(corner, outline[(i + 1) % outline.length] as Spot);
    brush.quadraticCurveTo(corner.x, corner.y, end.x, end.y);
  });
  brush.closePath();
}

/** Paints inside an outline only. */
export function clipped(brush: Brush, outline: Outline, paint: () => void, form: typeof trace = trace): void {
  brush.save();
  form(brush, outline);
  brush.clip();
  paint();
  brush.restore();
}

/** Corners of a circle of so many sides around (0, 0). */
export const ringOf = (corners: number, radius: number, turn = 0): Outline =>
  Array.from({ length: corners }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / corners;
    return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
  });

/** A grown outline inside the true one: a corner every so often, each drawn inwards by up to `amount`. */
export function wavering(outline: Outline, step: number, amount: number, seed: number): Outline {
  return sidesOf(outline).flatMap(({ from, to, length, out }) => {
    const parts = Math.max(1, Math.round(length / step));
    return Array.from({ length: parts }, (_, i) => {
      const share = i / parts;
      const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
      const inwards = noise((x / step) * 0.9, (y / step) * 0.9, seed) * amount;
      return { x: x - out.x * inwards, y: y - out.y * inwards };
    });
  });
}

/** An outline with its corners cut off twice: nearly round, and still inside. */
export function rounded(outline: Outline, times = 2): Outline {
  if (times === 0) return outline;
  const cut = sidesOf(outline).flatMap(({ from, to }) => [
    { x: from.x * 0.75 + to.x * 0.25, y: from.y * 0.75 + to.y * 0.25 },
    { x: from.x * 0.25 + to.x * 0.75, y: from.y * 0.25 + to.y * 0.75 },
  ]);
  return rounded(cut, times - 1);
}
