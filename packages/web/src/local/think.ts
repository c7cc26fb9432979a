import { ponder, type Entry } from '@banneret/ai';
import type { MatchView } from '@banneret/kernel';
import type { Thought } from '@banneret/room';
import { loadGuide } from '../guide/guides.js';
import { wishFor } from '../guide/wishes.js';
import { loadEntry } from '../systems/entries.js';

/** A question to a computer player, as it travels to its thread, and what comes back. */
export interface ThoughtSent {
  readonly kind: 'think';
  readonly id: number;
  readonly thought: Thought;
}

export type ThoughtReply =
  | { readonly id: number; readonly choice: unknown }
  | { readonly id: number; readonly failed: string };

export async function think({ id, thought }: ThoughtSent): Promise<ThoughtReply> {
  try {
    const entry = await loadEntry(thought.system);
    if (entry === undefined) throw new Error(`no game called ${thought.system}`);
    const scripted = thought.guided ? await scriptedChoice(entry, thought.view as MatchView<unknown>) : undefined;
    return { id, choice: scripted ?? (await ponder(entry, thought)) };
  } catch (error) {
    return { id, failed: String(error) };
  }
}

/** What the other side of a lesson says to this, if its script knows. */
async function scriptedChoice({ game }: Entry, { state, prompt }: MatchView<unknown>): Promise<unknown> {
  const guide = await loadGuide(game.system.id);
  return guide === undefined || prompt === undefined ? undefined : wishFor(game, state, prompt, guide.opponent);
}
