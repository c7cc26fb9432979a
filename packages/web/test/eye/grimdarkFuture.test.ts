import { figures, type State } from '@banneret/grimdark-future';
import { test } from 'vitest';
import { coverOf, volumesOf } from '../../src/systems/grimdark-future/volumes.js';
import { compare, expectAgreement, type Comparison, PAIRS, PATIENCE, SEED } from './comparison.js';
import { circumstancesOf, heightsAndWoods, WANTED } from './grimdarkFuture.js';

const asked: Comparison<State> = {
  title: 'Grimdark Future, from above',
  system: 'grimdark-future',
  seed: SEED,
  pairs: PAIRS,
  every: 40,
  perPosition: 10,
  player: 'procedure',
  models: state =>
    [...state.units.keys()].flatMap(thing => figures(state, thing).map(({ model }) => ({ thing, model }))),
  looks: (state, from, to) => [volumesOf(state, from, to)].flatMap(look => look ?? []),
  cover: coverOf,
  stage: heightsAndWoods,
  circumstances: circumstancesOf,
  wanted: WANTED,
  sorts: ['scenery', 'unit'],
};

test(
  'Grimdark Future from above (GDF-LOS-15, R-24): whoever is on the film is seen, whoever is not is hidden',
  async () => {
    expectAgreement(asked.title, await compare(asked));
  },
  PATIENCE,
);

test(
  'Grimdark Future in volumes (GDF-LOS-20, R-24)',
  async () => {
    const volumes = { ...asked, title: 'Grimdark Future, in volumes', options: { sight: 'volumetric' } };
    expectAgreement(volumes.title, await compare(volumes));
  },
  PATIENCE,
);
