import { figureOf, squadOf, type FigureId, type Squad, type SquadId, type State } from '../state.js';

/** Records and the lists they stand in are frozen and replaced: forks share them. */

export function changeSquad(s: State, id: SquadId, change: Partial<Squad>): void {
  s.squads = replaced(s.squads, id, Object.freeze({ ...squadOf(s, id), ...change }));
}

export function changeFigure(s: State, id: FigureId, space: number, mask: number): void {
  s.figures = replaced(s.figures, id, Object.freeze({ squad: figureOf(s, id).squad, space, mask }));
}

export const replaced = <T>(list: readonly T[], at: number, item: T): readonly T[] =>
  Object.freeze(list.with(at, item));
export const added = <T>(list: readonly T[], item: T): readonly T[] => Object.freeze([...list, frozen(item)]);

/** Only those that stay; the very same list if all do. */
export function kept<T>(list: readonly T[], stays: (item: T) => boolean): readonly T[] {
  return list.every(stays) ? list : Object.freeze(list.filter(stays));
}

/** Freezes what an event brought, all the way down: from now on it is part of the state. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const key in value) {
    const part: unknown = value[key];
    if (typeof part === 'object') frozen(part);
  }
  return Object.freeze(value);
}
