import { expect, test } from 'vitest';
import { between, pickFrom, randomFrom, seedOf } from './random.js';

test('the same seed gives the same numbers, another seed others', () => {
  const [one, same, other] = [randomFrom(7), randomFrom(7), randomFrom(8)];
  const numbers = Array.from({ length: 5 }, one);
  expect(Array.from({ length: 5 }, same)).toEqual(numbers);
  expect(Array.from({ length: 5 }, other)).not.toEqual(numbers);
  expect(numbers.every(n => n >= 0 && n < 1)).toBe(true);
});

test('words that differ by a letter give other seeds', () => {
  expect(seedOf('foundry-1a')).not.toBe(seedOf('foundry-1b'));
  expect(seedOf('foundry-1a')).toBe(seedOf('foundry-1a'));
});

test('numbers stay between their bounds and all things are picked', () => {
  const random = randomFrom(3);
  const numbers = Array.from({ length: 200 }, () => between(random, -2, 5));
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-2);
  expect(Math.max(...numbers)).toBeLessThan(5);
  expect(new Set(Array.from({ length: 100 }, () => pickFrom(random, ['a', 'b', 'c'])))).toEqual(
    new Set(['a', 'b', 'c']),
  );
});
