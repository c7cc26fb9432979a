import { illegal, legal, type Ruling, type Seat } from '@banneret/kernel';
import { cargoMayWait } from '../rulings.js';
import { rosterOf, seatOf, type ModelKind, type State, type UnitId } from '../state.js';
import { allHave, capacityOf, isAircraft, kindsIn, mayBeJoined, mayJoin, spacesFor } from '../units/traits.js';

/** What a player declares before anybody is placed (catalogue D6, R-14). Lists are in the order of their numbers. */
export interface Muster {
  /** GDF-AMB-01: units kept off the table. */
  readonly reserve: readonly UnitId[];
  /** GDF-SCT-01: units that deploy after all others. */
  readonly scouts: readonly UnitId[];
  /** GDF-HER-01: Heroes and the units they join. */
  readonly joins: readonly Pairing[];
  /** GDF-TRA-04: units and the transports they start in. */
  readonly loads: readonly Pairing[];
}

export interface Pairing {
  readonly unit: UnitId;
  /** The unit joined, or the transport. */
  readonly with: UnitId;
}

export const EMPTY_MUSTER: Muster = { reserve: [], scouts: [], joins: [], loads: [] };

/** Units of a seat that are not on the table yet. */
export function waitingUnits(state: State, seat: Seat): UnitId[] {
  const waiting: UnitId[] = [];
  for (const [unit, { place }] of state.units.entries())
    if (place === 'waiting' && seatOf(state, unit) === seat) waiting.push(unit);
  return waiting;
}

/** The models a unit will have, its Hero included. */
export function kindsWith(state: State, unit: UnitId, joins: readonly Pairing[]): ModelKind[] {
  const heroes = joins.filter(pairing => pairing.with === unit);
  return [unit, ...heroes.map(hero => hero.unit)].flatMap(part => kindsIn(rosterOf(state, part)));
}

/** May the seat declare this? GDF-HER-01, GDF-AMB-01, GDF-SCT-01, GDF-TRA-01 to -04. */
export function judgeMuster(state: State, seat: Seat, muster: Muster): Ruling {
  const { reserve, scouts, joins, loads } = muster;
  const named = [...reserve, ...scouts, ...joins.map(({ unit }) => unit), ...loads.map(({ unit }) => unit)];
  const hosts = [...joins, ...loads].map(pairing => pairing.with);
  const waiting = waitingUnits(state, seat);
  if (![...named, ...hosts].every(unit => waiting.includes(unit)))
    return illegal('GDF-DEP-08', 'gdf.no.muster-foreign');
  // A Hero that joins goes wherever its unit goes, a passenger wherever its transport goes: each unit is named once.
  if (new Set(named).size !== named.length) return illegal('GDF-DEP-09', 'gdf.no.muster-twice');
  const [refusal = legal] = [
    ...refusedJoins(state, muster),
    ...refusedWaits(state, muster),
    ...refusedLoads(state, muster),
  ];
  return refusal;
}

function* refusedJoins(state: State, { joins }: Muster): Generator<Ruling> {
  for (const { unit, with: host } of joins) {
    if (!mayJoin(rosterOf(state, unit))) yield illegal('GDF-HER-01', 'gdf.no.cannot-join', { unit });
    const isTaken = joins.some(other => other.with === host && other.unit !== unit);
    if (isTaken || !mayBeJoined(rosterOf(state, host)))
      yield illegal('GDF-HER-01', 'gdf.no.cannot-be-joined', { unit: host });
  }
}

function* refusedWaits(state: State, muster: Muster): Generator<Ruling> {
  for (const unit of muster.reserve)
    if (!mayWait(state, muster, unit, 'ambush')) yield illegal('GDF-AMB-01', 'gdf.no.cannot-ambush', { unit });
  for (const unit of muster.scouts)
    if (!mayWait(state, muster, unit, 'scout')) yield illegal('GDF-SCT-01', 'gdf.no.cannot-scout', { unit });
}

/** every model of the unit needs the rule; H-33: so does everybody aboard it. GDF-AIR-01: no Aircraft deploys late. */
export function mayWait(state: State, { joins, loads }: Muster, unit: UnitId, trait: 'ambush' | 'scout'): boolean {
  if (trait === 'scout' && isAircraft(state, unit)) return false;
  const passengers = loads.filter(load => load.with === unit).map(load => load.unit);
  return cargoMayWait(
    allHave(kindsWith(state, unit, joins), trait),
    passengers.map(passenger => allHave(kindsWith(state, passenger, joins), trait)),
  );
}

/** The spaces that those take who are declared aboard a transport, their Heroes included. */
export const spacesTaken = (state: State, { joins, loads }: Muster, host: UnitId): number =>
  loads
    .filter(load => load.with === host)
    .reduce((sum, { unit }) => sum + (spacesFor(kindsWith(state, unit, joins)) ?? 0), 0);

function* refusedLoads(state: State, muster: Muster): Generator<Ruling> {
  const { joins, loads } = muster;
  for (const { unit } of loads)
    if (spacesFor(kindsWith(state, unit, joins)) === undefined)
      yield illegal('GDF-TRA-03', 'gdf.no.cannot-embark', { unit });
  for (const host of new Set(loads.map(load => load.with))) {
    const needed = spacesTaken(state, muster, host);
    const spaces = capacityOf(state, host);
    if (needed > spaces) yield illegal('GDF-TRA-01', 'gdf.no.no-space', { unit: host, needed, spaces });
  }
}

/** Has the seat anything at all to declare? */
export function hasMuster(state: State, seat: Seat): boolean {
  const waiting = waitingUnits(state, seat);
  const rosters = waiting.map(unit => rosterOf(state, unit));
  return (
    rosters.some(roster => allHave(roster.kinds, 'ambush') || allHave(roster.kinds, 'scout')) ||
    (rosters.some(mayJoin) && rosters.some(mayBeJoined)) ||
    waiting.some(host =>
      waiting.some(unit => (spacesFor(kindsIn(rosterOf(state, unit))) ?? Infinity) <= capacityOf(state, host)),
    )
  );
}
