import { illegal, legal, type Ruling } from '@banneret/kernel';
import { ownRules } from '../compile.js';
import { hasKeyword, is } from '../figures/traits.js';
import { figureOf, NOBODY, sheetOf, unitSheetOf, type FigureId, type State, type UnitId } from '../state.js';

/** BTS-ARM-34: passenger places that a figure takes. */
export const placesTaken = (state: State, figure: FigureId): number =>
  Math.max(1, ...ownRules(state, figure).map(({ rule }) => rule.places ?? 1));

/** Places of a Transport that are taken already. */
export const placesFilled = (state: State, transport: FigureId): number => {
  let filled = 0;
  for (let figure = 0; figure < state.figures.length; figure++) {
    const { place, host } = figureOf(state, figure);
    // BTS-MON-17: crew have places of their own.
    if (place === 'aboard' && host === transport && !hasKeyword(state, figure, 'crew'))
      filled += placesTaken(state, figure);
  }
  return filled;
};

/** BTS-ARM-08, -34: may these start the battle in their unit's Transport? */
export function judgeAboard(state: State, unit: UnitId, aboard: readonly FigureId[]): Ruling {
  if (aboard.length === 0) return legal;
  const { transport } = unitSheetOf(state, unit);
  if (transport === NOBODY || aboard.includes(transport)) return illegal('BTS-ARM-08', 'bts.no.no-transport');
  const walker = aboard.find(figure => !is(state, figure, 'infantry'));
  if (walker !== undefined) return illegal('BTS-ARM-08', 'bts.no.only-infantry-boards', { figure: walker });
  const needed = aboard.reduce((sum, figure) => sum + placesTaken(state, figure), 0);
  const { capacity } = sheetOf(state, transport);
  if (needed > capacity)
    return illegal('BTS-ARM-34', 'bts.no.transport-full', { needed: Number.isFinite(needed) ? needed : 99, capacity });
  return legal;
}
