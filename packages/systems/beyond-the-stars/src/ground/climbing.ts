import { withinOfPolygon, type Um } from '@banneret/geometry';
import { placedOf } from '../figures/placed.js';
import { figureOf, type FigureId, type PieceId, type State } from '../state.js';
import { floorAt } from './board.js';

/** H-13: to touch a piece is to be nearer than this. */
export const TOUCH: Um = 500;

/** BTS-TER-15: whoever has climbed as far as his movement went hangs on to what he climbs, above the ground at its foot. */
export function hangsOn(state: State, figure: FigureId): PieceId | undefined {
  const { spot } = figureOf(state, figure);
  if (spot.z <= floorAt(state.battle, spot)) return undefined;
  const own = placedOf(state, figure);
  const found = state.battle.terrain.findIndex(
    ({ kind, outline, height }) =>
      (kind === 'platform' || kind === 'obstacle') && height >= spot.z && withinOfPolygon(own, outline, TOUCH),
  );
  return found < 0 ? undefined : found;
}
