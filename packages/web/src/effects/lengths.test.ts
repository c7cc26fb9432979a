import { expect, test } from 'vitest';
import type { Effect, EffectOf, Way } from './kinds.js';
import { goesOffAt, lengthOf, setsOutAt, walkLength } from './lengths.js';

const wayOf = (length: number, model = 0): Way => ({
  unit: '0',
  model,
  path: [
    { x: 0, y: 0 },
    { x: length, y: 0 },
  ],
});
const moveOf = (lengths: readonly number[], charge = false): EffectOf<'move'> => ({
  kind: 'move',
  ways: lengths.map(wayOf),
  tread: 'boots',
  charge,
});

test('a move takes as long as its longest way, neither too short to see nor too long to wait for', () => {
  expect(walkLength(moveOf([10]))).toBe(250);
  expect(walkLength(moveOf([360, 72]))).toBe(500);
  expect(walkLength(moveOf([5_000]))).toBe(900);
});

test('a charge is faster, and is felt when it arrives', () => {
  expect(walkLength(moveOf([5_000], true))).toBe(700);
  expect(lengthOf(moveOf([360], true))).toBeGreaterThan(lengthOf(moveOf([360])));
});

test('models set out one after the other, but twenty do not take longer than a dozen', () => {
  expect(setsOutAt(0, 5)).toBe(0);
  expect(setsOutAt(2, 5)).toBe(50);
  expect(setsOutAt(39, 40)).toBe(300);
  expect(setsOutAt(0, 1)).toBe(0);
  expect(goesOffAt(23, 24)).toBe(480);
});

test('everything is over in little more than a second', () => {
  const far = { x: 900, y: 900 };
  const rims = [{ unit: '0', model: 0, at: far, radius: 12, seat: 0 }];
  const shots = Array.from({ length: 24 }, () => ({ from: far, to: far, hit: true }));
  const all: readonly Effect[] = [
    moveOf(Array<number>(40).fill(9_000)),
    moveOf(Array<number>(40).fill(9_000), true),
    { kind: 'shot', shots, weapon: 'rifle' },
    { kind: 'blast', at: far, radius: 75 },
    { kind: 'melee', pairs: [[far, far]] },
    { kind: 'wound', rims },
    { kind: 'fall', rims },
    { kind: 'morale', rims, held: false },
    { kind: 'rout', rims, towards: far },
    { kind: 'activation', rims },
    { kind: 'objective', at: far, radius: 20, seat: 1 },
    { kind: 'light', rims, good: true },
    { kind: 'arrive', rims },
    { kind: 'leave', rims, towards: far },
    { kind: 'state', rims, flag: 'prone', gained: true },
    { kind: 'terrain', outline: [far], how: 'broken' },
    { kind: 'card', title: '', seat: 0 },
    { kind: 'turn', title: '', seat: 0 },
    { kind: 'end', title: '', seat: 0 },
  ];
  for (const effect of all) {
    expect(lengthOf(effect), effect.kind).toBeGreaterThan(200);
    expect(lengthOf(effect), effect.kind).toBeLessThanOrEqual(1_200);
  }
});
