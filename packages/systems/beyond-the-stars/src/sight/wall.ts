import { squaredDistance, type Point, type Polygon, type Um } from '@banneret/geometry';
import { storeyHeight } from '../ground/buildings.js';
import { nearestOn } from '../ground/nearest.js';
import { pieceOf, type PieceId, type State } from '../state.js';

/** A place on a wall, and how high. */
export interface Aim extends Point {
  readonly height: Um;
}

const PARTS = 8;

/** Points of an outline, the nearest first: a house is seen by any part of a wall, not by one stone. BTS-BLD-09. */
function wallPoints(outline: Polygon, from: Point): Point[] {
  const points = outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    return Array.from({ length: PARTS }, (_, part) => ({
      x: Math.round(a.x + ((b.x - a.x) * (part + 0.5)) / PARTS),
      y: Math.round(a.y + ((b.y - a.y) * (part + 0.5)) / PARTS),
    }));
  });
  const near = points.map(point => ({ point, away: squaredDistance(point, from) })).sort((a, b) => a.away - b.away);
  return [nearestOn(outline, from), ...near.map(({ point }) => point)];
}

/** Where somebody outside looks at a storey of a building, or aims at it: half way up, then near its ceiling. */
export function* aimsAt(state: State, piece: PieceId, storey: number, from: Point): Generator<Aim> {
  const each = storeyHeight(state, piece);
  const points = wallPoints(pieceOf(state, piece).outline, from);
  for (const share of [0.5, 0.9])
    for (const point of points) yield { ...point, height: Math.round((storey + share) * each) };
}
