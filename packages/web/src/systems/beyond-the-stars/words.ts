import { sheetOf, type FigureId, type State } from '@banneret/beyond-the-stars';
import type { Desk } from '../../table/desk.js';

/** A figure with the number that the story gives it too: many bear the same name. */
export const figureName = ({ state, t }: Desk, figure: FigureId): string =>
  `${sheetOf(state as State, figure).name[t.locale]} ${figure + 1}`;
