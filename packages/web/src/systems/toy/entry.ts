import { entryOf } from '@banneret/ai';
import { toyGame } from '@banneret/toy';

/** The same line as on the shelf; `test/shelf.test.ts` compares them. */
export const entry = entryOf(toyGame);
