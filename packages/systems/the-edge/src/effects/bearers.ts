import type { Duration, Whom } from '../effect.js';
import { reactedTo, type Scope } from '../scope.js';
import { NONE, type Bonus, type State } from '../state.js';
import { specOf, squadsAt, whomOf } from '../targets.js';

/** What a bonus, a grant or a status is put on: the Squad if the card speaks of a Squad, else each figure. */
export type Bearer = Pick<Bonus, 'on' | 'id'>;

export function bearersOf(s: State, whom: Whom, scope: Scope): Bearer[] {
  if (speaksOfSquad(s, whom, scope)) return squadsAt(s, whom, scope).map(id => ({ on: 'squad', id }));
  return whomOf(s, whom, scope).map(id => ({ on: 'figure', id }));
}

function speaksOfSquad(s: State, whom: Whom, scope: Scope): whom is 'user' | { readonly target: number } {
  if (whom === 'user') return true;
  if (typeof whom !== 'object' || !('target' in whom)) return false;
  const pick = specOf(s, scope, whom.target)?.pick;
  return pick === 'squad' || pick === 'upgrade';
}

/** Something that ends with a Combat Sequence or Shot belongs to the one the Action reacts to. */
export const depthFor = (s: State, until: Duration, scope: Scope): number =>
  until === 'exchange' || until === 'roll' ? reactedTo(s, ['combat', 'shot'], scope) : NONE;
