import type { Because, Option } from '@banneret/kernel';
import { isJoker } from './fate.js';
import { flipOf } from './reduce/cards.js';
import { playerOf, type State } from './state.js';

export const DONE: Option = { id: 'done', say: 'tos.choice.done' };

/**
 * What the owner of a flip may still do to it: a Tactics Token, or any card of the hand to cheat with. What is forbidden is shown
 * with the rule that forbids it. `uncheatable` is that rule, where the Hit itself has one.
 */
export function changesOf(s: State, flipId: number, uncheatable?: Because): Option[] {
  const { seat, helped } = flipOf(s, flipId);
  const { tactics, hand } = playerOf(s, seat);
  const options: Option[] = [];
  if (tactics > 0) options.push({ id: 'tactics', say: 'tos.choice.tactics', ...(helped && { barred: [HELPED] }) });
  const why = uncheatable ?? cannotCheat(s, flipId);
  for (const card of hand.cards) options.push({ id: card, ...(why && { barred: [why] }) });
  return options;
}

const HELPED: Because = { rule: 'TOS-DCK-25', say: 'tos.no.helped' };
const JOKER: Because = { rule: 'TOS-DCK-22', say: 'tos.no.joker' };
const CHEATED: Because = { rule: 'TOS-DCK-21', say: 'tos.no.cheated' };
/** TOS-DMG-03, TOS-TRP-03: Hits whose flip nobody cheats. */
export const MISSING_MODELS: Because = { rule: 'TOS-DMG-03', say: 'tos.no.missing-models' };
export const TRAP_FLIP: Because = { rule: 'TOS-TRP-03', say: 'tos.no.trap-flip' };

/** Is there anything to choose? Nobody is asked about what is barred from end to end. */
export const someOpen = (options: readonly Option[]): boolean => options.some(({ barred }) => barred === undefined);

/** TOS-DCK-21, -22: once, and never a Joker that was flipped. R-06: one held in hand may be cheated with. */
function cannotCheat(s: State, flipId: number): Because | undefined {
  const { card, cheated } = flipOf(s, flipId);
  if (cheated) return CHEATED;
  return isJoker(card) ? JOKER : undefined;
}
