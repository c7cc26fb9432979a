import { wholeNumbers } from '../integers.js';
import type { Rng } from '../rng.js';
import { illegal, legal } from '../ruling.js';
import type { Shape, ShapeKind } from '../shape.js';
import { soleAmong } from '../sole.js';
import type { OptionId } from './pick.js';
import type { Refinement } from './subset.js';

/** One place to put points: a squad that takes wounds, a purse that pays. */
export interface Bin {
  readonly id: OptionId;
  readonly min: number;
  readonly max: number;
}

/** `total` points shared out over the bins, each within its limits. The choice has one number a bin, in bin order. */
export interface AllocateShape extends Shape {
  readonly total: number;
  readonly bins: readonly Bin[];
}

export function allocateKind<S, P extends AllocateShape>(
  refine?: Refinement<S, P, readonly number[]>,
): ShapeKind<S, P, readonly number[]> {
  const kind: ShapeKind<S, P, readonly number[]> = {
    parse(raw, shape) {
      const share = wholeNumbers(raw);
      return share?.length === shape.bins.length ? share : undefined;
    },

    judge(state, shape, choice, seat, rule) {
      const wrong = shape.bins.findIndex((bin, i) => at(choice, i) < bin.min || at(choice, i) > bin.max);
      const bin = shape.bins[wrong];
      if (bin) return illegal(rule, 'kernel.allocate.bin', { ...bin, choice: at(choice, wrong) });
      const given = choice.reduce((sum, n) => sum + n, 0);
      if (given !== shape.total) return illegal(rule, 'kernel.allocate.total', { given, total: shape.total });
      return refine ? refine(state, shape, choice, seat, rule) : legal;
    },

    *enumerate(state, shape, seat) {
      for (const choice of shares(shape.bins, shape.total))
        if (!refine || refine(state, shape, choice, seat, '').ok) yield choice;
    },

    sample(state, shape, seat, rng) {
      for (let tries = 0; tries < SAMPLE_TRIES; tries++) {
        const choice = randomShare(shape, rng);
        if (!refine || refine(state, shape, choice, seat, '').ok) return choice;
      }
      for (const choice of kind.enumerate(state, shape, seat)) return choice;
      throw new Error(`no legal allocation for ${JSON.stringify(shape)}`);
    },

    finite: () => true,

    sole: (state, shape, seat) =>
      soleAmong(shares(shape.bins, shape.total), choice => (refine ? refine(state, shape, choice, seat, '').ok : true)),
  };
  return kind;
}

const SAMPLE_TRIES = 50;

const at = (list: readonly number[], i: number): number => list[i] as number;

/** Point by point into a random bin that still has room. */
function randomShare(shape: AllocateShape, rng: Rng): number[] {
  const share = shape.bins.map(bin => bin.min);
  let left = shape.total - share.reduce((sum, n) => sum + n, 0);
  const open: number[] = [];
  while (left-- > 0) {
    open.length = 0;
    for (let i = 0; i < shape.bins.length; i++) if (at(share, i) < (shape.bins[i] as Bin).max) open.push(i);
    const i = open[rng.below(open.length)] as number;
    share[i] = at(share, i) + 1;
  }
  return share;
}

/** All ways to share `total` over the bins, the first bin as small as possible first. */
function* shares(bins: readonly Bin[], total: number): Generator<number[]> {
  const [first, ...rest] = bins;
  if (first === undefined) {
    if (total === 0) yield [];
    return;
  }
  const restMin = rest.reduce((sum, bin) => sum + bin.min, 0);
  const restMax = rest.reduce((sum, bin) => sum + bin.max, 0);
  const least = Math.max(first.min, total - restMax);
  const most = Math.min(first.max, total - restMin);
  for (let n = least; n <= most; n++) for (const tail of shares(rest, total - n)) yield [n, ...tail];
}

export interface PlainAllocateShape extends AllocateShape {
  readonly kind: 'allocate';
}

export const allocate = (total: number, bins: readonly Bin[]): PlainAllocateShape => ({
  kind: 'allocate',
  total,
  bins,
});
