import { entryOf, type Entry } from '@banneret/ai';
import { at43Game, greedyOfficer } from '@banneret/at-43';
import { beyondTheStarsGame, greedyBtsPlayer } from '@banneret/beyond-the-stars';
import { greedyPlayer as greedyCommander, grimdarkFutureGame, procedurePlayer } from '@banneret/grimdark-future';
import { greedyEdgePlayer, theEdgeGame } from '@banneret/the-edge';
import { greedyTosPlayer, theOtherSideGame } from '@banneret/the-other-side';
import { toyGame } from '@banneret/toy';

/** The games we offer: one line each. A system's own, stronger players are the second argument of `entryOf`. */
export const shelf: readonly Entry[] = [
  entryOf(grimdarkFutureGame, { procedure: () => procedurePlayer, greedy: () => greedyCommander }),
  entryOf(theEdgeGame, { greedy: () => greedyEdgePlayer }),
  entryOf(theOtherSideGame, { greedy: () => greedyTosPlayer }),
  entryOf(at43Game, { greedy: () => greedyOfficer }),
  entryOf(beyondTheStarsGame, { greedy: () => greedyBtsPlayer() }),
  entryOf(toyGame),
];

/** Threads load this module by its address and ask here. */
export const entryFor = (system: string): Entry | undefined => shelf.find(entry => entry.game.system.id === system);
