import type { Frame, Prompt, Rng, Seat } from '@banneret/kernel';
import { kindOf } from '@banneret/kernel';
import { theEdge } from '../system.js';
import type { State } from '../state.js';

/** What a player has before it when it is asked something: no more than its seat may know. */
export interface Table {
  readonly state: State;
  readonly stack: readonly Frame[];
  readonly prompt: Prompt;
  readonly rng: Rng;
}

export const seatAsked = ({ prompt }: Table): Seat => prompt.seat;

/** The innermost frame of a procedure, if it is under way. */
export const frameOf = ({ stack }: Table, proc: string): Frame | undefined =>
  stack.findLast(frame => frame.proc === proc);

/** Every legal answer, or those worth a thought. */
export const optionsOf = ({ state, prompt }: Table): unknown[] => [
  ...kindOf(theEdge, prompt.shape).enumerate(state, prompt.shape, prompt.seat),
];

export const anyAnswer = ({ state, prompt, rng }: Table): unknown =>
  kindOf(theEdge, prompt.shape).sample(state, prompt.shape, prompt.seat, rng) as unknown;

/** The one with the highest score, the first among equals. */
export function highest<T>(items: Iterable<T>, score: (item: T) => number): T | undefined {
  let best: T | undefined;
  let most = -Infinity;
  for (const item of items) {
    const found = score(item);
    if (found <= most) continue;
    best = item;
    most = found;
  }
  return best;
}
