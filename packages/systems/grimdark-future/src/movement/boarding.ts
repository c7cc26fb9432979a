import { standing, within, type MoveField, type Placed } from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { boardingField, chargeField, gaitOf } from '../ground/board.js';
import { figures, frozenModels, livingModels, standingUnits, type Figure } from '../units/figures.js';
import { bestStand, patience } from './closing/closer.js';
import { aroundDifficult, inContact, standAfter, type Closing, type Stand } from './closing/closing.js';
import { judgeWays, limitsOf } from './movement.js';
import type { Spot } from '../events/placeEvents.js';
import type { MoveOrder } from '../rule.js';
import { CONTACT, DIFFICULT_CAP, touching } from '../rulings.js';
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

function judgeRoom(state: State, unit: UnitId, host: UnitId): Ruling {
  if (host === unit || !ownTransports(state, unit).includes(host)) return illegal('GDF-TRA-05', 'gdf.no.no-transport');
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
 * A way aboard for every model, if each finds one, from whatever side. Whether it is legal is for the judge: as fast as
 * possible, else around difficult ground, else no farther than such ground allows (GDF-TER-09).
 */
export function wayAboard(state: State, unit: UnitId, order: MoveOrder, host: UnitId): Legs | undefined {
  if (!judgeRoom(state, unit, host).ok) return undefined;
  const limits = limitsOf(state, unit, order);
  const movers = figures(state, unit);
  const enemies = figures(state, host);
  const isNear = (figure: Figure): boolean =>
    enemies.some(other => within(figure, other, limits.most(figure) + CONTACT));
  if (!movers.every(isNear)) return undefined;
  const fields = new Map(movers.map(({ kind }) => [gaitOf(kind), boardingField(state, unit, host, gaitOf(kind))]));
  const closing: Closing = {
    battle: state.battle,
    movers,
    enemies,
    most: movers.map(limits.most),
    field: ({ kind }) => fields.get(gaitOf(kind)) as MoveField,
    scattered: true,
    keeps: () => true,
  };
  const freely = waysToTouch(closing);
  if (freely === undefined || !(freely.some(({ slow }) => slow) && freely.some(({ far }) => far)))
    return freely?.map(({ way }) => way);
  const dry = waysToTouch({ ...closing, field: figure => aroundDifficult(state.battle, closing.field(figure)) });
  const slowly = (): readonly Stand[] | undefined =>
    waysToTouch({ ...closing, most: closing.most.map(most => Math.min(most, DIFFICULT_CAP)) });
  return (dry ?? slowly())?.map(({ way }) => way);
}

/** H-35: each model on its own, for they vanish inside one after the other. */
function waysToTouch(closing: Closing): readonly Stand[] | undefined {
  const stands: Stand[] = [];
  for (const [mover, figure] of closing.movers.entries()) {
    const here = standAfter(closing.battle, figure, []);
    const wish = { comrades: [], bound: 0, keeps: () => true, search: patience() };
    const stand = inContact(closing, mover, here) ? here : bestStand(closing, mover, wish);
    if (stand === undefined) return undefined;
    stands.push(stand);
  }
  return stands;
}

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
    if (!standing(chargeField(state, unit, gaitOf(kind)), placed).ok)
      return illegal('GDF-TRA-06', 'gdf.no.door-blocked', { model: model + 1 });
  }
  return legal;
}
