import { entryOf, type Entry } from '@banneret/ai';
import { grimdarkFutureGame } from '@banneret/grimdark-future';
import { toyGame } from '@banneret/toy';

/** The games we offer: one line each. A system's own, stronger players are the second argument of `entryOf`. */
export const shelf: readonly Entry[] = [entryOf(grimdarkFutureGame), entryOf(toyGame)];

/** Threads load this module by its address and ask here. */
export const entryFor = (system: string): Entry | undefined => shelf.find(entry => entry.game.system.id === system);
