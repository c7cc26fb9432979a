import { wholeNumbers } from '../integers.js';
import type { Rng } from '../rng.js';
import { shuffle } from '../rng.js';
import { illegal, legal, type RuleRef, type Ruling, type Seat } from '../ruling.js';
import type { Shape, ShapeKind } from '../shape.js';
import { soleAmong } from '../sole.js';

/** From `min` to `max` of the ids in `of`, each at most once. The choice keeps the order of `of`. */
export interface SubsetShape extends Shape {
  readonly of: readonly number[];
  readonly min: number;
  readonly max: number;
}

export type Refinement<S, P, C> = (state: S, shape: P, choice: C, seat: Seat, rule: RuleRef) => Ruling;

/** A subset question, with an optional further condition of the system's own ("and the rest stays coherent"). */
export function subsetKind<S, P extends SubsetShape>(
  refine?: Refinement<S, P, readonly number[]>,
): ShapeKind<S, P, readonly number[]> {
  const kind: ShapeKind<S, P, readonly number[]> = {
    parse(raw, shape) {
      const ids = wholeNumbers(raw);
      if (ids === undefined) return undefined;
      const chosen = new Set(ids);
      if (chosen.size !== ids.length) return undefined;
      const known = shape.of.filter(id => chosen.has(id));
      // An unknown id must reach the judge, so that the refusal can name it.
      return known.length === ids.length ? known : ids;
    },

    judge(state, shape, choice, seat, rule) {
      const foreign = choice.find(id => !shape.of.includes(id));
      if (foreign !== undefined) return illegal(rule, 'kernel.subset.unknown', { choice: foreign });
      if (choice.length < shape.min || choice.length > shape.max)
        return illegal(rule, 'kernel.subset.count', { count: choice.length, min: shape.min, max: shape.max });
      return refine ? refine(state, shape, choice, seat, rule) : legal;
    },

    *enumerate(state, shape, seat) {
      for (const choice of subsets(shape)) if (!refine || refine(state, shape, choice, seat, '').ok) yield choice;
    },

    sample(state, shape, seat, rng) {
      for (let tries = 0; tries < SAMPLE_TRIES; tries++) {
        const choice = randomSubset(shape, rng);
        if (!refine || refine(state, shape, choice, seat, '').ok) return choice;
      }
      for (const choice of kind.enumerate(state, shape, seat)) return choice;
      throw new Error(`no legal subset of ${JSON.stringify(shape)}`);
    },

    finite: () => true,

    sole: (state, shape, seat) =>
      soleAmong(subsets(shape), choice => (refine ? refine(state, shape, choice, seat, '').ok : true)),
  };
  return kind;
}

/** The smallest first. */
function* subsets({ of, min, max }: SubsetShape): Generator<number[]> {
  for (let size = min; size <= Math.min(max, of.length); size++) yield* combinations(of, size);
}

/** Random tries before falling back to the first legal subset in order. */
const SAMPLE_TRIES = 50;

function randomSubset(shape: SubsetShape, rng: Rng): number[] {
  const most = Math.min(shape.max, shape.of.length);
  const size = shape.min + rng.below(most - shape.min + 1);
  const kept = new Set(shuffle([...shape.of], rng).slice(0, size));
  return shape.of.filter(id => kept.has(id));
}

/** All ways to take `size` of `items`, in lexicographic order of positions. */
export function* combinations<T>(items: readonly T[], size: number): Generator<T[]> {
  const at = Array.from({ length: size }, (_, i) => i);
  if (size > items.length) return;
  for (;;) {
    yield at.map(i => items[i] as T);
    let i = size - 1;
    while (i >= 0 && at[i] === items.length - size + i) i--;
    if (i < 0) return;
    at[i] = (at[i] as number) + 1;
    for (let j = i + 1; j < size; j++) at[j] = (at[j - 1] as number) + 1;
  }
}

export interface PlainSubsetShape extends SubsetShape {
  readonly kind: 'subset';
}

export const subset = (of: readonly number[], min: number, max: number): PlainSubsetShape => ({
  kind: 'subset',
  of,
  min,
  max,
});
