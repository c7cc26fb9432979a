import { pieceOf, type FigureId, type PieceId, type State } from '../state.js';
import { standsIn } from './passage.js';

/** BTS-TER-25, -27: pieces that can still catch fire under any of these figures. */
export function flammableUnder(state: State, figures: readonly FigureId[]): PieceId[] {
  const found: PieceId[] = [];
  for (let piece = 0; piece < state.battle.terrain.length; piece++) {
    if (!pieceOf(state, piece).flammable || state.burning.includes(piece)) continue;
    if (figures.some(figure => standsIn(state, figure, piece))) found.push(piece);
  }
  return found;
}
