import type { FigureId, PieceId, State } from '../state.js';
import { figureOf } from '../state.js';
import { eyeHeight, seesWall } from './sight.js';

/** does a figure on the table see the walls of a building? */
export function seesPiece(state: State, figure: FigureId, piece: PieceId): boolean {
  const { x, y } = figureOf(state, figure).spot;
  return seesWall(state, { at: { x, y }, eye: eyeHeight(state, figure), ignores: [figure] }, piece, 0);
}
