import { seededRng, type Seat } from '@banneret/kernel';
import type { Player } from './player.js';

export interface GreedyOptions {
  /** Imagined worlds each option is tried in. */
  readonly worlds?: number;
  /** More options than this are thinned out evenly. */
  readonly mostOptions?: number;
  /** How far a world runs on after the choice, in inputs, unless the procedure that asked is finished before. */
  readonly horizon?: number;
}

const FATES = 2 ** 32;

const DEFAULTS = { worlds: 8, mostOptions: 40, horizon: 24 };

/**
 * Tries every option in the same few imagined worlds, with the same dice, and takes the one whose outcome the
 * system's own evaluation likes best. Among equals the first in enumeration order wins, so it is reproducible.
 */
export function greedyPlayer<S>(evaluate: (state: S, seat: Seat) => number, options: GreedyOptions = {}): Player<S> {
  const { worlds, mostOptions, horizon } = { ...DEFAULTS, ...options };
  return {
    name: 'greedy',
    decide(view, kit) {
      const choices = thin([...take(kit.options(), mostOptions * 50)], mostOptions);
      if (choices.length < 2) return choices[0] ?? kit.sample();
      const scores = new Float64Array(choices.length);
      for (let world = 0; world < worlds; world++) {
        const before = kit.imagine();
        // A stream of its own, so that what happens in a world is not made of the numbers it was imagined from.
        const fate = seededRng(kit.rng.below(FATES));
        for (const [i, choice] of choices.entries()) {
          const after = kit.fork(before);
          kit.tryOut(after, choice, fate.fork(), horizon);
          scores[i] = (scores[i] as number) + evaluate(after.state, view.viewer as Seat);
        }
      }
      return choices[best(scores)];
    },
  };
}

function best(scores: Float64Array): number {
  let at = 0;
  for (let i = 1; i < scores.length; i++) if ((scores[i] as number) > (scores[at] as number)) at = i;
  return at;
}

/** At most `most` of the items, evenly spread, the first always among them. */
function thin<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items;
  return Array.from({ length: most }, (_, i) => items[Math.floor((i * items.length) / most)] as T);
}

function* take<T>(items: Iterable<T>, most: number): Generator<T> {
  let left = most;
  for (const item of items) {
    if (left-- === 0) return;
    yield item;
  }
}
