import { entryOf } from '@banneret/ai';
import { greedyPlayer as greedyCommander, grimdarkFutureGame, procedurePlayer } from '@banneret/grimdark-future';

/** The same line as on the shelf; `test/shelf.test.ts` compares them. */
export const entry = entryOf(grimdarkFutureGame, { procedure: () => procedurePlayer, greedy: () => greedyCommander });
