import type { Seat } from '@banneret/kernel';
import { inContact, placedOf } from '../figures/placed.js';
import { is, isEngaged, isImmobilised, onTable } from '../figures/traits.js';
import { baseArea } from '../rulings.js';
import { figureOf, sheetOf, type FigureId, type State } from '../state.js';

/** BTS-DUE-04, BTS-PRN-17, R-85: who could support whom of these fighters; each supports one. */
export function supportsOf(state: State, seat: Seat, fighters: readonly FigureId[]): (readonly [FigureId, FigureId])[] {
  const found: (readonly [FigureId, FigureId])[] = [];
  for (const figure of onTable(state, seat)) {
    if (!maySupport(state, figure)) continue;
    const supported = fighters.find(
      fighter =>
        inContact(placedOf(state, figure), placedOf(state, fighter)) &&
        baseArea(sheetOf(state, figure).base) >= baseArea(sheetOf(state, fighter).base),
    );
    if (supported !== undefined) found.push([figure, supported]);
  }
  return found;
}

const maySupport = (state: State, figure: FigureId): boolean =>
  sheetOf(state, figure).melee.some(({ supports }) => supports) &&
  !isEngaged(state, figure) &&
  !figureOf(state, figure).prone &&
  !isImmobilised(state, figure);

/** BTS-SHD-01, -05, -07: may a whole side shield? */
export const maySideShield = (state: State, fighters: readonly FigureId[]): boolean =>
  fighters.length > 0 &&
  fighters.every(
    fighter =>
      sheetOf(state, fighter).support.some(({ kind }) => kind === 'shield') &&
      !is(state, fighter, 'cavalry') &&
      !isImmobilised(state, fighter),
  );
