import { stepAtRandom } from '@banneret/ai';
import { grimdarkFuture, LAYOUTS, LISTS, PLAIN_OPTIONS, type Force, type Setup } from '@banneret/grimdark-future';
import { fork, seededRng, start } from '@banneret/kernel';
import type { Subject } from './measure.js';

const MODELS_A_SIDE = 100;

/** A list that is repeated until it has the wanted number of models. */
function swollen({ army, list }: Force): Force {
  const sizeOf = (id: string): number =>
    army.units.find(unit => unit.id === id)?.models.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const units: Force['list']['units'][number][] = [];
  let models = 0;
  for (let i = 0; models < MODELS_A_SIDE; i++) {
    const listed = list.units[i % list.units.length] as (typeof units)[number];
    units.push(listed);
    models += listed.copies.length * sizeOf(listed.unit);
  }
  return { army, list: { ...list, units } };
}

/** A copy of a match of about 200 models, taken in the middle of an activation. */
export function forks(): Subject & { readonly models: number } {
  const [first, second] = ['lantern-company', 'rust-brood'].map(
    id => LISTS.find(({ army }) => army.id === id) as Force,
  );
  const armies = [swollen(first as Force), swollen(second as Force)] as const;
  const setup: Setup = { layout: LAYOUTS[0]?.id ?? '', armies, options: PLAIN_OPTIONS };
  const match = start(grimdarkFuture, setup);
  const rng = seededRng('forks');
  for (let i = 0; i < 40 || match.stack.length < 3; i++) stepAtRandom(grimdarkFuture, match, rng);
  const batch = 1_000;
  return {
    name: 'fork of a 200-model match',
    models: match.state.units.reduce((sum, unit) => sum + unit.models.length, 0),
    run() {
      let waits = 0;
      for (let i = 0; i < batch; i++) waits += fork(grimdarkFuture, match).wait;
      if (waits !== batch * match.wait) throw new Error('a fork is not a copy');
      return batch;
    },
  };
}
