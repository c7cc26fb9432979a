import { legal, type Prompt, type Shape, type ShapeKind } from '@banneret/kernel';
import { anchorsFor, formationNear, randomFormation } from '../entry/suggestFormations.js';
import { judgeEntry, type Entry } from '../entry/entering.js';
import type { Ends } from '../movement/moving.js';
import type { State } from '../state.js';
import { seatOf } from '../units.js';
import { spotsFrom } from './spots.js';

/** AT43-RSV-07 to -09, POS: where everybody of a unit stands when it has come in. */
export interface EnterShape extends Shape, Entry {
  readonly kind: 'at43.enter';
}

const RULES = { access: 'AT43-POS-03', deployment: 'AT43-POS-06', drop: 'AT43-POS-09' } as const;

export const askEnter = (state: State, entry: Entry): Prompt<EnterShape> => ({
  seat: seatOf(state, entry.unit),
  ask: 'at43.ask.enter',
  rule: RULES[entry.use],
  shape: { kind: 'at43.enter', ...entry },
  args: { unit: entry.unit },
});

/** A place for every fighter, in the unit's order; an empty list says that it does not come in here (AT43-POS-10, R-76, R-96). */
export const enterKind: ShapeKind<State, EnterShape, Ends> = {
  parse: raw => spotsFrom(raw),

  judge(state, shape, ends) {
    if (ends.length === 0) return legal;
    const verdict = judgeEntry(state, shape, ends);
    return verdict.ok ? legal : { ok: false, because: [verdict.because] };
  },

  *enumerate(state, shape) {
    // Two anchors may lead to the same places.
    const seen = new Set<string>();
    for (const anchor of anchorsFor(state, shape)) {
      const ends = formationNear(state, shape, anchor);
      const key = JSON.stringify(ends);
      if (ends === undefined || seen.has(key)) continue;
      seen.add(key);
      yield ends;
    }
    yield [];
  },

  sample: (state, shape, _seat, rng) => randomFormation(state, shape, rng) ?? [],

  finite: () => false,
};
