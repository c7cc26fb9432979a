import {
  boxAround,
  boxesMeet,
  closestPair,
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
 * crosses the footprint, unless that shooter touches the piece.
 */
export function coverOf({ terrain }: Battle, firing: readonly Placed[], target: readonly Placed[]): Cover {
  const pieces = coverPieces(terrain);
  const inside = target.map(({ at }) => pieces.some(piece => isIn(piece, at)));
  if (isMajority(count(inside), target.length)) return 'in';
  const nearest = firing[closestPair(firing, target)?.from ?? 0];
  if (nearest === undefined) return 'none';
  const screens = pieces.filter(({ piece }) => !withinOfPolygon(nearest, piece.outline, 0));
  const behind = target.map(({ at }) => screens.some(screen => isBetween(screen, nearest.at, at)));
  const either = count(inside.map((isInside, i) => isInside || behind[i] === true));
  return isMajority(either, target.length) ? 'behind' : 'none';
}

/** The pieces that shelter one model from one that fires, for whoever wants to know which. */
export function sheltering({ terrain }: Battle, shooter: Placed, model: Placed): readonly TerrainPiece[] {
  return coverPieces(terrain)
    .filter(boxedPiece => isIn(boxedPiece, model.at) || isScreen(boxedPiece, shooter, model.at))
    .map(({ piece }) => piece);
}

const isScreen = (screen: Boxed, shooter: Placed, at: Point): boolean =>
  !withinOfPolygon(shooter, screen.piece.outline, 0) && isBetween(screen, shooter.at, at);

const known = new WeakMap<readonly TerrainPiece[], readonly Boxed[]>();

/** The pieces that give cover. */
export function coverPieces(terrain: readonly TerrainPiece[]): readonly Boxed[] {
  let pieces = known.get(terrain);
  if (pieces === undefined) known.set(terrain, (pieces = terrain.filter(piece => hasType(piece, 'cover')).map(boxed)));
  return pieces;
}

const isBetween = (screen: Boxed, a: Point, b: Point): boolean =>
  boxesMeet(screen, boxAround([a, b])) && segmentCutsPolygon(screen.piece.outline, a, b);

const count = (claims: readonly boolean[]): number => claims.filter(claim => claim).length;
