import { ownRules } from '../compile.js';
import { inContact, placedOf } from '../figures/placed.js';
import { hasKeyword, isEngaged } from '../figures/traits.js';
import { sharesRoom } from '../ground/buildings.js';
import { figureOf, sheetOf, type FigureId, type State } from '../state.js';

/** Siege Weapons and those who serve them. */

/** Its Servants who are still there. BTS-SGE-01. */
export const servantsOf = (state: State, weapon: FigureId): FigureId[] =>
  (sheetOf(state, weapon).siege?.servants ?? []).filter(servant => {
    const { place, servant: serves } = figureOf(state, servant);
    return serves && (place === 'table' || sharesRoom(state, servant, weapon));
  });

/** BTS-SGE-02, -03, -07: those who stand and are in contact with it; always so on a combined base. Who fights does not serve. */
export const attendantsOf = (state: State, weapon: FigureId): FigureId[] =>
  servantsOf(state, weapon).filter(
    servant => !figureOf(state, servant).prone && !isEngaged(state, servant) && isBeside(state, servant, weapon),
  );

const isBeside = (state: State, servant: FigureId, weapon: FigureId): boolean =>
  sharesRoom(state, servant, weapon) ||
  sheetOf(state, weapon).siege?.combinedBase === true ||
  (figureOf(state, servant).place === figureOf(state, weapon).place &&
    inContact(placedOf(state, servant), placedOf(state, weapon)));

/** BTS-MON-17: figures with the keyword `crew` aboard a Monster or Vehicle. */
export const crewOf = (state: State, carrier: FigureId): FigureId[] =>
  [...state.figures.keys()].filter(figure => {
    const { place, host } = figureOf(state, figure);
    return place === 'aboard' && host === carrier && hasKeyword(state, figure, 'crew');
  });

/** BTS-SGE-03, -07. */
const USUAL_CREW = 2;

/** BTS-SPR-10: one is enough for a light one. */
export const crewNeeded = (state: State, weapon: FigureId): number =>
  Math.min(USUAL_CREW, ...ownRules(state, weapon).map(({ rule }) => rule.crew?.servants ?? USUAL_CREW));

export const isUndermanned = (state: State, weapon: FigureId): boolean =>
  attendantsOf(state, weapon).length < crewNeeded(state, weapon);
