import { illegal, legal, type Ruling } from '@banneret/kernel';
import { ownRules } from '../compile.js';
import type { ActQuestion } from '../manoeuvres/manoeuvre.js';
import type { FigureId, State } from '../state.js';
import { chargesOf } from './charges.js';

/** BTS-SPR-33, R-83: who must charge does nothing else while there is a charge to make. */
export function judgeRage(state: State, ask: ActQuestion, figure: FigureId): Ruling {
  if (!ownRules(state, figure).some(({ rule }) => rule.move?.mustCharge === true)) return legal;
  const [charge] = chargesOf(state, ask, figure);
  return charge === undefined ? legal : illegal('BTS-SPR-33', 'bts.no.must-charge');
}
