import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const here = new URL('./', import.meta.url);
const textOf = (name: string): string => readFileSync(new URL(name, here), 'utf8');

/** All rules a test title names: `GDF-MOR-12, -13` are two, `GDF-GEN-17 to -20` are four. */
function rulesNamed(title: string): string[] {
  const rules: string[] = [];
  let chapter = '';
  let last = 0;
  for (const found of title.matchAll(/GDF-([A-Z]{3})-(\d\d)|\bto -(\d\d)|(?<=, )-(\d\d)|\b([RH]-\d\d)/g)) {
    const [, named, number, upTo, next, ruling] = found;
    if (ruling !== undefined) rules.push(ruling);
    if (ruling !== undefined) continue;
    chapter = named ?? chapter;
    const end = Number(number ?? upTo ?? next);
    for (let n = upTo === undefined ? end : last + 1; n <= end; n++)
      rules.push(`GDF-${chapter}-${String(n).padStart(2, '0')}`);
    last = end;
  }
  return rules;
}

const titles = new Map(
  readdirSync(here)
    .filter(name => name.endsWith('.test.ts'))
    .map(name => [
      name,
      [...textOf(name).matchAll(/\bit(?:\.each\([^)]*\))?\(\s*'((?:[^'\\]|\\.)*)'/g)].flatMap(m => rulesNamed(m[1]!)),
    ]),
);

const rows = [...textOf('../SPEC.md').matchAll(/^\| (GDF-[A-Z]{3}-\d\d|H-\d\d) \|.*\| (.*) \|$/gm)].map(
  ([, rule, tests]) => ({ rule: rule!, tests: [...tests!.matchAll(/`([^`]+)`/g)].map(m => m[1]!) }),
);

describe('SPEC.md', () => {
  it('names a test for every rule, and the test names the rule', () => {
    expect(rows.length).toBeGreaterThan(120);
    const wrong = rows.filter(
      ({ rule, tests }) => tests.length === 0 || tests.some(name => titles.get(name)?.includes(rule) !== true),
    );
    expect(wrong).toEqual([]);
  });

  it('lists every rule that a test names', () => {
    const listed = new Set(rows.map(({ rule }) => rule));
    const named = [...titles.values()].flat().filter(rule => rule.startsWith('GDF-'));
    expect(named.filter(rule => !listed.has(rule))).toEqual([]);
  });
});
