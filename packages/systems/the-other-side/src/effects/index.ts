import type { Procedure } from '@banneret/kernel';
import type { EffectName } from '../effect.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { companyEffects } from './companies.js';
import { climb, enter } from './buildings.js';
import { damage, hit } from './hurt.js';
import { act, draw, enhance, flip, lend, mill, strength, tactics, token, untoken } from './means.js';
import { move, place, push } from './moves.js';

/** Every effect has its procedure. */
export const effectProcedures = {
  'effect.hit': hit,
  'effect.damage': damage,
  'effect.token': token,
  'effect.untoken': untoken,
  'effect.tactics': tactics,
  'effect.draw': draw,
  'effect.mill': mill,
  'effect.flip': flip,
  'effect.push': push,
  'effect.move': move,
  'effect.place': place,
  'effect.strength': strength,
  'effect.enhance': enhance,
  'effect.act': act,
  'effect.lend': lend,
  'effect.climb': climb,
  'effect.enter': enter,
  ...companyEffects,
} satisfies Readonly<Record<`effect.${EffectName}`, Procedure<State, Event>>>;
