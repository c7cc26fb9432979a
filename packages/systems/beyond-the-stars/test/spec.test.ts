import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rules } from '../src/text/index.js';
import { specOf, titledRules } from './spec.js';

const here = new URL('./', import.meta.url);
const source = new URL('../src/', here);
const textOf = (name: string, folder: URL): string => readFileSync(new URL(name, folder), 'utf8');

/** Test files, with the rules and rulings that their titles name. */
const titles = new Map<string, readonly string[]>(
  readdirSync(here)
    .filter(name => name.endsWith('.test.ts'))
    .sort()
    .map(name => [name, titledRules(textOf(name, here))]),
);

/** Source files, without the words that players read. */
const sources = new Map(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('text'))
    .sort()
    .map(name => [name, textOf(name, source)] as const),
);

const RULINGS = Array.from({ length: 146 }, (_, i) => `R-${String(i + 1).padStart(2, '0')}`);
const CASES = Array.from({ length: 60 }, (_, i) => `edge case ${i + 1}`);
const catalogue = textOf('catalogue.txt', here).trim().split('\n');
const testsOf = (name: string): string[] =>
  [...titles].flatMap(([file, named]) => (named.includes(name) ? [file] : []));
const untested = (names: readonly string[]): string[] => names.filter(name => testsOf(name).length === 0);

describe('the specification', () => {
  it('has every rule of the catalogue, and every rule a test', () => {
    expect(rules.map(({ id }) => id).sort()).toEqual([...catalogue].sort());
    expect(untested(catalogue)).toEqual([]);
  });

  it('has a place in the sources and a test for every ruling', () => {
    const placeless = RULINGS.filter(
      ruling => ![...sources.values()].some(text => new RegExp(`\\b${ruling}\\b`).test(text)),
    );
    expect(placeless).toEqual([]);
    expect(untested(RULINGS)).toEqual([]);
  });

  it('has a test for every edge case of the catalogue', () => {
    expect(untested(CASES)).toEqual([]);
  });

  it('has no test of a rule that does not exist', () => {
    const known = new Set([...catalogue, ...RULINGS, ...CASES]);
    const strangers = [...titles].flatMap(([file, named]) =>
      named.filter(name => !known.has(name)).map(name => [file, name]),
    );
    expect(strangers).toEqual([]);
  });

  /** The file is written by this test: run it with `--update` after a change of titles or rule texts. */
  it('is written down in SPEC.md', async () => {
    await expect(specOf({ rules, rulings: RULINGS, cases: CASES, testsOf, sources })).toMatchFileSnapshot('../SPEC.md');
  });
});
