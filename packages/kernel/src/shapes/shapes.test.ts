import {
  allocate,
  allocateKind,
  amount,
  illegal,
  kernelShapes,
  legal,
  order,
  orderKind,
  pick,
  pickOption,
  seededRng,
  subset,
  subsetKind,
  type AnyShapeKind,
  type Ruling,
  type Shape,
  type SubsetShape,
} from '@banneret/kernel';
import { describe, expect, it } from 'vitest';

const kindFor = (shape: Shape): AnyShapeKind<unknown> =>
  (kernelShapes as unknown as Record<string, AnyShapeKind<unknown>>)[shape.kind] as AnyShapeKind<unknown>;

const parse = (shape: Shape, raw: unknown): unknown => kindFor(shape).parse(raw, shape) as unknown;
const judge = (shape: Shape, choice: unknown): Ruling => kindFor(shape).judge(undefined, shape, choice, 0, 'S-1');
const list = (shape: Shape): unknown[] => [...kindFor(shape).enumerate(undefined, shape, 0)];

const barred = pickOption([{ id: 'go' }, { id: 'stay', barred: [{ rule: 'S-9', say: 'rooted' }] }, { id: 3 }]);
const bins = [
  { id: 'a', min: 0, max: 2 },
  { id: 'b', min: 1, max: 3 },
];

describe('parse', () => {
  it.each<[Shape, unknown, unknown]>([
    [barred, 'go', 'go'],
    [barred, 3, 3],
    [barred, 0.5, undefined],
    [barred, ['go'], undefined],
    [barred, null, undefined],
    [amount(0, 3), 2, 2],
    [amount(0, 3), '2', undefined],
    [amount(0, 3), Number.NaN, undefined],
    [amount(0, 3), 1e99, undefined],
    [subset([5, 3, 8], 0, 2), [8, 5], [5, 8]],
    [subset([5, 3, 8], 0, 2), [5, 5], undefined],
    [subset([5, 3, 8], 0, 2), [7], [7]],
    [subset([5, 3, 8], 0, 2), Array(1), undefined],
    [subset([5, 3, 8], 0, 2), 'x', undefined],
    [order([5, 3, 8]), [8, 3, 5], [8, 3, 5]],
    [order([5, 3, 8]), [8, '3', 5], undefined],
    [order([5, 3, 8]), Array(3), undefined],
    [allocate(3, bins), [1, 2], [1, 2]],
    [allocate(3, bins), [1, 2, 0], undefined],
    [allocate(3, bins), Array(2), undefined],
  ])('of %j makes %j into %j', (shape, raw, parsed) => expect(parse(shape, raw)).toEqual(parsed));

  it.each<[Shape, unknown, unknown]>([
    [pick([0, 1]), -0, 0],
    [amount(0, 3), -0, 0],
    [subset([0, 1], 0, 2), [-0], [0]],
    [order([0, 1]), [1, -0], [1, 0]],
    [allocate(3, bins), [-0, 3], [0, 3]],
  ])('of %j writes -0 as 0', (shape, raw, parsed) => {
    // toEqual tells 0 from -0.
    expect(parse(shape, raw)).toEqual(parsed);
  });

  it('copies lists, so that nobody can change a logged choice', () => {
    const raw = [1, 0];
    expect(parse(order([0, 1]), raw)).not.toBe(raw);
  });
});

describe('judge', () => {
  it.each<[Shape, unknown, string, object | undefined]>([
    [barred, 'stay', 'S-9 rooted', undefined],
    [barred, 'fly', 'S-1 kernel.pick.unknown', { choice: 'fly' }],
    [barred, '3', 'S-1 kernel.pick.unknown', { choice: '3' }],
    [amount(1, 3), 0, 'S-1 kernel.amount.range', { choice: 0, min: 1, max: 3 }],
    [amount(1, 3), 4, 'S-1 kernel.amount.range', { choice: 4, min: 1, max: 3 }],
    [subset([5, 3, 8], 1, 2), [], 'S-1 kernel.subset.count', { count: 0, min: 1, max: 2 }],
    [subset([5, 3, 8], 1, 2), [5, 3, 8], 'S-1 kernel.subset.count', { count: 3, min: 1, max: 2 }],
    [subset([5, 3, 8], 1, 2), [7], 'S-1 kernel.subset.unknown', { choice: 7 }],
    [order([5, 3]), [5], 'S-1 kernel.order.all', { count: 2 }],
    [order([5, 3]), [5, 5], 'S-1 kernel.order.all', { count: 2 }],
    [order([5, 3]), [5, 4], 'S-1 kernel.order.all', { count: 2 }],
    [allocate(3, bins), [3, 0], 'S-1 kernel.allocate.bin', { id: 'a', min: 0, max: 2, choice: 3 }],
    [allocate(3, bins), [2, 0], 'S-1 kernel.allocate.bin', { id: 'b', min: 1, max: 3, choice: 0 }],
    [allocate(3, bins), [1, 1], 'S-1 kernel.allocate.total', { given: 2, total: 3 }],
  ])('of %j refuses %j: %s', (shape, choice, why, args) => {
    const ruling = judge(shape, choice);
    const [because] = ruling.ok ? [] : ruling.because;
    expect(`${because?.rule} ${because?.say}`).toBe(why);
    expect(because?.args).toEqual(args);
  });

  it.each<[Shape, unknown]>([
    [barred, 'go'],
    [amount(1, 3), 1],
    [amount(1, 3), 3],
    [subset([5, 3, 8], 1, 2), [5]],
    [subset([5, 3, 8], 1, 2), [3, 8]],
    [order([5, 3, 5]), [5, 5, 3]],
    [allocate(3, bins), [2, 1]],
  ])('of %j allows %j', (shape, choice) => expect(judge(shape, choice)).toEqual({ ok: true }));
});

