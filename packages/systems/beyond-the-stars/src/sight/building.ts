import { clearLineOver } from '@banneret/geometry';
import { groundOf } from '../ground/board.js';
import { storeyHeight } from '../ground/buildings.js';
import { nearestOn } from '../ground/nearest.js';
import { figureOf, pieceOf, type FigureId, type PieceId, type State } from '../state.js';
import { without } from './outlook.js';
import { prismsOf } from './prisms.js';
import { eyeHeight } from './sight.js';

/** does a figure on the table see the nearest wall of a building? */
export function seesPiece(state: State, figure: FigureId, piece: PieceId): boolean {
  const { spot } = figureOf(state, figure);
  const at = { x: spot.x, y: spot.y };
  const { blockers, tops } = prismsOf(state);
  const options = { terrain: without(state, piece), blockers, blockerHeights: tops, ignoreGroups: [figure] };
  const to = nearestOn(pieceOf(state, piece).outline, at);
  const height = Math.round(storeyHeight(state, piece) / 2);
  return clearLineOver(groundOf(state.battle), at, eyeHeight(state, figure), to, height, options);
}
