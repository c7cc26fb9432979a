import { inches, type Placed, type Point, type Um } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import { kindRules } from '../compile.js';
import { AIRCRAFT_HEIGHT, isHalfOrLess } from '../rulings.js';
import {
  rosterOf,
  seatOf,
  unitOf,
  type Battle,
  type Model,
  type ModelKind,
  type Roster,
  type State,
  type UnitId,
} from '../state.js';
import { floorAt, realHeight } from '../ground/terrain.js';

/** A living model where it stands. */
export interface Figure extends Placed {
  readonly model: number;
  readonly kind: ModelKind;
  /** GDF-LOS-14: its height value with that of the terrain it stands on; R-44 for Aircraft. */
  readonly height: number;
  /** How high above the table the top of its volume is. */
  readonly top: Um;
}

const known = new WeakMap<readonly Model[], readonly Figure[]>();

/** The living models of a unit that stand on the table, in the order of their numbers. */
export const figures = (state: State, unit: UnitId): readonly Figure[] =>
  unitOf(state, unit).place === 'table' ? livingModels(state, unit) : NO_FIGURES;

const NO_FIGURES: readonly Figure[] = [];

/** The living models of a unit wherever they are. What they say of a place holds only on the table. */
export function livingModels(state: State, unit: UnitId): readonly Figure[] {
  const { models } = unitOf(state, unit);
  const ready = known.get(models);
  if (ready !== undefined) return ready;
  const made = livingFigures(state.battle, rosterOf(state, unit), models);
  known.set(models, made);
  return made;
}

function livingFigures(battle: Battle, roster: Roster, models: readonly Model[]): Figure[] {
  const living: Figure[] = [];
  for (const [model, { x, y, wounds, facing }] of models.entries()) {
    const kind = kindOfModel(roster, model);
    if (wounds >= kindRules(kind).toughness) continue;
    const at = { x, y };
    const { height, top } = standingHeights(battle, kind, at);
    living.push({ base: kind.base, at, facing, model, kind, height, top });
  }
  return living;
}

/** How high a model of a kind reaches where it stands, by both ways of measuring. */
function standingHeights(battle: Battle, kind: ModelKind, at: Point): Pick<Figure, 'height' | 'top'> {
  if (kindRules(kind).aircraft) return { height: AIRCRAFT_HEIGHT, top: inches(AIRCRAFT_HEIGHT - 1) };
  const floor = floorAt(battle, at);
  if (floor === undefined) return { height: kind.height, top: kind.volume };
  return { height: kind.height + floor.height, top: kind.volume + realHeight(floor) };
}

export const kindOfModel = (roster: Roster, model: number): ModelKind =>
  roster.kinds[roster.models[model] as number] as ModelKind;

/** Wounds the model can still take. */
export function woundsLeft(state: State, unit: UnitId, model: number): number {
  const { wounds } = unitOf(state, unit).models[model] as Model;
  return Math.max(0, kindRules(kindOfModel(rosterOf(state, unit), model)).toughness - wounds);
}

export const isDestroyed = (state: State, unit: UnitId): boolean => livingModels(state, unit).length === 0;

/** The units of a seat that have models on the table, in the order of their numbers. */
export function standingUnits(state: State, seat: Seat): UnitId[] {
  const standing: UnitId[] = [];
  for (const unit of state.units.keys())
    if (seatOf(state, unit) === seat && figures(state, unit).length > 0) standing.push(unit);
  return standing;
}

/** GDF-HER-03, R-54: the unit's Defence is that of its ordinary models; a Hero's counts once it is alone. */
export function defenseOf(state: State, unit: UnitId): number {
  const living = livingModels(state, unit);
  return (living.find(({ kind }) => !kind.hero) ?? living[0])?.kind.defense ?? 6;
}

/**
 * GDF-MOR-01, -02, R-32: is half or less of the unit left? Units that began with one model count its toughness, all
 * others count models, tough or not.
 */
export function atHalfStrength(state: State, unit: UnitId): boolean {
  const roster = rosterOf(state, unit);
  if (roster.models.length > 1) return isHalfOrLess(livingModels(state, unit).length, roster.models.length);
  return isHalfOrLess(woundsLeft(state, unit, 0), kindRules(kindOfModel(roster, 0)).toughness);
}

/** The models of a unit with new places or wounds. Frozen, since forks share them. */
export function frozenModels(models: readonly Model[]): readonly Model[] {
  return Object.freeze(models.map(model => Object.freeze(model)));
}

/** The middle of a unit's living models, for lists and landmarks; the rules never ask for it. */
export function middleOf(living: readonly Pick<Placed, 'at'>[]): Point {
  let x = 0;
  let y = 0;
  for (const { at } of living) {
    x += at.x;
    y += at.y;
  }
  const count = Math.max(1, living.length);
  return { x: Math.round(x / count), y: Math.round(y / count) };
}
