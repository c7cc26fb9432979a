import type { Placement } from '@banneret/hexboard';

/** Readers of what comes from outside: a value in its one plain form, or `undefined`. */

export const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** Far beyond any board or army, but a bound on what a stranger can make the judge work through. */
const MOST = 1_000_000;
const LONGEST = 200;

export const whole = (raw: unknown): number | undefined =>
  Number.isSafeInteger(raw) && Math.abs(raw as number) <= MOST ? (raw as number) + 0 : undefined;

export function listOf<T>(raw: unknown, read: (item: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(raw) || raw.length > LONGEST) return undefined;
  const list: T[] = [];
  // By index, because holes must be seen too.
  for (let i = 0; i < raw.length; i++) {
    const item = read(raw[i]);
    if (item === undefined) return undefined;
    list.push(item);
  }
  return list;
}

export function placement(raw: unknown): Placement | undefined {
  if (!isObject(raw)) return undefined;
  const space = whole(raw['space']);
  const mask = whole(raw['mask']);
  return space === undefined || mask === undefined ? undefined : { space, mask };
}
