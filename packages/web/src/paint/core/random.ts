/** Numbers from 0 up to 1 that look like chance and are the same for the same seed everywhere. */
export type Random = () => number;

/** Mulberry32: small, quick, and good enough for leaves and pebbles. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed from words: the name of a match, of a piece (FNV-1a). */
export function seedOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

export const between = (random: Random, least: number, most: number): number => least + random() * (most - least);

export const pickFrom = <T>(random: Random, things: readonly T[]): T =>
  things[Math.floor(random() * things.length)] as T;
