import {
  boxAround,
  boxesMeet,
  closestPair,
  gap,
  onceFor,
  segmentCutsPolygon,
  withinOfPolygon,
  type Placed,
  type Point,
} from '@banneret/geometry';
import { isMajority } from '../rulings.js';
import type { Cover } from '../attack/strike.js';
import type { Battle, TerrainPiece } from '../state.js';
import { boxed, hasType, isIn, type Boxed } from '../ground/terrain.js';

/**
 * GDF-TER-06, R-24: the cover of a target against a group of firing models. A model is in cover when its centre is in the
 * footprint (its rim included), and behind it when the line from the centre of the closest firing model to its own
 * crosses the footprint, unless that shooter touches the piece. H-42: of several shooters equally near the one with the
 * clearest line counts, so that nothing hangs on the order in which models are listed.
 */
export function coverOf({ terrain }: Battle, firing: readonly Placed[], target: readonly Placed[]): Cover {
  const pieces = coverPieces(terrain);
  const inside = target.map(({ at }) => pieces.some(piece => isIn(piece, at)));
  if (isMajority(count(inside), target.length)) return 'in';
  const shelteredFrom = (shooter: Placed): number =>
    count(target.map(({ at }, i) => inside[i] === true || pieces.some(piece => isScreen(piece, shooter, at))));
  const hidesFrom = (shooter: Placed): boolean => isMajority(shelteredFrom(shooter), target.length);
  const nearest = nearestOf(firing, target);
  return nearest.length > 0 && nearest.every(hidesFrom) ? 'behind' : 'none';
}

function nearestOf(firing: readonly Placed[], target: readonly Placed[]): Placed[] {
  const least = closestPair(firing, target)?.gap;
  return firing.filter(shooter => target.some(model => gap(shooter, model) === least));
}

/** The pieces that shelter one model from one that fires, for whoever wants to know which. */
export function sheltering({ terrain }: Battle, shooter: Placed, model: Placed): readonly TerrainPiece[] {
  return coverPieces(terrain)
    .filter(boxedPiece => isIn(boxedPiece, model.at) || isScreen(boxedPiece, shooter, model.at))
    .map(({ piece }) => piece);
}

const isScreen = (screen: Boxed, shooter: Placed, at: Point): boolean =>
  !withinOfPolygon(shooter, screen.piece.outline, 0) && isBetween(screen, shooter.at, at);

/** The pieces that give cover. */
export const coverPieces = onceFor((terrain: readonly TerrainPiece[]): readonly Boxed[] =>
  terrain.filter(piece => hasType(piece, 'cover')).map(boxed),
);

const isBetween = (screen: Boxed, a: Point, b: Point): boolean =>
  boxesMeet(screen, boxAround([a, b])) && segmentCutsPolygon(screen.piece.outline, a, b);

const count = (claims: readonly boolean[]): number => claims.filter(claim => claim).length;
