import { fork, submit, type Match } from '@banneret/kernel';
import type { State } from '../src/state.js';
import { beyondTheStars } from '../src/system.js';

const FACES = [1, 2, 3, 4, 5, 6];

/** Every fall of so many dice. */
export function* rolls(count: number): Generator<number[]> {
  if (count === 0) yield [];
  else for (const rest of rolls(count - 1)) for (const face of FACES) yield [...rest, face];
}

/**
 * Every run of the match until nothing is rolled any more, with its chance: the procedures themselves. Questions on the way
 * are put to `answer`; without it the first one is the end.
 */
export function* fates(
  match: Match<State>,
  answer?: (match: Match<State>) => void,
  chance = 1,
): Generator<readonly [State, number]> {
  if (answer !== undefined) while (match.pending.kind === 'decision') answer(match);
  const { pending } = match;
  if (pending.kind !== 'chance' || pending.chance.kind !== 'dice') {
    yield [match.state, chance];
    return;
  }
  const { count } = pending.chance;
  for (const outcome of rolls(count)) {
    const next = fork(beyondTheStars, match);
    submit(beyondTheStars, next, { kind: 'chance', wait: next.wait, outcome });
    yield* fates(next, answer, chance / 6 ** count);
  }
}
