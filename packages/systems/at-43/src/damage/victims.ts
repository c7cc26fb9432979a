import { gap, type Placed } from '@banneret/geometry';
import type { FighterId, UnitId } from '../battle.js';
import type { State } from '../state.js';
import type { Member } from '../table/sight.js';
import { isHero, placedOf, sheetOf, unitOf } from '../units.js';

/** A fighter who may be a loss, with his distance from the shooting leader. */
export interface Victim {
  readonly unit: UnitId;
  readonly fighter: FighterId;
  readonly distance: number;
  readonly protection: number;
}

/** AT43-CAS-02: how far somebody is from the shooting unit's leader. */
const victimOf = (state: State, { unit, fighter }: Member, origin: Placed): Victim => ({
  unit,
  fighter: fighter.id,
  distance: gap(placedOf(state, fighter), origin),
  protection: sheetOf(state, fighter.id).protection,
});

const nearestFirst = (a: Victim, b: Victim): number => a.distance - b.distance || a.fighter - b.fighter;

/**
 * Infantry that may be hit, in the order in which it falls: those in sight, nearest first (AT43-CAS-02, COV-11); then, in
 * place of heroes in sight, their hidden comrades (HERO-09, -10); then the heroes, each only when he is the last of his
 * unit (HERO-11, R-73).
 */
export function fallingOrder(
  state: State,
  units: readonly UnitId[],
  visible: readonly FighterId[],
  origin: Placed,
): Victim[] {
  const all = units.flatMap(unit => unitOf(state, unit).fighters.map(fighter => ({ unit, fighter })));
  const seen = all.filter(({ fighter }) => visible.includes(fighter.id));
  const heroes = seen.filter(({ fighter }) => isHero(state, fighter.id));
  const led = new Set(heroes.map(({ unit }) => unit));
  const ordinary = ({ fighter }: Member): boolean => !isHero(state, fighter.id);
  const hidden = all.filter(member => ordinary(member) && led.has(member.unit) && !seen.includes(member));
  const order = (members: readonly Member[]): Victim[] =>
    members.map(member => victimOf(state, member, origin)).sort(nearestFirst);
  return [...order(seen.filter(ordinary)), ...order(hidden), ...order(heroes)];
}

/** How many of the first victims have the same Protection: so many tests can be rolled at once. */
export function alikeAtFront(order: readonly Victim[]): number {
  const other = order.findIndex(({ protection }) => protection !== order[0]!.protection);
  return other < 0 ? order.length : other;
}

/** AT43-CAS-04, R-58: machines that share the impacts, nearest first; a hero's only when it is the only one. */
export function sharingMachines(state: State, unit: UnitId, visible: readonly FighterId[], origin: Placed): Victim[] {
  const seen = unitOf(state, unit).fighters.filter(({ id }) => visible.includes(id));
  const others = seen.filter(({ id }) => !isHero(state, id));
  const eligible = others.length > 0 ? others : seen;
  return eligible.map(fighter => victimOf(state, { unit, fighter }, origin)).sort(nearestFirst);
}
