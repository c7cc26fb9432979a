import { awaited, promptOf, type Input, type Match } from './match.js';
import type { Seat } from './ruling.js';
import type { Prompt } from './shape.js';
import { kindOf, type EventBase, type GameSystem } from './system.js';

/**
 * The answer to the open question of a seat, if there is exactly one legal one and its kind is certain of that. What a
 * seat may do never depends on what it may not know, so its own view gives the same.
 */
export function soleAnswer<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  match: Pick<Match<S>, 'state' | 'pending'>,
  seat: Seat,
): unknown {
  const prompt = promptOf(match as Match<S>, seat);
  return prompt && kindOf(system, prompt.shape).sole?.(match.state, prompt.shape, seat);
}

/**
 * What the table answers now without asking: the sole answer of a seat that is awaited. The engine asks all the same, so
 * it is an input like any other. Veiled questions are answered so only where `mayUnveil` says that nobody learns
 * anything from it.
 */
export function tableAnswer<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  match: Match<S>,
  mayUnveil: (prompt: Prompt) => boolean = () => true,
): Extract<Input, { kind: 'choice' }> | undefined {
  for (const seat of awaited(match)) {
    const prompt = promptOf(match, seat);
    if (prompt === undefined || (prompt.veiled === true && !mayUnveil(prompt))) continue;
    const choice = soleAnswer(system, match, seat);
    if (choice !== undefined) return { kind: 'choice', wait: match.wait, seat, choice };
  }
  return undefined;
}

/** More candidates than this are not looked through: nobody waits for a question to be found idle. */
const MOST_TRIED = 240;

/** The only legal one among all that could be thought of; `undefined` if there are several, or too many to try. */
export function soleAmong<C>(candidates: Iterable<C>, isLegal: (choice: C) => boolean): C | undefined {
  let only: C | undefined;
  let tried = 0;
  for (const choice of candidates) {
    if (tried++ === MOST_TRIED) return undefined;
    if (!isLegal(choice)) continue;
    if (only !== undefined && JSON.stringify(choice) !== JSON.stringify(only)) return undefined;
    only ??= choice;
  }
  return only;
}

/** The only one of a list of legal choices that is known to be complete. */
export const soleListed = <C>(choices: Iterable<C>): C | undefined => soleAmong(choices, () => true);
