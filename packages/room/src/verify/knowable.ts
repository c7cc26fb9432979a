import type { Seat } from '@banneret/kernel';
import { wasLeftAhead, type Witness } from '../dice/witness.js';
import type { Joined } from './playedLog.js';

/** Of how many rolls somebody could have known what would come before what led to them was settled. */
export interface Knowable {
  /** By whoever kept the match, alone. */
  readonly known: number;
  /** By the keeper together with the only player whose device had not left its link. */
  readonly together: ReadonlyMap<Seat, number>;
}

/** Nobody knows a roll as long as two devices that are not the keeper's keep their links to themselves. */
export function knowable(joined: readonly Joined[], witnesses: readonly Witness[]): Knowable {
  let known = 0;
  const together = new Map<Seat, number>();
  for (const line of joined) {
    const fresh = line.links.flatMap((link, seat) => (link === null || wasLeft(line, seat, witnesses) ? [] : [seat]));
    const [only] = fresh;
    if (only === undefined) known += line.rolls;
    else if (fresh.length === 1) together.set(only, (together.get(only) ?? 0) + line.rolls);
  }
  return { known, together };
}

/** A device knows best what it left in advance; of others the keeper's word has to do. */
function wasLeft({ number, ahead }: Joined, seat: Seat, witnesses: readonly Witness[]): boolean {
  const own = witnesses.find(({ seat: at, from, number: last }) => at === seat && from <= number && number <= last);
  return own === undefined ? ahead.includes(seat) : wasLeftAhead(own, number);
}
