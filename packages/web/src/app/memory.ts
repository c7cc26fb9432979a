import { cell, type Cell } from './cell.js';

/** What the page remembers of a visitor's tastes. A browser that refuses to remember is no reason to fail. */
export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(`banneret.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`banneret.${key}`, value);
  } catch {
    // Private windows may refuse; the choice then holds until the page is closed.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`banneret.${key}`);
  } catch {
    // As above.
  }
}

/** Everything remembered under keys that begin so. */
export function remembered(prefix: string): readonly string[] {
  try {
    const keys = Object.keys(localStorage).filter(key => key.startsWith(`banneret.${prefix}`));
    return keys.flatMap(key => localStorage.getItem(key) ?? []);
  } catch {
    return [];
  }
}

/** A choice among a few words that survives the visit. */
export function rememberedChoice<const Choice extends string>(
  key: string,
  choices: readonly Choice[],
  usual: () => Choice,
): Cell<Choice> {
  const known = recall(key);
  const chosen = cell(choices.find(choice => choice === known) ?? usual());
  chosen.subscribe(() => remember(key, chosen.get()));
  return chosen;
}
