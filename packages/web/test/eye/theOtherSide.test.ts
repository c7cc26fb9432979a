import type { State } from '@banneret/the-other-side';
import { test } from 'vitest';
import { coverOf, volumesOf } from '../../src/systems/the-other-side/volumes.js';
import { compare, expectAgreement, type Comparison, PAIRS, PATIENCE, SEED } from './comparison.js';

const asked: Comparison<State> = {
  system: 'the-other-side',
  seed: SEED,
  pairs: PAIRS,
  every: 40,
  perPosition: 10,
  player: 'random',
  models: ({ fireteams }) =>
    fireteams.flatMap(({ place, unit }, model) => (place === 'table' ? [{ thing: unit, model }] : [])),
  volumes: volumesOf,
  cover: coverOf,
};

test(
  'The Other Side (TOS-LOS-01 to -09): whoever is on the film is seen, whoever is not is hidden',
  async () => {
    expectAgreement(await compare(asked));
  },
  PATIENCE,
);
