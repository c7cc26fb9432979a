import type { Because, Frame } from '@banneret/kernel';
import type { ActionUse } from '../actions.js';
import { isAlive, isUnitAlive } from '../cardsInPlay.js';
import { reduce } from '../reduce.js';
import { changePlayer, changeUnit } from '../reduce/record.js';
import { clone, fireteamOf, NONE, seatOf, unitOf, type FireteamId, type Order, type State } from '../state.js';
import { cannotAim, cannotDeclare, hasTarget } from '../targets.js';
import { must, type ActivationBody, type Begin, type Body, type DuelBody } from './body.js';
import { beginDuel, type Declared } from './duel.js';
import { actionNamed } from './keys.js';
import { fireteamNamed, unitNamed, unitRef } from './names.js';

const STEPS: Readonly<Record<Exclude<Begin, 'deployment'>, string>> = {
  turn: 'begin',
  refresh: 'refresh',
  draw: 'draw',
  acquire: 'acquire',
  activation: 'activations',
  score: 'score',
  shuffle: 'shuffle',
};

/** Where in the game a file begins. */
export function stackFor(s: State, body: Body): Frame[] {
  const { begin = 'activation', activation } = body;
  if (typeof begin === 'object') return amidDuel(s, begin.duel, body);
  if (activation !== undefined) {
    must(begin === 'activation', 'tos.scenario.begin-activation', { place: 'position.begin' });
    return amidActivation(s, activation);
  }
  const main: Frame = { proc: 'main', step: 'next', vars: {} };
  if (begin === 'deployment') return [main, { proc: 'deployment', step: 'begin', vars: {} }];
  return [main, { proc: 'turn', step: STEPS[begin], vars: {} }];
}

/** A moment inside an Activation: before its Order, among its steps, or when an Action has been declared. */
function amidActivation(s: State, activation: ActivationBody): Frame[] {
  const place = 'position.activation';
  const { order, action } = activation;
  const around = activate(s, activation);
  must(order !== undefined || action === undefined, 'tos.scenario.no-order', { place: `${place}.order` });
  if (action === undefined) return around;
  const { actor, use, target } = declared(s, { ...action, order }, `${place}.action`, {
    fireteam: `${place}.action.fireteam`,
    target: `${place}.action.target`,
  });
  reduce(s, { type: 'fireteam.acted', fireteam: actor, free: false });
  const vars = { actor, key: use.key, additional: false, ...(target !== NONE && { target }) };
  return [...around, { proc: 'action', step: target === NONE ? 'begin' : 'price', vars }];
}

/** A Duel of the unit that is Activated: by March, unless `activation` tells it otherwise. */
function amidDuel(s: State, duel: DuelBody, body: Body): Frame[] {
  const place = 'position.begin.duel';
  const { attacker, defender, action } = duel;
  const actor = fireteamNamed(s, attacker.fireteam);
  const unit = actor === undefined ? '' : unitRef(s, fireteamOf(s, actor).unit);
  const now: ActivationBody = { unit, order: 'march', ...body.activation };
  must(now.action === undefined, 'tos.scenario.duel-action', { place: 'position.activation.action' });
  must(actor !== undefined && isAlive(s, actor) && now.unit === unit, 'tos.scenario.fireteam', {
    place: `${place}.attacker.fireteam`,
    fireteam: attacker.fireteam,
  });
  const around = activate(s, now);
  const asked = { fireteam: attacker.fireteam, action, target: defender?.fireteam, order: now.order };
  const made = declared(s, asked, place, {
    fireteam: `${place}.attacker.fireteam`,
    target: `${place}.defender.fireteam`,
  });
  const needs = hasTarget(made.use.action) && made.target === NONE;
  must(!needs, 'tos.scenario.duel-target', { place: `${place}.defender` });
  reduce(s, { type: 'fireteam.acted', fireteam: made.actor, free: false });
  return [...around, ...beginDuel(s, duel, made, body)];
}

