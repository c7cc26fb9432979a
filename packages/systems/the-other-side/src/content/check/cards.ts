import type { Ability, Action, AssetCard, FireteamSize, Modifier, Name, Pack, Trigger, UnitSide } from '../types.js';
import { checkEffects } from './effects.js';
import { demand, demandWhole, distinct } from './misfit.js';

export function checkName({ fr, en }: Name, place: string): void {
  demand(fr.trim() !== '' && en.trim() !== '', place, 'tos.cards.no-name');
  demand(!/'/.test(fr + en), place, 'tos.cards.apostrophe');
}

export function checkSize({ base, models }: FireteamSize, place: string): void {
  demandWhole(base, place, 25, 160);
  if (models === undefined) return;
  demandWhole(models.count, place, 2, 12);
  demand(models.size <= base, place, 'tos.cards.model-size');
}

export function checkSide(pack: Pack, side: UnitSide, place: string): void {
  for (const [stat, value] of Object.entries({ sp: side.sp, df: side.df.value, wp: side.wp.value, ar: side.ar }))
    demandWhole(value, `${place}.${stat}`, 0, 16);
  demand(side.actions.length > 0, place, 'tos.cards.no-action');
  checkFace(pack, side, place);
}

/** What is printed: Abilities and Actions. */
export function checkFace(
  pack: Pack,
  { abilities, actions }: Pick<UnitSide, 'abilities' | 'actions'>,
  place: string,
): void {
  distinct(abilities, `${place}.abilities`);
  distinct(actions, `${place}.actions`);
  for (const ability of abilities) checkAbility(pack, ability, `${place}.${ability.id}`);
  for (const action of actions) checkAction(pack, action, `${place}.${action.id}`);
}

/** TOS-ACT-01, -02: types, and whatever a Duel needs. */
function checkAction(pack: Pack, action: Action, place: string): void {
  checkName(action.name, place);
  demand(action.types.length > 0, place, 'tos.cards.no-type');
  demand((action.av === undefined) === (action.against === undefined), place, 'tos.cards.against');
  // A Marker neither defends itself nor suffers damage.
  const target = action.range !== undefined && action.aim?.marker === undefined;
  demand(typeof action.against !== 'string' || target, place, 'tos.cards.opposed');
  demand(action.strength === undefined || target, place, 'tos.cards.strength');
  demand(
    action.strength !== undefined || !(action.piercing || action.precise || action.blast),
    place,
    'tos.cards.damage-type',
  );
  demand(action.aim === undefined || action.range !== undefined, place, 'tos.cards.range');
  checkEffects(pack, action.before ?? [], { actor: true, target, action: 'before', extras: false }, `${place}.before`);
  checkEffects(pack, action.effects ?? [], { actor: true, target, action: 'after', extras: true }, `${place}.effects`);
  const triggers = action.triggers ?? [];
  demand(triggers.length === 0 || action.against !== undefined, place, 'tos.cards.triggers');
  distinct(triggers, place);
  for (const trigger of triggers) checkTrigger(pack, trigger, target, `${place}.${trigger.id}`);
}

/** TOS-TRG-01: it has a price. */
function checkTrigger(pack: Pack, trigger: Trigger, target: boolean, place: string): void {
  checkName(trigger.name, place);
  demand(trigger.suits.length > 0 || (trigger.margin ?? 0) > 0, place, 'tos.cards.free-trigger');
  const action = trigger.immediate === true ? 'before' : 'after';
  checkEffects(pack, trigger.effects, { actor: true, target, action, extras: true }, place);
}

function checkAbility(pack: Pack, ability: Ability, place: string): void {
  checkName(ability.name, place);
  demand(ability.rules.length > 0, place, 'tos.cards.idle-ability');
  for (const rule of ability.rules) {
    if (rule.kind === 'trigger') checkTrigger(pack, rule.trigger, true, `${place}.${rule.trigger.id}`);
    // An Action may be under way when somebody is Killed: none can be granted then.
    if (rule.kind === 'when')
      checkEffects(
        pack,
        rule.effects,
        { actor: true, target: false, action: 'none', extras: rule.moment !== 'killer' },
        place,
      );
    if (rule.kind === 'modify' || rule.kind === 'aura') checkModifier(rule.modifier, place);
    if (rule.kind === 'aura') demandWhole(rule.range, place, 1, 24);
    if (rule.kind === 'soak') demandWhole(rule.amount, place, 1, 6);
  }
}

/** Speed and Armour are the same whatever the Action. */
function checkModifier({ of, when }: Modifier, place: string): void {
  demand(when?.types === undefined || (of !== 'sp' && of !== 'ar'), place, 'tos.cards.typeless', { stat: of });
}

export function checkAsset(pack: Pack, asset: AssetCard, place: string): void {
  checkName(asset.name, place);
  demandWhole(asset.cost, place, 0, 12);
  // TOS-HIR-09.
  demand((asset.generic === undefined) === asset.allegiances.length > 0, place, 'tos.cards.either');
  demand(
    asset.allegiances.every(id => pack.allegiances.some(card => card.id === id)),
    place,
    'tos.cards.unknown-allegiance',
  );
  for (const restriction of asset.restrictions ?? []) {
    if (restriction.kind === 'unit')
      demand(
        pack.units.some(({ id }) => id === restriction.unit),
        place,
        'tos.cards.unknown',
        { id: restriction.unit },
      );
    if (restriction.kind === 'allegiance')
      demand(
        pack.allegiances.some(({ id }) => id === restriction.allegiance),
        place,
        'tos.cards.unknown',
        { id: restriction.allegiance },
      );
  }
  checkFace(pack, asset.standard, `${place}.standard`);
  checkFace(pack, asset.deactivated, `${place}.deactivated`);
}
