import type { RuleText } from '@banneret/game';

/** SPEC.md is made from the rule texts and from what the titles of the tests say. */

/** A title of a test, also of one that runs over a table. */
const TITLE = /(?:\bit|\]\)|as const\)\))\(\s*(?:'((?:[^'\\]|\\.)*)'|`([^`]*)`)/g;
/** A row of such a table that begins with the rule. */
const ROW = /^\s*\['(TOS-[A-Z]{3}-\d\d)'/gm;
const NAMED = /TOS-[A-Z]{3}-\d\d|\bR-\d{2,3}\b|\bE-\d\d\b/g;

/** All rules, rulings and edge cases that the titles in a file name. */
export const titledRules = (text: string): string[] => [
  ...[...text.matchAll(TITLE)].flatMap(([, plain, quoted]) =>
    [...(plain ?? quoted ?? '').matchAll(NAMED)].map(([name]) => name),
  ),
  ...[...text.matchAll(ROW)].map(([, name]) => name as string),
];

export interface Known {
  readonly rules: readonly RuleText[];
  readonly rulings: readonly string[];
  readonly cases: readonly string[];
  readonly testsOf: (name: string) => readonly string[];
  readonly placesOf: (ruling: string) => readonly string[];
}

export function specOf({ rules, rulings, cases, testsOf, placesOf }: Known): string {
  const quoted = (names: readonly string[]): string => names.map(name => `\`${name}\``).join(', ');
  return [
    '# The Other Side: the rules and their tests',
    '',
    'Every line is a rule of the catalogue with the test files that name it in a title. Rulings (R-nn) and edge cases (E-nn) are',
    'those of the catalogue. The file is written by `test/spec.test.ts` (run it with `--update`), which also checks that no rule is',
    'without a test.',
    ...chaptersOf(rules).flatMap(([chapter, lines]) => [
      '',
      `## ${chapter}`,
      '',
      '| rule | in short | test |',
      '| --- | --- | --- |',
      ...lines.map(({ id, en }) => `| ${id} | ${en.replaceAll('|', '\\|')} | ${quoted(testsOf(id))} |`),
    ]),
    '',
    '## Rulings',
    '',
    '| ruling | where | named by |',
    '| --- | --- | --- |',
    ...rulings.map(ruling => `| ${ruling} | ${quoted(placesOf(ruling))} | ${quoted(testsOf(ruling))} |`),
    '',
    '## Edge cases',
    '',
    '| case | named by |',
    '| --- | --- |',
    ...cases.map(edge => `| ${edge} | ${quoted(testsOf(edge))} |`),
    '',
  ].join('\n');
}

/** Rules by the middle of their names, in the order of the book. */
function chaptersOf(rules: readonly RuleText[]): [string, RuleText[]][] {
  const chapters = new Map<string, RuleText[]>();
  for (const rule of rules) {
    const chapter = rule.id.split('-')[1] ?? '';
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), rule]);
  }
  return [...chapters];
}
