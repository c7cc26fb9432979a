import { isObject, kindOf, type Prompt } from '@banneret/kernel';
import type { Desk } from '../table/desk.js';

/** Far more than anybody reads, and few enough to be worked out between two frames. */
const MOST = 1_500;
const known = new WeakMap<Prompt, readonly unknown[]>();

/** The answers that the game itself would think of. A question never changes, so they are worked out once. */
export function proposalsFor({ game, state, prompt }: Desk): readonly unknown[] {
  if (prompt === undefined) return [];
  const ready = known.get(prompt);
  if (ready !== undefined) return ready;
  const found: unknown[] = [];
  for (const choice of kindOf(game.system, prompt.shape).enumerate(state as never, prompt.shape, prompt.seat)) {
    found.push(choice);
    if (found.length === MOST) break;
  }
  known.set(prompt, found);
  return found;
}

/** The first of them alone, which is all that a beginning needs. */
export function firstProposal({ game, state, prompt }: Desk): unknown {
  if (prompt === undefined) return undefined;
  const ready = known.get(prompt);
  if (ready !== undefined) return ready[0];
  for (const choice of kindOf(game.system, prompt.shape).enumerate(state as never, prompt.shape, prompt.seat))
    return choice;
  return undefined;
}

/** Does a proposal say this of that? */
export const says = (choice: unknown, field: string, value: unknown): boolean =>
  isObject(choice) && choice[field] === value;
