import type { Name, Suit, Value } from './types.js';

/** A name in both languages, French first. */
export const named = (fr: string, en: string): Name => ({ fr, en });

/** TOS-GEN-11: a value, perhaps with suits of its own. */
export const worth = (value: number, ...suits: readonly Suit[]): Value =>
  suits.length === 0 ? { value } : { value, suits };
