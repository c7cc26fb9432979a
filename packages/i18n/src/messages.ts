/** French is the first language: the one every message is written in first and every check compares against. */
export const LOCALES = ['fr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Message key to ICU text. */
export type Messages = Readonly<Record<string, string>>;

/** The words of one package in every language. */
export interface Bundle<Key extends string = string> {
  readonly fr: Readonly<Record<Key, string>>;
  readonly en: Readonly<Record<Key, string>>;
}

/** Two languages as they stand, before anybody checked that they have the same keys: what the gate inspects. */
export interface UncheckedBundle {
  readonly fr: Messages;
  readonly en: Messages;
}

/**
 * Declares the words of a package. A key present in one language only does not compile, also when the two
 * languages are written in separate files and excess-property checks would stay silent.
 */
export function defineMessages<French extends Messages, English extends Messages>(bundle: {
  readonly fr: French & Readonly<Record<Exclude<keyof English, keyof French>, string>>;
  readonly en: English & Readonly<Record<Exclude<keyof French, keyof English>, string>>;
}): Bundle<Extract<keyof French, string>> {
  return bundle as unknown as Bundle<Extract<keyof French, string>>;
}
