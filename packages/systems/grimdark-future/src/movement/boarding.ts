import {
  CONTACT,
  FACINGS,
  facingTowards,
  formUp,
  gap,
  pointAt,
  shortestPath,
  standing,
  touching,
  within,
  type Facing,
  type MoveField,
  type Placed,
  type Point,
  type Um,
} from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { boardingField, chargeField, fieldFor, gaitOf } from '../ground/board.js';
import { figures, frozenModels, livingModels, middleOf, standingUnits, type Figure } from '../units/figures.js';
import { judgeMove, judgeWays, limitsOf } from './movement.js';
import { movedTo, packed } from '../places/packed.js';
import type { Spot } from '../events/placeEvents.js';
import type { MoveOrder, Pace } from '../rule.js';
import { COHERENCY, SEPARATION } from '../rulings.js';
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

/** A way aboard for every model, if each finds one. Whether it is legal is for the judge. */
export function wayAboard(state: State, unit: UnitId, order: MoveOrder, host: UnitId): Legs | undefined {
  if (!judgeRoom(state, unit, host).ok) return undefined;
  const limits = limitsOf(state, unit, order);
  const hosts = figures(state, host);
  const isNear = (figure: Figure): boolean => hosts.some(other => within(figure, other, limits.most(figure)));
  if (!figures(state, unit).every(isNear)) return undefined;
  const legs: (readonly Point[])[] = [];
  for (const figure of figures(state, unit)) {
    const field = boardingField(state, unit, host, gaitOf(figure.kind));
    const way = wayIntoContact(field, figure, hosts, limits.most(figure));
    if (way === undefined) return undefined;
    legs.push(way);
  }
  return legs;
}

function wayIntoContact(
  field: MoveField,
  figure: Figure,
  hosts: readonly Figure[],
  budget: Um,
): readonly Point[] | undefined {
  if (hosts.some(host => touching(figure, host))) return [];
  for (const host of hosts) {
    if (!within(figure, host, budget)) continue;
    const side = facingTowards(host.at, figure.at);
    for (const turn of SIDES) {
      const spot = spotBeside(figure, host, side + turn);
      const found = shortestPath(field, figure.base, figure.at, spot, budget, figure.facing);
      if (found.ok) return found.path.slice(1);
    }
  }
  return undefined;
}

/** Straight at it, or from an eighth of a turn to either side. */
const SIDES: readonly Facing[] = [0, FACINGS / 8, -FACINGS / 8];

/**
 * The place on a side of a host where a model just touches it. It comes in along the line to the host's middle, each time
 * by as much as it is still away: that never goes too far.
 */
function spotBeside({ base, facing }: Pick<Placed, 'base' | 'facing'>, host: Placed, side: Facing): Point {
  let distance = FAR_OUT;
  for (let step = 0; step < MOST_STEPS; step++) {
    const at = pointAt(host.at, side, distance);
    const apart = gap({ base, at, facing }, host);
    if (apart > 0 && apart <= CONTACT) return at;
    // A gap of nothing may be a hair's breadth too near, for the place is rounded to the lattice.
    distance -= apart === 0 ? -1 : Math.max(1, apart - CONTACT);
  }
  return pointAt(host.at, side, distance);
}

/** Somewhere beyond any transport, to come in from; and more steps than it takes along any side of it. */
const FAR_OUT: Um = 500_000;
const MOST_STEPS = 60;

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

/** All models out of the same door, the one nearest to a point. Whether there is room is for the judge. */
export function doorsTowards(state: State, unit: UnitId, to: Point): readonly Spot[] | undefined {
  const host = figures(state, unitOf(state, unit).host)[0];
  if (host === undefined) return undefined;
  const facing = facingTowards(host.at, to);
  const known = new Map<Placed['base'], Spot>();
  return livingModels(state, unit).map(({ base }) => {
    const door = known.get(base) ?? { ...spotBeside({ base, facing }, host, facing), facing };
    known.set(base, door);
    return door;
  });
}

/**
 * Out of the transport towards a point and into formation: straight to the places of the usual one, or wherever there is
 * room. Whether it is legal is for the judge.
 */
export function wayOut(state: State, unit: UnitId, order: Pace, to: Point): WayOut | undefined {
  const doors = doorsTowards(state, unit, to);
  if (doors === undefined) return undefined;
  const out = steppedOut(state, unit, doors);
  const living = figures(out, unit);
  const [from, side] = [middleOf(living), doors[0]?.facing ?? 0];
  const anchors = ANCHORS.map(distance => pointAt(from, side, distance));
  for (const anchor of anchors) {
    const legs = movedTo(packed(out, living, side), anchor).map(({ at }) => [at]);
    if (judgeMove(out, unit, order, legs).ok) return { doors, legs };
  }
  const { most } = limitsOf(out, unit, order);
  const movers = living.map(figure => ({ placed: figure, budget: most(figure) }));
  const gait = living.every(({ kind }) => gaitOf(kind) === 'fly') ? 'fly' : 'walk';
  for (const anchor of anchors) {
    const formation = formUp(fieldFor(out, unit, gait), movers, anchor, { coherency: COHERENCY, shape: 'ring' });
    if (formation.ok) return { doors, legs: formation.paths.map(path => path.slice(1)) };
  }
  return undefined;
}

export interface WayOut {
  readonly doors: readonly Spot[];
  readonly legs: Legs;
}

/** How far from the door a unit forms up: far enough for its rear rank to be an inch away, near enough for its front. */
const ANCHORS = [3, 4, 2, 1.2, 5].map(share => Math.round(share * SEPARATION));
