/** A rule in words, as games offer them. */
export interface WordedRule {
  readonly id: string;
  readonly fr: string;
  readonly en: string;
}

export interface WordingCheck {
  readonly title: string;
  /** The ids of the rules whose words fail it. */
  readonly fails: (rules: readonly WordedRule[]) => readonly string[];
}

const SENTENCE = /^[\p{Lu}\d«“].*[.»”]$/u;
const CARELESS_FRENCH = /[^ ][:;?!»]|«[^ ]|'|\.\.\./;
const CARELESS_ENGLISH = / [:;?!]|'|\.\.\./;
/** What only a reader of the catalogue understands: rule and ruling numbers, lines of the source. */
const REFERENCE = /\b[A-Z]{2,4}-[A-Z]{3,4}-\d|\bR-?\d\d|\bruling\b|\bL\d+\b/i;

const failing =
  (fails: (rule: WordedRule) => boolean): WordingCheck['fails'] =>
  rules =>
    rules.filter(fails).map(({ id }) => id);

/** What a player may expect of any rule that is put into words. */
export const WORDING_CHECKS: readonly WordingCheck[] = [
  {
    title: 'are whole sentences in both languages',
    fails: failing(({ fr, en }) => !SENTENCE.test(fr) || !SENTENCE.test(en)),
  },
  { title: 'are translated', fails: failing(({ fr, en }) => fr === en) },
  {
    title: 'are typeset with care: the spaces of each language, round apostrophes',
    fails: failing(({ fr, en }) => CARELESS_FRENCH.test(fr) || CARELESS_ENGLISH.test(en)),
  },
  {
    title: 'stand on their own, without numbers of other rules or rulings',
    fails: failing(({ fr, en }) => REFERENCE.test(fr) || REFERENCE.test(en)),
  },
  {
    title: 'are each said once',
    fails: rules => rules.map(({ id }) => id).filter((id, at, ids) => ids.indexOf(id) !== at),
  },
];

/** The rules of the catalogue as the texts have them, in their order; a game may say more rules than the book has. */
export function catalogued(rules: readonly WordedRule[], catalogue: readonly string[]): string[] {
  const known = new Set(catalogue);
  return rules.map(({ id }) => id).filter(id => known.has(id));
}
