import {
  awaited,
  judgeChoice,
  kindOf,
  promptOf,
  soleAnswer,
  type EventBase,
  type Match,
  type Prompt,
  type Rng,
  type Seat,
} from '@banneret/kernel';
import { difference, show } from '../data.js';
import { broken, mustAgree, type Law } from './law.js';
import { mutated } from './mutate.js';
import type { Trial } from './trial.js';

/** Where the table answers for somebody, that somebody had nothing to decide. */
export const soleLaw: Law = {
  id: 'sole',
  title: 'where one answer is said to be the only one, no other that is listed, sampled or made up is legal',
  check(trial) {
    const rng = trial.rng('sole');
    const game = trial.play();
    const counts = { questions: 0, 'with one answer': 0, 'of them veiled': 0 };
    while (!game.over) {
      for (const seat of awaited(game.match)) {
        counts.questions++;
        if (!checkClaim(trial, game.match, seat, rng)) continue;
        counts['with one answer']++;
        if (promptOf(game.match, seat)?.veiled === true) counts['of them veiled']++;
      }
      game.step();
    }
    return counts;
  },
};

const SAMPLES = 6;
const MUTATIONS = 24;
const MOST_LISTED = 200;

/** True when an answer is claimed to be the only one, and nothing speaks against it. */
function checkClaim<S, E extends EventBase, Setup>(
  trial: Trial<S, E, Setup>,
  match: Match<S>,
  seat: Seat,
  rng: Rng,
): boolean {
  const { system } = trial;
  const { shape, ask } = promptOf(match, seat) as Prompt;
  const claimed = soleAnswer(system, match, seat);
  const seen = soleAnswer(system, { state: system.view(match.state, seat), pending: match.pending }, seat);
  mustAgree(`the sole answer to ${ask} from the view differs from the true one`, difference(claimed, seen));
  if (claimed === undefined) return false;
  const kind = kindOf(system, shape);
  const { ruling, choice } = judgeChoice(system, match, seat, claimed);
  if (!ruling.ok) broken(`the sole answer to ${ask} is illegal: ${show(claimed)}, ${show(ruling.because)}`);
  mustAgree(`the sole answer to ${ask} is not in canonical form`, difference(choice, claimed));
  const alike: readonly unknown[] = [claimed, ...(kind.passes?.(shape) ?? [])];
  for (const other of others()) {
    const judged = judgeChoice(system, match, seat, other);
    if (!judged.ruling.ok || alike.some(known => difference(known, judged.choice) === undefined)) continue;
    broken(`${ask}: ${show(claimed)} is said to be the only answer, but ${show(judged.choice)} is legal too`);
  }
  return true;

  /** Whatever else a player might think of. */
  function* others(): Generator<unknown> {
    const donors: unknown[] = [claimed];
    for (const listed of kind.enumerate(match.state, shape, seat)) {
      donors.push(listed as unknown);
      yield listed as unknown;
      if (donors.length > MOST_LISTED) break;
    }
    for (let i = 0; i < SAMPLES; i++) yield kind.sample(match.state, shape, seat, rng) as unknown;
    for (let i = 0; i < MUTATIONS; i++) yield mutated(donors[rng.below(donors.length)], donors, rng);
  }
}
