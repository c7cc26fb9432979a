import { moveField, type Blocker, type MoveField } from '@banneret/geometry';
import type { FighterId, UnitId } from '../battle.js';
import type { State } from '../state.js';
import { areEnemies, basesOf, isArmour, isImmobilised, rosterOf, sheetOf, unitOf, unitsOnTable } from '../units.js';
import { groundOf } from '../table/ground.js';
import { bars } from './terrainUse.js';

export type Mode = 'combat' | 'rapid';

export interface FieldOptions {
  /** Whose way it is: a support weapon does not go where its gunners do. The first of the unit if absent. */
  readonly who?: FighterId;
  readonly mayLeaveTable?: boolean;
  /** The places in the list of those who stay where they are. */
  readonly still?: readonly number[];
}

/**
 * What hinders a fighter of a unit on his way (AT43-MOV-05 to -11). Those of them who move do not hinder one another, since they go in
 * any order.
 */
export function fieldFor(
  state: State,
  unit: UnitId,
  mode: Mode,
  { who = unitOf(state, unit).fighters[0]!.id, mayLeaveTable = false, still = [] }: FieldOptions = {},
): MoveField {
  const blockers: Blocker[] = [];
  for (const other of unitsOnTable(state)) {
    if (other === unit) blockers.push(...standingMates(state, unit, still));
    else
      blockers.push(...(isArmour(state, unit) ? beforeArmour(state, other, mode) : beforeInfantry(state, unit, other)));
  }
  const mover = sheetOf(state, who);
  return moveField(groundOf(state), {
    forbidden: piece => bars(state.terrain[piece]!, mover),
    blockers,
    mayLeaveTable,
  });
}

/** AT43-MOV-07 to -09, R-12: own foot soldiers let infantry through; enemies, support units and machines do not. */
function beforeInfantry(state: State, unit: UnitId, other: UnitId): Blocker[] {
  const passable = !areEnemies(state, unit, other) && rosterOf(state, other).category === 'footSoldier';
  return basesOf(state, other).map(placed => ({ placed, passable }));
}

/**
 * AT43-MOV-10, R-35: machines go through infantry and may stop on it, which pushes it aside; a combat move may not stop on
 * a support weapon. Other machines are in the way.
 */
function beforeArmour(state: State, other: UnitId, mode: Mode): Blocker[] {
  const bases = basesOf(state, other);
  if (isArmour(state, other)) return bases.map(placed => ({ placed }));
  if (mode === 'rapid') return [];
  const { fighters } = unitOf(state, other);
  return bases.flatMap((placed, i) =>
    sheetOf(state, fighters[i]!.id).role === 'supportWeapon' ? [{ placed, passable: true }] : [],
  );
}

/** AT43-MOV-05, -07, DMG-16: only foot soldiers do not hinder their own side; machines and support weapons that stay are in the way. */
const standingMates = (state: State, unit: UnitId, still: readonly number[]): Blocker[] =>
  basesOf(state, unit).flatMap((placed, i) => {
    const fighter = unitOf(state, unit).fighters[i]!;
    const stays = still.includes(i) && sheetOf(state, fighter.id).category !== 'footSoldier';
    return stays || isImmobilised(state, fighter) ? [{ placed }] : [];
  });
