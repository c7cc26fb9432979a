import type { State } from '@banneret/the-other-side';
import { test } from 'vitest';
import { coverOf, volumesOf } from '../../src/systems/the-other-side/volumes.js';
import { compare, expectAgreement, type Comparison, PAIRS, PATIENCE, SEED } from './comparison.js';
import { circumstancesOf, everybody, heightsAndHouses, WANTED } from './theOtherSide.js';

const asked: Comparison<State> = {
  title: 'The Other Side',
  system: 'the-other-side',
  seed: SEED,
  pairs: PAIRS,
  every: 40,
  perPosition: 10,
  player: 'random',
  models: everybody,
  looks: (state, from, to) => [volumesOf(state, from, to)].flatMap(look => look ?? []),
  cover: coverOf,
  stage: heightsAndHouses,
  circumstances: circumstancesOf,
  wanted: WANTED,
  sorts: ['scenery', 'building', 'unit'],
};

test(
  'The Other Side (TOS-LOS-01 to -13, R-32, R-33, R-39): whoever is on the film is seen, whoever is not is hidden; who has cover has it',
  async () => {
    expectAgreement(asked.title, await compare(asked));
  },
  PATIENCE,
);
