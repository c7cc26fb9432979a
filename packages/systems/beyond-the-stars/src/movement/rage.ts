import { illegal, legal, type Ruling } from '@banneret/kernel';
import { fliesBy, ownRules } from '../compile.js';
import { onTable } from '../figures/traits.js';
import type { ActQuestion } from '../manoeuvres/manoeuvre.js';
import { enemyOf, seatOf, type FigureId, type State } from '../state.js';
import { chargesOf } from './charges.js';
import { flightsAt } from './flight.js';

/** BTS-SPR-33, R-83: who must charge does nothing else while there is a charge to make. */
export function judgeRage(state: State, ask: ActQuestion, figure: FigureId): Ruling {
  if (!ownRules(state, figure).some(({ rule }) => rule.move?.mustCharge === true)) return legal;
  return mayCharge(state, ask, figure) ? illegal('BTS-SPR-33', 'bts.no.must-charge') : legal;
}

/** BTS-SPR-79(g): on foot or from the air. */
function mayCharge(state: State, ask: ActQuestion, figure: FigureId): boolean {
  const [charge] = chargesOf(state, ask, figure);
  if (charge !== undefined) return true;
  if (!fliesBy(state, figure)) return false;
  return onTable(state, enemyOf(seatOf(state, figure))).some(foe => {
    const [swoop] = flightsAt(state, ask, figure, foe);
    return swoop !== undefined;
  });
}
