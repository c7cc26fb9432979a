import type { Match } from './match.js';

/**
 * A 64-bit fingerprint of plain JSON data, as 16 hex digits: two FNV-1a lanes over a canonical walk (object keys in
 * code-unit order, `undefined` properties skipped as JSON would). Integer arithmetic only, so it is the same on every
 * engine. It detects accidents, not attackers.
 */
export function hashOf(value: unknown): string {
  const lanes: Lanes = { a: 0x811c9dc5, b: 0x2f0b4c47 };
  walk(lanes, value);
  return hex(lanes.a) + hex(lanes.b);
}

/** The fingerprint kept in records and compared between client and server. */
export const matchHash = (match: Match<unknown>): string =>
  hashOf([match.state, match.stack, match.pending, match.wait]);

interface Lanes {
  a: number;
  b: number;
}

/** Every value begins with its kind, or `null` would pass for 'n' and an empty list for 0. */
const TAG = {
  null: 0x10000001,
  true: 0x10000002,
  false: 0x10000003,
  integer: 0x10000004,
  number: 0x10000005,
  text: 0x10000006,
  list: 0x10000007,
  object: 0x10000008,
  key: 0x10000009,
  end: 0x1000000a,
} as const;

function walk(lanes: Lanes, value: unknown): void {
  if (value === null || value === undefined) return mix(lanes, TAG.null);
  switch (typeof value) {
    case 'number':
      // -0 and 0 are one value in JSON.
      if (Number.isInteger(value) && value >= -0x80000000 && value <= 0x7fffffff) {
        mix(lanes, TAG.integer);
        return mix(lanes, value + 0);
      }
      return mixText(lanes, TAG.number, `${value}`);
    case 'string':
      return mixText(lanes, TAG.text, value);
    case 'boolean':
      return mix(lanes, value ? TAG.true : TAG.false);
    case 'object':
      if (Array.isArray(value)) {
        mix(lanes, TAG.list);
        mix(lanes, value.length);
        for (const item of value) walk(lanes, item);
        return;
      }
      return walkObject(lanes, value as Record<string, unknown>);
    default:
      throw new TypeError(`not plain data: ${typeof value}`);
  }
}

function walkObject(lanes: Lanes, value: Record<string, unknown>): void {
  mix(lanes, TAG.object);
  for (const key of sorted(Object.keys(value))) {
    if (value[key] === undefined) continue;
    mixText(lanes, TAG.key, key);
    walk(lanes, value[key]);
  }
  mix(lanes, TAG.end);
}

const FEW_KEYS = 24;

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts in place, by code unit: keys are mostly few, and a general sort would be half the cost of a fingerprint. */
function sorted(keys: string[]): string[] {
  if (keys.length > FEW_KEYS) return keys.sort(byCodeUnit);
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as string;
    let at = i;
    for (; at > 0 && (keys[at - 1] as string) > key; at--) keys[at] = keys[at - 1] as string;
    keys[at] = key;
  }
  return keys;
}

function mixText(lanes: Lanes, tag: number, text: string): void {
  mix(lanes, tag);
  mix(lanes, text.length);
  for (let i = 0; i < text.length; i++) mix(lanes, text.charCodeAt(i));
}

function mix(lanes: Lanes, word: number): void {
  let a = Math.imul(lanes.a ^ word, 0x01000193);
  a ^= a >>> 13;
  let b = Math.imul(lanes.b ^ (word + 0x9e3779b9), 0x85ebca6b);
  b ^= b >>> 15;
  lanes.a = a;
  lanes.b = b;
}

const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');
