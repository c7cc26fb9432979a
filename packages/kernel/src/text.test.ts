import { readdirSync, readFileSync } from 'node:fs';
import { disagreements, missingKeys } from '@banneret/i18n';
import { kernelText } from '@banneret/kernel';
import { expect, it } from 'vitest';

const sources = (['.', 'shapes'] as const).flatMap(folder => {
  const at = new URL(`${folder}/`, import.meta.url);
  return readdirSync(at)
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'text.ts')
    .map(name => readFileSync(new URL(name, at), 'utf8'));
});
const used = new Set(
  sources.flatMap(text => [...text.matchAll(/'((?:kernel|record)\.[\w.-]+)'/g)].map(m => m[1] as string)),
);

it('has the same messages in both languages, with the same placeholders', () => {
  expect(missingKeys(kernelText)).toEqual([]);
  expect(disagreements(kernelText)).toEqual([]);
});

it('has words for every key the kernel uses, and no other', () => {
  expect([...used].sort()).toEqual(Object.keys(kernelText.en).sort());
});
