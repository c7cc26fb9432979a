import { figureOf, type FigureId, type State } from '../state.js';
import { passage, standsIn } from './passage.js';

/** BTS-TER-18, R-28: in deep water that is not open ground to it, and not tested yet this turn. */
export function isInDeepWater(state: State, figure: FigureId): boolean {
  const { place, marks } = figureOf(state, figure);
  if (place !== 'table' || marks.swam) return false;
  return state.battle.terrain.some(
    ({ kind }, piece) =>
      kind === 'deep-water' && passage(state, figure, piece).kind !== 'free' && standsIn(state, figure, piece),
  );
}
