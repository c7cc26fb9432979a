import { gap } from '@banneret/geometry';
import { NOBODY, type FighterId, type UnitId } from '../battle.js';
import type { Impacts, Salvo } from '../procedures/machine.js';
import type { State } from '../state.js';
import { lookAround, type Look, type Member } from '../table/sight.js';
import { leaderOf, placedOf, weaponOf } from '../units.js';
import { groupAimedAt, membersAimedAt, sightsOn } from './targets.js';
import { isSniper } from './uses.js';
import { zoneMembers } from './zone.js';

/** Where the impacts of a direct salvo go. */
export interface Sharing {
  /** One impact each, nearest first. */
  readonly zone: readonly Member[];
  readonly targetImpacts: number;
  /** Members of the target in sight of somebody who fires (AT43-COV-11, R-56). */
  readonly visible: readonly FighterId[];
}

/** Is the target seen by any of those who fire? */
const isSeen = (state: State, { unit, uses }: Salvo, member: Member, look: Look): boolean =>
  uses.some(use => sightsOn(state, unit, use, member, look));

/** AT43-SHO-24, SPC-01: does the salvo spare everybody but its target? */
const sparesZone = (state: State, { weapon, uses }: Salvo): boolean =>
  weaponOf(state, weapon).locked !== null || uses.every(([who]) => isSniper(state, who));

/** Somebody in the zone who takes fire, with his distance from the shooting leader. */
export interface Exposed extends Member {
  readonly distance: number;
}

/** AT43-ZON-05 to -10: those in the zone who take fire, nearest to the shooting leader first. */
export function zoneVictims(state: State, salvo: Salvo): Exposed[] {
  if (sparesZone(state, salvo)) return [];
  const leader = placedOf(state, leaderOf(state, salvo.unit));
  const look = lookAround(state);
  return zoneMembers(state, salvo.unit, salvo.target)
    .filter(member => isSeen(state, salvo, member, look))
    .map(({ unit, fighter }) => ({ unit, fighter, distance: gap(leader, placedOf(state, fighter)) }))
    .sort((a, b) => a.distance - b.distance || a.fighter.id - b.fighter.id);
}

/**
 * AT43-ZON-08, CAS-03: where the impacts run out among fighters of the zone who are equally near, the shooter says who of them are hit.
 * Nothing where distances decide.
 */
export function zoneTie(
  zone: readonly Exposed[],
  hits: number,
): { readonly among: FighterId[]; readonly count: number } | undefined {
  const last = zone[hits - 1];
  if (last === undefined || zone[hits]?.distance !== last.distance) return undefined;
  const among = zone.filter(({ distance }) => distance === last.distance).map(({ fighter }) => fighter.id);
  return { among, count: hits - zone.findIndex(({ distance }) => distance === last.distance) };
}

/** AT43-ZON-08, -11: one impact for each in the zone until they run out; the rest for the target. `chosen`: see `zoneTie`. */
export function shareImpacts(
  state: State,
  salvo: Salvo,
  hits: number,
  all: readonly Exposed[] = zoneVictims(state, salvo),
  chosen: readonly FighterId[] = [],
): Sharing {
  const tie = zoneTie(all, hits);
  const zone = tie
    ? all.slice(0, hits - tie.count).concat(all.filter(({ fighter }) => chosen.includes(fighter.id)))
    : all.slice(0, hits);
  const look = lookAround(state);
  const visible = membersAimedAt(state, salvo.target)
    .filter(member => isSeen(state, salvo, member, look))
    .map(({ fighter }) => fighter.id);
  return { zone, targetImpacts: hits - zone.length, visible };
}

/** unit by unit, those in the zone by their nearest fighter hit, the target last. */
export function queueOf(state: State, salvo: Salvo, { zone, targetImpacts, visible }: Sharing): Impacts[] {
  const byUnit = new Map<UnitId, FighterId[]>();
  for (const { unit, fighter } of zone) byUnit.set(unit, [...(byUnit.get(unit) ?? []), fighter.id]);
  const queue: Impacts[] = [...byUnit].map(([unit, fighters]) => ({
    units: [unit],
    fighters,
    count: fighters.length,
    each: true,
    shielded: true,
  }));
  if (targetImpacts > 0) queue.push(targetOf(state, salvo, targetImpacts, visible));
  return queue;
}

/** A fighter picked out by a sniper takes his impacts alone, hero or not (AT43-SPC-01, HERO-12). */
function targetOf(state: State, { target }: Salvo, count: number, visible: readonly FighterId[]): Impacts {
  const units = groupAimedAt(state, target);
  if (target.fighter === NOBODY) return { units, fighters: visible, count, each: false, shielded: true };
  const fighters = Array.from({ length: count }, () => target.fighter);
  return { units, fighters, count, each: true, shielded: false };
}
