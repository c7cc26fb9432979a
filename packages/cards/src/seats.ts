import type { Seat, Viewer } from '@banneret/kernel';

/**
 * A set of viewers as bits: small, comparable, and JSON-plain. Bit s is seat s; the top bit is the audience, so that
 * a card seen by every seat is still not public unless it was shown to all.
 */
export type ViewerSet = number;

export const MAX_SEATS = 30;
const AUDIENCE_BIT = 1 << MAX_SEATS;

export const NOBODY: ViewerSet = 0;
export const EVERYBODY: ViewerSet = AUDIENCE_BIT | (AUDIENCE_BIT - 1);

/** The set of these seats, without the audience. */
export function seats(...members: readonly Seat[]): ViewerSet {
  let set = NOBODY;
  for (const seat of members) set |= bitOf(seat);
  return set;
}

export const includes = (set: ViewerSet, viewer: Viewer): boolean => (set & bitOf(viewer)) !== 0;

/** A set as the kernel's chance requests spell it. */
export function seenByOf(set: ViewerSet): readonly Seat[] | 'all' {
  if (set === EVERYBODY) return 'all';
  const members: Seat[] = [];
  for (let seat = 0; seat < MAX_SEATS; seat++) if (includes(set, seat)) members.push(seat);
  return members;
}

function bitOf(viewer: Viewer): number {
  if (viewer === 'public') return AUDIENCE_BIT;
  if (viewer < 0 || viewer >= MAX_SEATS) throw new RangeError(`no seat ${viewer}`);
  return 1 << viewer;
}
