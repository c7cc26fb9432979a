import { entryOf, type Entry } from '@banneret/ai';
import { greedyPlayer as greedyCommander, grimdarkFutureGame, procedurePlayer } from '@banneret/grimdark-future';
import { greedyEdgePlayer, theEdgeGame } from '@banneret/the-edge';
import { toyGame } from '@banneret/toy';

/** The games we offer: one line each. A system's own, stronger players are the second argument of `entryOf`. */
export const shelf: readonly Entry[] = [
  entryOf(grimdarkFutureGame, { procedure: () => procedurePlayer, greedy: () => greedyCommander }),
  entryOf(theEdgeGame, { greedy: () => greedyEdgePlayer }),
  entryOf(toyGame),
];

/** Threads load this module by its address and ask here. */
export const entryFor = (system: string): Entry | undefined => shelf.find(entry => entry.game.system.id === system);
