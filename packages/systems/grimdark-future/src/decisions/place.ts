import type { Placed } from '@banneret/geometry';
import {
  illegal,
  legal,
  type Prompt,
  type RuleRef,
  type Ruling,
  type Seat,
  type Shape,
  type ShapeKind,
} from '@banneret/kernel';
import { livingModels } from '../units/figures.js';
import { firstFormation, randomFormation, usualFormations } from '../places/formations.js';
import { judgePlacement, type PlaceGround } from '../places/place.js';
import { NOBODY, type State, type UnitId } from '../state.js';
import type { Spot } from '../events/placeEvents.js';
import { isId } from './legs.js';
import { spotFrom } from './points.js';

/** Which of these units is put down, and where. */
export interface PlaceQuestion extends Shape {
  readonly kind: 'gdf.place';
  readonly units: readonly UnitId[];
  readonly ground: PlaceGround;
  /** GDF-AMB-02: may the player place none of them? */
  readonly mayStop: boolean;
}

/**
 * A place for each living model, in model order. No place at all means: this unit is left out for want of room (H-31), or,
 * with `NOBODY` for the unit, that no unit is placed now.
 */
export interface PlaceChoice {
  readonly unit: UnitId;
  readonly models: readonly Spot[];
}

export interface PlaceRequest {
  readonly seat: Seat;
  readonly units: readonly UnitId[];
  readonly ground: PlaceGround;
  readonly ask: string;
  readonly rule: RuleRef;
  readonly mayStop?: boolean;
}

export const askPlace = ({ seat, units, ground, ask, rule, mayStop = false }: PlaceRequest): Prompt<PlaceQuestion> => ({
  seat,
  ask,
  rule,
  shape: { kind: 'gdf.place', units, ground, mayStop },
  ...(units.length === 1 && { args: { unit: units[0] as UnitId } }),
});

export const NO_PLACE: PlaceChoice = { unit: NOBODY, models: [] };

export const placeKind: ShapeKind<State, PlaceQuestion, PlaceChoice> = {
  parse,

  judge(state, { units, ground, mayStop }, { unit, models }, _seat, rule) {
    if (unit === NOBODY) return mayStop ? legal : illegal(rule, 'gdf.no.must-place');
    if (!units.includes(unit)) return illegal(rule, 'gdf.no.not-to-be-placed');
    if (models.length === 0) return judgeLeftOut(state, unit, ground);
    return judgePlacement(state, unit, ground, placedAt(state, unit, models));
  },

  *enumerate(state, { units, ground, mayStop }) {
    for (const unit of units) {
      let isAnyListed = false;
      for (const placed of usualFormations(state, unit, ground)) {
        yield choiceOf(unit, placed);
        isAnyListed = true;
      }
      if (!isAnyListed) yield lastResort(state, unit, ground);
    }
    if (mayStop) yield NO_PLACE;
  },

  sample(state, { units, ground, mayStop }, _seat, rng) {
    const at = rng.below(units.length + (mayStop ? 1 : 0));
    const unit = units[at];
    if (unit === undefined) return NO_PLACE;
    const placed = randomFormation(state, unit, ground, rng);
    return placed === undefined ? { unit, models: [] } : choiceOf(unit, placed);
  },

  finite: () => false,
};

/** H-31: only a unit for which there is no room may be left out. */
const judgeLeftOut = (state: State, unit: UnitId, ground: PlaceGround): Ruling =>
  firstFormation(state, unit, ground) === undefined ? legal : illegal('GDF-DEP-05', 'gdf.no.there-is-room');

function lastResort(state: State, unit: UnitId, ground: PlaceGround): PlaceChoice {
  const placed = firstFormation(state, unit, ground);
  return placed === undefined ? { unit, models: [] } : choiceOf(unit, placed);
}

/** A formation as an answer. */
export const choiceOf = (unit: UnitId, placed: readonly Placed[]): PlaceChoice => ({
  unit,
  models: placed.map(({ at: { x, y }, facing }) => ({ x, y, facing })),
});

/** The unit's living models as they would stand; more or fewer places than models show up as such. */
function placedAt(state: State, unit: UnitId, models: readonly Spot[]): Placed[] {
  const living = livingModels(state, unit);
  return models.flatMap(({ x, y, facing }, i) => {
    const base = (living[i] ?? living[0])?.base;
    return base === undefined ? [] : [{ base, at: { x, y }, facing }];
  });
}

/** Far beyond any unit, but a bound on what a stranger can make the judge work through. */
const MOST_MODELS = 100;

function parse(raw: unknown): PlaceChoice | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { unit, models } = raw as { unit?: unknown; models?: unknown };
  if (!Array.isArray(models) || models.length > MOST_MODELS) return undefined;
  if (unit === NOBODY) return models.length === 0 ? NO_PLACE : undefined;
  if (!isId(unit)) return undefined;
  const spots: Spot[] = [];
  for (const model of models as unknown[]) {
    const spot = spotFrom(model);
    if (spot === undefined) return undefined;
    spots.push(spot);
  }
  return { unit, models: spots };
}
