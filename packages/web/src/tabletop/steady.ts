import { useRef } from 'preact/hooks';
import type { Tableau } from './tableau.js';

/**
 * The very things of before wherever nothing about them has changed: a game makes its tableau anew for every state, and only what is
 * different shall be drawn again.
 */
export function steadied<T extends { readonly id: string }>(now: readonly T[], before: readonly T[]): readonly T[] {
  const known = new Map(before.map(thing => [thing.id, thing]));
  const steady = now.map(thing => {
    const was = known.get(thing.id);
    return was !== undefined && alike(was, thing) ? was : thing;
  });
  const isSame = steady.length === before.length && steady.every((thing, i) => thing === before[i]);
  return isSame ? before : steady;
}

/** Are two pieces of plain data equal? */
export function alike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, i) => alike(one, b[i]));
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(key => Object.hasOwn(b, key) && alike(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}

/** The tableau of now, made of what is left of the one before. */
export function useSteady(tableau: Tableau): Tableau {
  const last = useRef(tableau);
  const before = last.current;
  if (tableau === before) return tableau;
  const steady = {
    ...tableau,
    units: steadied(tableau.units, before.units),
    zones: steadied(tableau.zones, before.zones),
    markers: steadied(tableau.markers, before.markers),
  };
  const isSame = (Object.keys(steady) as (keyof Tableau)[]).every(key => steady[key] === before[key]);
  return (last.current = isSame ? before : steady);
}
