import { isObject, type Args } from '@banneret/kernel';
import type { Fault } from './fault.js';
import { join, shorten } from './json.js';

/** Lengths are told rounded, so places are compared no more finely: in the game's own unit, an inch or a centimetre. */
export const TOLERANCE = 0.01;

export const differs = (place: string, say: string, args?: Args): Fault => ({
  place,
  problem: args ? { say, args } : { say },
});

/**
 * Where `found` lacks something of `want`: objects may have more fields than wanted, lists must match in length, `null` stands
 * for a field that is absent or null, and a number with a fraction is as good as one 0.01 away.
 */
export function* partly(want: unknown, found: unknown, place: string): Generator<Fault> {
  if (Array.isArray(want) && Array.isArray(found)) {
    if (want.length !== found.length)
      yield differs(place, 'scenario.length', {
        wanted: want.length,
        count: found.length,
        list: shorten(want),
        found: shorten(found),
      });
    else for (const [i, item] of want.entries()) yield* partly(item, found[i], `${place}[${i}]`);
    return;
  }
  if (isObject(want) && isObject(found)) {
    for (const key of Object.keys(want)) yield* partly(want[key], fieldOf(found, key), join(place, key));
    return;
  }
  if (same(want, found)) return;
  const wanted = shorten(want);
  yield found === undefined
    ? differs(place, 'scenario.absent', { wanted })
    : differs(place, 'scenario.expected', { wanted, found: shorten(found) });
}

export const fits = (want: unknown, found: unknown): boolean => partly(want, found, '').next().done === true;

/** What a file calls `constructor` is a field of ours or none, not something every object has. */
export const fieldOf = (value: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;

function same(want: unknown, found: unknown): boolean {
  if (want === null) return found === null || found === undefined;
  if (typeof want !== 'number' || typeof found !== 'number') return want === found;
  return want === found || (isFraction(want, found) && Math.abs(want - found) <= TOLERANCE + ROUNDING);
}

/** Two whole numbers are counts, or lengths that were meant exactly. */
const isFraction = (a: number, b: number): boolean => !Number.isInteger(a) || !Number.isInteger(b);

/** 22.37 - 22.36 is a little more than 0.01 in binary fractions. */
const ROUNDING = 1e-9;
