/**
 * More than any honest answer holds: the longest that were met, marches of whole units around many obstacles, have 700
 * parts, a list and each thing in it counted alike. Whatever is kept in a record for ever is bounded before anybody works
 * through it.
 */
export const MOST_PARTS = 6_000;
/** Names of options are short; nobody writes prose into an answer. */
export const LONGEST_WORD = 200;

/** Is an answer larger than any could be? It need not be well formed, nor an answer at all. */
export function isBulky(raw: unknown): boolean {
  const waiting: unknown[] = [raw];
  let met = 0;
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (typeof part === 'string' && part.length > LONGEST_WORD) return true;
    if (typeof part !== 'object' || part === null) continue;
    const parts: readonly unknown[] = Array.isArray(part) ? part : Object.values(part);
    met += parts.length;
    if (met > MOST_PARTS) return true;
    waiting.push(...parts);
  }
  return false;
}
