import type { Locale } from '@banneret/i18n';

/** Words that a name can do without. */
const LITTLE = new Set('de du des d la le les l un une à au aux et of the a an and in with'.split(' '));

const VOWELS = /[aeiouyàâäéèêëîïôöùûüæœ]/i;
const LETTERS = /\p{L}/u;

/** A word that is cut keeps at least and at most so many letters. */
const LEAST = 3;
const MOST = 6;
/** Shorter words are not worth cutting. */
const WORTH = 8;

/**
 * A name made shorter, the less the better: without all that is said about the thing itself, then with that word cut. What follows a
 * name and is no word (numbers, dots that count something) stays. French says first what it is, English last.
 */
export function shortened(name: string, locale: Locale): readonly string[] {
  const parts = name.split(' ').filter(part => part !== '');
  const from = parts.findIndex((part, i) => i > 0 && !LETTERS.test(part));
  const [words, tail] = from < 0 ? [parts, []] : [parts.slice(0, from), parts.slice(from)];
  const of = words.findIndex((word, i) => i > 0 && word.toLowerCase() === 'of');
  const telling = (of < 0 ? words : words.slice(0, of)).filter(word => !LITTLE.has(word.toLowerCase()));
  const head = (locale === 'fr' ? telling[0] : telling.at(-1)) ?? words[0];
  if (head === undefined) return [];
  const bare = head.replace(/^[dl]['’]/i, '');
  const forms = [bare, cut(bare)].map(word => [capital(word), ...tail].join(' '));
  return [...new Set(forms)].filter(form => form.length < name.length);
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Where a syllable ends in a consonant and the next begins with a vowel: "Arbal.", "Lent.", "Halb.". */
function cut(word: string): string {
  if (word.length < WORTH) return word;
  for (let at = MOST; at >= LEAST; at--) {
    const [last, next] = [word.charAt(at - 1), word.charAt(at)];
    if (LETTERS.test(last) && !VOWELS.test(last) && VOWELS.test(next)) return `${word.slice(0, at)}.`;
  }
  return `${word.slice(0, MOST)}.`;
}

/**
 * Shorter names for all of a table's units, as far as nobody is taken for somebody else by them: two that are called differently are
 * never shortened alike.
 */
export function shortNames(names: readonly string[], locale: Locale): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, Set<string>>();
  const all = new Set(names);
  for (const name of all)
    for (const form of [name, ...shortened(name, locale)]) owners.set(form, (owners.get(form) ?? new Set()).add(name));
  return new Map(
    [...all].map(name => [name, shortened(name, locale).filter(form => owners.get(form)?.size === 1)] as const),
  );
}
