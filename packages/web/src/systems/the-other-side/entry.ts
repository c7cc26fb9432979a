import { entryOf } from '@banneret/ai';
import { greedyTosPlayer, theOtherSideGame } from '@banneret/the-other-side';

/** The same line as on the shelf; `test/shelf.test.ts` compares them. */
export const entry = entryOf(theOtherSideGame, { greedy: () => greedyTosPlayer });
