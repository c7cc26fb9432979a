import type { Frame } from '@banneret/kernel';
import { actionOf } from '../actions.js';
import { isAlive, isUnitAlive } from '../cardsInPlay.js';
import { reduce } from '../reduce.js';
import { NONE, unitOf, type FireteamId, type State } from '../state.js';
import { must, type ActivationBody, type Begin, type Body } from './body.js';
import { fireteamNamed, unitNamed } from './names.js';

const STEPS: Readonly<Record<Exclude<Begin, 'deployment'>, string>> = {
  turn: 'begin',
  refresh: 'refresh',
  draw: 'draw',
  acquire: 'acquire',
  activation: 'activations',
  score: 'score',
  shuffle: 'shuffle',
};

/** Where in the Turn a file begins. */
export function stackFor(begin: Begin): Frame[] {
  const main: Frame = { proc: 'main', step: 'next', vars: {} };
  if (begin === 'deployment') return [main, { proc: 'deployment', step: 'begin', vars: {} }];
  return [main, { proc: 'turn', step: STEPS[begin], vars: {} }];
}

/** A moment inside an Activation: before its Order, among its steps, or when an Action has been declared. */
export function beginActivation(s: State, { activation }: Body): Frame[] {
  const place = 'position.activation';
  const { unit: name, order, moved, acted = [], freeMorale, disengagePaid, action } = activation as ActivationBody;
  const unit = unitNamed(s, name);
  must(unit !== undefined && isUnitAlive(s, unit), 'tos.scenario.unit', { place: `${place}.unit`, unit: name });
  const id = unit as number;
  const { seat } = unitOf(s, id);
  const fireteam = (word: string, at: string): FireteamId => {
    const found = fireteamNamed(s, word);
    const own = found !== undefined && isAlive(s, found) && unitOf(s, id).fireteams.includes(found);
    must(own, 'tos.scenario.fireteam', { place: at, fireteam: word });
    return found as FireteamId;
  };
  reduce(s, { type: 'unit.activated', seat, unit: id, coordinated: false });
  if (order !== undefined) reduce(s, { type: 'order.given', order });
  if (moved === true) reduce(s, { type: 'move.made' });
  for (const [i, word] of acted.entries())
    reduce(s, { type: 'fireteam.acted', fireteam: fireteam(word, `${place}.acted[${i}]`), free: false });
  if (freeMorale === true) reduce(s, { type: 'fireteam.acted', fireteam: NONE, free: true });
  if (disengagePaid === true) reduce(s, { type: 'disengage.paid' });
  must(order !== undefined || action === undefined, 'tos.scenario.no-order', { place: `${place}.order` });
  const around: Frame[] = [
    { proc: 'main', step: 'next', vars: {} },
    { proc: 'turn', step: 'score', vars: {} },
    { proc: 'activationPhase', step: 'after', vars: { seat } },
    { proc: 'opportunity', step: 'end', vars: { seat } },
    { proc: 'activation', step: order === undefined ? 'order' : 'acted', vars: { seat, unit: id, coordinated: false } },
  ];
  if (order === undefined) return around;
  const steps: Frame = { proc: 'orders', step: 'begin', vars: { unit: id } };
  if (action === undefined) return [...around, steps];
  const actor = fireteam(action.fireteam, `${place}.action.fireteam`);
  must(actionOf(s, actor, action.action) !== undefined, 'tos.scenario.action', {
    place: `${place}.action.action`,
    action: action.action,
  });
  const target = action.target === undefined ? undefined : fireteamNamed(s, action.target);
  must(action.target === undefined || target !== undefined, 'tos.scenario.fireteam', {
    place: `${place}.action.target`,
    fireteam: action.target ?? '',
  });
  reduce(s, { type: 'fireteam.acted', fireteam: actor, free: false });
  const vars = { actor, key: action.action, additional: false, ...(target !== undefined && { target }) };
  return [...around, steps, { proc: 'action', step: target === undefined ? 'begin' : 'price', vars }];
}
