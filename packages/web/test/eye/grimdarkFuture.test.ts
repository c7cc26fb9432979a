import { figures, type State } from '@banneret/grimdark-future';
import { test } from 'vitest';
import { coverOf, volumesOf } from '../../src/systems/grimdark-future/volumes.js';
import { compare, expectAgreement, type Comparison, PAIRS, PATIENCE, SEED } from './comparison.js';

const asked: Comparison<State> = {
  system: 'grimdark-future',
  seed: SEED,
  pairs: PAIRS,
  every: 40,
  perPosition: 10,
  player: 'procedure',
  models: state =>
    [...state.units.keys()].flatMap(thing => figures(state, thing).map(({ model }) => ({ thing, model }))),
  volumes: volumesOf,
  cover: coverOf,
};

test(
  'Grimdark Future from above (GDF-LOS-15): whoever is on the film is seen, whoever is not is hidden',
  async () => {
    expectAgreement(await compare(asked));
  },
  PATIENCE,
);

test(
  'Grimdark Future in volumes (GDF-LOS-20)',
  async () => {
    expectAgreement(await compare({ ...asked, options: { sight: 'volumetric' } }));
  },
  PATIENCE,
);
