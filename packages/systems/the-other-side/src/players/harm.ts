import type { ActionUse } from '../actions.js';
import { cardOfUnit, isCommander, isSquad } from '../cardsInPlay.js';
import type { ActionType } from '../content/types.js';
import type { Effect, Whom } from '../effect.js';
import { fullModels } from '../ground/board.js';
import { missionOf } from '../operations/mission.js';
import { damageOf, notBelowZero } from '../rulings.js';
import { areEnemies, fireteamOf, NONE, seatOf, unitOf, type FireteamId, type State } from '../state.js';
import { armourOf, avOf, resistance, strengthBonus, worthOf } from '../stats.js';

/** What an Action promises, reckoned with average cards: rough, quick, and by the same numbers that decide it. */

/** A Victory Point, in the Scrip that all else is reckoned in. */
export const POINT = 4;

const CARDS = 13;

/** How likely a card and this lead beat another card; ties count for who leads. */
export function chanceToBeat(lead: number): number {
  let wins = 0;
  for (let own = 1; own <= CARDS; own++) wins += Math.min(CARDS, Math.max(0, own + lead));
  return wins / (CARDS * CARDS);
}

const chanceToReach = (needed: number): number => Math.min(1, Math.max(0, (CARDS + 1 - needed) / CARDS));

/** Models that a Hit kills on average. */
export function expectedKills(s: State, target: FireteamId, strength: number, precise: boolean): number {
  const ar = armourOf(s, target).total;
  const most = precise ? 1 : fireteamOf(s, target).models;
  let sum = 0;
  for (let card = 1; card <= CARDS; card++) sum += Math.min(most, damageOf(card + strength, ar));
  return sum / CARDS;
}

/** What one model of a Fireteam is worth; the last ones of a Commander bring points. */
export function worthOfModel(s: State, id: FireteamId): number {
  const { unit } = fireteamOf(s, id);
  const card = cardOfUnit(s, unit);
  const full = unitOf(s, unit).fireteams.reduce((sum, mate) => sum + fullModels(s, fireteamOf(s, mate)), 0);
  const price = card.commander === true ? 10 : card.scrip;
  return price / Math.max(1, full) + killBonus(s, id);
}

/** What follows from the death of the whole Fireteam, shared out over the models it still has. */
function killBonus(s: State, id: FireteamId): number {
  const { unit, models } = fireteamOf(s, id);
  const mission = missionOf(s);
  let points = 0;
  if (isCommander(s, unit) && !isSquad(s, unit) && mission !== undefined) points += 2;
  if (mission === 'pitchedBattle' || mission === 'killThemAll') points += 1;
  return (points * POINT) / Math.max(1, models);
}

/** The worth of a use of an Action against this target (`NONE` for an Action without one). */
export function worthOfAction(s: State, actor: FireteamId, use: ActionUse, target: FireteamId): number {
  const { action } = use;
  const likely = chanceOf(s, actor, use, target);
  let worth = (action.effects ?? []).reduce((sum, effect) => sum + worthOfEffect(s, actor, target, effect), 0);
  if (action.strength !== undefined && target !== NONE) {
    const strength =
      notBelowZero(action.strength + strengthBonus(s, actor, action.types)) + (action.piercing === true ? 2 : 0);
    worth += expectedKills(s, target, strength, action.precise === true) * worthOfModel(s, target);
    if (action.blast === true) worth += 0.5;
  }
  return likely * worth;
}

function chanceOf(s: State, actor: FireteamId, use: ActionUse, target: FireteamId): number {
  const { against, types } = use.action;
  if (against === undefined) return 1;
  const av = worthOf(avOf(s, actor, use, target));
  if (typeof against === 'number') return chanceToReach(against - av);
  return target === NONE
    ? 0
    : chanceToBeat(av - worthOf(resistance(s, target, against, types as readonly ActionType[])));
}

/** A guess for whatever is not a Hit: helping one's own and hindering others is good, the reverse is not. */
function worthOfEffect(s: State, actor: FireteamId, target: FireteamId, effect: Effect): number {
  const enemy = isEnemy(s, actor, target);
  const sign = (whom: Whom): number => (aimsAtEnemies(whom, enemy) ? -1 : 1);
  switch (effect.do) {
    case 'token':
      return (GOOD.includes(effect.token) ? 1 : -1) * sign(effect.whom) * 0.7 * effect.count;
    case 'untoken':
      return 0.3;
    case 'tactics':
      return effect.count;
    case 'draw':
      return 0.8 * effect.count;
    case 'act':
      return 1.2;
    case 'glory':
      return sign(effect.whom) * 2;
    case 'fade':
      return -2 * sign(effect.whom);
    case 'reinforce':
      return 1.5 * effect.models;
    case 'summon':
      return 4;
    case 'restore':
    case 'attach':
      return sign(effect.whom) * 0.8;
    case 'lend':
      return Math.sign(effect.modifier.amount) * sign(effect.whom) * 0.6;
    case 'marker':
      return 0.2;
    default:
      return 0.1;
  }
}

const GOOD: readonly string[] = ['inspired', 'reinforcement'];

const isEnemy = (s: State, actor: FireteamId, target: FireteamId): boolean =>
  target !== NONE && areEnemies(s, seatOf(s, actor), seatOf(s, target));

function aimsAtEnemies(whom: Whom, targetIsEnemy: boolean): boolean {
  if (whom === 'target') return targetIsEnemy;
  if (whom === 'actor') return false;
  if ('all' in whom) return whom.all === 'enemy';
  return 'pulse' in whom ? whom.whom === 'enemy' : whom.choose === 'enemy';
}
