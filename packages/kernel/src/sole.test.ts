import {
  allocate,
  allocateKind,
  amount,
  ask,
  askAll,
  done,
  illegal,
  kernelShapes,
  legal,
  order,
  orderKind,
  pick,
  pickOption,
  soleAmong,
  soleAnswer,
  soleListed,
  start,
  submit,
  subset,
  subsetKind,
  tableAnswer,
  type AnyShapeKind,
  type Ruling,
  type Shape,
  type SubsetShape,
} from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { bench, note } from '../test/bench.js';

const soleOf = (shape: Shape): unknown => {
  const kind = (kernelShapes as unknown as Record<string, AnyShapeKind<unknown>>)[shape.kind];
  return kind?.sole?.(undefined, shape, 0) as unknown;
};

const NO = [{ rule: 'S-1', say: 'no' }];
const bin = (id: string, min: number, max: number) => ({ id, min, max });

describe('the kernel’s kinds know their sole answer', () => {
  it.each<[string, Shape, unknown]>([
    ['one option', pick(['a']), 'a'],
    ['one option that is not barred', pickOption([{ id: 1, barred: NO }, { id: 0 }, { id: 2, barred: NO }]), 0],
    ['two options', pick(['a', 'b']), undefined],
    ['nothing but barred options', pickOption([{ id: 1, barred: NO }]), undefined],
    ['one amount', amount(3, 3), 3],
    ['nought and nothing else', amount(0, 0), 0],
    ['two amounts', amount(3, 4), undefined],
    ['no amount at all', amount(4, 3), undefined],
    ['none of some', subset([1, 2], 0, 0), []],
    ['none of nothing', subset([], 0, 2), []],
    ['all of them', subset([1, 2], 2, 5), [1, 2]],
    ['one of two', subset([1, 2], 1, 1), undefined],
    ['one or none', subset([1], 0, 1), undefined],
    ['more than there are', subset([1], 2, 2), undefined],
    ['an order of one', order([7]), [7]],
    ['an order of nothing', order([]), []],
    ['an order of equals', order([4, 4, 4, 4, 4, 4, 4]), [4, 4, 4, 4, 4, 4, 4]],
    ['an order of two', order([7, 8]), undefined],
    ['a share of one bin', allocate(2, [bin('a', 0, 3)]), [2]],
    ['bins that are just large enough', allocate(3, [bin('a', 0, 1), bin('b', 0, 2)]), [1, 2]],
    ['bins with room to spare', allocate(3, [bin('a', 0, 2), bin('b', 0, 2)]), undefined],
    ['nothing to share', allocate(0, [bin('a', 0, 2), bin('b', 0, 2)]), [0, 0]],
    ['more than fits', allocate(9, [bin('a', 0, 2)]), undefined],
  ])('%s', (_name, shape, sole) => expect(soleOf(shape)).toEqual(sole));

  it('a refined kind counts what its condition leaves', () => {
    const sums =
      (wanted: number) =>
      (_s: unknown, _p: unknown, choice: readonly number[], _seat: number, rule: string): Ruling =>
        choice.reduce((sum, n) => sum + n, 0) === wanted ? legal : illegal(rule, 'sum');
    const subsets = (wanted: number) => subsetKind<unknown, SubsetShape>(sums(wanted));
    expect(subsets(7).sole?.(undefined, subset([1, 2, 4], 0, 3), 0)).toEqual([1, 2, 4]);
    expect(subsets(3).sole?.(undefined, subset([1, 2, 3], 0, 3), 0)).toBeUndefined();
    const fiveFirst = orderKind((_s, _p, [first], _seat, rule) => (first === 5 ? legal : illegal(rule, 'five')));
    expect(fiveFirst.sole?.(undefined, order([3, 5]), 0)).toEqual([5, 3]);
    expect(fiveFirst.sole?.(undefined, order([3, 5, 8]), 0)).toBeUndefined();
    const noneForA = allocateKind((_s, _p, [a], _seat, rule) => (a === 0 ? legal : illegal(rule, 'a')));
    expect(noneForA.sole?.(undefined, allocate(2, [bin('a', 0, 2), bin('b', 0, 2)]), 0)).toEqual([0, 2]);
  });

  it('nothing is claimed where looking would take long', () => {
    const needle = Array.from({ length: 14 }, (_, i) => i);
    const only = subsetKind<unknown, SubsetShape>((_s, _p, choice, _seat, rule) =>
      choice.join() === '1,3,5,7,9,11,13' ? legal : illegal(rule, 'odd'),
    );
    expect(only.sole?.(undefined, subset(needle, 7, 7), 0)).toBeUndefined();
    expect(soleAmong(Array(241).fill('x'), () => true)).toBeUndefined();
    expect(soleAmong(Array(240).fill('x'), () => true)).toBe('x');
  });

  it('a list says the same twice and means it once', () => {
    expect(soleListed([{ do: 'pass' }, { do: 'pass' }])).toEqual({ do: 'pass' });
    expect(soleListed([{ do: 'pass' }, { do: 'stop' }])).toBeUndefined();
    expect(soleListed([])).toBeUndefined();
  });
});

describe('the table', () => {
  const question = (seat: number, shape: Shape, veiled = false) => ({
    seat,
    ask: 'n',
    rule: 'S-1',
    shape,
    ...(veiled && { veiled }),
  });
  const system = bench({
    main: {
      begin: () => ask(question(0, pick(['a', 'b'])), 'second'),
      second: () => ask(question(1, amount(3, 3)), 'third'),
      third: (c, _v, n: number) => (
        c.emit(note(`told ${n}`)),
        askAll([question(0, amount(0, 2)), question(1, pick(['z']))], 'fourth')
      ),
      fourth: () => ask(question(1, pick(['pass']), true), 'end'),
      end: () => done(),
    },
  });

  it('answers what has one legal answer, as an ordinary input', () => {
    const match = start(system, {});
    expect(soleAnswer(system, match, 0)).toBeUndefined();
    expect(tableAnswer(system, match)).toBeUndefined();
    submit(system, match, { kind: 'choice', wait: match.wait, seat: 0, choice: 'a' });
    expect(soleAnswer(system, match, 0)).toBeUndefined();
    expect(tableAnswer(system, match)).toEqual({ kind: 'choice', wait: 2, seat: 1, choice: 3 });
  });

  it('answers in a sealed wait for whoever has no choice, and for nobody twice', () => {
    const match = start(system, {});
    submit(system, match, { kind: 'choice', wait: match.wait, seat: 0, choice: 'a' });
    submit(system, match, { kind: 'choice', wait: match.wait, seat: 1, choice: 3 });
    const answer = tableAnswer(system, match);
    expect(answer).toMatchObject({ seat: 1, choice: 'z' });
    if (answer) submit(system, match, answer);
    expect(tableAnswer(system, match)).toBeUndefined();
  });

  it('leaves veiled questions alone unless nobody learns anything', () => {
    const match = start(system, {});
    for (const [seat, choice] of [
      [0, 'a'],
      [1, 3],
      [0, 1],
      [1, 'z'],
    ] as const)
      submit(system, match, { kind: 'choice', wait: match.wait, seat, choice });
    expect(tableAnswer(system, match, () => false)).toBeUndefined();
    expect(tableAnswer(system, match)).toMatchObject({ seat: 1, choice: 'pass' });
    expect(soleAnswer(system, match, 1)).toBe('pass');
  });
});
