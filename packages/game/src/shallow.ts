import { problem, type Parsed } from '@banneret/kernel';
import { DEEPEST_JSON } from './scenario/json.js';

/** Does a value nest its lists and objects too deep for us? Told level by level: this must not overflow itself. */
export function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST_JSON) return true;
    level = level.flatMap(item =>
      typeof item === 'object' && item !== null ? (Object.values(item) as unknown[]) : [],
    );
  }
  return false;
}

/** A reader of set-ups that is given no more than it can walk through: they come from files and from strangers. */
export const shallow =
  <Raw, Setup>(read: (raw: Raw) => Parsed<Setup>): ((raw: Raw) => Parsed<Setup>) =>
  raw =>
    isTooDeep(raw) ? problem('setup.too-deep', { limit: DEEPEST_JSON }) : read(raw);
