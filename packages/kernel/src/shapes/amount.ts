import { illegal, legal } from '../ruling.js';
import type { Shape, ShapeKind } from '../shape.js';

/** A whole number from `min` to `max`. */
export interface AmountShape extends Shape {
  readonly kind: 'amount';
  readonly min: number;
  readonly max: number;
}

export const amountKind: ShapeKind<unknown, AmountShape, number> = {
  parse: raw => (Number.isSafeInteger(raw) ? (raw as number) + 0 : undefined),

  judge(_state, { min, max }, choice, _seat, rule) {
    if (choice >= min && choice <= max) return legal;
    return illegal(rule, 'kernel.amount.range', { choice, min, max });
  },

  *enumerate(_state, { min, max }) {
    for (let n = min; n <= max; n++) yield n;
  },

  sample: (_state, { min, max }, _seat, rng) => min + rng.below(max - min + 1),

  finite: () => true,

  sole: (_state, { min, max }) => (min === max ? min : undefined),
};

export const amount = (min: number, max: number): AmountShape => ({ kind: 'amount', min, max });
