import { figureOf, type FigureId, type State } from '@banneret/beyond-the-stars';
import type { Point } from '@banneret/geometry';

/** Where a figure stands, as a point of the table. */
export function spotOf(state: State, figure: FigureId): Point {
  const { x, y } = figureOf(state, figure).spot;
  return { x, y };
}
