import { outlineOf } from './outline.js';
import type { Core } from './core.js';
import type { BaseShape, Facing, Placed, Point, Polygon } from './shapes.js';
import type { Um } from './units.js';

/**
 * What takes up room on the table, in the one form that all distance code understands: a core swollen by a radius.
 * A round base is its centre and its radius. An oval or rectangle is its canonical lattice outline and no radius.
 */
export interface Solid {
  readonly core: Core;
  readonly radius: Um;
  /** A circle around the whole solid, for quick rejection only; its radius is rounded up. */
  readonly x: number;
  readonly y: number;
  readonly reach: Um;
  /** Is the core known to be convex? Then questions about it are answered faster. */
  readonly convex: boolean;
}

export function solidOf(placed: Placed): Solid {
  const { base, at, facing } = placed;
  if (base.kind === 'round') {
    return { core: [at.x, at.y], radius: base.radius, x: at.x, y: at.y, reach: base.radius, convex: true };
  }
  const { corners, reach } = outlineOf(base, facing);
  return { core: cornersAt(corners, at), radius: 0, x: at.x, y: at.y, reach, convex: true };
}

/** The radius of the circle around a base's centre that holds all of it, rounded up. */
export const reachOf = (base: BaseShape, facing: Facing): Um =>
  base.kind === 'round' ? base.radius : outlineOf(base, facing).reach;

/** The radius of a circle around a base's centre that lies within it, rounded down. */
export const innerOf = (base: BaseShape, facing: Facing): Um =>
  base.kind === 'round' ? base.radius : outlineOf(base, facing).core;

export function polygonSolid(polygon: Polygon): Solid {
  const { x, y } = boxCentre(polygon);
  let reach2 = 0;
  for (const p of polygon) reach2 = Math.max(reach2, (p.x - x) * (p.x - x) + (p.y - y) * (p.y - y));
  return { core: coreOf(polygon), radius: 0, x, y, reach: Math.ceil(Math.sqrt(reach2)) + 1, convex: false };
}

/** Corners given relative to a centre, in their place. */
export function cornersAt(corners: Polygon, at: Point): Core {
  const core: number[] = [];
  for (let i = 0; i < corners.length; i++) core.push(at.x + corners[i]!.x, at.y + corners[i]!.y);
  return core;
}

export function coreOf(points: Polygon): Core {
  const core: number[] = [];
  for (const { x, y } of points) core.push(x, y);
  return core;
}

function boxCentre(polygon: Polygon): { x: number; y: number } {
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (const p of polygon) {
    minX = Math.min(minX, p.x);
    minY = Math.min(minY, p.y);
    maxX = Math.max(maxX, p.x);
    maxY = Math.max(maxY, p.y);
  }
  return { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
}
