import type { Procedure } from '@banneret/kernel';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { act, move } from './act.js';
import { activation } from './activation.js';
import { activations, opportunity } from './activations.js';
import { alert, alertFire } from './alert.js';
import { arrival, entry } from './arrival.js';
import { artillery } from './artillery.js';
import { blast } from './blast.js';
import { control } from './control.js';
import { crush } from './crush.js';
import { demolition } from './demolition.js';
import { door } from './door.js';
import { exit } from './exit.js';
import { loss } from './loss.js';
import type { Calls } from './machine.js';
import { main, turn } from './match.js';
import { medics } from './medics.js';
import { fight, melee } from './melee.js';
import { morale, nerve } from './morale.js';
import { lots, pacified, placing, portions, preparation, priorities } from './preparation.js';
import { repair } from './repair.js';
import { salvo, shooting } from './salvo.js';
import { closing, scoring, search } from './scoring.js';
import { stranded } from './stranded.js';
import { tactical } from './tactical.js';
import { timeOut } from './timeOut.js';
import { volley } from './volley.js';
import { wounds } from './wounds.js';
import { breakage, wreck } from './wreck.js';

export const procedures: Record<keyof Calls, Procedure<State, Event>> = {
  main,
  preparation,
  lots,
  portions,
  placing,
  pacified,
  priorities,
  turn,
  tactical,
  activations,
  opportunity,
  artillery,
  activation,
  nerve,
  morale,
  arrival,
  entry,
  stranded,
  act,
  move,
  crush,
  alert,
  alertFire,
  salvo,
  shooting,
  volley,
  blast,
  wounds,
  wreck,
  breakage,
  loss,
  medics,
  repair,
  door,
  demolition,
  exit,
  melee,
  fight,
  control,
  scoring,
  search,
  closing,
  timeOut,
};
