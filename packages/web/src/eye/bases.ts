import { clipped, depthOf, distance, hullOf } from './plane.js';
import { disc, polygon, type Shape, type Spot } from './volumes.js';

/** A base as rules print it, where it stands. */
export interface Standing {
  readonly base:
    | { readonly kind: 'round'; readonly radius: number }
    | { readonly kind: 'oval' | 'rectangle'; readonly length: number; readonly width: number };
  readonly at: Spot;
  /** In 4096ths of a turn, counter-clockwise. */
  readonly facing: number;
}

const TURN = 4096;
const RIM = 128;

export function shapeOf({ base, at, facing }: Standing): Shape {
  if (base.kind === 'round') return disc(at, base.radius);
  const angle = (facing / TURN) * 2 * Math.PI;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [long, wide] = [base.length / 2, base.width / 2];
  const corners = base.kind === 'oval' ? ring(long, wide) : square(long, wide);
  return polygon(corners.map(({ x, y }) => ({ x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos })));
}

const ring = (long: number, wide: number): readonly Spot[] =>
  Array.from({ length: RIM }, (_, i) => {
    const angle = (i / RIM) * 2 * Math.PI;
    return { x: long * Math.cos(angle), y: wide * Math.sin(angle) };
  });

const square = (x: number, y: number): readonly Spot[] => [
  { x, y },
  { x: -x, y },
  { x: -x, y: -y },
  { x, y: -y },
];

/** The closed outline of a shape, fine enough that it leaves out a three-thousandth of a disc's radius at most. */
export function rimOf(shape: Shape): readonly Spot[] {
  if (shape.kind === 'polygon') return shape.corners;
  const { a, b, radius } = shape;
  const around = (at: Spot): readonly Spot[] => ring(radius, radius).map(({ x, y }) => ({ x: at.x + x, y: at.y + y }));
  return a === b ? around(a) : hullOf([...around(a), ...around(b)]);
}

/** The straight strip between two bases, with both of them. */
export function stripOf(one: Shape, other: Shape): Shape {
  if (one.kind === 'capsule' && other.kind === 'capsule' && one.radius === other.radius)
    return { kind: 'capsule', a: one.a, b: other.a, radius: one.radius };
  return polygon(hullOf([...rimOf(one), ...rimOf(other)]));
}

/** How far two bases are apart; discs to the last bit, others as far as their outlines. */
export function gapBetween(one: Shape, other: Shape): number {
  if (one.kind === 'capsule' && other.kind === 'capsule') return distance(one.a, other.a) - one.radius - other.radius;
  let least = Infinity;
  const [ours, theirs] = [rimOf(one), rimOf(other)];
  for (const p of ours) for (const q of theirs) least = Math.min(least, distance(p, q));
  return least;
}

/** How deep a base stands in a piece, with its deepest point; its own middle and rim are enough to look at. Negative, how far it is from it. */
export function standsIn(base: Shape, piece: Shape): number {
  if (base.kind === 'capsule') return depthOf(piece, base.a) + base.radius;
  const rim = base.corners;
  const middle = {
    x: rim.reduce((sum, { x }) => sum + x, 0) / rim.length,
    y: rim.reduce((sum, { y }) => sum + y, 0) / rim.length,
  };
  const inside = [middle, ...rim].map(p => depthOf(piece, p));
  const corners = piece.kind === 'polygon' ? piece.corners.map(p => depthOf(base, p)) : [];
  return Math.max(...inside, ...corners);
}

/** How far a shape reaches into a convex area; negative, how far it keeps away. */
export function overlapOf(shape: Shape, area: readonly Spot[]): number {
  if (shape.kind === 'capsule') return depthOf(polygon(area), shape.a) + shape.radius;
  const common = clipped(shape.corners, area);
  if (common.length > 2)
    return Math.max(
      ...common.map(corner => depthOf(polygon(area), corner)),
      ...middles(common).map(p => Math.min(depthOf(polygon(area), p), depthOf(shape, p))),
    );
  const distances = [...shape.corners.map(p => -depthOf(polygon(area), p)), ...area.map(p => -depthOf(shape, p))];
  return -Math.min(...distances);
}

/** Points within what two areas have in common. */
const middles = (common: readonly Spot[]): readonly Spot[] => {
  const sum = common.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return [{ x: sum.x / common.length, y: sum.y / common.length }];
};
