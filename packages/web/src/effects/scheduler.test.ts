import { expect, test } from 'vitest';
import { Scheduler } from './scheduler.js';

test('what has begun goes on until its time is over, each at its own age', () => {
  const going = new Scheduler<string>();
  going.begin('move', 300, 1_000);
  going.begin('dust', 100, 1_100);
  expect(going.at(1_150).map(({ what, age }) => [what, age])).toEqual([
    ['move', 150],
    ['dust', 50],
  ]);
  expect(going.at(1_199).length).toBe(2);
  expect(going.at(1_200).map(({ what }) => what)).toEqual(['move']);
  expect(going.isIdle(1_299)).toBe(false);
  expect(going.isIdle(1_300)).toBe(true);
  expect(going.at(1_300)).toEqual([]);
});

test('before its time it is as old as new-born', () => {
  const going = new Scheduler<string>();
  going.begin('shot', 50, 500);
  expect(going.at(480)[0]?.age).toBe(0);
});

test('ended, nothing goes on, and what begins next is not touched by it', () => {
  const going = new Scheduler<string>();
  going.begin('move', 300, 0);
  going.end();
  expect(going.isIdle(0)).toBe(true);
  going.begin('blast', 100, 10);
  expect(going.at(20).map(({ what }) => what)).toEqual(['blast']);
});
