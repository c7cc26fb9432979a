import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ends, pushedTo, reached } from './example.js';

it('does what its comments say', () => {
  expect(reached).toBe(18);
  expect(ends).toBe(6);
  expect(pushedTo).toEqual([{ space: 32, mask: 0b000_1000 }]);
});

it('is the example of the README', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  expect(read('../README.md')).toContain(read('./example.ts'));
});
