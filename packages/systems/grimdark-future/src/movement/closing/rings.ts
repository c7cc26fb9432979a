import { outlineOf, type MoveField, type Placed, type Point, type Um } from '@banneret/geometry';

/** A circle on which the centre of a model may have to be: touching something, or as far from it as is allowed. */
export interface Ring extends Point {
  readonly radius: number;
}

/** Rings are drawn this much wider, so that the lattice point nearest to one is never inside it. */
export const HAIR = 0.75;

/** The radius of the circle around a base: the base itself if it is round. */
export const radiusOf = ({ base, facing }: Placed): Um =>
  base.kind === 'round' ? base.radius : outlineOf(base, facing).reach;

export const isRound = ({ base }: Placed): boolean => base.kind === 'round';

export const distanceOf = (ax: number, ay: number, bx: number, by: number): number =>
  Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));

/** Calls back with the lattice points nearest to where two rings cross. */
export function crossings(a: Ring, b: Ring, found: (x: number, y: number) => void): void {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  const outer = a.radius + b.radius;
  const inner = a.radius - b.radius;
  if (squared === 0 || squared > outer * outer || squared < inner * inner) return;
  const distance = Math.sqrt(squared);
  const along = (a.radius * a.radius - b.radius * b.radius + squared) / (2 * distance);
  const across = Math.sqrt(Math.max(0, a.radius * a.radius - along * along));
  const [ux, uy] = [dx / distance, dy / distance];
  const [mx, my] = [a.x + along * ux, a.y + along * uy];
  found(Math.round(mx - across * uy), Math.round(my + across * ux));
  found(Math.round(mx + across * uy), Math.round(my - across * ux));
}

/** The point of a ring nearest to another point. */
export function towards({ x, y, radius }: Ring, to: Point): Point {
  const distance = distanceOf(x, y, to.x, to.y);
  if (distance === 0) return { x: Math.round(x + radius), y };
  const share = radius / distance;
  return { x: Math.round(x + (to.x - x) * share), y: Math.round(y + (to.y - y) * share) };
}

/** Where a model of this radius touches the bases that a field keeps clear, or their clearance. */
export function blockerRings(field: MoveField, radius: Um): Ring[] {
  const rings: Ring[] = [];
  for (const { x, y, reach, clearance, source } of field.obstacles)
    if (source.kind === 'blocker') rings.push({ x, y, radius: radius + reach + clearance + HAIR });
  return rings;
}
