import { kindRules } from '../compile.js';
import { kindOfModel, livingModels } from './figures.js';
import { spacesOf, TOUGHEST_JOINING } from '../rulings.js';
import { rosterOf, unitOf, type ModelKind, type Roster, type State, type UnitId } from '../state.js';

/** What a unit is, by its models. */

/** The kind of every model the unit started with. */
export const kindsIn = (roster: Roster): ModelKind[] => roster.models.map((_, model) => kindOfModel(roster, model));

export const isAircraft = (state: State, unit: UnitId): boolean =>
  rosterOf(state, unit).kinds.every(kind => kindRules(kind).aircraft);

/** these need every model of the unit, a Hero among them included. */
export const allHave = (kinds: readonly ModelKind[], trait: 'ambush' | 'scout'): boolean =>
  kinds.every(kind => kindRules(kind)[trait]);

/** GDF-TRA-01: spaces for passengers; 0 for all but transports. */
export const capacityOf = (state: State, unit: UnitId): number =>
  kindsIn(rosterOf(state, unit)).reduce((sum, kind) => sum + kindRules(kind).capacity, 0);

/**
 * GDF-TRA-01 to -03: the spaces that these models take together, or nothing if one of them cannot embark. R-65:
 * transports are never cargo; R-42: neither is what cannot be touched.
 */
export function spacesFor(kinds: readonly ModelKind[]): number | undefined {
  let sum = 0;
  for (const kind of kinds) {
    const { toughness, capacity, aircraft } = kindRules(kind);
    const spaces = capacity > 0 || aircraft ? undefined : spacesOf(toughness, kind.hero);
    if (spaces === undefined) return undefined;
    sum += spaces;
  }
  return sum;
}

/** The spaces the living models of a unit take. */
export const spacesNeeded = (state: State, unit: UnitId): number | undefined =>
  spacesFor(livingModels(state, unit).map(({ kind }) => kind));

/** The units aboard a transport, in the order of their numbers. */
export function passengersOf(state: State, host: UnitId): UnitId[] {
  const aboard: UnitId[] = [];
  for (const [unit, { place, host: carrier }] of state.units.entries())
    if (place === 'aboard' && carrier === host) aboard.push(unit);
  return aboard;
}

/** Spaces of a transport that nobody takes. */
export const freeSpaces = (state: State, host: UnitId): number =>
  passengersOf(state, host).reduce((left, unit) => left - (spacesNeeded(state, unit) ?? 0), capacityOf(state, host));

/** GDF-HER-01, R-54: a Hero on its own, not too tough to join others. */
export function mayJoin(roster: Roster): boolean {
  const [hero, another] = kindsIn(roster);
  if (hero === undefined || another !== undefined || !hero.hero) return false;
  const { toughness, aircraft } = kindRules(hero);
  return toughness <= TOUGHEST_JOINING && !aircraft;
}

/** GDF-HER-01: a unit of several models that has no Hero yet. */
export const mayBeJoined = ({ kinds, models }: Roster): boolean => models.length > 1 && kinds.every(kind => !kind.hero);

/** Is the unit in the battle: on the table, flown off it for a while, or aboard something that is? */
export function isInPlay(state: State, unit: UnitId): boolean {
  const { place, host } = unitOf(state, unit);
  if (place === 'aboard') return isInPlay(state, host);
  return place === 'table' || place === 'away';
}
