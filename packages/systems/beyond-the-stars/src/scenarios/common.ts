import { cm } from '@banneret/geometry';
import { illegal, legal, type Ruling, type Seat } from '@banneret/kernel';
import { ownStrip, type Zone } from '../deploy/zone.js';
import { generalOf } from '../figures/traits.js';
import { sheetOf, type FigureId, type State } from '../state.js';
import { figuresOf } from './counting.js';

/** Reserves for both, none, and the strip of 30 cm that most scenarios deploy in. */
export const mayReserve = (): Ruling => legal;

export const noReserves = (rule: string) => (): Ruling => illegal(rule, 'bts.no.reserves');

export const STRIP = cm(30);

export const strip = (state: State, seat: Seat): readonly Zone[] => [ownStrip(state, seat, STRIP)];

/** Champions that may be designated: not the General unless he is the only one. */
export function designable(state: State, seat: Seat): readonly FigureId[] {
  // All who began the battle: whoever guesses later what was designated must not learn from who is dead.
  const champions = figuresOf(state, seat).filter(figure => sheetOf(state, figure).rank > 0);
  const others = champions.filter(figure => figure !== generalOf(state, seat));
  return others.length > 0 ? others : champions;
}
