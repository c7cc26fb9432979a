import { fillerOf, type Args } from './compile.js';
import type { Bundle, Locale } from './messages.js';

/** Turns message keys into words of one language. `Key` lists the keys of all the bundles it was built from. */
export interface Translate<Key extends string = string> {
  (key: Key, args?: Args): string;
  readonly locale: Locale;
  has(key: string): key is Key;
  /** For keys that come out of data, such as the `say` of a ruling, which no compiler can check. */
  say(key: string, args?: Args): string;
}

/** What to show when a message is absent (`text` undefined) or cannot be filled in. */
type Fallback = (key: string, text: string | undefined, error?: unknown) => string;

/**
 * The translator players see. It never throws: a missing key reads as the key itself, and a message whose arguments
 * do not fit reads as its own unfilled text, so that a slip in a text cannot stop a game. When two bundles have the
 * same key the later one wins; `clashes` tells.
 */
export function translator<const Bundles extends readonly Bundle<never>[]>(
  locale: Locale,
  ...bundles: Bundles
): Translate<KeysOf<Bundles>> {
  return build(locale, bundles, (key, text) => text ?? key);
}

/** The translator tests use: a missing key or a misfit argument throws. */
export function strictTranslator<const Bundles extends readonly Bundle<never>[]>(
  locale: Locale,
  ...bundles: Bundles
): Translate<KeysOf<Bundles>> {
  return build(locale, bundles, (key, text, cause) => {
    throw new Error(`message ${key} (${locale}): ${text === undefined ? 'no such key' : text}`, { cause });
  });
}

/** The keys of several bundles together. */
export type KeysOf<Bundles extends readonly Bundle<never>[]> = {
  [I in keyof Bundles]: Extract<keyof Bundles[I]['fr'], string>;
}[number];

function build<Key extends string>(
  locale: Locale,
  bundles: readonly Bundle<never>[],
  fallback: Fallback,
): Translate<Key> {
  const texts = new Map<string, string>(bundles.flatMap(bundle => Object.entries<string>(bundle[locale])));

  const say = (key: string, args: Args = {}): string => {
    const text = texts.get(key);
    if (text === undefined) return fallback(key, undefined);
    try {
      return fillerOf(text, locale)(args);
    } catch (error) {
      return fallback(key, text, error);
    }
  };

  const has = (key: string): key is Key => texts.has(key);
  return Object.assign((key: Key, args?: Args) => say(key, args), { locale, has, say });
}
