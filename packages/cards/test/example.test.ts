import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { asSeenByOpponent, ownersHand } from './example.js';

it('does what its comments say', () => {
  expect(ownersHand).toEqual([11, 13]);
  expect(asSeenByOpponent).toEqual([-1, -1]);
});

it('is the example of the README', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  expect(read('../README.md')).toContain(read('./example.ts'));
});
