import { eachProcedure } from '@banneret/kernel';
import { effects } from '../effects/index.js';
import { act, activation, pairings } from './act.js';
import { action, effectsProcedure } from './action.js';
import { attach, charge } from './attach.js';
import { attack, sequence } from './combat.js';
import { rollDie } from './dice.js';
import { draw } from './draw.js';
import { fire } from './fire.js';
import type { Calls } from './machine.js';
import { main } from './main.js';
import { chargeStep, passiveTurn, specialSource } from './passive.js';
import { costs, pay } from './pay.js';
import { place } from './place.js';
import {
  altars,
  deckBuilding,
  deployment,
  dispersion,
  factions,
  firstPlayer,
  recruiting,
  roles,
  setupProcedure,
  sources,
  startingHands,
} from './setup.js';
import { activeTurn, finalStep, turn } from './turn.js';
import { traps, walk } from './walk.js';
import { window } from './window.js';
import { deaths, wounds } from './wounds.js';

export const procedures = {
  main,
  setup: setupProcedure,
  firstPlayer,
  factions,
  recruiting,
  deckBuilding,
  roles,
  altars,
  sources,
  deployment,
  startingHands,
  dispersion,
  turn,
  activeTurn,
  passiveTurn,
  specialSource,
  chargeStep,
  finalStep,
  draw,
  each: eachProcedure,
  window,
  action,
  attach,
  charge,
  pay,
  costs,
  activation,
  act,
  pairings,
  place,
  traps,
  walk,
  sequence,
  attack,
  rollDie,
  fire,
  wounds,
  deaths,
  effects: effectsProcedure,
  ...effects,
} satisfies Record<keyof Calls, unknown>;
