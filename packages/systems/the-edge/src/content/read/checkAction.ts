import {
  CLOSED_MOMENTS,
  type Effect,
  type Moment,
  type Near,
  type Ref,
  type TargetSpec,
  type Whom,
} from '../../effect.js';
import type { Action, Faction } from '../types.js';
import { Misfit } from './reader.js';

export type ActionPlace = 'hand' | 'upgrade' | 'banner' | 'altar' | 'trap';

/** What the words of one Action must say together. */
export function checkAction(faction: Faction, action: Action, where: ActionPlace, place: string): void {
  const { squad, cost, passive, limit, effects, targets = [] } = action;
  if (squad !== undefined && !faction.squads.some(({ id }) => id === squad))
    throw new Misfit('edge.content.unknown', { place, id: squad });
  // EDGE-CARD-07, EDGE-UPG-05: Charges pay for Upgrades, and Upgrades are not paid for otherwise.
  if (where !== 'upgrade' && (cost.charges ?? 0) > 0) throw new Misfit('edge.content.charges', { place });
  // EDGE-UPG-13: an Upgrade's Action says how often it may be used; a Passive one is used once and for all.
  if (where === 'upgrade' && limit === undefined && passive === undefined)
    throw new Misfit('edge.content.no-limit', { place });
  if (passive !== undefined && (where !== 'upgrade' || effects.length > 0))
    throw new Misfit('edge.content.passive', { place });
  if (passive === undefined && effects.length === 0) throw new Misfit('edge.content.no-effect', { place });
  checkRole(action, place);
  targets.forEach((spec, i) => checkTarget(action, spec, i, `${place}.targets[${i}]`));
  effects.forEach((effect, i) => checkEffect(faction, action, effect, `${place}.effects[${i}]`));
}

/** A cost of the Squad, or a place in an exchange, needs a Squad that uses the Action. */
function checkRole({ user, cost, as, when = [] }: Action, place: string): void {
  const needsSquad = as !== undefined || (cost.endurance ?? 0) > 0 || (cost.sacrifice ?? 0) > 0;
  if (user === 'nobody' && needsSquad) throw new Misfit('edge.content.needs-user', { place });
  if (as !== undefined && (when.length === 0 || !when.every(isInExchange)))
    throw new Misfit('edge.content.no-exchange', { place });
}

/** Moments at which a Combat Sequence or a Shot is under way. */
const EXCHANGE_MOMENTS: readonly Moment[] = [
  'combat-declared',
  'before-attack',
  'attack-failed',
  'shot-declared',
  ...CLOSED_MOMENTS.filter(moment => moment !== 'action-announced'),
];
const isInExchange = (moment: Moment): boolean => EXCHANGE_MOMENTS.includes(moment);

/** A target may be measured from targets named before it, not from itself or a later one. */
function checkTarget(action: Action, spec: TargetSpec, number: number, place: string): void {
  if (spec.pick === 'opponent') return;
  if (spec.near) checkNear(action, spec.near, number, place);
  if (spec.pick !== 'figure') return;
  if (spec.of) checkRef(action, spec.of, number, place);
  if (spec.alike) checkPick(action, spec.alike.target, ['figure'], number, place);
}

const checkNear = (action: Action, { of }: Near, before: number, place: string): void =>
  checkRef(action, of, before, place);

function checkRef(action: Action, ref: Ref, before: number, place: string): void {
  if (typeof ref === 'object') return checkPick(action, ref.target, ANYWHERE, before, place);
  if (ref === 'user' && action.user === 'nobody') throw new Misfit('edge.content.needs-user', { place });
}

const ANYWHERE: readonly TargetSpec['pick'][] = ['figure', 'squad', 'space', 'upgrade'];
const PIECES: readonly TargetSpec['pick'][] = ['figure', 'squad', 'upgrade'];

/** The target of this number must be there, named before, and of one of these kinds. */
function checkPick(
  { targets = [] }: Action,
  target: number,
  picks: readonly TargetSpec['pick'][],
  before: number,
  place: string,
): void {
  const pick = target < before ? targets[target]?.pick : undefined;
  if (pick === undefined) throw new Misfit('edge.content.no-such-target', { place, target });
  if (!picks.includes(pick)) throw new Misfit('edge.content.wrong-target', { place, target, pick });
}

function checkWhom(action: Action, whom: Whom, place: string): void {
  if (whom === 'intruder') return;
  if (typeof whom === 'string') return checkRef(action, whom, NONE_LATER, place);
  if ('target' in whom) return checkPick(action, whom.target, PIECES, NONE_LATER, place);
  if (whom.near) checkNear(action, whom.near, NONE_LATER, place);
}

/** Effects are carried out when all targets are named. */
const NONE_LATER = Infinity;

function checkEffect(faction: Faction, action: Action, effect: Effect, place: string): void {
  if ('whom' in effect) checkWhom(action, effect.whom, place);
  if ('until' in effect && (effect.until === 'roll' || effect.until === 'exchange')) checkLasts(action, place);
  const target = (number: number, ...picks: TargetSpec['pick'][]): void =>
    checkPick(action, number, picks, NONE_LATER, place);
  const inside = (effects: readonly Effect[]): void =>
    effects.forEach(nested => checkEffect(faction, action, nested, place));
  switch (effect.do) {
    case 'shot':
      if (typeof effect.shooter === 'object') target(effect.shooter.target, 'figure');
      else if (effect.shooter === 'each' && action.user === 'nobody')
        throw new Misfit('edge.content.needs-user', { place });
      if ((effect.shooter === 'each') === (effect.at !== undefined)) throw new Misfit('edge.content.aim', { place });
      if (effect.at) target(effect.at.target, 'figure', ...(effect.blast === undefined ? [] : (['space'] as const)));
      return inside(effect.hit);
    case 'reposition':
      return checkNear(action, effect.where, NONE_LATER, place);
    case 'revive':
      return effect.near && checkNear(action, effect.near, NONE_LATER, place);
    case 'swap':
      return checkWhom(action, effect.with, place);
    case 'strike':
      checkWhom(action, effect.by, place);
      return checkWhom(action, effect.at, place);
    case 'rob':
    case 'discard':
      return target(effect.from, 'opponent');
    case 'detach':
      return target(effect.target, 'upgrade');
    case 'token':
      target(effect.at, 'space');
      return known(faction.tokens, effect.token, place);
    case 'status':
      return known(faction.statuses, effect.status, place);
    case 'choose':
      return effect.of.forEach(({ effects }) => inside(effects));
    case 'test':
      inside(effect.pass);
      return inside(effect.fail ?? []);
    default:
      return undefined;
  }
}

/** What lasts for a roll or an exchange can only come from something played during one. */
function checkLasts({ when = [] }: Action, place: string): void {
  if (when.length === 0 || !when.every(isInExchange)) throw new Misfit('edge.content.no-exchange', { place });
}

function known(items: readonly { readonly id: string }[], id: string, place: string): void {
  if (!items.some(item => item.id === id)) throw new Misfit('edge.content.unknown', { place, id });
}
