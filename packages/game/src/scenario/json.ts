import { isObject } from '@banneret/kernel';

/** Follow a JSON pointer, and write it the way people write paths: `/units/2/at` is `units[2].at`. */
export function valueAt(root: unknown, pointer: string): { readonly place: string; readonly found: unknown } {
  let found = root;
  let place = '';
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    place = Array.isArray(found) ? `${place}[${key}]` : join(place, key);
    found = partOf(found, key);
  }
  return { place, found };
}

/** What a thing or a list has of its own: every object in JavaScript has a `constructor` as well. */
function partOf(whole: unknown, key: string): unknown {
  if (typeof whole !== 'object' || whole === null || !Object.hasOwn(whole, key)) return undefined;
  return (whole as Record<string, unknown>)[key];
}

export const join = (place: string, key: string): string => (place === '' ? key : `${place}.${key}`);

/** Nothing we read is nested deeper than a few dozen levels; what is would overflow whoever walks through it. */
export const DEEPEST_JSON = 200;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];

/** Does a JSON text nest its lists and objects too deep for us? Told from the text, before anything is built. */
export function nestsTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (quoted && code === BACKSLASH) i++;
    else if (code === QUOTE) quoted = !quoted;
    else if (quoted) continue;
    else if (OPENING.includes(code)) depth++;
    else if (CLOSING.includes(code)) depth--;
    if (depth > DEEPEST_JSON) return true;
  }
  return false;
}

/** No table, army or score has such numbers in anybody's unit; searches that meet them would go on for ever. */
export const LARGEST_NUMBER = 10_000_000;

/** Where a value holds a number beyond all measure, if it does. */
export function wildNumber(
  value: unknown,
  place: string,
): { readonly place: string; readonly found: number } | undefined {
  if (typeof value === 'number') return Math.abs(value) > LARGEST_NUMBER ? { place, found: value } : undefined;
  if (!Array.isArray(value) && !isObject(value)) return undefined;
  for (const [key, item] of Object.entries(value)) {
    const wild = wildNumber(item, Array.isArray(value) ? `${place}[${key}]` : join(place, key));
    if (wild) return wild;
  }
  return undefined;
}

const LONGEST = 100;

/** A value as a person may read it in a sentence: its JSON, cut where it gets long. */
export function shorten(value: unknown): string {
  const text = value === undefined ? 'undefined' : safeJson(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}

/** JSON nested absurdly deep can be read but not written back. */
function safeJson(value: unknown): string {
  try {
    // A function has no JSON at all.
    return JSON.stringify(value) ?? typeof value;
  } catch {
    return '…';
  }
}

/** What somebody wrote where a name belongs, short enough to be quoted: the name itself, or what stands there instead. */
export const quoted = (raw: unknown): string =>
  typeof raw === 'string' ? raw.slice(0, MOST_QUOTED) : raw === undefined ? '–' : shorten(raw);

const MOST_QUOTED = 80;
