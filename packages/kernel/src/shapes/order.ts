import { wholeNumbers } from '../integers.js';
import { shuffle } from '../rng.js';
import { illegal, legal } from '../ruling.js';
import type { Shape, ShapeKind } from '../shape.js';
import { soleAmong } from '../sole.js';
import type { Refinement } from './subset.js';

/** All the ids of `of`, in an order of the seat's choosing. */
export interface OrderShape extends Shape {
  readonly of: readonly number[];
}

/** An ordering question, with an optional further condition ("equal dice only"). */
export function orderKind<S, P extends OrderShape>(
  refine?: Refinement<S, P, readonly number[]>,
): ShapeKind<S, P, readonly number[]> {
  const kind: ShapeKind<S, P, readonly number[]> = {
    parse: raw => wholeNumbers(raw),

    judge(state, shape, choice, seat, rule) {
      const wanted = [...shape.of].sort(ascending);
      const given = [...choice].sort(ascending);
      if (wanted.length !== given.length || wanted.some((id, i) => id !== given[i]))
        return illegal(rule, 'kernel.order.all', { count: shape.of.length });
      return refine ? refine(state, shape, choice, seat, rule) : legal;
    },

    *enumerate(state, shape, seat) {
      for (const choice of permutations(shape.of))
        if (!refine || refine(state, shape, choice, seat, '').ok) yield choice;
    },

    sample(state, shape, seat, rng) {
      for (let tries = 0; tries < SAMPLE_TRIES; tries++) {
        const choice = shuffle([...shape.of], rng);
        if (!refine || refine(state, shape, choice, seat, '').ok) return choice;
      }
      for (const choice of kind.enumerate(state, shape, seat)) return choice;
      throw new Error(`no legal order of ${JSON.stringify(shape)}`);
    },

    finite: () => true,

    sole(state, shape, seat) {
      const same = shape.of.every(id => id === shape.of[0]);
      return soleAmong(same ? [shape.of] : permutations(shape.of), choice =>
        refine ? refine(state, shape, choice, seat, '').ok : true,
      );
    },
  };
  return kind;
}

const SAMPLE_TRIES = 50;

const ascending = (a: number, b: number): number => a - b;

/** All orders of `items`, lexicographic in positions: the first is `items` itself. */
export function* permutations<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) {
    yield [];
    return;
  }
  for (let i = 0; i < items.length; i++) {
    const rest = [...items.slice(0, i), ...items.slice(i + 1)];
    for (const tail of permutations(rest)) yield [items[i] as T, ...tail];
  }
}

export interface PlainOrderShape extends OrderShape {
  readonly kind: 'order';
}

export const order = (of: readonly number[]): PlainOrderShape => ({ kind: 'order', of });
