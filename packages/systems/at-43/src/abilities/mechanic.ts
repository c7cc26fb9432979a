import { within } from '@banneret/geometry';
import type { FighterId, UnitId } from '../battle.js';
import { CONTACT } from '../rulings.js';
import type { State } from '../state.js';
import { areEnemies, basesOf, freshParts, isArmour, placedOf, sheetOf, unitOf, unitsOnTable } from '../units.js';

/** A damaged part that a mechanic can reach. */
export interface Repair {
  readonly machine: FighterId;
  readonly part: number;
}

/** AT43-SPC-03, DMG-13: damaged parts, but no destroyed ones, of friendly machines in contact with a mechanic of the unit. */
export function repairsFor(state: State, unit: UnitId): Repair[] {
  const mechanics = unitOf(state, unit).fighters.filter(
    ({ id, prone }) => !prone && sheetOf(state, id).abilities.includes('mechanic'),
  );
  const found: Repair[] = [];
  for (const other of unitsOnTable(state)) {
    if (areEnemies(state, unit, other) || !isArmour(state, other)) continue;
    for (const [i, machine] of unitOf(state, other).fighters.entries()) {
      const base = basesOf(state, other)[i]!;
      if (!mechanics.some(one => within(placedOf(state, one), base, CONTACT))) continue;
      const whole = freshParts(sheetOf(state, machine.id));
      for (const [part, left] of machine.parts.entries())
        if (left > 0 && left < (whole[part] ?? 0)) found.push({ machine: machine.id, part });
    }
  }
  return found;
}

/** AT43-SPC-03: his unit does not shoot in the activation, nor does he work twice. */
export function mayWork({ acting }: State, unit: UnitId): boolean {
  if (acting?.unit !== unit || acting.worked) return false;
  return acting.before.length === 0 && acting.after.length === 0 && acting.struck.length === 0;
}
