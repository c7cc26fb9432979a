import type { Prompt, Seat, Shape, ShapeKind } from '@banneret/kernel';
import { judgeMuster, type Muster, type Pairing } from '../places/muster.js';
import type { State, UnitId } from '../state.js';
import { isId } from './legs.js';
import { musterFor, randomWishes, WISHES } from './suggestMuster.js';

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

/** More than any army has units, but a bound on what a stranger can make the judge work through. */
const MOST_UNITS = 100;

function parse(raw: unknown): Muster | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { reserve, scouts, joins, loads } = raw as Readonly<Record<keyof Muster, unknown>>;
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
