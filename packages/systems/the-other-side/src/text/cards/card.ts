import type { Translate } from '@banneret/i18n';
import type {
  Ability,
  AbilityRule,
  Action,
  AllegianceCard,
  AssetCard,
  AssetFace,
  CombinedArmsCard,
  EnvoyCard,
  FireteamSize,
  Pack,
  Restriction,
  StratagemCard,
  Trigger,
  UnitCard,
  UnitSide,
} from '../../content/types.js';
import { nameOf, tellEffects, tellModifier } from './effects.js';
import { lendsAssets } from '../../rulings.js';
import { capital, nameIn, say, tellKinds, tellSuits, tellTypes, tellValue, wordFor, type Telling } from './words.js';

/** Cards in words, from their data alone. The first line is the heading; lines that go into detail are indented. */

const indented = (lines: readonly string[]): string[] => lines.map(line => `  ${line}`);
const listed = (items: readonly (string | false | undefined)[]): string => items.filter(Boolean).join(', ');

/** TOS-CRD-05. */
export function tellUnit(card: UnitCard, pack: Pack, t: Translate): string[] {
  const on = { t, pack };
  const rules = listed([
    card.unique && say(on, 'tos.card.unit.unique'),
    card.titan && say(on, 'tos.card.unit.titan'),
    card.champion && say(on, 'tos.card.unit.champion'),
    card.commander && say(on, 'tos.card.unit.commander'),
    card.squad !== undefined && say(on, 'tos.card.unit.squad', { count: card.squad }),
    tellSize(on, card.fireteam),
    card.reserves !== undefined && say(on, 'tos.card.unit.reserves', { count: card.reserves }),
    card.combinedArms !== undefined &&
      say(on, 'tos.card.unit.combined', { name: nameOf(on, 'combinedArms', card.combinedArms) }),
    say(on, card.commander ? 'tos.card.unit.income' : 'tos.card.unit.price', { scrip: card.scrip }),
    card.tactics !== undefined && say(on, 'tos.card.unit.tactics', { count: card.tactics }),
  ]);
  const arms = pack.combinedArms.find(({ id }) => id === card.combinedArms);
  return [
    say(on, 'tos.card.unit', { name: nameIn(on, card.name), rules }),
    ...tellSides(on, card),
    ...(arms ? tellCombinedArms(arms, pack, t) : []),
  ];
}

export function tellCombinedArms(card: CombinedArmsCard, pack: Pack, t: Translate): string[] {
  const on = { t, pack };
  return [
    say(on, 'tos.card.unit', { name: nameIn(on, card.name), rules: tellSize(on, card.fireteam) }),
    ...tellSides(on, card),
  ];
}

const tellSize = (on: Telling, { base, models }: FireteamSize): string =>
  models === undefined
    ? say(on, 'tos.card.unit.fireteam', { base })
    : say(on, 'tos.card.unit.fireteam.models', { base, count: models.count, size: models.size });

const tellSides = (on: Telling, card: { readonly standard: UnitSide; readonly glory: UnitSide }): string[] =>
  (['standard', 'glory'] as const).flatMap(side => {
    const { sp, df, wp, ar } = card[side];
    const heading = say(on, `tos.card.side.${side}`, { sp, df: tellValue(on, df), wp: tellValue(on, wp), ar });
    return indented([heading, ...indented(tellFace(on, card[side]))]);
  });

const tellFace = (on: Telling, { abilities, actions }: AssetFace): string[] => [
  ...abilities.map(ability => tellAbility(on, ability)),
  ...actions.flatMap(action => tellAction(on, action)),
];

export const tellAbility = (on: Telling, { name, rules }: Ability): string =>
  say(on, 'tos.card.ability', {
    name: nameIn(on, name),
    rules: rules.map(rule => capital(tellRule(on, rule))).join(' '),
  });

