import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { greedyAgainstRandom } from './example.js';

const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

it('the README shows code that runs', async () => {
  const answer = await greedyAgainstRandom(new URL('shelf.mjs', import.meta.url).href);
  expect(answer).toMatch(/^\d+ won, \d+ drawn: 0\.\d\d to 0\.\d\d$/);
  expect(textOf('../README.md')).toContain(textOf('./example.ts'));
});
