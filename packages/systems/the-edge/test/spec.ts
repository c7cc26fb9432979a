import type { RuleText } from '@banneret/game';

/** SPEC.md is made from the rule texts and from what the titles of the tests say. */

/** A title of a test, also of one that runs over a table. */
const TITLE = /(?:\bit|\]\)|as const\))\(\s*'((?:[^'\\]|\\.)*)'/g;
const NAMED = /EDGE-([A-Z]+)-(\d\d)|\bto -(\d\d)|(?<=, )-(\d\d)|\b(R\d{2,3})\b|(edge case \d+)/g;

/** All rules, rulings and edge cases that the titles in a file name: `EDGE-PUSH-01 to -08, -10` are nine rules. */
export const titledRules = (text: string): string[] =>
  [...text.matchAll(TITLE)].flatMap(([, title]) => namedIn(title ?? ''));

function namedIn(title: string): string[] {
  const names: string[] = [];
  let chapter = '';
  let last = 0;
  for (const [, named, number, upTo, next, ruling, edge] of title.matchAll(NAMED)) {
    const other = ruling ?? edge;
    if (other !== undefined) {
      names.push(other);
      continue;
    }
    chapter = named ?? chapter;
    const end = Number(number ?? upTo ?? next);
    for (let n = upTo === undefined ? end : last + 1; n <= end; n++)
      names.push(`EDGE-${chapter}-${String(n).padStart(2, '0')}`);
    last = end;
  }
  return names;
}

export interface Known {
  readonly rules: readonly RuleText[];
  readonly rulings: readonly string[];
  readonly cases: readonly string[];
  readonly testsOf: (name: string) => readonly string[];
  /** Source files by name. */
  readonly sources: ReadonlyMap<string, string>;
}

export function specOf({ rules, rulings, cases, testsOf, sources }: Known): string {
  const quoted = (names: readonly string[]): string => names.map(name => `\`${name}\``).join(', ');
  const placesOf = (ruling: string): string[] =>
    [...sources].flatMap(([name, text]) => (new RegExp(`\\b${ruling}\\b`).test(text) ? [name] : []));
  return [
    '# The Edge: the rules and their tests',
    '',
    'Every line is a rule of the catalogue with the test files that name it in a title. Rulings (Rnn) and edge cases are',
    'those of the catalogue. The file is written by `test/spec.test.ts` (run it with `--update`), which also checks that nothing',
    'is without a test.',
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
    '| ruling | where | test |',
    '| --- | --- | --- |',
    ...rulings.map(ruling => `| ${ruling} | ${quoted(placesOf(ruling))} | ${quoted(testsOf(ruling))} |`),
    '',
    '## Edge cases',
    '',
    '| case | test |',
    '| --- | --- |',
    ...cases.map(edge => `| ${edge} | ${quoted(testsOf(edge))} |`),
    '',
  ].join('\n');
}

/** Rules by the middle of their names, in the order of play. */
function chaptersOf(rules: readonly RuleText[]): [string, RuleText[]][] {
  const chapters = new Map<string, RuleText[]>();
  for (const rule of rules) {
    const chapter = rule.id.split('-')[1] ?? '';
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), rule]);
  }
  return [...chapters];
}
