import type { Translate } from '@banneret/i18n';
import { RULE_NAMES } from '../content/index.js';
import { ORDERS, SPELLS } from '../names.js';
import { ACTION_RULES } from '../rules/actions/index.js';
import type { Effect } from '../state.js';

/** Effects in words: what an Order, an Action or a spell does to somebody goes by its name; states have sentences of their own. */

const NAME_KEYS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ACTION_RULES).map(([action, { rule }]) => [rule.id, `bts.action.${action}`] as const),
  ...ORDERS.map(order => [order, `bts.order.${order}`] as const),
  ...SPELLS.map(spell => [spell, `bts.spell.${spell}`] as const),
]);

/** What people call an effect. Positions from files may bring any rule into force, even one that nobody speaks of. */
export function effectName(id: string, t: Translate): string {
  const special = (RULE_NAMES as Readonly<Record<string, { readonly fr: string; readonly en: string }>>)[id];
  return special?.[t.locale] ?? t.say(NAME_KEYS.get(id) ?? 'bts.effect.other');
}

const STATES: readonly string[] = ['immobilised', 'cheatedDeath'];

export function tellGained(figure: string, { id, x }: Effect, t: Translate): string {
  if (STATES.includes(id)) return t.say(`bts.event.state-${id}`, { figure });
  const bonus = typeof x === 'number' ? String(x) : 'none';
  return t.say('bts.event.effect', { figure, effect: effectName(id, t), bonus });
}

export function tellEnded(figure: string, id: string, t: Translate): string {
  if (STATES.includes(id)) return t.say(`bts.event.state-${id}-ended`, { figure });
  return t.say('bts.event.effect-ended', { figure, effect: effectName(id, t) });
}
