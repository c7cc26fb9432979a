import { ask, done, goto, order, pickOption, type OptionId } from '@banneret/kernel';
import { triggersOf, type TriggerUse } from '../actions.js';
import { actionUnderWay } from '../duels.js';
import { NONE, type DuelResult, type State } from '../state.js';
import { paid, POWER_ATTACK, triggerOptions } from '../triggers.js';
import { DONE } from '../flips.js';
import { call, procedure, type Extra } from './machine.js';

/**
 * TOS-DUE-13: the acting player declares Triggers one by one; immediate ones are resolved on the spot (TOS-TRG-08). Result:
 * the keys of those that wait, in the order in which they will be resolved, and the additional Actions gained so far.
 */
export const triggers = procedure('triggers')({
  begin(c) {
    const options = triggerOptions(c.state);
    if (options.every(option => option.barred !== undefined)) return goto('sort');
    const { seat } = actionUnderWay(c.state).action;
    const shape = pickOption([DONE, ...options]);
    return ask({ seat, ask: 'tos.ask.trigger', rule: 'TOS-DUE-13', shape }, 'declared');
  },
  declared(c, v, choice: OptionId) {
    if (choice === 'done') return goto('sort');
    const { action, duel } = actionUnderWay(c.state);
    const use = usesOf(c.state).find(({ key }) => key === choice);
    const result = paid(duel.result as DuelResult, String(choice), use?.trigger);
    c.emit({ type: 'trigger.declared', trigger: String(choice), result });
    // TOS-TRG-10: at once, if there is a Strength to raise.
    if (choice === POWER_ATTACK && action.strength !== NONE)
      c.emit({ type: 'action.changed', change: { strength: action.strength + 1 } });
    if (use?.trigger.immediate !== true) return goto('begin');
    return call('effects', { effects: use.trigger.effects, scope: { ...v.scope, source: 'trigger' } }, 'resolved');
  },
  resolved(_c, v, extras: readonly Extra[]) {
    v.extras = [...(v.extras ?? []), ...extras];
    return goto('begin');
  },
  /** TOS-TRG-05, -06: those of the card from top to bottom, then the others as their controller likes. */
  sort(c) {
    const gained = gainedTriggers(c.state);
    if (gained.length < 2) return goto('end');
    const { seat } = actionUnderWay(c.state).action;
    const shape = order(gained.map((_, i) => i));
    return ask({ seat, ask: 'tos.ask.trigger-order', rule: 'TOS-TRG-06', shape }, 'sorted');
  },
  sorted(c, v, places: readonly number[]) {
    const gained = gainedTriggers(c.state);
    v.order = places.map(place => (gained[place] as TriggerUse).key);
    return goto('end');
  },
  end(c, v) {
    const late = waiting(c.state);
    const own = late.filter(use => !use.gained).map(({ key }) => key);
    const gained = v.order ?? late.filter(use => use.gained).map(({ key }) => key);
    return done({ later: [...own, ...gained], extras: v.extras ?? [] });
  },
});

const usesOf = (s: State): readonly TriggerUse[] => {
  const { action, use } = actionUnderWay(s);
  return triggersOf(s, action.actor, use.action);
};

/** TOS-TRG-06: those whose order the controller chooses. */
export const gainedTriggers = (s: State): TriggerUse[] => waiting(s).filter(use => use.gained);

const waiting = (s: State): TriggerUse[] => {
  const { declared } = actionUnderWay(s).duel.result as DuelResult;
  return usesOf(s).filter(({ key, trigger }) => declared.includes(key) && trigger.immediate !== true);
};
