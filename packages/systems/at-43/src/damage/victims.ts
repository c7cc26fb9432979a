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
  /** Nobody of a later tier falls before everybody of an earlier one. */
  readonly tier: number;
}

/** AT43-CAS-02: how far somebody is from the shooting unit's leader. */
const victimOf = (state: State, { unit, fighter }: Member, origin: Placed, tier = 0): Victim => ({
  unit,
  fighter: fighter.id,
  distance: gap(placedOf(state, fighter), origin),
  protection: sheetOf(state, fighter.id).protection,
  tier,
});

const nearestFirst = (a: Victim, b: Victim): number => a.distance - b.distance || a.fighter - b.fighter;

/**
 * Infantry that may be hit, in the order in which it falls: those in sight, nearest first (AT43-CAS-02, COV-11); then, in
 * place of heroes in sight, their hidden comrades (HERO-09, -10); then those heroes (HERO-11, R-73). A hero who is alone in his unit
 * has nobody to protect him and counts like anybody else, in a melee too.
 */
export function fallingOrder(
  state: State,
  units: readonly UnitId[],
  visible: readonly FighterId[],
  origin: Placed,
): Victim[] {
  const all = units.flatMap(unit => unitOf(state, unit).fighters.map(fighter => ({ unit, fighter })));
  const seen = all.filter(({ fighter }) => visible.includes(fighter.id));
  const isLed = ({ unit, fighter }: Member): boolean =>
    isHero(state, fighter.id) && unitOf(state, unit).fighters.length > 1;
  const heroes = seen.filter(isLed);
  const led = new Set(heroes.map(({ unit }) => unit));
  const hidden = all.filter(member => !isLed(member) && led.has(member.unit) && !seen.includes(member));
  const order = (members: readonly Member[], tier: number): Victim[] =>
    members.map(member => victimOf(state, member, origin, tier)).sort(nearestFirst);
  return [
    ...order(
      seen.filter(member => !isLed(member)),
      0,
    ),
    ...order(hidden, 1),
    ...order(heroes, 2),
  ];
}

/** AT43-CAS-03: the victims who are equally near, first of all. */
export const frontRank = (order: readonly Victim[]): Victim[] => rankFrom(order, 0);

function rankFrom(order: readonly Victim[], from: number): Victim[] {
  const first = order[from];
  const end = order.findIndex((one, i) => i > from && (one.tier !== first?.tier || one.distance !== first.distance));
  return order.slice(from, end < 0 ? order.length : end);
}

const isAlike = (rank: readonly Victim[], protection: number): boolean =>
  rank.every(one => one.protection === protection);

/**
 * how many impacts can be tested with one roll, because whoever falls to them has the same Protection; none where the first ones
 * are equally near and differ, so that the shooter must say whom he tests (CAS-03). In a melee a hero comes forward when his last
 * comrade falls: there each impact waits for the one before.
 */
export function testsAtOnce(order: readonly Victim[]): number {
  const first = order[0];
  if (first === undefined || !isAlike(frontRank(order), first.protection)) return 0;
  const comesForward = order.some(({ tier }) => tier === 2) && order.some(({ unit }) => unit !== first.unit);
  if (comesForward) return 1;
  let alike = 0;
  while (alike < order.length) {
    const rank = rankFrom(order, alike);
    if (!isAlike(rank, first.protection)) break;
    alike += rank.length;
  }
  return alike;
}

/**
 * AT43-CAS-04, R-58: machines that share the impacts, nearest first: those in sight, but before a hero's any other of his unit, hidden
 * or not (HERO-10).
 */
export function sharingMachines(state: State, unit: UnitId, visible: readonly FighterId[], origin: Placed): Victim[] {
  const { fighters } = unitOf(state, unit);
  const seen = fighters.filter(({ id }) => visible.includes(id));
  const ordinary = (list: typeof fighters): typeof fighters => list.filter(({ id }) => !isHero(state, id));
  const eligible = [ordinary(seen), ordinary(fighters), seen].find(({ length }) => length > 0);
  return (eligible ?? []).map(fighter => victimOf(state, { unit, fighter }, origin)).sort(nearestFirst);
}
