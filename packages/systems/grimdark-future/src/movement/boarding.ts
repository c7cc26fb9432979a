import { standing, type Placed } from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { boardingField, doorField, gaitOf } from '../ground/board.js';
import { figures, frozenModels, livingModels, standingUnits, type Figure } from '../units/figures.js';
import { judgeWays, limitsOf } from './movement.js';
import type { Spot } from '../events/placeEvents.js';
import type { MoveOrder } from '../rule.js';
import { touching } from '../rulings.js';
import { seatOf, unitOf, type Model, type State, type UnitId } from '../state.js';
import { capacityOf, freeSpaces, isAircraft, spacesNeeded } from '../units/traits.js';
import { placedAfter, type Legs } from './ways.js';

/**
 * May the unit go aboard with this move? GDF-TRA-01 to -03, -05, R-66: every model must come into contact, and all must
 * fit; H-35: into the transport, not side by side around it.
 */
export function judgeBoarding(state: State, unit: UnitId, order: MoveOrder, legs: Legs, host: UnitId): Ruling {
  const room = judgeRoom(state, unit, host);
  if (!room.ok) return room;
  if (legs.length === 0) return illegal('GDF-TRA-05', 'gdf.no.no-way-aboard');
  const move = judgeWays(state, unit, legs, {
    ...limitsOf(state, unit, order),
    boarding: true,
    field: ({ kind }) => boardingField(state, unit, host, gaitOf(kind)),
  });
  if (!move.ok) return move;
  const living = figures(state, unit);
  const away = placedAfter(living, legs).findIndex(model => !touchesUnit(state, model, host));
  if (away < 0) return legal;
  return illegal('GDF-TRA-05', 'gdf.no.not-aboard', { model: (living[away] as Figure).model + 1 });
}

/** GDF-TRA-01, -03, -05: is it a transport of theirs, and do they fit? */
export function judgeRoom(state: State, unit: UnitId, host: UnitId): Ruling {
  if (!ownTransports(state, unit).includes(host)) return illegal('GDF-TRA-05', 'gdf.no.no-transport');
  const needed = spacesNeeded(state, unit);
  if (needed === undefined) return illegal('GDF-TRA-03', 'gdf.no.cannot-embark', { unit });
  const spaces = freeSpaces(state, host);
  return needed <= spaces ? legal : illegal('GDF-TRA-01', 'gdf.no.no-space', { unit: host, needed, spaces });
}

const touchesUnit = (state: State, model: Placed, other: UnitId): boolean =>
  figures(state, other).some(figure => touching(model, figure));

/** GDF-TRA-05, R-42: transports of the same side that can be walked into. */
export const ownTransports = (state: State, unit: UnitId): UnitId[] =>
  standingUnits(state, seatOf(state, unit)).filter(
    host => host !== unit && capacityOf(state, host) > 0 && !isAircraft(state, host),
  );

/**
 * The table as it would be if the unit stood beside its transport, each model where it steps out; there its order is judged
 * like any other. That it still belongs to the transport is what keeps it from going far (`farthestOf`).
 */
export function steppedOut(state: State, unit: UnitId, doors: readonly Spot[]): State {
  const own = unitOf(state, unit);
  const models: Model[] = [...own.models];
  for (const [i, { model }] of livingModels(state, unit).entries())
    models[model] = { ...(models[model] as Model), ...doors[i] };
  const units = [...state.units];
  units[unit] = { ...own, place: 'table', models: frozenModels(models) };
  return { ...state, units };
}

/** GDF-TRA-06, R-64: the way out begins at the transport's edge, where there is room for the model. */
export function judgeDoors(state: State, unit: UnitId, doors: readonly Spot[]): Ruling {
  const { host } = unitOf(state, unit);
  const living = livingModels(state, unit);
  if (unitOf(state, host).place !== 'table') return illegal('GDF-TRA-06', 'gdf.no.transport-away');
  if (doors.length === 0) return illegal('GDF-TRA-06', 'gdf.no.no-door');
  if (doors.length !== living.length)
    return illegal('GDF-MOV-01', 'gdf.no.place-every-model', { given: doors.length, models: living.length });
  for (const [i, { base, kind, model }] of living.entries()) {
    const { x, y, facing } = doors[i] as Spot;
    const placed = { base, at: { x, y }, facing };
    if (!touchesUnit(state, placed, host)) return illegal('GDF-TRA-06', 'gdf.no.not-at-door', { model: model + 1 });
    if (!standing(doorField(state, unit, gaitOf(kind)), placed).ok)
      return illegal('GDF-TRA-06', 'gdf.no.door-blocked', { model: model + 1 });
  }
  return legal;
}
