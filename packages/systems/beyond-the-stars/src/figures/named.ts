import { sheetOf, unitSheetOf, type FigureId, type State, type UnitId } from '../state.js';

/** A figure in both languages, with its number, since many bear the same name. Messages show one and swallow the other. */
export interface Who {
  readonly fr: string;
  readonly en: string;
}

export function who(state: State, figure: FigureId): Who {
  const { name } = sheetOf(state, figure);
  return { fr: `${name.fr} ${figure + 1}`, en: `${name.en} ${figure + 1}` };
}

/** A Combat Unit in both languages. */
export function unitWho(state: State, unit: UnitId): Who {
  const { name } = unitSheetOf(state, unit);
  return { fr: `${name.fr} (unité ${unit + 1})`, en: `${name.en} (unit ${unit + 1})` };
}

/** Several of them, one after the other. */
export const whoAll = (state: State, figures: readonly FigureId[]): Who => ({
  fr: figures.map(figure => who(state, figure).fr).join(', '),
  en: figures.map(figure => who(state, figure).en).join(', '),
});
