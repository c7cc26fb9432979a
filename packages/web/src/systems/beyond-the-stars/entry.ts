import { entryOf } from '@banneret/ai';
import { beyondTheStarsGame, greedyBtsPlayer } from '@banneret/beyond-the-stars';

/** The same line as on the shelf; `test/shelf.test.ts` compares them. */
export const entry = entryOf(beyondTheStarsGame, { greedy: () => greedyBtsPlayer() });
