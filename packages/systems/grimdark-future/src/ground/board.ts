import { ground, moveField, type Blocker, type Ground, type MoveField, type Um } from '@banneret/geometry';
import { kindRules } from '../compile.js';
import { figures, type Figure } from '../units/figures.js';
import { CLEAR_OF_AIRCRAFT, SEPARATION } from '../rulings.js';
import {
  unitOf,
  type Battle,
  type Model,
  type ModelKind,
  type State,
  type TerrainPiece,
  type TerrainType,
  type UnitId,
} from '../state.js';
import { hasType, impassableIn, realHeight } from './terrain.js';

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
  const pieces = battle.terrain.map(piece => ({ id: piece.id, outline: piece.outline, height: realHeight(piece) }));
  const index = ground(pieces, battle.width, battle.depth);
  const fieldOf = (type: TerrainType): MoveField =>
    moveField(index, {
      forbidden: piece => hasType(battle.terrain[piece] as TerrainPiece, type),
      mayLeaveTable: true,
    });
  return { ground: index, difficult: fieldOf('difficult'), dangerous: fieldOf('dangerous') };
}

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

/** GDF-SPC-20: does it go around what is in its way, or over it? */
export type Gait = 'walk' | 'fly';

export const gaitOf = (kind: ModelKind): Gait => (kindRules(kind).flies ? 'fly' : 'walk');

type FieldMaker = (state: State, unit: UnitId) => MoveField;

const fieldWith = (gait: Gait, clearance: Um): FieldMaker =>
  memoByPosition((state, unit) => {
    const blockers = othersAround(state, unit, clearance, gait === 'fly');
    const forbidden = gait === 'walk' ? impassableIn(state.battle) : NO_TERRAIN;
    return moveField(boardOf(state.battle).ground, { forbidden, blockers });
  });

const NO_TERRAIN = (): boolean => false;

const normal: Readonly<Record<Gait, FieldMaker>> = {
  walk: fieldWith('walk', SEPARATION),
  fly: fieldWith('fly', SEPARATION),
};
const doorsWith = (gait: Gait): FieldMaker =>
  memoByPosition((state, unit) => {
    const host = figures(state, unitOf(state, unit).host);
    const around = others(state, unit).filter(figure => !host.includes(figure));
    const forbidden = gait === 'walk' ? impassableIn(state.battle) : NO_TERRAIN;
    const blockers = around.map(figure => blockerOf(figure, 0, gait === 'fly'));
    return moveField(boardOf(state.battle).ground, { forbidden, blockers });
  });
const doors: Readonly<Record<Gait, FieldMaker>> = { walk: doorsWith('walk'), fly: doorsWith('fly') };
const charging: Readonly<Record<Gait, FieldMaker>> = { walk: fieldWith('walk', 0), fly: fieldWith('fly', 0) };

/**
 * Where a model of a unit may not go: impassable terrain, off the table, and within an inch of other units. GDF-MOV-02,
 * -05, -08. Who flies goes over terrain and units, but where it ends it keeps the inch.
 */
export const fieldFor = (state: State, unit: UnitId, gait: Gait = 'walk'): MoveField => normal[gait](state, unit);

/** The same for a unit that charges: other units stop its models, but may be touched. GDF-MOV-04, -05, R-26. */
export const chargeField = (state: State, unit: UnitId, gait: Gait = 'walk'): MoveField => charging[gait](state, unit);

/**
 * where passengers may step out. They touch their transport, be it an Aircraft, and other units as well, which they leave
 * behind on their way.
 */
export const doorField = (state: State, unit: UnitId, gait: Gait): MoveField => doors[gait](state, unit);

/** the same for a unit on its way into a transport, which it may touch. */
export function boardingField(state: State, unit: UnitId, host: UnitId, gait: Gait): MoveField {
  const blockers: Blocker[] = [];
  for (const other of state.units.keys()) {
    if (other === unit) continue;
    for (const figure of figures(state, other))
      blockers.push(blockerOf(figure, other === host ? 0 : SEPARATION, gait === 'fly'));
  }
  const forbidden = gait === 'walk' ? impassableIn(state.battle) : NO_TERRAIN;
  return moveField(boardOf(state.battle).ground, { forbidden, blockers });
}

/** The same for a unit next to the one enemy it fights: it keeps the inch from all others.. */
export function engagedField(state: State, unit: UnitId, enemy: UnitId, gait: Gait): MoveField {
  const fields = engaged(state, unit);
  const key = `${enemy} ${gait}`;
  let field = fields.get(key);
  if (field === undefined) fields.set(key, (field = fieldNextTo(state, unit, enemy, gait)));
  return field;
}

const engaged = memoByPosition((): Map<string, MoveField> => new Map());

function fieldNextTo(state: State, unit: UnitId, enemy: UnitId, gait: Gait): MoveField {
  const foes = figures(state, enemy);
  const blockers = others(state, unit).map(figure =>
    blockerOf(figure, foes.includes(figure) ? 0 : SEPARATION, gait === 'fly'),
  );
  const forbidden = gait === 'walk' ? impassableIn(state.battle) : NO_TERRAIN;
  return moveField(boardOf(state.battle).ground, { forbidden, blockers });
}

/** Other units as mere obstacles, without the inch: to tell whether a way leads through them or just too close by. */
export const contactField = (state: State, unit: UnitId): MoveField =>
  moveField(boardOf(state.battle).ground, { blockers: othersAround(state, unit, 0, false), mayLeaveTable: true });

/** The models of all other units as obstacles, to be kept from so far; passable for those who fly over them. */
export function othersAround(state: State, unit: UnitId, clearance: Um, passable: boolean): Blocker[] {
  return others(state, unit).map(figure => blockerOf(figure, clearance, passable));
}

/** The models of all other units, in the order in which fields have them as blockers. */
export function others(state: State, unit: UnitId): Figure[] {
  const found: Figure[] = [];
  for (const other of state.units.keys()) if (other !== unit) found.push(...figures(state, other));
  return found;
}

/** an Aircraft is high above: one moves below it, and only must not end in contact with it. */
function blockerOf(figure: Figure, clearance: Um, passable: boolean): Blocker {
  if (kindRules(figure.kind).aircraft) return { placed: figure, clearance: CLEAR_OF_AIRCRAFT, passable: true };
  return { placed: figure, clearance, passable };
}
