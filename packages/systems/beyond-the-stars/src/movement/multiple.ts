import { FACINGS, gap, squaredDistance, type Placed, type Point, type Um } from '@banneret/geometry';
import { HAIR } from '../rulings.js';
import { besideAt } from './beside.js';
import { boxOf } from './boxes.js';

/** Where a base touches two others at once. BTS-CHG-12. */

/** So near on both sides: well within R-135, and far enough from an overlap for any rounding. */
const CLOSE: Um = HAIR / 5;

/** The places beside both of them, at most two, the one on the mover's side first. */
export function multipleSpots(mover: Placed, one: Placed, other: Placed): readonly Point[] {
  const reach = 2 * boxOf(mover.base) + 2 * HAIR;
  const most = reach + boxOf(one.base) + boxOf(other.base);
  if (squaredDistance(one.at, other.at) > most * most) return [];
  const round = [mover, one, other].every(({ base }) => base.kind === 'round');
  const spots = round ? amongDiscs(mover, one, other) : amongShapes(mover, one, other);
  return [...spots].sort((a, b) => squaredDistance(a, mover.at) - squaredDistance(b, mover.at));
}

/** Discs: where two circles cut each other. */
function amongDiscs(mover: Placed, one: Placed, other: Placed): Point[] {
  const [a, b] = [one, other].map(({ base }) => boxOf(mover.base) + boxOf(base) + CLOSE) as [Um, Um];
  const [dx, dy] = [other.at.x - one.at.x, other.at.y - one.at.y];
  const squared = dx * dx + dy * dy;
  if (squared === 0) return [];
  const along = (squared + a * a - b * b) / (2 * squared);
  const aside = (a * a) / squared - along * along;
  if (aside < 0) return [];
  const height = Math.sqrt(aside);
  return [height, -height].map(side => ({
    x: Math.round(one.at.x + along * dx - side * dy),
    y: Math.round(one.at.y + along * dy + side * dx),
  }));
}

const DIRECTIONS = 64;

/** Other shapes: around the first one, looking for where the distance to the second passes through nothing. */
function amongShapes(mover: Placed, one: Placed, other: Placed): Point[] {
  const found: Point[] = [];
  const overAt = (facing: number): { readonly spot: Point; readonly away: Um } => {
    const spot = besideAt(mover, one, facing, CLOSE);
    return { spot, away: gap({ ...mover, at: spot }, other) - CLOSE };
  };
  const step = FACINGS / DIRECTIONS;
  let before = overAt(0).away;
  for (let i = 1; i <= DIRECTIONS; i++) {
    const { away } = overAt(i * step);
    if (away > 0 !== before > 0) {
      let [from, to] = [(i - 1) * step, i * step];
      while (to - from > 1) {
        const middle = Math.floor((from + to) / 2);
        if (overAt(middle).away > 0 === before > 0) from = middle;
        else to = middle;
      }
      const [first, second] = [overAt(from), overAt(to)];
      found.push(first.away > 0 ? first.spot : second.spot);
    }
    before = away;
  }
  return found;
}
