import type { Condition, Modifier, Token } from '../../content/types.js';
import { namesUnits, type Effect, type EffectName, type EffectOf, type Whom } from '../../effect.js';
import { capital, nameIn, say, tellKinds, tellSuits, tellTrait, tellTypes, wordFor, type Telling } from './words.js';

/** Sentences of effects, from their data alone. */
export const tellEffects = (on: Telling, effects: readonly Effect[]): string =>
  effects.map(effect => tellEffect(on, effect)).join(' ');

export function tellEffect(on: Telling, effect: Effect): string {
  const builder = BUILDERS[effect.do] as (on: Telling, effect: Effect) => string;
  return capital(builder(on, effect));
}

export function tellWhom(on: Telling, whom: Whom): string {
  if (typeof whom === 'string') return say(on, `tos.card.whom.${whom}`);
  if ('all' in whom) return say(on, `tos.card.whom.${whom.all}`, { where: '' });
  if ('pulse' in whom) {
    const of =
      typeof whom.of === 'string'
        ? say(on, `tos.card.whom.${whom.of}`)
        : say(on, 'tos.card.whom.markers', { marker: wordFor(on, 'marker', whom.of.markers) });
    return say(on, `tos.card.whom.${whom.whom}`, { where: say(on, 'tos.card.whom.pulse', { pulse: whom.pulse, of }) });
  }
  const more = [
    whom.other === true ? say(on, 'tos.card.whom.other') : '',
    whom.titan === undefined ? '' : say(on, whom.titan ? 'tos.card.whom.titan' : 'tos.card.whom.no-titan'),
    whom.range === undefined ? '' : say(on, 'tos.card.whom.range', { range: whom.range }),
  ].join('');
  return say(on, `tos.card.whom.choose.${whom.choose}`, { more });
}

/** `+1 Defence (Ranged) while it is Engaged`. */
export function tellModifier(on: Telling, { of, amount, suits = [], when }: Modifier): string {
  const sign = amount < 0 ? `−${-amount}` : `+${amount}`;
  return say(on, 'tos.card.modifier', {
    amount: sign,
    stat: say(on, `tos.card.stat.${of}`),
    suits: suits.length === 0 ? '' : say(on, 'tos.card.modifier.suits', { suits: tellSuits(on, suits) }),
    when: when === undefined ? '' : tellCondition(on, when),
  });
}

function tellCondition(on: Telling, { modelsAtMost, engaged, types, order, ownFireteam }: Condition): string {
  return [
    types === undefined ? '' : say(on, 'tos.card.when.types', { types: tellTypes(on, types) }),
    modelsAtMost === undefined ? '' : say(on, 'tos.card.when.models', { count: modelsAtMost }),
    engaged === undefined ? '' : say(on, engaged ? 'tos.card.when.engaged' : 'tos.card.when.unengaged'),
    order === undefined ? '' : say(on, `tos.card.when.order.${order}`),
    ownFireteam === true ? say(on, 'tos.card.when.own') : '',
  ].join('');
}

type Builders = { readonly [K in EffectName]: (on: Telling, effect: EffectOf<K>) => string };