/** The Activation under way, and the frames around it. */
function activate(s: State, activation: ActivationBody): Frame[] {
  const place = 'position.activation';
  const { unit: name, order, moved, acted = [], freeMorale, disengagePaid } = activation;
  const unit = unitNamed(s, name);
  must(unit !== undefined && isUnitAlive(s, unit), 'tos.scenario.unit', { place: `${place}.unit`, unit: name });
  const id = unit as number;
  const { seat } = unitOf(s, id);
  reduce(s, { type: 'unit.activated', seat, unit: id, coordinated: false });
  if (order !== undefined) reduce(s, { type: 'order.given', order });
  if (moved === true) reduce(s, { type: 'move.made' });
  for (const [i, word] of acted.entries())
    reduce(s, { type: 'fireteam.acted', fireteam: ownFireteam(s, word, `${place}.acted[${i}]`), free: false });
  if (freeMorale === true) reduce(s, { type: 'fireteam.acted', fireteam: NONE, free: true });
  if (disengagePaid === true) reduce(s, { type: 'disengage.paid' });
  const around: Frame[] = [
    { proc: 'main', step: 'next', vars: {} },
    { proc: 'turn', step: 'score', vars: {} },
    { proc: 'activationPhase', step: 'after', vars: { seat } },
    { proc: 'opportunity', step: 'end', vars: { seat } },
    { proc: 'activation', step: order === undefined ? 'order' : 'acted', vars: { seat, unit: id, coordinated: false } },
  ];
  return order === undefined ? around : [...around, { proc: 'orders', step: 'begin', vars: { unit: id } }];
}

/** A living Fireteam of the Activated unit. */
function ownFireteam(s: State, word: string, place: string): FireteamId {
  const found = fireteamNamed(s, word);
  const own = found !== undefined && isAlive(s, found) && fireteamOf(s, found).unit === s.activation?.unit;
  must(own, 'tos.scenario.fireteam', { place, fireteam: word });
  return found as FireteamId;
}

interface Asked {
  readonly fireteam: string;
  readonly action: string;
  readonly target?: string | undefined;
  readonly order?: Order | undefined;
}

/** The Action a file says was declared. What could not have been is refused by the judge of Actions; its price is paid. */
function declared(
  s: State,
  asked: Asked,
  place: string,
  at: { readonly fireteam: string; readonly target: string },
): Declared {
  const actor = ownFireteam(s, asked.fireteam, at.fireteam);
  const use = actionNamed(s, actor, asked.action);
  must(use !== undefined, 'tos.scenario.action', { place: `${place}.action`, action: asked.action });
  const target = asked.target === undefined ? NONE : fireteamNamed(s, asked.target);
  must(target !== undefined && (target === NONE || isAlive(s, target)), 'tos.scenario.fireteam', {
    place: at.target,
    fireteam: asked.target ?? '',
  });
  must(s.activation?.acted.includes(actor) !== true, 'tos.scenario.acted', { place: at.fireteam });
  // TOS-ORD-09: first the move, then the Melee Actions.
  const early = asked.order === 'rush' && s.activation?.moved !== true;
  must(!early, 'tos.scenario.rush-unmoved', { place: `${place}.action` });
  const why = cannotBe(s, actor, use as ActionUse, target as FireteamId, asked.order);
  must(why === undefined, 'tos.scenario.undeclared', {
    place: `${place}.action`,
    action: asked.action,
    rule: why?.rule ?? '',
  });
  return { actor, use: use as ActionUse, target: target as FireteamId };
}

/** TOS-ORD-09: after a Rush only Melee Actions. */
const RUSH = { types: ['melee'], rule: 'TOS-ORD-09' } as const;

function cannotBe(
  s: State,
  actor: FireteamId,
  use: ActionUse,
  target: FireteamId,
  order: Order | undefined,
): Because | undefined {
  const seat = seatOf(s, actor);
  // Tokens, uses and a card for a shot at somebody Engaged have been paid: of these there need be none left.
  const before = clone(s);
  changeUnit(before, fireteamOf(s, actor).unit, { used: [] });
  changePlayer(before, seat, { tactics: 99 });
  const unpaid = (why: Because | undefined): Because | undefined => (why?.rule === 'TOS-ENG-06' ? undefined : why);
  const why = cannotDeclare(before, actor, use, order === 'rush' ? RUSH : {});
  const aimed = target === NONE || !hasTarget(use.action) ? undefined : cannotAim(before, actor, use, target);
  return unpaid(aimed) ?? (target !== NONE && why?.rule === 'TOS-ACT-08' ? undefined : unpaid(why));
}
