import { expect, it } from 'vitest';
import { boxAround, boxesMeet, boxHolds } from './box.js';

const box = (left: number, right: number, near: number, far: number) => ({ left, right, near, far });

it('is the smallest upright box around points; none is around nothing', () => {
  const points = [
    { x: 3, y: -2 },
    { x: -1, y: 7 },
    { x: 2, y: 0 },
  ];
  expect(boxAround(points)).toEqual(box(-1, 3, -2, 7));
  expect(boxAround(points.slice(0, 1))).toEqual(box(3, 3, -2, -2));
  expect(boxesMeet(boxAround([]), box(-9, 9, -9, 9))).toBe(false);
});

it('holds what is in it, its rim included', () => {
  const around = box(0, 10, 20, 30);
  for (const [x, y] of [
    [0, 20],
    [10, 30],
    [0, 30],
    [10, 20],
    [5, 25],
  ] as const)
    // prettier-ignore
    expect(boxHolds(around, { x, y })).toBe(true);
  for (const [x, y] of [
    [-1, 25],
    [11, 25],
    [5, 19],
    [5, 31],
  ] as const)
    // prettier-ignore
    expect(boxHolds(around, { x, y })).toBe(false);
});

it('meets what overlaps or touches it, on every side', () => {
  const here = box(0, 10, 20, 30);
  for (const there of [
    box(10, 12, 25, 26),
    box(-3, 0, 25, 26),
    box(5, 6, 30, 33),
    box(5, 6, 15, 20),
    box(-9, 99, 0, 99),
  ])
    expect([boxesMeet(here, there), boxesMeet(there, here)]).toEqual([true, true]);
  for (const there of [box(11, 12, 25, 26), box(-3, -1, 25, 26), box(5, 6, 31, 33), box(5, 6, 15, 19)])
    expect([boxesMeet(here, there), boxesMeet(there, here)]).toEqual([false, false]);
});
