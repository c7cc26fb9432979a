import { stepAtRandom } from '@banneret/ai';
import { ARMIES, grimdarkFuture, LAYOUTS, type Army, type Setup } from '@banneret/grimdark-future';
import { fork, seededRng, start } from '@banneret/kernel';
import type { Subject } from './measure.js';

const MODELS_A_SIDE = 100;

/** An army whose list is repeated until it has the wanted number of models, the last unit cut off where it must be. */
function swollen(army: Army): Army {
  const sizeOf = (id: string): number =>
    army.units.find(unit => unit.id === id)?.models.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const list: string[] = [];
  let models = 0;
  for (let i = 0; models < MODELS_A_SIDE; i++) {
    const id = army.list[i % army.list.length] as string;
    list.push(id);
    models += sizeOf(id);
  }
  return { ...army, list };
}

/** A copy of a match of about 200 models, taken in the middle of an activation. */
export function forks(): Subject & { readonly models: number } {
  const armies = [swollen(ARMIES[0] as Army), swollen(ARMIES[1] as Army)] as const;
  const setup: Setup = { layout: LAYOUTS[0]?.id ?? '', armies };
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
