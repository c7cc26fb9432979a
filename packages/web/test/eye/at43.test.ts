import type { State } from '@banneret/at-43';
import { test } from 'vitest';
import { volumesOf } from '../../src/systems/at-43/volumes.js';
import { compare, expectAgreement, type Comparison, PAIRS, PATIENCE, SEED } from './comparison.js';

const asked: Comparison<State> = {
  system: 'at-43',
  seed: SEED,
  pairs: PAIRS,
  every: 40,
  perPosition: 10,
  player: 'greedy',
  models: ({ units }) =>
    units.flatMap(({ place, fighters }, thing) =>
      place === 'table' ? fighters.map(({ id: model }) => ({ thing, model })) : [],
    ),
  volumes: volumesOf,
};

test(
  'AT-43 (AT43-LOS-04, -06, -07): whoever is on the film is seen, whoever is not is hidden',
  async () => {
    expectAgreement(await compare(asked));
  },
  PATIENCE,
);
