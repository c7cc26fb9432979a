import {
  closestPair,
  segmentCutsPolygon,
  whereabouts,
  withinOfPolygon,
  type Placed,
  type Polygon,
} from '@banneret/geometry';
import { isMajority } from './rulings.js';
import type { Cover } from './shot.js';
import type { Battle } from './state.js';

/**
 * GDF-TER-06, R-24: the cover of a target against a group of firing models. A model is in cover when its centre is in the
 * footprint (its rim included), and behind it when the line from the centre of the closest firing model to its own
 * crosses the footprint, unless that shooter touches the piece.
 */
export function coverOf(battle: Battle, firing: readonly Placed[], target: readonly Placed[]): Cover {
  const pieces = battle.terrain.filter(({ types }) => types.includes('cover')).map(({ outline }) => outline);
  const inside = target.map(model => pieces.some(outline => isIn(model, outline)));
  const within = count(inside);
  if (isMajority(within, target.length)) return 'in';
  const nearest = firing[closestPair(firing, target)?.from ?? 0];
  if (nearest === undefined) return 'none';
  const screens = pieces.filter(outline => !withinOfPolygon(nearest, outline, 0));
  const behind = target.map(model => screens.some(outline => segmentCutsPolygon(outline, nearest.at, model.at)));
  const either = count(inside.map((isInside, i) => isInside || behind[i] === true));
  return isMajority(either, target.length) ? 'behind' : 'none';
}

export const isIn = ({ at }: Placed, outline: Polygon): boolean => whereabouts(outline, at) !== 'outside';

const count = (claims: readonly boolean[]): number => claims.filter(claim => claim).length;
