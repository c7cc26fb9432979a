import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inEnglish, inFrench } from './example.js';

it('does what its comments say', () => {
  expect(inFrench).toBe('Trop loin\u202F: 6,5\u202Fps sur 6\u202Fps.');
  expect(inEnglish).toBe('Too far: 6.5" of 6".');
});

it('is the example of the README', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  expect(read('../README.md')).toContain(read('./example.ts'));
});
