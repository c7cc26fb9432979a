/**
 * A bounded memo for answers that depend on a few units and the versions they are in: target lists, auras, sight. A unit's
 * version goes up whenever one of its models moves or changes, so an entry is simply overtaken, never invalidated.
 *
 * The caller owns the memo and hangs it where it belongs, one per match or per fork tree; nothing is kept globally. Entries
 * for one pair of units replace each other; when the memo is full it is started afresh, which needs no bookkeeping.
 */
export interface PairMemo<T> {
  readonly entries: Map<number, PairEntry<T>>;
  readonly limit: number;
}

interface PairEntry<T> {
  readonly versionA: number;
  readonly versionB: number;
  readonly versionRest: number;
  readonly value: T;
}

/** Unit ids must be whole numbers from 0 up to this. */
const UNIT_LIMIT = 2 ** 24;

export const pairMemo = <T>(limit = 4096): PairMemo<T> => ({ entries: new Map(), limit });

/** The two units of a question with their versions, and one number for all else that matters (blockers, options). */
export interface PairKey {
  readonly a: number;
  readonly versionA: number;
  readonly b: number;
  readonly versionB: number;
  readonly versionRest: number;
}

/** The remembered answer, or the computed one, remembered. */
export function remembered<T>(memo: PairMemo<T>, key: PairKey, compute: () => T): T {
  const { a, versionA, b, versionB, versionRest } = key;
  const slot = a * UNIT_LIMIT + b;
  const entry = memo.entries.get(slot);
  if (entry && entry.versionA === versionA && entry.versionB === versionB && entry.versionRest === versionRest) {
    return entry.value;
  }
  const value = compute();
  if (memo.entries.size >= memo.limit) memo.entries.clear();
  memo.entries.set(slot, { versionA, versionB, versionRest, value });
  return value;
}

/** Works something out for an object once, and hands it out again as long as the object lives. */
export function onceFor<K extends object, V extends NonNullable<unknown>>(work: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return key => {
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = work(key)));
    return value;
  };
}
