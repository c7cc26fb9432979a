import { seededRng, type MatchView } from '@banneret/kernel';
import type { Entry } from './entry.js';
import { kitFor } from './kit.js';

/** The answer of a computer player of this level to the question in the view. */
export async function ponder(
  { game, players }: Entry,
  asked: { readonly level: string; readonly view: unknown; readonly seed: string; readonly budgetMs: number },
): Promise<unknown> {
  const player = Object.hasOwn(players, asked.level) ? players[asked.level]?.() : undefined;
  if (player === undefined) throw new Error(`no ${asked.level} player of ${game.system.id}`);
  const kit = kitFor(game.system, asked.view as MatchView<unknown>, seededRng(asked.seed), asked.budgetMs);
  return await player.decide(asked.view as MatchView<never>, kit as never);
}
