import { unitWho, who, type FigureId, type State } from '@banneret/beyond-the-stars';
import type { Desk } from '../../table/desk.js';

type Speech = Pick<Desk, 'state' | 't'>;

/** A figure as the story calls it: many bear the same name. */
export const figureName = ({ state, t }: Speech, figure: FigureId): string => who(state as State, figure)[t.locale];

/** A Combat Unit likewise. */
export const unitName = ({ state, t }: Speech, unit: number): string => unitWho(state as State, unit)[t.locale];