function tellRule(on: Telling, rule: AbilityRule): string {
  switch (rule.kind) {
    case 'modify':
      return `${tellModifier(on, rule.modifier)}.`;
    case 'aura':
      return say(on, `tos.card.rule.aura.${rule.whom}`, {
        range: rule.range,
        modifier: tellModifier(on, rule.modifier),
      });
    case 'soak':
      return say(on, 'tos.card.rule.soak', { amount: rule.amount, least: rule.least ?? 0 });
    case 'trigger':
      return say(on, 'tos.card.rule.trigger', {
        types: tellTypes(on, rule.types),
        trigger: tellTrigger(on, rule.trigger),
      });
    case 'slip':
      return say(on, 'tos.card.rule.slip');
    case 'when':
      return say(on, 'tos.card.rule.when', {
        moment: say(on, `tos.card.moment.${rule.moment}`),
        optional: rule.optional === true ? say(on, 'tos.card.rule.optional') : '',
        often: rule.oncePer === undefined ? '' : say(on, `tos.card.often.${rule.oncePer}`),
        effects: tellEffects(on, rule.effects),
      });
  }
}

/** TOS-ACT-02: one line, and one more for each Trigger. */
export function tellAction(on: Telling, action: Action): string[] {
  const { strength } = action;
  const effects = [
    ...(action.before === undefined ? [] : [tellEffects(on, action.before)]),
    ...(strength === undefined
      ? []
      : [say(on, 'tos.card.action.strength', { strength, kinds: tellKinds(on, action) })]),
    ...(action.effects === undefined ? [] : [tellEffects(on, action.effects)]),
  ];
  const heading = say(on, 'tos.card.action', {
    name: nameIn(on, action.name),
    types: tellTypes(on, action.types),
    often: action.oncePer === undefined ? '' : say(on, `tos.card.often.${action.oncePer}`),
    duel: tellDuel(on, action),
    range: action.range === undefined ? '' : say(on, 'tos.card.action.range', { range: action.range }),
    aim: tellAim(on, action) + (action.ownFireteam === true ? say(on, 'tos.card.when.own') : ''),
    price: action.tactics === undefined ? '' : say(on, 'tos.card.action.price', { cost: action.tactics }),
    effects: effects.length === 0 ? say(on, 'tos.card.action.nothing') : effects.join(' '),
  });
  return [heading, ...indented((action.triggers ?? []).map(trigger => tellTrigger(on, trigger)))];
}

function tellDuel(on: Telling, { av, against }: Action): string {
  if (av === undefined || against === undefined) return '';
  if (typeof against === 'number') return say(on, 'tos.card.action.simple', { av: tellValue(on, av), against });
  return say(on, `tos.card.action.${against}`, { av: tellValue(on, av) });
}

function tellAim(on: Telling, { aim }: Action): string {
  if (aim === undefined) return '';
  const only = (kind: 'titan' | 'squad' | 'commander'): string =>
    aim[kind] === undefined ? '' : say(on, aim[kind] ? `tos.card.aim.${kind}` : `tos.card.aim.no-${kind}`);
  return [
    aim.marker === undefined ? '' : say(on, 'tos.card.aim.marker', { marker: wordFor(on, 'marker', aim.marker) }),
    aim.side === undefined ? '' : say(on, `tos.card.aim.${aim.side}`),
    aim.other === true ? say(on, 'tos.card.aim.other') : '',
    only('titan'),
    only('squad'),
    only('commander'),
  ].join('');
}

/** TOS-TRG-01: its price in brackets. */
export function tellTrigger(on: Telling, { name, suits, margin, immediate, effects }: Trigger): string {
  const price = listed([
    suits.length > 0 && tellSuits(on, suits),
    margin !== undefined && say(on, 'tos.card.trigger.margin', { margin }),
  ]);
  const key = immediate === true ? 'tos.card.trigger.immediate' : 'tos.card.trigger';
  return say(on, key, { name: nameIn(on, name), price, effects: tellEffects(on, effects) });
}

