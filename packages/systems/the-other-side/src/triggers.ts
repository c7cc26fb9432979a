import type { Because, Option } from '@banneret/kernel';
import { triggersOf } from './actions.js';
import type { Suit, Trigger } from './content/types.js';
import { actionUnderWay } from './duels.js';
import { POWER_ATTACK_MARGIN } from './rulings.js';
import type { DuelResult, State } from './state.js';

/** TOS-TRG-10: every Action has it; declared as often as the Margin lasts. */
export const POWER_ATTACK = 'power';

/** What is left of the suits after a price, or nothing if they do not cover it. R-10: one by one. */
export function withoutSuits(suits: readonly Suit[], price: readonly Suit[]): readonly Suit[] | undefined {
  const left = [...suits];
  for (const suit of price) {
    const at = left.indexOf(suit);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** Why a Trigger cannot be declared now; nothing if it can. */
function cannotPay(result: DuelResult, key: string, { suits, margin = 0 }: Trigger): Because | undefined {
  if (result.declared.includes(key)) return { rule: 'TOS-TRG-03', say: 'tos.no.declared' };
  if (withoutSuits(result.suits, suits) === undefined) return { rule: 'TOS-TRG-01', say: 'tos.no.suits' };
  return margin > result.margin ? { rule: 'TOS-TRG-01', say: 'tos.no.margin' } : undefined;
}

/** TOS-DUE-13, TOS-TRG-01 … -03: all Triggers of the Action, those out of reach with the reason. */
export function triggerOptions(s: State): Option[] {
  const { action, use, duel } = actionUnderWay(s);
  const result = duel.result as DuelResult;
  const options: Option[] = triggersOf(s, action.actor, use.action).map(({ key, trigger }) => {
    const why = cannotPay(result, key, trigger);
    return { id: key, ...(why && { barred: [why] }) };
  });
  const weak: Because = { rule: 'TOS-TRG-10', say: 'tos.no.margin' };
  const enough = result.margin >= POWER_ATTACK_MARGIN;
  options.push({ id: POWER_ATTACK, say: 'tos.choice.power', ...(!enough && { barred: [weak] }) });
  return options;
}

/** TOS-TRG-02: what the result is once a Trigger has been paid. */
export function paid(result: DuelResult, key: string, trigger: Trigger | undefined): DuelResult {
  const price = trigger === undefined ? POWER_ATTACK_MARGIN : (trigger.margin ?? 0);
  const suits = trigger === undefined ? result.suits : (withoutSuits(result.suits, trigger.suits) ?? result.suits);
  return { ...result, margin: result.margin - price, suits, declared: [...result.declared, key] };
}