const BUILDERS: Builders = {
  hit: (on, effect) =>
    say(on, effect.uncheatable ? 'tos.card.do.hit.uncheatable' : 'tos.card.do.hit', {
      whom: tellWhom(on, effect.whom),
      kinds: tellKinds(on, effect),
      strength: effect.strength,
    }),
  damage: (on, { whom, amount }) => say(on, 'tos.card.do.damage', { whom: tellWhom(on, whom), amount }),
  token: (on, { whom, token, count }) => tellTokens(on, 'token', whom, token, count),
  untoken: (on, { whom, token, count }) => tellTokens(on, 'untoken', whom, token, count),
  tactics: (on, { count, rob }) => say(on, rob ? 'tos.card.do.tactics.rob' : 'tos.card.do.tactics', { count }),
  draw: (on, { count }) => say(on, 'tos.card.do.draw', { count }),
  mill: (on, { count, strengthPer }) =>
    strengthPer === undefined
      ? say(on, 'tos.card.do.mill', { count })
      : say(on, 'tos.card.do.mill.strength', { count, suit: say(on, `tos.card.suit.${strengthPer}`) }),
  flip: (on, { value, suit, success }) =>
    suit === undefined
      ? say(on, 'tos.card.do.flip.value', { value: value ?? 0, effects: tellEffects(on, success) })
      : say(on, 'tos.card.do.flip.suit', { suit: say(on, `tos.card.suit.${suit}`), effects: tellEffects(on, success) }),
  push: (on, { whom, distance, direction }) =>
    say(on, `tos.card.do.push.${direction}`, { whom: tellWhom(on, whom), distance }),
  move: (on, { whom, distance }) => say(on, 'tos.card.do.move', { whom: tellWhom(on, whom), distance }),
  place: (on, { whom, within, of, single }) =>
    say(on, single === true ? 'tos.card.do.place.single' : `tos.card.do.place.${of}`, {
      whom: tellWhom(on, whom),
      within,
    }),
  strength: (on, { amount }) => say(on, 'tos.card.do.strength', { amount }),
  enhance: (on, effect) => say(on, 'tos.card.do.enhance', { kinds: tellKinds(on, effect) }),
  act: (on, { whom, again, types }) =>
    again === true
      ? say(on, 'tos.card.do.act.again')
      : say(on, 'tos.card.do.act', {
          whom: tellWhom(on, whom),
          types: types === undefined ? '' : say(on, 'tos.card.of-types', { types: tellTypes(on, types) }),
        }),
  lend: (on, { whom, modifier, lasts }) =>
    say(on, 'tos.card.do.lend', {
      whom: tellWhom(on, whom),
      modifier: tellModifier(on, modifier),
      lasts: say(on, `tos.card.lasts.${lasts}`),
    }),
  glory: (on, { whom }) => say(on, 'tos.card.do.glory', { whom: tellWhom(on, whom) }),
  fade: (on, { whom }) => say(on, 'tos.card.do.fade', { whom: tellWhom(on, whom) }),
  marker: (on, { kind, within }) => say(on, 'tos.card.do.marker', { marker: wordFor(on, 'marker', kind), within }),
  unmarker: (on, { kind, within }) => say(on, 'tos.card.do.unmarker', { marker: wordFor(on, 'marker', kind), within }),
  create: (on, { terrain, within }) =>
    say(on, 'tos.card.do.create', {
      terrain: nameIn(on, terrain.name),
      side: terrain.side,
      traits: terrain.traits.map(trait => tellTrait(on, trait)).join(', '),
      within,
    }),
  summon: (on, { unit, within }) => say(on, 'tos.card.do.summon', { unit: nameOf(on, 'units', unit), within }),
  attach: (on, { asset, whom }) =>
    say(on, 'tos.card.do.attach', { whom: tellWhom(on, whom), asset: nameOf(on, 'assets', asset) }),
  restore: (on, { whom }) => say(on, 'tos.card.do.restore', { whom: tellWhom(on, whom) }),
  deactivate: (on, { whom }) => say(on, 'tos.card.do.deactivate', { whom: tellWhom(on, whom) }),
  reinforce: (on, { whom, models }) => say(on, 'tos.card.do.reinforce', { whom: tellWhom(on, whom), models }),
  climb: on => say(on, 'tos.card.do.climb'),
  enter: on => say(on, 'tos.card.do.enter'),
  objective: (on, { what }) => say(on, `tos.card.do.objective.${what}`),
};

/** TOS-TOK-01: a card that speaks of everybody names units; else each Fireteam named brings its unit its own. */
function tellTokens(on: Telling, key: 'token' | 'untoken', whom: Whom, token: Token, count: number): string {
  const args = { token: say(on, `tos.card.token.${token}`), count };
  return namesUnits(whom) && typeof whom === 'object' && 'all' in whom
    ? say(on, `tos.card.do.${key}.units`, { ...args, whom: say(on, `tos.card.whom.units.${whom.all}`) })
    : say(on, `tos.card.do.${key}`, { ...args, whom: tellWhom(on, whom) });
}

export function nameOf(on: Telling, part: 'units' | 'assets' | 'combinedArms' | 'allegiances', id: string): string {
  const card = on.pack[part].find(known => known.id === id);
  if (card === undefined) throw new Error(`no card '${id}' among the ${part}`);
  return nameIn(on, card.name);
}