/** TOS-AST-04. */
export function tellAsset(card: AssetCard, pack: Pack, t: Translate): string[] {
  const on = { t, pack };
  const rules = listed([
    say(on, 'tos.card.unit.price', { scrip: card.cost }),
    card.generic && say(on, 'tos.card.asset.generic', { world: say(on, `tos.card.world.${card.generic}`) }),
    card.unique && say(on, 'tos.card.unit.unique'),
    card.slot !== undefined && say(on, 'tos.card.asset.slot', { slot: wordFor(on, 'slot', card.slot) }),
    card.most !== undefined && say(on, 'tos.card.asset.most', { most: card.most }),
    card.adjunct !== undefined && say(on, 'tos.card.asset.adjunct', { size: card.adjunct }),
    ...(card.restrictions ?? []).map(restriction =>
      say(on, 'tos.card.asset.only', { what: tellRestriction(on, restriction) }),
    ),
    card.deactivate !== undefined && say(on, 'tos.card.asset.deactivate', { amount: card.deactivate }),
    card.abandon !== undefined && say(on, 'tos.card.asset.abandon', { amount: card.abandon }),
  ]);
  const faces = (['standard', 'deactivated'] as const).flatMap(face => {
    const lines = tellFace(on, card[face]);
    return lines.length === 0 ? [] : indented([say(on, `tos.card.asset.${face}`), ...indented(lines)]);
  });
  return [say(on, 'tos.card.asset', { name: nameIn(on, card.name), rules }), ...faces];
}

function tellRestriction(on: Telling, restriction: Restriction): string {
  switch (restriction.kind) {
    case 'unit':
      return nameOf(on, 'units', restriction.unit);
    case 'allegiance':
      return nameOf(on, 'allegiances', restriction.allegiance);
    case 'type':
      return say(on, restriction.type === 'squad' ? 'tos.card.unit.any-squad' : `tos.card.unit.${restriction.type}`);
  }
}

/** TOS-STR-01. */
export function tellStratagem(card: StratagemCard, pack: Pack, t: Translate): string {
  const on = { t, pack };
  const key = card.stays === true ? 'tos.card.stratagem.stays' : 'tos.card.stratagem';
  return say(on, key, { name: nameIn(on, card.name), cost: card.tactics, effects: tellEffects(on, card.effects) });
}

/** TOS-CRD-02, TOS-GLO-02. */
export function tellAllegiance(card: AllegianceCard, pack: Pack, t: Translate): string[] {
  const on = { t, pack };
  const heading = say(on, 'tos.card.allegiance', {
    name: nameIn(on, card.name),
    world: say(on, `tos.card.world.${card.type}`),
  });
  return [heading, ...indented([tellGlory(on, card), ...card.abilities.map(ability => tellAbility(on, ability))])];
}

function tellGlory(on: Telling, { glory }: AllegianceCard): string {
  if (glory.kind === 'tactics') return say(on, 'tos.card.glory.tactics', { cost: glory.cost });
  if (glory.kind === 'token')
    return say(on, 'tos.card.glory.token', { count: glory.count, token: say(on, `tos.card.token.${glory.token}`) });
  return say(on, `tos.card.glory.${glory.kind}`);
}

/** TOS-CRD-03. */
export function tellEnvoy(card: EnvoyCard, pack: Pack, t: Translate): string[] {
  const on = { t, pack };
  const args = {
    name: nameIn(on, card.name),
    allegiance: nameOf(on, 'allegiances', card.allegiance),
    most: card.most ?? 99,
    assets: lendsAssets(card) ? say(on, 'tos.card.envoy.assets') : '',
  };
  const heading =
    card.type === undefined
      ? say(on, 'tos.card.envoy', args)
      : say(on, 'tos.card.envoy.only', { ...args, world: say(on, `tos.card.world.${card.type}`) });
  return [heading, ...indented(card.abilities.map(ability => tellAbility(on, ability)))];
}
