import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { asNumber, threeOrMore } from './example.js';

it('does what its comments say', () => {
  expect(threeOrMore).toEqual({ num: 1_718_321n, den: 10_077_696n });
  expect(asNumber).toBeCloseTo(0.1705, 4);
});

it('is the example of the README', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  expect(read('../README.md')).toContain(read('./example.ts'));
});
