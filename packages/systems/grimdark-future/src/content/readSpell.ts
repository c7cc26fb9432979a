import { fieldsOf, listOf, Misfit, nameFrom, oneOf, text, whole } from '@banneret/game';
import { BOON_ENDS, type SpellEffect } from '../state.js';
import { SPELL_TARGETS, type ArmySpell } from './army.js';
import { ruleFrom, rulesFrom } from './readRule.js';

const SPELL_FIELDS = ['id', 'name', 'cost', 'range', 'target', 'effect'];

export function spellFrom(raw: unknown, place: string): ArmySpell {
  const { id, name, cost, range, target, effect } = fieldsOf(raw, place, SPELL_FIELDS);
  const spell: ArmySpell = {
    id: text(id, `${place}.id`),
    name: nameFrom(name, `${place}.name`),
    cost: whole(cost, 1, 6, `${place}.cost`),
    range: whole(range, 1, 48, `${place}.range`),
    target: oneOf(target, SPELL_TARGETS, `${place}.target`),
    effect: effectFrom(effect, `${place}.effect`),
  };
  if (spell.effect.kind === 'hits' && spell.target === 'friend')
    throw new Misfit('gdf.army.hits-friends', { place: `${place}.target` });
  return spell;
}

const EFFECT_KINDS = ['hits', 'boon', 'rally'] as const;

function effectFrom(raw: unknown, place: string): SpellEffect {
  const { kind, hits, rules, until } = fieldsOf(raw, place, ['kind', 'hits', 'rules', 'until']);
  switch (oneOf(kind, EFFECT_KINDS, `${place}.kind`)) {
    case 'hits':
      return {
        kind: 'hits',
        hits: whole(hits, 1, 30, `${place}.hits`),
        rules: rulesFrom(rules ?? [], `${place}.rules`),
      };
    case 'boon':
      return {
        kind: 'boon',
        rules: listOf(rules, `${place}.rules`, boonRule),
        until: oneOf(until, BOON_ENDS, `${place}.until`),
      };
    case 'rally':
      return { kind: 'rally' };
  }
}

/** What a model is cannot be lent to it: it would have to be taken away again, wounds, tokens, passengers and all. */
const NEVER_LENT = ['tough', 'caster', 'transport', 'aircraft', 'ambush', 'scout'];

function boonRule(raw: unknown, place: string): ReturnType<typeof ruleFrom> {
  const rule = ruleFrom(raw, place);
  if (NEVER_LENT.includes(rule.id)) throw new Misfit('gdf.army.never-lent', { place, rule: rule.id });
  return rule;
}
