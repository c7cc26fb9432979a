import { entryOf } from '@banneret/ai';
import { at43Game, greedyOfficer } from '@banneret/at-43';

/** The same line as on the shelf; `test/shelf.test.ts` compares them. */
export const entry = entryOf(at43Game, { greedy: () => greedyOfficer });
