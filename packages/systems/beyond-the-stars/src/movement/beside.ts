import {
  FACINGS,
  facingTowards,
  gap,
  pointAt,
  squaredDistance,
  type Placed,
  type Point,
  type Um,
} from '@banneret/geometry';
import { HAIR } from '../rulings.js';
import { boxOf } from './boxes.js';

/** As near as R-135 asks of contact, and clear of any overlap by rounding. */
const CLOSE: Um = HAIR / 5;

/** Beside a base in a direction from its middle, at a gap. */
export function besideAt(mover: Placed, other: Placed, facing: number, away: Um = CLOSE): Point {
  const reach = boxOf(mover.base) + boxOf(other.base) + away;
  if (mover.base.kind === 'round' && other.base.kind === 'round') return pointAt(other.at, facing, reach);
  let [near, far] = [0, reach + away];
  while (far - near > 4) {
    const middle = Math.floor((near + far) / 2);
    if (gap({ ...mover, at: pointAt(other.at, facing, middle) }, other) >= away) far = middle;
    else near = middle;
  }
  return pointAt(other.at, facing, far);
}

/** A direction around a base, and the place there. */
export interface Beside {
  readonly facing: number;
  readonly at: Point;
}

/** Places all around a base, those on the mover's side first. */
export function besides(mover: Placed, other: Placed, count: number, away: Um = CLOSE): Beside[] {
  const towards = facingTowards(other.at, mover.at);
  return Array.from({ length: count }, (_, i) => {
    const facing = towards + Math.round((i * FACINGS) / count);
    return { facing, at: besideAt(mover, other, facing, away) };
  }).sort((a, b) => squaredDistance(a.at, mover.at) - squaredDistance(b.at, mover.at));
}
