import type { AnyGame } from '@banneret/game';
import { greedyPlayer } from './greedy.js';
import type { Player } from './player.js';
import { randomPlayer } from './random.js';

/** A new player for one game; it may keep notes of that game, so nobody shares one. */
// oxlint-disable-next-line typescript/no-explicit-any -- a player fits the state type of its own game only
export type PlayerMaker = () => Player<any>;

/** A game with the computer players that know it: what tools keep on their shelf. */
export interface Entry {
  readonly game: AnyGame;
  /** By level, the weakest first. */
  readonly players: Readonly<Record<string, PlayerMaker>>;
}

/** Every game gets a random and a greedy player; a system that has stronger ones of its own brings them along. */
export const entryOf = (game: AnyGame, stronger: Readonly<Record<string, PlayerMaker>> = {}): Entry => ({
  game,
  players: {
    random: () => randomPlayer,
    ...(stronger['greedy'] === undefined && {
      greedy: () => greedyPlayer((state, seat) => game.evaluate(state, seat)),
    }),
    ...stronger,
  },
});

/**
 * What a shelf module exports. Batch play loads it by its address in every thread, since functions cannot be sent
 * between threads.
 */
export interface ShelfModule {
  readonly entryFor: (system: string) => Entry | undefined;
}

export async function loadEntry(shelf: string, system: string): Promise<Entry> {
  const module = (await import(/* @vite-ignore */ shelf)) as Partial<ShelfModule>;
  const entry = module.entryFor?.(system);
  if (entry === undefined) throw new Error(`${shelf} has no game '${system}'`);
  return entry;
}
