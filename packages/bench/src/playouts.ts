import { stepAtRandom } from '@banneret/ai';
import { seededRng, start, type AnySystem } from '@banneret/kernel';
import type { Subject } from './measure.js';

/** Whole random games; one operation is one game. */
export function playouts(
  name: string,
  system: AnySystem,
  setup: unknown,
): Subject & { readonly inputsPerGame: () => number } {
  let seed = 0;
  let inputs = 0;
  return {
    name,
    inputsPerGame: () => inputs / seed,
    run() {
      const rng = seededRng(name, seed++);
      const match = start(system, setup);
      while (match.pending.kind !== 'over') {
        stepAtRandom(system, match, rng);
        inputs++;
      }
      return 1;
    },
  };
}
