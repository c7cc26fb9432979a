import type { Seat } from '@banneret/kernel';
import { sheetOf, type Duel, type FigureId, type State } from '../state.js';
import { attacksOf } from './arms.js';
import { caseOf, fightersOf, type DuelFrame } from './cases.js';

/** BTS-DUE-03, -04: whose dice these are, in order; a support adds exactly one. */
export function diceOwners(state: State, frame: DuelFrame, own: Duel, seat: Seat): FigureId[] {
  const fighters = fightersOf(state, own, seat).flatMap(figure =>
    Array.from({ length: attacksOf(caseOf(state, frame, own, figure)).total }, () => figure),
  );
  const supports = (frame.supports ?? []).filter(([, supported]) => sheetOf(state, supported).seat === seat);
  return [...fighters, ...supports.map(([figure]) => figure)];
}
