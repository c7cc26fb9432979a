import { within } from '@banneret/geometry';
import type { Because, Option } from '@banneret/kernel';
import type { FighterId, UnitId } from '../battle.js';
import { CONTACT } from '../rulings.js';
import type { Acting, Fighter, State } from '../state.js';
import { areEnemies, basesOf, freshParts, isArmour, placedOf, sheetOf, unitOf, unitsOnTable } from '../units.js';

/** A part of a friendly machine, and what keeps a mechanic from repairing it. */
export interface Repair {
  readonly machine: FighterId;
  readonly part: number;
  readonly because?: Because;
}

/** AT43-SPC-03, DMG-13: damaged parts, but no destroyed ones, of friendly machines in contact with a mechanic of the unit. */
export const repairsFor = (state: State, unit: UnitId): Repair[] =>
  partsFor(state, unit).filter(({ because }) => because === undefined);

/** Every part of the friendly machines on the table; what cannot be repaired says why. */
export function partsFor(state: State, unit: UnitId): Repair[] {
  const hands = mechanicsOf(state, unit).filter(({ prone }) => !prone);
  const found: Repair[] = [];
  for (const other of unitsOnTable(state)) {
    if (areEnemies(state, unit, other) || !isArmour(state, other)) continue;
    for (const [i, machine] of unitOf(state, other).fighters.entries()) {
      const base = basesOf(state, other)[i]!;
      const isNear = hands.some(one => within(placedOf(state, one), base, CONTACT));
      const whole = freshParts(sheetOf(state, machine.id));
      for (const [part, left] of machine.parts.entries()) {
        const because = isNear ? partBar(left, whole[part] ?? 0) : OUT_OF_CONTACT;
        found.push({ machine: machine.id, part, ...(because && { because }) });
      }
    }
  }
  return found;
}

function partBar(left: number, whole: number): Because | undefined {
  if (left === 0) return { rule: 'AT43-DMG-13', say: 'at43.no.partDestroyed' };
  return left < whole ? undefined : { rule: 'AT43-SPC-03', say: 'at43.no.partWhole' };
}

const OUT_OF_CONTACT: Because = { rule: 'AT43-SPC-03', say: 'at43.no.machineOutOfContact' };

const mechanicsOf = (state: State, unit: UnitId): Fighter[] =>
  unitOf(state, unit).fighters.filter(({ id }) => sheetOf(state, id).abilities.includes('mechanic'));

/** AT43-SPC-03: an action of those who have a mechanic. */
export function repairActions(state: State, unit: UnitId): Option[] {
  const mechanics = mechanicsOf(state, unit);
  if (mechanics.length === 0) return [];
  const because = repairBar(state, unit, mechanics);
  return [{ id: 'repair', ...(because && { barred: [because] }) }];
}

function repairBar(state: State, unit: UnitId, mechanics: readonly Fighter[]): Because | undefined {
  const busy = workBar(state.acting as Acting);
  if (busy) return busy;
  if (mechanics.every(({ prone }) => prone)) return { rule: 'AT43-SPC-03', say: 'at43.no.mechanicDown' };
  const parts = partsFor(state, unit);
  if (parts.some(({ because }) => because === undefined)) return undefined;
  const touches = parts.some(({ because }) => because !== OUT_OF_CONTACT);
  return { rule: 'AT43-SPC-03', say: touches ? 'at43.no.nothingToRepair' : 'at43.no.mechanicApart' };
}

/** AT43-SPC-03: his unit does not shoot in the activation, nor does he work twice. */
function workBar({ before, after, struck, worked }: Acting): Because | undefined {
  if (worked) return { rule: 'AT43-SPC-03', say: 'at43.no.workedAlready' };
  if (before.length + after.length > 0) return { rule: 'AT43-SPC-03', say: 'at43.no.shotInstead' };
  return struck.length > 0 ? { rule: 'AT43-ACT-13', say: 'at43.no.meleeLast' } : undefined;
}
