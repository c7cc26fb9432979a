import {
  entirelyInside,
  firstOverlap,
  gapToPolygon,
  inches,
  moreThan,
  moveField,
  standing,
  within,
  type Blocker,
  type Hit,
  type MoveField,
  type Placed,
  type Polygon,
  type Um,
} from '@banneret/geometry';
import { illegal, legal, type Ruling, type Seat } from '@banneret/kernel';
import { boardOf, fieldFor, gaitOf, othersAround, type Gait } from '../ground/board.js';
import { figures, kindOfModel, livingModels, standingUnits, type Figure } from '../units/figures.js';
import { judgeCoherency } from '../movement/movement.js';
import { AMBUSH_DISTANCE, CLEAR_OF_AIRCRAFT, CONTACT, DISEMBARK } from '../rulings.js';
import { enemyOf, rosterOf, seatOf, unitOf, type Battle, type Model, type State, type UnitId } from '../state.js';
import { isAircraft } from '../units/traits.js';
import { rectangle, zoneOf } from './zones.js';

/** Where a unit may be put down. */
export type PlaceGround =
  /** GDF-DEP-03: in its deployment zone. */
  | { readonly kind: 'zone' }
  /** GDF-AMB-02: anywhere, far from the enemy. */
  | { readonly kind: 'ambush' }
  /** GDF-AIR-06: at any table edge. */
  | { readonly kind: 'edge' }
  /** GDF-TRA-08: near what is left of its transport. */
  | { readonly kind: 'wreck'; readonly host: UnitId };

/** Is this a legal place for the unit's living models, one place each? GDF-DEP-03, -07, GDF-AMB-02, GDF-AIR-06, GDF-TRA-08. */
export function judgePlacement(state: State, unit: UnitId, ground: PlaceGround, placed: readonly Placed[]): Ruling {
  const living = livingModels(state, unit);
  if (placed.length !== living.length)
    return illegal('GDF-DEP-07', 'gdf.no.place-every-model', { given: placed.length, models: living.length });
  for (const [i, model] of placed.entries()) {
    const { kind, model: number } = living[i] as Figure;
    const args = { model: number + 1 };
    const there = judgeGround(state, unit, ground, model, args);
    if (!there.ok) return there;
    const stood = standing(placingField(state, unit, ground, gaitOf(kind)), model);
    if (!stood.ok) return obstructed(stood, args);
  }
  const overlap = firstOverlap(placed);
  if (overlap !== undefined) {
    const [model, other] = [overlap.model, overlap.other].map(i => (living[i] as Figure).model + 1);
    return illegal('GDF-DEP-07', 'gdf.no.overlap', { model: model as number, other: other as number });
  }
  if (isAircraft(state, unit) && new Set(placed.map(({ facing }) => facing)).size > 1)
    return illegal('GDF-AIR-05', 'gdf.no.one-course');
  return judgeCoherency(living, placed);
}

type Args = Readonly<Record<string, number>>;

function judgeGround(state: State, unit: UnitId, ground: PlaceGround, model: Placed, args: Args): Ruling {
  switch (ground.kind) {
    case 'zone':
      return entirelyInside(model, zoneOf(state, seatOf(state, unit)))
        ? legal
        : illegal('GDF-DEP-03', 'gdf.no.outside-zone', args);
    case 'ambush':
      return isFarFromEnemies(state, seatOf(state, unit), model)
        ? legal
        : illegal('GDF-AMB-02', 'gdf.no.near-enemy', args);
    case 'edge':
      return edgesOf(state.battle).some(edge => gapToPolygon(model, edge) <= CONTACT)
        ? legal
        : illegal('GDF-AIR-06', 'gdf.no.not-at-edge', args);
    case 'wreck':
      return wreckOf(state, ground.host).some(wreck => within(model, wreck, DISEMBARK))
        ? legal
        : illegal('GDF-TRA-08', 'gdf.no.far-from-wreck', args);
  }
}

const isFarFromEnemies = (state: State, seat: Seat, model: Placed): boolean =>
  standingUnits(state, enemyOf(seat)).every(enemy =>
    figures(state, enemy).every(figure => moreThan(model, figure, AMBUSH_DISTANCE)),
  );

function obstructed({ by }: Hit, args: Args): Ruling {
  if (by.kind === 'terrain') return illegal('GDF-DEP-07', 'gdf.no.stands-impassable', args);
  if (by.kind === 'edge') return illegal('GDF-MOV-08', 'gdf.no.stands-off-table', args);
  return illegal('GDF-DEP-07', 'gdf.no.stands-too-close', args);
}

/** What a unit keeps clear of where it is put down: an Aircraft nothing but contact, the others what they do when they move. */
export function placingField(state: State, unit: UnitId, ground: PlaceGround, gait: Gait): MoveField {
  if (isAircraft(state, unit)) return aircraftField(state, unit);
  const field = fieldFor(state, unit, gait);
  if (ground.kind !== 'wreck') return field;
  // H-36: the transport is removed once its passengers are out: they are not put where it still lies, but may be close by.
  const wreck = wreckOf(state, ground.host).map((placed): Blocker => ({ placed, clearance: 0 }));
  const { obstacles, circles } = moveField(field.ground, { blockers: wreck });
  return {
    ...field,
    obstacles: [...field.obstacles, ...obstacles],
    circles: Float64Array.from([...field.circles, ...circles]),
  };
}

/** GDF-AIR-02, R-42: nothing hinders an Aircraft, but it may not touch anybody where it stops. */
export const aircraftField = (state: State, unit: UnitId): MoveField =>
  moveField(boardOf(state.battle).ground, { blockers: othersAround(state, unit, CLEAR_OF_AIRCRAFT, true) });

/** The world beyond each table edge, an inch of it: near, right, far, left. */
export const edgesOf = ({ width, depth }: Battle): readonly Polygon[] => [
  rectangle(0, -OUTSIDE, width, 0),
  rectangle(width, 0, width + OUTSIDE, depth),
  rectangle(0, depth, width, depth + OUTSIDE),
  rectangle(-OUTSIDE, 0, 0, depth),
];

const OUTSIDE: Um = inches(1);

/** Where a destroyed unit's models lie: the dead keep their places. */
export function wreckOf(state: State, unit: UnitId): Placed[] {
  const roster = rosterOf(state, unit);
  return unitOf(state, unit).models.map(({ x, y, facing }: Model, model) => ({
    base: kindOfModel(roster, model).base,
    at: { x, y },
    facing,
  }));
}
