import { kitFor } from '@banneret/ai';
import { seededRng, type MatchView } from '@banneret/kernel';
import { loadEntry } from '../systems/entries.js';

/** A question to a computer player, as it travels to its thread: the view of its seat and nothing else. */
export interface Thought {
  readonly id: number;
  readonly system: string;
  readonly level: string;
  readonly view: unknown;
  readonly seed: string;
  readonly budgetMs: number;
}

export type ThoughtReply =
  | { readonly id: number; readonly choice: unknown }
  | { readonly id: number; readonly failed: string };

export async function think({ id, system, level, view, seed, budgetMs }: Thought): Promise<ThoughtReply> {
  try {
    const entry = await loadEntry(system);
    const player = entry?.players[level]?.();
    if (entry === undefined || player === undefined) throw new Error(`no ${level} player of ${system}`);
    const kit = kitFor(entry.game.system, view as MatchView<unknown>, seededRng(seed), budgetMs);
    return { id, choice: await player.decide(view as MatchView<never>, kit as never) };
  } catch (error) {
    return { id, failed: String(error) };
  }
}
