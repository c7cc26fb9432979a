import type { Rng } from '@banneret/kernel';
import { isRecord, throughJson } from '../data.js';

/**
 * A choice with one thing changed: a number moved or replaced, an item left out, repeated, exchanged or borrowed from
 * another choice. Most results are illegal; those that are legal must be in the list of options.
 */
export function mutated(choice: unknown, donors: readonly unknown[], rng: Rng): unknown {
  const leaf = leafOf(donors[rng.below(Math.max(1, donors.length))], rng);
  return mutate(throughJson(choice), leaf, rng);
}

function mutate(value: unknown, leaf: unknown, rng: Rng): unknown {
  if (Array.isArray(value)) return mutateList(value, leaf, rng);
  if (isRecord(value)) return mutateRecord(value, leaf, rng);
  if (rng.below(2) === 0 && leaf !== undefined) return leaf;
  if (typeof value === 'number') return value + (NUDGES[rng.below(NUDGES.length)] as number);
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' ? `${value}-` : leaf;
}

const NUDGES = [-1, 1, -2, 2, 10, -1000];

function mutateList(list: unknown[], leaf: unknown, rng: Rng): unknown[] {
  const i = rng.below(Math.max(1, list.length));
  const j = rng.below(Math.max(1, list.length));
  const swapped = [...list];
  [swapped[i], swapped[j]] = [list[j], list[i]];
  const ways: (() => unknown[])[] = [
    () => list.with(i, mutate(list[i], leaf, rng)),
    () => list.toSpliced(i, 1),
    () => [...list, list[j]],
    () => [...list, leaf],
    () => swapped,
    () => movedOne(list, i, j),
  ];
  return list.length === 0 ? [leaf] : (ways[rng.below(ways.length)] as () => unknown[])();
}

/** One unit moved from one number to another, which keeps the sum: the likeliest slip in a share-out. */
function movedOne(list: readonly unknown[], i: number, j: number): unknown[] {
  const [from, to] = [list[i], list[j]];
  if (typeof from !== 'number' || typeof to !== 'number' || i === j) return [...list];
  return list.with(i, from - 1).with(j, to + 1);
}

function mutateRecord(value: Record<string, unknown>, leaf: unknown, rng: Rng): unknown {
  const keys = Object.keys(value);
  const key = keys[rng.below(Math.max(1, keys.length))];
  if (key === undefined) return leaf;
  if (rng.below(6) > 0) return { ...value, [key]: mutate(value[key], leaf, rng) };
  const { [key]: _, ...rest } = value;
  return rest;
}

/** Any leaf of a value. */
function leafOf(value: unknown, rng: Rng): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const items: unknown[] = Object.values(value);
  return items.length === 0 ? undefined : leafOf(items[rng.below(items.length)], rng);
}
