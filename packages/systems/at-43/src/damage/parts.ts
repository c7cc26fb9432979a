import type { FighterId, UnitId } from '../battle.js';
import { CHASSIS, FIRST_MOUNT, PROPULSION, type Fighter, type State } from '../state.js';
import type { Location } from '../rulings.js';
import { fighterIn, unitOf } from '../units.js';

/** AT43-DMG-09, R-16: the weapons that may be named, those still intact. */
export const intactWeapons = ({ parts }: Fighter): number[] =>
  parts.flatMap((left, part) => (part >= FIRST_MOUNT && left > 0 ? [part] : []));

/** AT43-DMG-11: a part that is gone sends the damage to the chassis. */
export function partHit(fighter: Fighter, location: Location): number | 'choose' {
  if (location === 'chassis') return CHASSIS;
  if (location === 'propulsion') return (fighter.parts[PROPULSION] ?? 0) > 0 ? PROPULSION : CHASSIS;
  const weapons = intactWeapons(fighter);
  if (weapons.length === 0) return CHASSIS;
  return weapons.length === 1 ? weapons[0]! : 'choose';
}

/** AT43-DMG-10, -12: what the damage takes from the part and, in excess of it, from the chassis. */
export function damageTo(
  fighter: Fighter,
  part: number,
  damage: number,
): { readonly part: number; readonly points: number }[] {
  const left = fighter.parts[part] ?? 0;
  const chassis = fighter.parts[CHASSIS] ?? 0;
  if (part === CHASSIS) return [{ part, points: Math.min(damage, chassis) }];
  const first = { part, points: Math.min(damage, left) };
  const excess = Math.min(damage - first.points, chassis);
  return excess > 0 ? [first, { part: CHASSIS, points: excess }] : [first];
}

export const isWrecked = (state: State, unit: UnitId, fighter: FighterId): boolean =>
  (fighterIn(unitOf(state, unit), fighter)?.parts[CHASSIS] ?? 0) === 0;
