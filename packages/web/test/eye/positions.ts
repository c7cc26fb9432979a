import { kitFor, randomChoice, type Entry } from '@banneret/ai';
import { awaited, drawOutcome, Journal, seededRng, soleAnswer, viewOf, type Match } from '@banneret/kernel';
import { entryFor } from '@banneret/shelf';

interface Played {
  readonly system: string;
  readonly seed: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats?: number;
  /** A position is looked at so many answers after the last one. */
  readonly every: number;
  /** Who plays, by level. */
  readonly player: string;
}

/** Live positions, not to be kept, of whole games, one game after the other, played by the computer players from fixed seeds. */
export async function* positionsOf<S>(played: Played): AsyncGenerator<{ readonly state: S; readonly game: number }> {
  const entry = entryFor(played.system) as Entry;
  for (let game = 0; ; game++) yield* oneGame<S>(entry, played, game);
}

async function* oneGame<S>(
  entry: Entry,
  { seed, options, every, player: level, seats = 2 }: Played,
  game: number,
): AsyncGenerator<{ readonly state: S; readonly game: number }> {
  const { system } = entry.game;
  const { armies: all } = entry.game;
  const armies = Array.from({ length: seats }, (_, seat) => all[(game + seat) % all.length]?.id);
  const setup = entry.game.setupFor({ seats, armies, seed: seed + game, ...(options && { options }) });
  if (!setup.ok) throw new Error(setup.problem.say);
  const journal = new Journal(system, { kind: 'setup', setup: setup.value }, { seats });
  const rng = seededRng(seed, game);
  const players = Array.from({ length: seats }, () => entry.players[level]?.());
  for (let inputs = 1; inputs < MOST_INPUTS; inputs++) {
    const match = journal.match as Match<S>;
    const { pending, wait } = match;
    if (pending.kind === 'over') return;
    if (pending.kind === 'chance') journal.submit({ kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) });
    else {
      const seat = awaited(match)[0] ?? 0;
      const choice = await answer(seat);
      const ruling = journal.submit({ kind: 'choice', wait, seat, choice });
      if (!ruling.ok) throw new Error(JSON.stringify(ruling.because));
    }
    if (inputs % every === 0) yield { state: journal.match.state as S, game };
  }

  async function answer(seat: number): Promise<unknown> {
    const { match } = journal;
    const own = players[seat];
    if (own === undefined || own.careless === true) return randomChoice(system, match, seat, rng);
    const sole = soleAnswer(system, match, seat);
    if (sole !== undefined) return sole;
    return own.decide(viewOf(system, match, seat), kitFor(system, viewOf(system, match, seat), rng, BUDGET_MS));
  }
}

const MOST_INPUTS = 20_000;
const BUDGET_MS = 1_000;
