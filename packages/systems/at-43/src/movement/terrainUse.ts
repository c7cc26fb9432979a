import { moveField, shortestPath, standing, stretches, type MoveField, type PathResult } from '@banneret/geometry';
import type { Point, Sheet, TerrainPiece, Um } from '../battle.js';
import { CROSSING_COST } from '../rulings.js';
import type { State } from '../state.js';

/** AT43-MOV-06, TER-01, -03: terrain is gone round, unless somebody has opened it or it can be stood on. */
export const bars = ({ open, kind }: TerrainPiece, mover: Sheet): boolean =>
  !open && !(kind.standable && climbs(mover));

/** Who gets up on terrain: everybody but vehicles and support weapons. */
export const climbs = ({ category, role }: Sheet): boolean => category !== 'vehicle' && role !== 'supportWeapon';

/** AT43-TER-02: may this fighter step over the element, and for how much more? */
export function crossingCost({ kind, open }: TerrainPiece, mover: Sheet): Um | undefined {
  if (open || !kind.crossable || mover.role === 'supportWeapon' || mover.category === 'vehicle') return undefined;
  if (mover.category === 'walker') return kind.size <= mover.size - 2 ? 0 : undefined;
  return kind.size === 1 ? CROSSING_COST : undefined;
}

/** A way over low terrain where the way round it is too long or there is none (AT43-TER-02). It never ends on it. */
export function wayAcross(
  state: State,
  field: MoveField,
  mover: Sheet,
  { at, facing }: { readonly at: Point; readonly facing: number },
  end: Point,
  budget: Um,
): PathResult | undefined {
  const crossed = state.terrain.flatMap((piece, i) => (crossingCost(piece, mover) === undefined ? [] : [i]));
  if (crossed.length === 0 || !standing(field, { base: mover.base, at: end, facing }).ok) return undefined;
  const open = withoutPieces(field, crossed);
  const way = shortestPath(open, mover.base, at, end, budget, facing);
  if (!way.ok) return undefined;
  const zones = crossed.map(i => ({
    shape: { kind: 'polygon' as const, outline: state.terrain[i]!.outline },
    border: 'out' as const,
  }));
  const over = new Set(stretches(way.path, zones, { base: mover.base, facing }).map(({ zone }) => crossed[zone]!));
  const extra = [...over].reduce((sum, i) => sum + (crossingCost(state.terrain[i]!, mover) ?? 0), 0);
  return way.length + extra <= budget ? way : undefined;
}

/** The same field without some pieces of terrain. */
function withoutPieces(field: MoveField, pieces: readonly number[]): MoveField {
  const kept = field.obstacles.flatMap((obstacle, i) =>
    obstacle.source.kind === 'terrain' && pieces.includes(obstacle.source.index) ? [] : [i],
  );
  const { ground, mayLeaveTable } = field;
  const circles = new Float64Array(3 * kept.length);
  for (const [to, from] of kept.entries()) circles.set(field.circles.subarray(3 * from, 3 * from + 3), 3 * to);
  return { ...moveField(ground, { mayLeaveTable }), obstacles: kept.map(i => field.obstacles[i]!), circles };
}
