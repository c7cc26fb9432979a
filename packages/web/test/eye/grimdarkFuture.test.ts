import { figures, type State } from '@banneret/grimdark-future';
import { expect, test } from 'vitest';
import { volumesOf } from '../../src/systems/grimdark-future/volumes.js';
import { compare, type Comparison } from './comparison.js';

const PAIRS = Number(process.env['BANNERET_EYE_PAIRS'] ?? 100);
const SEED = Number(process.env['BANNERET_SEED'] ?? 18);

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
};

test('from above (GDF-LOS-15): whoever is on the film is seen, whoever is not is hidden', async () => {
  const compared = await compare(asked);
  expect(compared.wrong).toEqual([]);
  expect(compared.seen).toBeGreaterThan(PAIRS / 5);
  expect(compared.hidden).toBeGreaterThan(PAIRS / 20);
  expect(compared.margin).toBeLessThan(PAIRS / 20);
});

test('in volumes (GDF-LOS-20)', async () => {
  const compared = await compare({ ...asked, options: { sight: 'volumetric' } });
  expect(compared.wrong).toEqual([]);
});
