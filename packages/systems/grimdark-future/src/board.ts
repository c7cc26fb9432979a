import { ground, inches, moveField, type Blocker, type Ground, type MoveField, type Um } from '@banneret/geometry';
import { figures } from './figures.js';
import { SEPARATION } from './rulings.js';
import type { Battle, Model, State, TerrainPiece, TerrainType, UnitId } from './state.js';

/** What geometry derives from the fixed table, built once for its terrain. */
interface Board {
  readonly ground: Ground;
  /** Fields that forbid nothing but ground of one type: a sweep that is stopped there has met such ground. */
  readonly difficult: MoveField;
  readonly dangerous: MoveField;
}

const boards = new WeakMap<readonly TerrainPiece[], Board>();

export function boardOf(battle: Battle): Board {
  const known = boards.get(battle.terrain);
  if (known !== undefined) return known;
  const made = buildBoard(battle);
  boards.set(battle.terrain, made);
  return made;
}

function buildBoard(battle: Battle): Board {
  const pieces = battle.terrain.map(({ id, outline, height }) => ({ id, outline, height: inches(height - 1) }));
  const index = ground(pieces, battle.width, battle.depth);
  const fieldOf = (type: TerrainType): MoveField =>
    moveField(index, { forbidden: isOfType(battle, type), mayLeaveTable: true });
  return { ground: index, difficult: fieldOf('difficult'), dangerous: fieldOf('dangerous') };
}

/** Which pieces are of a type, by their place in the terrain. */
export const isOfType =
  (battle: Battle, type: TerrainType) =>
  (piece: number): boolean =>
    battle.terrain[piece]?.types.includes(type) === true;

/** Remembers the latest value made for a battle, as long as the units it was made from stand as they stood. */
export function memoByPosition<T>(make: (state: State, unit: UnitId) => T): (state: State, unit: UnitId) => T {
  const latest = new WeakMap<Battle, { unit: UnitId; models: (readonly Model[])[]; value: T }>();
  return (state, unit) => {
    const known = latest.get(state.battle);
    if (known !== undefined && known.unit === unit && state.units.every((u, i) => u.models === known.models[i]))
      return known.value;
    const value = make(state, unit);
    latest.set(state.battle, { unit, models: state.units.map(u => u.models), value });
    return value;
  };
}

/** Where a unit may not go: impassable terrain, off the table, and within an inch of other units. GDF-MOV-02, -05, -08. */
export const fieldFor: (state: State, unit: UnitId) => MoveField = memoByPosition((state, unit) =>
  moveField(boardOf(state.battle).ground, {
    forbidden: isOfType(state.battle, 'impassable'),
    blockers: othersAround(state, unit, SEPARATION),
  }),
);

/** Other units as mere obstacles, without the inch: to tell whether a way leads through them or just too close by. */
export const contactField = (state: State, unit: UnitId): MoveField =>
  moveField(boardOf(state.battle).ground, { blockers: othersAround(state, unit, 0), mayLeaveTable: true });

function othersAround(state: State, unit: UnitId, clearance: Um): Blocker[] {
  const blockers: Blocker[] = [];
  for (const other of state.units.keys()) {
    if (other === unit) continue;
    for (const figure of figures(state, other)) blockers.push({ placed: figure, clearance });
  }
  return blockers;
}
