import { playGame, type Contest, type GameResult } from './contest.js';
import type { Entry } from '@banneret/ai';
import { messageOf, type ToldFailure } from './failure.js';

/** What a thread is told to begin with. */
export interface ThreadBrief {
  readonly shelf: string;
  readonly contest: Contest;
}

/** Games `first` to `first + count - 1`. */
export interface Batch {
  readonly first: number;
  readonly count: number;
}

export type BatchReply =
  | { readonly kind: 'played'; readonly results: readonly GameResult[] }
  | ({ readonly kind: 'failed' } & ToldFailure);

/** Play some games in a row, stopping at the first that breaks. */
export async function playBatch(entry: Entry, contest: Contest, { first, count }: Batch): Promise<BatchReply> {
  const results: GameResult[] = [];
  for (let game = first; game < first + count; game++) {
    try {
      results.push(await playGame(entry, contest, game));
    } catch (error) {
      const stack = error instanceof Error ? (error.stack ?? '') : '';
      return { kind: 'failed', game, message: messageOf(error), stack };
    }
  }
  return { kind: 'played', results };
}
