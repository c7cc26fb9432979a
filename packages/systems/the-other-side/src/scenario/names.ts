import { unitCard } from '../book.js';
import { fireteamOf, unitOf, type FireteamId, type State, type UnitId } from '../state.js';

/**
 * What files call units and Fireteams. A unit is the last part of its card's id (`militia`), counted over the whole table where
 * there are several (`wisp 2`); a Fireteam is the unit and its number, counted from 1 (`militia/2`), a single one just its unit.
 */
export function unitRef(s: State, unit: UnitId): string {
  const { card } = unitOf(s, unit);
  const base = baseOf(s, card);
  const alike = [...s.units.keys()].filter(other => baseOf(s, unitOf(s, other).card) === base);
  return alike.length === 1 ? base : `${base} ${alike.indexOf(unit) + 1}`;
}

function baseOf(s: State, card: number): string {
  const { id } = unitCard(s.book, card);
  return id.slice(id.lastIndexOf('.') + 1);
}

export function fireteamRef(s: State, id: FireteamId): string {
  const { unit } = fireteamOf(s, id);
  const { fireteams } = unitOf(s, unit);
  return fireteams.length === 1 ? unitRef(s, unit) : `${unitRef(s, unit)}/${fireteams.indexOf(id) + 1}`;
}

export const unitNamed = (s: State, name: string): UnitId | undefined =>
  [...s.units.keys()].find(unit => unitRef(s, unit) === name);

export const fireteamNamed = (s: State, name: string): FireteamId | undefined =>
  [...s.fireteams.keys()].find(
    id => fireteamRef(s, id) === name || `${unitRef(s, fireteamOf(s, id).unit)}/${placeOf(s, id)}` === name,
  );

const placeOf = (s: State, id: FireteamId): number => unitOf(s, fireteamOf(s, id).unit).fireteams.indexOf(id) + 1;
