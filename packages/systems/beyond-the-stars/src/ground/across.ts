import {
  cm,
  FACINGS,
  facingTowards,
  overlapsPolygon,
  pointAt,
  type Placed,
  type Point,
  type Polygon,
  type Um,
} from '@banneret/geometry';
import { nearestOn } from './nearest.js';

/** Straight over a piece of scenery: where a base comes to stand on the far side, against it. */

const STEP: Um = cm(0.25);
/** Nearer than `TOUCH`, farther than any rounding. */
const GAP: Um = 100;

/** From where it stands in a direction, over the piece, to the first place beyond it; none within that distance. */
export function landingAcross(placed: Placed, outline: Polygon, facing: number, most: Um): Point | undefined {
  const isOver = (away: Um): boolean => overlapsPolygon({ ...placed, at: pointAt(placed.at, facing, away) }, outline);
  let over = false;
  for (let away = 0; away <= most; away += STEP) {
    const now = isOver(away);
    if (over && !now) return closest(placed, facing, away, isOver);
    over = now;
  }
  return undefined;
}

function closest(placed: Placed, facing: number, clear: Um, isOver: (away: Um) => boolean): Point {
  let [over, free] = [clear - STEP, clear];
  while (free - over > 2) {
    const middle = Math.floor((over + free) / 2);
    if (isOver(middle)) over = middle;
    else free = middle;
  }
  return pointAt(placed.at, facing, free + GAP);
}

/** The directions in which somebody against a piece might get over it, the straightest first. */
export function* waysAcross(placed: Placed, outline: Polygon): Generator<number> {
  const straight = facingTowards(placed.at, nearestOn(outline, placed.at));
  for (const share of [0, 1, -1, 2, -2, 3, -3, 4, -4]) yield straight + Math.round((share * FACINGS) / 32);
}
