// A shelf for the tests: the toy with its usual players, and two players that go wrong on purpose.
import { entryOf } from '@banneret/ai';
import { toyGame } from '@banneret/toy';

const broken = () => ({
  name: 'broken',
  decide() {
    throw new Error('lost my notes');
  },
});
const quitter = () => ({ name: 'quitter', decide: () => process.exit(9) });
const cheat = () => ({ name: 'cheat', decide: () => 'everything' });

const toy = entryOf(toyGame, { broken, quitter, cheat });

export const entryFor = system => (system === 'toy' ? toy : undefined);
