import type { Name } from '../../battle.js';

/** A name in both languages, French first. */
export const named = (fr: string, en: string): Name => ({ fr, en });
