import {
  awaited,
  drawOutcome,
  kindOf,
  promptOf,
  seededRng,
  type EventBase,
  type Input,
  type Journal,
  type Prompt,
  type Rng,
} from '@banneret/kernel';

/** A random input that fits the journal's present wait. */
export function randomInput<S, E extends EventBase, Setup>(journal: Journal<S, E, Setup>, rng: Rng): Input {
  const { match, system } = journal;
  const { pending, wait } = match;
  if (pending.kind === 'chance') return { kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) };
  const seat = awaited(match)[0] as number;
  const { shape } = promptOf(match, seat) as Prompt;
  const choice: unknown = kindOf(system, shape).sample(match.state, shape, seat, rng);
  return { kind: 'choice', wait, seat, choice };
}

export function playAtRandom<S, E extends EventBase, Setup>(journal: Journal<S, E, Setup>, seed: number): void {
  const rng = seededRng(seed);
  while (journal.match.pending.kind !== 'over') {
    const ruling = journal.submit(randomInput(journal, rng));
    if (!ruling.ok) throw new Error(JSON.stringify(ruling.because));
  }
}
