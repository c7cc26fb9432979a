import { solidOf, polygonSolid, type Solid } from '../solid.js';
import { isConvex } from '../exact/convex.js';
import type { Ground } from '../ground.js';
import type { Placed } from '../shapes.js';
import type { Um } from '../units.js';

/** A base that stands in the way of a move. */
export interface Blocker {
  readonly placed: Placed;
  /** Distance to keep from it, edge to edge; contact is allowed at 0. Whoever starts nearer may leave, see `gather`. */
  readonly clearance?: Um;
  /** May be moved through, but not ended on (nor nearer than its clearance). */
  readonly passable?: boolean;
}

/** What a game forbids to a mover. */
export interface MoveRules {
  /** Terrain that may not be entered, by its index on the ground. None by default. */
  readonly forbidden?: (index: number) => boolean;
  readonly blockers?: readonly Blocker[];
  readonly mayLeaveTable?: boolean;
}

/** What a mover ran into: a terrain piece or a blocker by its index, or the table's edge. */
export type HitBy =
  | { readonly kind: 'terrain'; readonly index: number }
  | { readonly kind: 'blocker'; readonly index: number }
  | { readonly kind: 'edge' };

/** Something solid with the distance to keep from it. */
export interface Obstacle extends Solid {
  readonly clearance: Um;
  readonly passable: boolean;
  readonly source: HitBy;
}

/** The table as one mover's rules see it. Prepare it once, then ask many questions; it does not follow later changes. */
export interface MoveField {
  readonly ground: Ground;
  readonly obstacles: readonly Obstacle[];
  /** For each obstacle x, y and the radius of the circle around all that it keeps clear: packed for quick rejection. */
  readonly circles: Float64Array;
  readonly mayLeaveTable: boolean;
}

export function moveField(ground: Ground, rules: MoveRules = {}): MoveField {
  const { forbidden, blockers = [] } = rules;
  const obstacles: Obstacle[] = forbidden ? terrainObstacles(ground).filter((_, index) => forbidden(index)) : [];
  for (let index = 0; index < blockers.length; index++) obstacles.push(blockerObstacle(blockers[index]!, index));
  return { ground, obstacles, circles: circlesAround(obstacles), mayLeaveTable: rules.mayLeaveTable ?? false };
}

function circlesAround(obstacles: readonly Obstacle[]): Float64Array {
  const circles = new Float64Array(3 * obstacles.length);
  for (let i = 0; i < obstacles.length; i++) {
    const { x, y, reach, clearance } = obstacles[i]!;
    circles[3 * i] = x;
    circles[3 * i + 1] = y;
    circles[3 * i + 2] = reach + clearance;
  }
  return circles;
}

const knownTerrain = new WeakMap<Ground, readonly Obstacle[]>();

/** Terrain never moves, so its solids are built once per table. */
function terrainObstacles(ground: Ground): readonly Obstacle[] {
  const known = knownTerrain.get(ground);
  if (known) return known;
  const made = ground.terrain.map((piece, index): Obstacle => {
    const { core, radius, x, y, reach } = polygonSolid(piece.outline);
    const convex = isConvex(piece.outline);
    return { core, radius, convex, x, y, reach, clearance: 0, passable: false, source: { kind: 'terrain', index } };
  });
  knownTerrain.set(ground, made);
  return made;
}

function blockerObstacle({ placed, clearance = 0, passable = false }: Blocker, index: number): Obstacle {
  const { core, radius, x, y, reach } = solidOf(placed);
  return { core, radius, convex: true, x, y, reach, clearance, passable, source: { kind: 'blocker', index } };
}
