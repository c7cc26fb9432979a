import type { Contest, GameResult } from './contest.js';
import { loadEntry } from '@banneret/ai';
import { failureIn } from './failure.js';
import { playOnThreads } from './pool.js';
import { reportOf, type Report } from './report.js';
import { playBatch, type Batch } from './thread.js';

export interface Simulation extends Contest {
  /** Address of a module that exports `entryFor`: every thread loads it. */
  readonly shelf: string;
  readonly games: number;
  /** The number of the first game: with `games: 1`, any game of a batch again. */
  readonly first?: number;
  readonly workers: number;
  readonly progress?: (done: number, games: number) => void;
}

/** Large enough to keep threads busy, small enough for a lively progress bar and an even end. */
const LARGEST_BATCH = 16;

/** Play computer against computer. Game by game the outcome depends on seed and number only, never on the threads. */
export async function simulate(simulation: Simulation): Promise<Report> {
  const { shelf, games, first = 0, workers, progress } = simulation;
  const contest = contestOf(simulation);
  const batches = batchesOf(first, games, workers);
  const results: GameResult[] = [];
  const take = (played: readonly GameResult[]): void => {
    for (const result of played) results[result.number - first] = result;
    done += played.length;
    progress?.(done, games);
  };
  let done = 0;
  const began = performance.now();
  if (workers > 1) await playOnThreads({ shelf, contest }, batches, workers, reply => take(reply.results));
  else await playHere(shelf, contest, batches, take);
  return reportOf(results, (performance.now() - began) / 1000);
}

async function playHere(
  shelf: string,
  contest: Contest,
  batches: readonly Batch[],
  take: (played: readonly GameResult[]) => void,
): Promise<void> {
  const entry = await loadEntry(shelf, contest.system);
  for (const batch of batches) {
    const reply = await playBatch(entry, contest, batch);
    if (reply.kind === 'failed') throw failureIn(contest, reply);
    take(reply.results);
  }
}

/** The part that threads need; functions would not travel. */
const contestOf = ({ system, players, armies, options, seed }: Contest): Contest => ({
  system,
  players,
  seed,
  ...(armies && { armies }),
  ...(options && { options }),
});

function batchesOf(first: number, games: number, workers: number): Batch[] {
  const size = Math.max(1, Math.min(LARGEST_BATCH, Math.ceil(games / (4 * Math.max(1, workers)))));
  const batches: Batch[] = [];
  for (let at = 0; at < games; at += size) batches.push({ first: first + at, count: Math.min(size, games - at) });
  return batches;
}
