import type { Prompt, Rng, Seat, Shape, ShapeKind } from '@banneret/kernel';
import {
  EMPTY_MUSTER,
  judgeMuster,
  kindsWith,
  mayWait,
  waitingUnits,
  type Muster,
  type Pairing,
} from '../places/muster.js';
import { rosterOf, type State, type UnitId } from '../state.js';
import { capacityOf, mayBeJoined, mayJoin, spacesFor } from '../units/traits.js';
import { isId } from './legs.js';

/** What a player declares about his army before the first unit is placed. */
export interface MusterQuestion extends Shape {
  readonly kind: 'gdf.muster';
}

/** public, the winner of the roll-off first. */
export const askMuster = (seat: Seat): Prompt<MusterQuestion> => ({
  seat,
  ask: 'gdf.ask.muster',
  rule: 'GDF-DEP-08',
  shape: { kind: 'gdf.muster' },
});

export const musterKind: ShapeKind<State, MusterQuestion, Muster> = {
  parse,
  judge: (state, _shape, muster, seat) => judgeMuster(state, seat, muster),

  /** Everything that can be declared, nothing, and each sort of declaration alone. */
  *enumerate(state, _shape, seat) {
    const told = new Set<string>();
    for (const wishes of WISHES) {
      const muster = musterFor(state, seat, wishes);
      const key = JSON.stringify(muster);
      if (!told.has(key)) yield muster;
      told.add(key);
    }
  },

  sample(state, _shape, seat, rng) {
    return musterFor(state, seat, randomWishes(rng));
  },

  finite: () => false,
};

type Part = keyof Muster;

/** Says yes or no each time something could be declared. */
type Wishes = (part: Part) => boolean;

const only =
  (...parts: readonly Part[]): Wishes =>
  part =>
    parts.includes(part);

const WISHES: readonly Wishes[] = [
  only('joins', 'loads', 'reserve', 'scouts'),
  only('joins', 'loads'),
  only('reserve', 'scouts'),
  only('joins'),
  only('loads'),
  only('reserve'),
  only('scouts'),
  only(),
];

const randomWishes =
  (rng: Rng): Wishes =>
  () =>
    rng.below(2) === 0;

/** Declares, in the order of the units' numbers, whatever is wished for and possible. */
function musterFor(state: State, seat: Seat, wishes: Wishes): Muster {
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

/** More than any army has units, but a bound on what a stranger can make the judge work through. */
const MOST_UNITS = 100;

function parse(raw: unknown): Muster | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { reserve, scouts, joins, loads } = raw as Readonly<Record<Part, unknown>>;
  const parts = [unitsFrom(reserve), unitsFrom(scouts)] as const;
  const pairings = [pairingsFrom(joins), pairingsFrom(loads)] as const;
  if (parts[0] === undefined || parts[1] === undefined) return undefined;
  if (pairings[0] === undefined || pairings[1] === undefined) return undefined;
  return { reserve: parts[0], scouts: parts[1], joins: pairings[0], loads: pairings[1] };
}

function unitsFrom(raw: unknown): UnitId[] | undefined {
  if (!Array.isArray(raw) || raw.length > MOST_UNITS || !raw.every(isId)) return undefined;
  return [...raw].sort((a, b) => a - b);
}

function pairingsFrom(raw: unknown): Pairing[] | undefined {
  if (!Array.isArray(raw) || raw.length > MOST_UNITS) return undefined;
  const pairings: Pairing[] = [];
  for (const pairing of raw as unknown[]) {
    if (typeof pairing !== 'object' || pairing === null) return undefined;
    const { unit, with: other } = pairing as { unit?: unknown; with?: unknown };
    if (!isId(unit) || !isId(other)) return undefined;
    pairings.push({ unit, with: other });
  }
  return pairings.sort((a, b) => a.unit - b.unit || a.with - b.with);
}