describe('enumerate', () => {
  it.each<[Shape, unknown[]]>([
    [barred, ['go', 3]],
    [amount(2, 4), [2, 3, 4]],
    [subset([5, 3, 8], 0, 2), [[], [5], [3], [8], [5, 3], [5, 8], [3, 8]]],
    [subset([5, 3], 2, 9), [[5, 3]]],
    [subset([], 0, 2), [[]]],
    [
      order([5, 3, 8]),
      [
        [5, 3, 8],
        [5, 8, 3],
        [3, 5, 8],
        [3, 8, 5],
        [8, 5, 3],
        [8, 3, 5],
      ],
    ],
    [order([]), [[]]],
    [
      allocate(3, bins),
      [
        [0, 3],
        [1, 2],
        [2, 1],
      ],
    ],
    [allocate(0, []), [[]]],
    [allocate(1, []), []],
  ])('of %j is %j, in this order', (shape, choices) => expect(list(shape)).toEqual(choices));
});

describe('sample', () => {
  it.each<[Shape]>([[barred], [amount(2, 4)], [subset([5, 3, 8], 0, 2)], [order([5, 3, 8])], [allocate(3, bins)]])(
    'of %j reaches every legal choice and no other',
    shape => {
      const rng = seededRng('sample');
      const sampled = new Set<string>();
      for (let i = 0; i < 400; i++) sampled.add(JSON.stringify(kindFor(shape).sample(undefined, shape, 0, rng)));
      expect([...sampled].sort()).toEqual(
        list(shape)
          .map(choice => JSON.stringify(choice))
          .sort(),
      );
    },
  );
});

describe('a refined kind', () => {
  const evenSum = (_state: unknown, _shape: unknown, choice: readonly number[], _seat: number, rule: string): Ruling =>
    choice.reduce((sum, n) => sum + n, 0) % 2 === 0 ? legal : illegal(rule, 'odd');
  const firstIsFive = (_s: unknown, _p: unknown, [first]: readonly number[], _seat: number, rule: string): Ruling =>
    first === 5 ? legal : illegal(rule, 'five-first');
  const rng = seededRng('refined');

  it('of subsets lists, samples and judges the same', () => {
    const kind = subsetKind<unknown, SubsetShape>(evenSum);
    const shape = subset([5, 3, 8], 0, 2);
    expect([...kind.enumerate(undefined, shape, 0)]).toEqual([[], [8], [5, 3]]);
    expect(kind.judge(undefined, shape, [5], 0, 'S-2')).toEqual(illegal('S-2', 'odd'));
    for (let i = 0; i < 50; i++) expect(evenSum(0, 0, kind.sample(undefined, shape, 0, rng), 0, '').ok).toBe(true);
  });

  it('falls back on its list when luck does not find the one legal choice', () => {
    const needle = Array.from({ length: 14 }, (_, i) => i);
    const only = (_s: unknown, _p: unknown, choice: readonly number[], _seat: number, rule: string): Ruling =>
      choice.join() === '1,3,5,7,9,11,13' ? legal : illegal(rule, 'odd-ones');
    const kind = subsetKind<unknown, SubsetShape>(only);
    const shape = subset(needle, 7, 7);
    expect(kind.sample(undefined, shape, 0, { below: () => 0 })).toEqual([1, 3, 5, 7, 9, 11, 13]);
  });

  it('of orders and of shares refines too', () => {
    const orders = orderKind(firstIsFive);
    expect([...orders.enumerate(undefined, order([3, 5, 8]), 0)]).toEqual([
      [5, 3, 8],
      [5, 8, 3],
    ]);
    expect(orders.judge(undefined, order([3, 5]), [3, 5], 0, 'S-3')).toEqual(illegal('S-3', 'five-first'));
    expect(orders.sample(undefined, order([3, 5]), 0, rng)).toEqual([5, 3]);
    const shares = allocateKind((_s, _p, [a], _seat, rule) => (a === 0 ? legal : illegal(rule, 'nothing-for-a')));
    expect([...shares.enumerate(undefined, allocate(3, bins), 0)]).toEqual([[0, 3]]);
    expect(shares.judge(undefined, allocate(3, bins), [1, 2], 0, 'S-4')).toEqual(illegal('S-4', 'nothing-for-a'));
    expect(shares.sample(undefined, allocate(3, bins), 0, rng)).toEqual([0, 3]);
  });

  it('says so when nothing is legal', () => {
    const never = (): Ruling => illegal('S-5', 'never');
    expect(() => subsetKind(never).sample(undefined, subset([1], 0, 1), 0, rng)).toThrow(/no legal subset/);
    expect(() => orderKind(never).sample(undefined, order([1]), 0, rng)).toThrow(/no legal order/);
    expect(() => allocateKind(never).sample(undefined, allocate(1, bins), 0, rng)).toThrow(/no legal allocation/);
  });
});
