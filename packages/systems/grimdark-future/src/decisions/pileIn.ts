import type { Prompt, Seat, Shape, ShapeKind } from '@banneret/kernel';
import { judgePileIn } from '../movement/pileIn.js';
import { proposedPileIn } from '../movement/suggestPileIn.js';
import type { State, UnitId } from '../state.js';
import type { Legs } from '../movement/ways.js';
import { parseLegs } from './legs.js';

export interface PileInQuestion extends Shape {
  readonly kind: 'gdf.pile-in';
  readonly unit: UnitId;
  readonly charger: UnitId;
}

/** GDF-MEL-05: the owner of a charged unit moves it into contact. The choice has a way for each living model. */
export const askPileIn = (seat: Seat, unit: UnitId, charger: UnitId): Prompt<PileInQuestion> => ({
  seat,
  ask: 'gdf.ask.pile-in',
  rule: 'GDF-MEL-05',
  shape: { kind: 'gdf.pile-in', unit, charger },
  args: { unit, charger },
});

export const pileInKind: ShapeKind<State, PileInQuestion, Legs> = {
  parse: parseLegs,
  judge: (state, { unit, charger }, legs) => judgePileIn(state, unit, charger, legs),
  /** Whoever wants it otherwise places the models himself; nobody needs more than one proposal. */
  *enumerate(state, { unit, charger }) {
    yield proposedPileIn(state, unit, charger);
  },
  sample: (state, { unit, charger }) => proposedPileIn(state, unit, charger),
  finite: () => false,
};
