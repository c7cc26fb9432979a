import { expect, test } from 'vitest';
import type { Rim } from './kinds.js';
import { come, gone, inContact, melee, nearestEdge, volley, waysBetween } from './standings.js';

const rim = (model: number, x: number, y = 0, seat = 0): Rim => ({
  unit: String(seat),
  model,
  at: { x, y },
  radius: 10,
  seat,
});

test('whoever is missing has gone, whoever is new has come', () => {
  const [before, after] = [
    [rim(0, 0), rim(1, 30)],
    [rim(1, 30), rim(2, 60)],
  ];
  expect(gone(before, after).map(({ model }) => model)).toEqual([0]);
  expect(come(before, after).map(({ model }) => model)).toEqual([2]);
});

test('a way is the one that was told, from where one stood to where one stands', () => {
  const ways = waysBetween([rim(0, 0), rim(1, 30)], [rim(0, 0, 40), rim(1, 30)], () => [{ x: 20, y: 20 }]);
  expect(ways).toEqual([
    {
      unit: '0',
      model: 0,
      path: [
        { x: 0, y: 0 },
        { x: 20, y: 20 },
        { x: 0, y: 40 },
      ],
    },
  ]);
});

test('of a volley each shot has its own end, and as many hit as the dice said', () => {
  const [effect] = volley(
    [rim(0, 0), rim(1, 0, 30)],
    [rim(0, 200, 0, 1), rim(1, 200, 30, 1)],
    [true, false, true],
    'rifle',
  );
  if (effect?.kind !== 'shot') throw new Error('no shots');
  expect(effect.shots.map(({ hit }) => hit)).toEqual([true, false, true]);
  expect(effect.shots.map(({ from }) => from.y)).toEqual([0, 30, expect.closeTo(1.5, 0)]);
  expect(effect.shots[0]?.from.x).toBe(10);
  expect(effect.shots[0]?.to).toEqual({ x: 200, y: 0 });
  expect(effect.shots[2]?.to).toEqual({ x: 200, y: 30 });
});

test('nobody fires without shooters, targets or dice', () => {
  expect(volley([], [rim(0, 0)], [true], 'beam')).toEqual([]);
  expect(volley([rim(0, 0)], [], [true], 'beam')).toEqual([]);
  expect(volley([rim(0, 0)], [rim(1, 9)], [], 'beam')).toEqual([]);
});

test('those who are near strike at one another, each at one', () => {
  const [effect] = melee([rim(0, 0), rim(1, 0, 25), rim(2, 0, 200)], [rim(0, 20, 0, 1), rim(1, 20, 25, 1)]);
  expect(effect?.kind === 'melee' && effect.pairs.length).toBe(2);
  const [far] = melee([rim(0, 0)], [rim(0, 300, 0, 1)]);
  expect(far?.kind === 'melee' && far.pairs.length).toBe(1);
  expect(melee([rim(0, 0)], [])).toEqual([]);
});

test('base to base is contact, a finger’s breadth is not', () => {
  expect(inContact([rim(0, 0)], [rim(0, 21, 0, 1)])).toBe(true);
  expect(inContact([rim(0, 0)], [rim(0, 24, 0, 1)])).toBe(false);
});

test('who flees takes the shortest way off the table', () => {
  expect(nearestEdge({ x: 30, y: 500 }, 1_800, 1_200)).toEqual({ x: 0, y: 500 });
  expect(nearestEdge({ x: 900, y: 1_150 }, 1_800, 1_200)).toEqual({ x: 900, y: 1_200 });
});
