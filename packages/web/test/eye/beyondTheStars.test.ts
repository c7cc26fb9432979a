import { sheetOf, type State } from '@banneret/beyond-the-stars';
import { test } from 'vitest';
import { coverOf, volumesOf } from '../../src/systems/beyond-the-stars/volumes.js';
import { compare, expectAgreement, type Comparison, PAIRS, PATIENCE, SEED } from './comparison.js';

const asked: Comparison<State> = {
  system: 'beyond-the-stars',
  seed: SEED,
  pairs: PAIRS,
  every: 60,
  perPosition: 10,
  player: 'random',
  models: state =>
    [...state.figures.keys()].flatMap(model => {
      const { unit, rules } = sheetOf(state, model);
      // A Loner hides by a rule of his own (BTS-SPR-68), not behind anything.
      const isLoner = rules.some(({ id }) => id === 'srLoner');
      return state.figures[model]?.place === 'table' && !isLoner ? [{ thing: unit, model }] : [];
    }),
  volumes: volumesOf,
  cover: coverOf,
};

test(
  'Beyond the Stars (BTS-GEN-17, R-20): whoever is on the film is seen, whoever is not is hidden',
  async () => {
    expectAgreement(await compare(asked));
  },
  PATIENCE,
);
