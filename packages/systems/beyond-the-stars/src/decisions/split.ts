import { illegal, legal, soleListed, type Prompt, type Seat, type Shape, type ShapeKind } from '@banneret/kernel';
import { isSplit, splitsOf } from '../duel/combats.js';
import { idsFrom } from '../manoeuvres/parse.js';
import type { State } from '../state.js';

export interface SplitQuestion extends Shape {
  readonly kind: 'bts.split';
  /** The combat: places in `State.links`. */
  readonly combat: readonly number[];
}

/** BTS-CHG-17: the initiative player says who fights whom where it could be several. The choice: engagements that stay. */
export const askSplit = (seat: Seat, combat: readonly number[]): Prompt<SplitQuestion> => ({
  seat,
  ask: 'bts.ask.split',
  rule: 'BTS-CHG-17',
  shape: { kind: 'bts.split', combat },
});

const MOST_SHOWN = 200;

export const splitKind: ShapeKind<State, SplitQuestion, readonly number[]> = {
  parse: raw => idsFrom(raw),
  judge: ({ links }, { combat }, choice) =>
    isSplit(links, combat, choice) ? legal : illegal('BTS-CHG-16', 'bts.no.bad-split'),
  enumerate: ({ links }, { combat }) => splitsOf(links, combat),
  sample({ links }, { combat }, _seat, rng) {
    const found: (readonly number[])[] = [];
    for (const split of splitsOf(links, combat)) {
      found.push(split);
      if (found.length === MOST_SHOWN) break;
    }
    return found[rng.below(found.length)] as readonly number[];
  },
  finite: () => true,
  sole: (state, shape, seat) => soleListed(splitKind.enumerate(state, shape, seat)),
};
