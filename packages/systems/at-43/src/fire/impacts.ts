import { gap } from '@banneret/geometry';
import { NOBODY, type FighterId, type UnitId } from '../battle.js';
import type { Impacts, Salvo } from '../procedures/machine.js';
import type { State } from '../state.js';
import { lookAround, type Look, type Member } from '../table/sight.js';
import { isHero, leaderOf, placedOf, unitOf, weaponOf } from '../units.js';
import { groupAimedAt, isSniper, membersAimedAt, sightsOn } from './targets.js';
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
  weaponOf(state, weapon).locked !== null || uses.every(use => isSniper(state, use));

/** AT43-ZON-05 to -10: those in the zone who take fire, nearest to the shooting leader first. */
export function zoneVictims(state: State, salvo: Salvo): Member[] {
  if (sparesZone(state, salvo)) return [];
  const leader = placedOf(state, leaderOf(state, salvo.unit));
  const look = lookAround(state);
  return zoneMembers(state, salvo.unit, salvo.target)
    .filter(member => isSeen(state, salvo, member, look))
    .map(member => ({ member, distance: gap(leader, placedOf(state, member.fighter)) }))
    .sort((a, b) => a.distance - b.distance || a.member.fighter.id - b.member.fighter.id)
    .map(({ member }) => shieldedBy(state, member));
}

/** AT43-HERO-09: whoever stands nearest to a hero takes the impact in his place. */
function shieldedBy(state: State, member: Member): Member {
  if (!isHero(state, member.fighter.id)) return member;
  const mates = unitOf(state, member.unit).fighters.filter(({ id }) => !isHero(state, id));
  const from = placedOf(state, member.fighter);
  const near = mates.map(fighter => ({ fighter, distance: gap(from, placedOf(state, fighter)) }));
  near.sort((a, b) => a.distance - b.distance || a.fighter.id - b.fighter.id);
  return near[0] ? { unit: member.unit, fighter: near[0].fighter } : member;
}

/** AT43-ZON-08, -11: one impact for each in the zone until they run out; the rest for the target. */
export function shareImpacts(state: State, salvo: Salvo, hits: number): Sharing {
  const zone = zoneVictims(state, salvo).slice(0, hits);
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
  }));
  if (targetImpacts > 0) queue.push(targetOf(state, salvo, targetImpacts, visible));
  return queue;
}

/** A fighter picked out by a sniper takes his impacts alone, hero or not (AT43-SPC-01, HERO-12). */
function targetOf(state: State, { target }: Salvo, count: number, visible: readonly FighterId[]): Impacts {
  const units = groupAimedAt(state, target);
  if (target.fighter === NOBODY) return { units, fighters: visible, count, each: false };
  return { units, fighters: Array.from({ length: count }, () => target.fighter), count, each: true };
}
