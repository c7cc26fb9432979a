import { isPublic, type Op } from '../op.js';

/** Which links have been used, and whether the next roll needs new ones. */
export interface LinkCount {
  /** The number of the last `link` line; 0 before the first. */
  readonly number: number;
  readonly due: boolean;
}

export const NO_LINKS: LinkCount = { number: 0, due: true };

/**
 * The one judge of when links are needed: a roll needs new ones as soon as anybody could have decided anything since the last.
 * Rolls and answers without an alternative decide nothing, so a chain of them goes by the same links.
 */
export function linksAfter(count: LinkCount, op: Op): LinkCount {
  if (op.op === 'link') return { number: op.number, due: false };
  const decides = isPublic(op) && op.op !== 'chance' && !(op.op === 'choice' && op.by === 'table');
  return decides && !count.due ? { ...count, due: true } : count;
}
