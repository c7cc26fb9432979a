import { entryOf } from '@banneret/ai';
import { greedyEdgePlayer, theEdgeGame } from '@banneret/the-edge';

/** The same line as on the shelf; `test/shelf.test.ts` compares them. */
export const entry = entryOf(theEdgeGame, { greedy: () => greedyEdgePlayer });
