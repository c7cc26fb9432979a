import type { Translate } from '@banneret/i18n';
import { who } from '../figures/named.js';
import { inCm } from '../movement/judge.js';
import { NOBODY, pieceOf, sheetOf, type FigureId, type State } from '../state.js';

/** Names and numbers as sentences want them. */

export const nameOf = (state: State, figure: FigureId, t: Translate): string =>
  figure === NOBODY ? '-' : who(state, figure)[t.locale];

export const namesOf = (state: State, figures: readonly FigureId[], t: Translate): string =>
  figures.map(figure => nameOf(state, figure, t)).join(', ');

export const pieceName = (state: State, piece: number, t: Translate): string =>
  piece === NOBODY ? '-' : pieceOf(state, piece).name[t.locale];

export const gunName = (state: State, figure: FigureId, weapon: number, t: Translate): string =>
  sheetOf(state, figure).ranged[weapon]?.name[t.locale] ?? '-';

export const point = ({ x, y }: { readonly x: number; readonly y: number }): { x: number; y: number } => ({
  x: inCm(x),
  y: inCm(y),
});

export const list = (faces: readonly number[]): string => faces.join(' ');
export const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);
/** A word that messages choose by: they know no hyphens. */
export const variant = (word: string): string => word.replaceAll('-', '_');
export const yes = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');
