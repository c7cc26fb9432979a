import {
  awaited,
  drawOutcome,
  fork,
  imagine,
  judgePrompt,
  kindOf,
  promptOf,
  submit,
  type EventBase,
  type ForkableRng,
  type Frame,
  type GameSystem,
  type Match,
  type MatchView,
  type Rng,
  type RunOptions,
  type Seat,
} from '@banneret/kernel';
import type { Kit } from './player.js';

/** The kit of a seat that is asked. It holds the view, so that nothing a player can reach leads to the truth. */
export function kitFor<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  view: MatchView<S>,
  rng: ForkableRng,
  budgetMs: number,
): Kit<S> {
  const { viewer, prompt } = view;
  if (viewer === 'public' || prompt === undefined) throw new Error('a kit is for a seat that is asked');
  const kind = kindOf(system, prompt.shape);
  return {
    prompt,
    rng,
    budgetMs,
    options: () => kind.enumerate(view.state, prompt.shape, viewer),
    sample: () => kind.sample(view.state, prompt.shape, viewer, rng) as unknown,
    judge: choice => judgePrompt(system, view.state, prompt, choice).ruling,
    imagine: (worldRng = rng) => imagine(system, view, worldRng),
    fork: match => fork(system, match),
    tryOut(match, choice, worldRng, mostInputs) {
      const asking = match.stack.at(-1) as Frame;
      const ruling = submit(system, match, { kind: 'choice', wait: match.wait, seat: viewer, choice });
      if (!ruling.ok) throw new Error(`imagined choice refused: ${JSON.stringify(ruling.because)}`);
      for (let inputs = 0; inputs < mostInputs && match.stack.includes(asking); inputs++)
        stepAtRandom(system, match, worldRng);
    },
  };
}

/** One random input: a fair outcome, or a random legal answer of the first seat that is awaited. */
export function stepAtRandom<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  match: Match<S>,
  rng: Rng,
  options: RunOptions<E> = {},
): void {
  const { pending } = match;
  if (pending.kind === 'chance') {
    submit(system, match, { kind: 'chance', wait: match.wait, outcome: drawOutcome(pending.chance, rng) }, options);
    return;
  }
  const seat = awaited(match)[0] as Seat;
  const choice = randomChoice(system, match, seat, rng);
  const ruling = submit(system, match, { kind: 'choice', wait: match.wait, seat, choice }, options);
  if (!ruling.ok) throw new Error(`a sampled choice was refused: ${JSON.stringify(ruling.because)}`);
}

/** What the seat's kind of question calls a random legal answer. */
export function randomChoice<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  match: Match<S>,
  seat: Seat,
  rng: Rng,
): unknown {
  const prompt = promptOf(match, seat);
  if (prompt === undefined) throw new Error(`seat ${seat} is not asked`);
  return kindOf(system, prompt.shape).sample(match.state, prompt.shape, seat, rng);
}
