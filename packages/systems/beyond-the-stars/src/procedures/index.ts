import { eachProcedure, type Procedure } from '@banneret/kernel';
import type { Event } from '../events/index.js';
import { manoeuvreProcedures } from '../manoeuvres/procedures.js';
import type { State } from '../state.js';
import { actionProcedures } from './actions.js';
import { aftermathProcedures } from './aftermath.js';
import { artilleryProcedures } from './artillery.js';
import { commandProcedures } from './command.js';
import { deploymentProcedures } from './deployment.js';
import { sceneryProcedures } from './scenery.js';
import { duelProcedure } from './duel.js';
import { duelsProcedures } from './duels.js';
import { groundProcedures } from './ground.js';
import { legendProcedures } from './legends.js';
import type { Calls } from './machine.js';
import { magicProcedures } from './magic.js';
import { arrivalProcedures } from './arrivals.js';
import { assaultProcedures } from './assault.js';
import { machineProcedures } from './machines.js';
import { mainProcedures } from './main.js';
import { moraleProcedures } from './morale.js';
import { movementProcedures } from './movement.js';
import { penetrationProcedures } from './penetration.js';
import { bolt } from './bolt.js';
import { overheat } from './overheat.js';
import { reinforcementProcedures } from './reinforcements.js';
import { shootingProcedures } from './shooting.js';
import { shotProcedures } from './shot.js';
import { spellProcedures } from './spells.js';
import { strikeProcedures } from './strikes.js';
import { woundProcedures } from './wounds.js';

/** Every procedure by name; the compiler misses none of `Calls`. */
const own: Readonly<Record<keyof Calls, Procedure<State, Event>>> = {
  overheat,
  bolt,
  ...arrivalProcedures,
  ...assaultProcedures,
  ...machineProcedures,
  ...penetrationProcedures,
  ...deploymentProcedures,
  ...sceneryProcedures,
  ...actionProcedures,
  ...legendProcedures,
  ...aftermathProcedures,
  ...groundProcedures,
  ...magicProcedures,
  ...spellProcedures,
  ...reinforcementProcedures,
  ...mainProcedures,
  ...commandProcedures,
  ...movementProcedures,
  ...manoeuvreProcedures,
  ...moraleProcedures,
  ...shootingProcedures,
  ...shotProcedures,
  ...artilleryProcedures,
  ...woundProcedures,
  ...duelsProcedures,
  ...duelProcedure,
  ...strikeProcedures,
};

export const procedures: Readonly<Record<string, Procedure<State, Event>>> = {
  ...own,
  each: eachProcedure as Procedure<State, Event>,
};
