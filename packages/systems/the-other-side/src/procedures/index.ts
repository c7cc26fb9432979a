import type { Procedure } from '@banneret/kernel';
import { effectProcedures } from '../effects/index.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { action, blast, extras } from './action.js';
import { activation, activationPhase, coordinate, opportunity, orders } from './activation.js';
import { clearConflict, discard, draw, handLimit, mill } from './cards.js';
import { chapterProcedures } from './chapters.js';
import { damage } from './damage.js';
import { duel, modify } from './duel.js';
import { effects } from './effects.js';
import { flip, help } from './flip.js';
import { hit, hits } from './hits.js';
import type { Calls } from './machine.js';
import { danger, disengage, unitMove } from './move.js';
import { setupProcedures } from './setup/index.js';
import { triggers } from './triggers.js';
import { drawStep, main, planning, turn } from './turn.js';

/** Every procedure under its name: complete, or it does not compile. */
export const procedures: Readonly<Record<keyof Calls, Procedure<State, Event>>> = {
  main,
  turn,
  planning,
  drawStep,
  activationPhase,
  opportunity,
  activation,
  orders,
  coordinate,
  unitMove,
  disengage,
  danger,
  action,
  extras,
  duel,
  modify,
  triggers,
  blast,
  flip,
  help,
  hits,
  hit,
  damage,
  draw,
  handLimit,
  discard,
  mill,
  clearConflict,
  effects,
  ...effectProcedures,
  ...setupProcedures,
  ...chapterProcedures,
};
