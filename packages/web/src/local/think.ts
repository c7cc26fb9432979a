import { kitFor, type Entry } from '@banneret/ai';
import { seededRng, type MatchView } from '@banneret/kernel';
import { loadGuide } from '../guide/guides.js';
import { wishFor } from '../guide/wishes.js';
import { loadEntry } from '../systems/entries.js';

/** A question to a computer player, as it travels to its thread: the view of its seat and nothing else. */
export interface Thought {
  readonly id: number;
  readonly system: string;
  readonly level: string;
  readonly view: unknown;
  readonly seed: string;
  readonly budgetMs: number;
  /** Is there a script to look into first? */
  readonly guided: boolean;
}

export type ThoughtReply =
  | { readonly id: number; readonly choice: unknown }
  | { readonly id: number; readonly failed: string };

export async function think({ id, system, level, view, seed, budgetMs, guided }: Thought): Promise<ThoughtReply> {
  try {
    const entry = await loadEntry(system);
    const player = entry?.players[level]?.();
    if (entry === undefined || player === undefined) throw new Error(`no ${level} player of ${system}`);
    const scripted = guided ? await scriptedChoice(entry, view as MatchView<unknown>) : undefined;
    if (scripted !== undefined) return { id, choice: scripted };
    const kit = kitFor(entry.game.system, view as MatchView<unknown>, seededRng(seed), budgetMs);
    return { id, choice: await player.decide(view as MatchView<never>, kit as never) };
  } catch (error) {
    return { id, failed: String(error) };
  }
}

/** What the other side of a lesson says to this, if its script knows. */
async function scriptedChoice({ game }: Entry, { state, prompt }: MatchView<unknown>): Promise<unknown> {
  const guide = await loadGuide(game.system.id);
  return guide === undefined || prompt === undefined ? undefined : wishFor(game, state, prompt, guide.opponent);
}
