import type { Option } from '@banneret/kernel';
import { isJoker } from './fate.js';
import { flipOf } from './reduce/cards.js';
import { playerOf, type State } from './state.js';

export const DONE: Option = { id: 'done', say: 'tos.choice.done' };

/** What the owner of a flip may still do to it: a Tactics Token, or any card of the hand to cheat with. */
export function changesOf(s: State, flipId: number, cheatable: boolean): Option[] {
  const { seat, helped } = flipOf(s, flipId);
  const { tactics, hand } = playerOf(s, seat);
  const options: Option[] = [];
  if (!helped && tactics > 0) options.push({ id: 'tactics', say: 'tos.choice.tactics' });
  if (cheatable && mayCheat(s, flipId)) for (const card of hand.cards) options.push({ id: card });
  return options;
}

/** TOS-DCK-21, -22: once, and never a Joker that was flipped. R-06: one held in hand may be cheated with. */
export function mayCheat(s: State, flipId: number): boolean {
  const { card, cheated } = flipOf(s, flipId);
  return !cheated && !isJoker(card);
}
