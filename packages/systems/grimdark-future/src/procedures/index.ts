import { act, danger } from './act.js';
import { casting, spell } from './casting.js';
import { activation, main, rollOff, round } from './match.js';
import { assaultProcedure as assault, melee } from './melee.js';
import { arrivals } from './arrivals.js';
import { deployment, placing } from './deployment.js';
import { flight } from './flight.js';
import { markers } from './markers.js';
import { morale } from './morale.js';
import { scoutMove } from './scoutMove.js';
import { attack, shooting } from './shooting.js';
import { wounds } from './wounds.js';
import { wreck } from './wreck.js';

export const procedures = {
  main,
  rollOff,
  markers,
  deployment,
  placing,
  scoutMove,
  arrivals,
  round,
  activation,
  act,
  casting,
  spell,
  flight,
  wreck,
  danger,
  shooting,
  attack,
  wounds,
  morale,
  melee,
  assault,
};
