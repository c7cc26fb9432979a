import { statOf } from '../figures/stats.js';
import { sheetOf, type FigureId, type State } from '../state.js';

/** BTS-BLD-12, BTS-IMP-06: with a scope the shooter picks his man. */
export const hasScope = (state: State, shooter: FigureId): boolean =>
  sheetOf(state, shooter).support.some(({ kind }) => kind === 'scope');

/** BTS-BLD-11: the one with the best Defence, the first of several. */
export function bestDefended(state: State, occupants: readonly FigureId[]): FigureId {
  let best = occupants[0] as FigureId;
  for (const figure of occupants) if (statOf(state, figure, 'defence') > statOf(state, best, 'defence')) best = figure;
  return best;
}
