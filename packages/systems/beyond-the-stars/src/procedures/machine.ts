import { machineFor, type Chance, type Ctx, type Seat } from '@banneret/kernel';
import type { Event } from '../events/index.js';
import type { State } from '../state.js';
import type { ChapterCalls } from './calls/chapters.js';
import type { CoreCalls } from './calls/core.js';
import type { ManoeuvreCalls } from '../manoeuvres/calls.js';

/** Every procedure and its variables. Optional ones are filled in by the steps. */
export interface Calls extends CoreCalls, ChapterCalls, ManoeuvreCalls {}

export const { procedure, call } = machineFor<State, Event, Calls>();

export type C = Ctx<State, Event>;

/** A roll of D6 by a seat. `why` is a message key `bts.roll.…`. */
export const dice = (count: number, rule: string, why: string, seat: Seat): Chance => ({
  kind: 'dice',
  count,
  sides: 6,
  rule,
  why,
  seat,
});
