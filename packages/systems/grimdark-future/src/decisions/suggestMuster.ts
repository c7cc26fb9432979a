import type { Rng, Seat } from '@banneret/kernel';
import { EMPTY_MUSTER, kindsWith, mayWait, waitingUnits, type Muster, type Pairing } from '../places/muster.js';
import { rosterOf, type State, type UnitId } from '../state.js';
import { capacityOf, mayBeJoined, mayJoin, spacesFor } from '../units/traits.js';

/** Proposals of what to declare. */

type Part = keyof Muster;

/** Says yes or no each time something could be declared. */
type Wishes = (part: Part) => boolean;

const only =
  (...parts: readonly Part[]): Wishes =>
  part =>
    parts.includes(part);

export const WISHES: readonly Wishes[] = [
  only('joins', 'loads', 'reserve', 'scouts'),
  only('joins', 'loads'),
  only('reserve', 'scouts'),
  only('joins'),
  only('loads'),
  only('reserve'),
  only('scouts'),
  only(),
];

export const randomWishes =
  (rng: Rng): Wishes =>
  () =>
    rng.below(2) === 0;

/** Declares, in the order of the units' numbers, whatever is wished for and possible. */
export function musterFor(state: State, seat: Seat, wishes: Wishes): Muster {
  const waiting = waitingUnits(state, seat);
  const joins = joinsFor(state, waiting, wishes);
  const free = waiting.filter(unit => !joins.some(join => join.unit === unit));
  const loads = loadsFor(state, free, joins, wishes);
  const grounded = free.filter(unit => !loads.some(load => load.unit === unit));
  const so: Muster = { ...EMPTY_MUSTER, joins, loads };
  const reserve = grounded.filter(unit => mayWait(state, so, unit, 'ambush') && wishes('reserve'));
  const scouts = grounded.filter(
    unit => !reserve.includes(unit) && mayWait(state, so, unit, 'scout') && wishes('scouts'),
  );
  return { reserve, scouts, joins, loads };
}

function joinsFor(state: State, waiting: readonly UnitId[], wishes: Wishes): Pairing[] {
  const joins: Pairing[] = [];
  for (const unit of waiting) {
    if (!mayJoin(rosterOf(state, unit)) || !wishes('joins')) continue;
    const hosts = waiting.filter(host => mayBeJoined(rosterOf(state, host)) && !joins.some(join => join.with === host));
    // The first that will do, or the next one if that is not wished for.
    const host = hosts.find(() => wishes('joins')) ?? hosts[0];
    if (host !== undefined) joins.push({ unit, with: host });
  }
  return joins;
}

function loadsFor(state: State, free: readonly UnitId[], joins: readonly Pairing[], wishes: Wishes): Pairing[] {
  const loads: Pairing[] = [];
  for (const host of free) {
    let left = capacityOf(state, host);
    if (left === 0) continue;
    for (const unit of free) {
      const needed = spacesFor(kindsWith(state, unit, joins));
      if (needed === undefined || needed > left || loads.some(load => load.unit === unit)) continue;
      if (!wishes('loads')) continue;
      loads.push({ unit, with: host });
      left -= needed;
    }
  }
  return loads.sort((a, b) => a.unit - b.unit || a.with - b.with);
}
