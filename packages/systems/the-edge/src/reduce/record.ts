import { figureOf, squadOf, type FigureId, type Squad, type SquadId, type State } from '../state.js';

/**
 * Records and the lists they stand in are replaced, never changed: forks share them. Records are frozen; lists are not,
 * because freezing them would cost a seventh of a random game, and their types say the same.
 */

export function changeSquad(s: State, id: SquadId, change: Partial<Squad>): void {
  s.squads = replaced(s.squads, id, Object.freeze({ ...squadOf(s, id), ...change }));
}

export function changeFigure(s: State, id: FigureId, space: number, mask: number): void {
  s.figures = replaced(s.figures, id, Object.freeze({ squad: figureOf(s, id).squad, space, mask }));
}

export const replaced = <T>(list: readonly T[], at: number, item: T): readonly T[] => list.with(at, item);
export const added = <T>(list: readonly T[], item: T): readonly T[] => [...list, frozen(item)];

/** Only those that stay; the very same list if all do. */
export function kept<T>(list: readonly T[], stays: (item: T) => boolean): readonly T[] {
  return list.every(stays) ? list : list.filter(stays);
}

/** Freezes the records in a value, all the way down: from now on it is part of the state. */
export function frozen<T>(value: T): T {
  // Nothing at all counts as frozen.
  if (typeof value !== 'object' || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) {
    for (const part of value as readonly unknown[]) frozen(part);
    return value;
  }
  for (const key in value) frozen(value[key]);
  return Object.freeze(value);
}
