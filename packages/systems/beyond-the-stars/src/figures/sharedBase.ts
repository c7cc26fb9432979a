import { figureOf, sheetOf, type FigureId, type State } from '../state.js';

/** Combined bases: one base for a Siege Weapon and all its Servants, for as long as the weapon is there. */

/** Is it one of those who are mustered on the combined base of this weapon? */
export const ridesOn = (state: State, figure: FigureId, weapon: FigureId): boolean =>
  sheetOf(state, figure).serves === weapon && sheetOf(state, weapon).siege?.combinedBase === true;

/** BTS-BAS-08: whoever stands on a combined base cannot leave it while the weapon is there. */
export function isTied(state: State, figure: FigureId): boolean {
  const { serves } = sheetOf(state, figure);
  if (serves === undefined || !ridesOn(state, figure, serves)) return false;
  return figureOf(state, figure).servant && figureOf(state, serves).place === 'table';
}

/** BTS-BAS-10: whose base stands for it in every measurement. */
export const bearerOf = (state: State, figure: FigureId): FigureId =>
  isTied(state, figure) ? (sheetOf(state, figure).serves as FigureId) : figure;

/** The others on its combined base; nobody for nearly everybody. */
export function baseMates(state: State, figure: FigureId): readonly FigureId[] {
  const bearer = bearerOf(state, figure);
  const { siege } = sheetOf(state, bearer);
  if (siege?.combinedBase !== true) return [];
  return [bearer, ...siege.servants].filter(
    other => other !== figure && figureOf(state, other).place === 'table' && bearerOf(state, other) === bearer,
  );
}
