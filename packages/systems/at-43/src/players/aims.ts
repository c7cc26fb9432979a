import { pointAlong, squaredDistance } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import type { Point, UnitId } from '../battle.js';
import { missionPlace } from '../missions/places.js';
import { middleOf } from '../movement/suggestGoals.js';
import type { State } from '../state.js';
import { byEye } from '../table/byEye.js';
import {
  areEnemies,
  isInfantry,
  isOnTable,
  leaderOf,
  portionOf,
  seatOf,
  sheetOf,
  unitOf,
  unitsOf,
  unitsOnTable,
  weaponOf,
} from '../units.js';
import { worthEach } from './harm.js';

/** Where a unit should be. */
export interface Goal {
  readonly at: Point;
  /** Shots worth fewer army points than this do not hold it up on its way. */
  readonly haste: number;
  /** How near it wants to come; what is nearer already stays. */
  readonly within: number;
}

const CM = 10_000;
/** On an objective; at a good range to shoot from; into contact. */
const HOLD = 6 * CM;
const RANGE = 24 * CM;

/** Is it made for close combat? Its blades cut deeper than its guns, or it has no guns. */
export function prefersMelee(state: State, unit: UnitId): boolean {
  let [shots, blows] = [0, 0];
  for (const { id } of unitOf(state, unit).fighters)
    for (const { weapon } of sheetOf(state, id).mounts) {
      const { mode, rate, rerolls, penetration, accuracy } = weaponOf(state, weapon);
      const force = rate * (1 + rerolls / 2) * penetration * (4 + (accuracy ?? 6));
      if (mode === 'melee') blows += force;
      else shots += force;
    }
  return blows > 1.2 * shots;
}

/** What a place is worth to a side: victory points foremost, then reinforcements, in rough army points. */
function worthOfPlace(state: State, seat: Seat, place: number): number {
  const { objective, worth, shape } = missionPlace(state, place);
  if (shape.kind !== 'disc') return 0;
  const { capture = 0, control = 0 } = worth[portionOf(state, seat)] ?? {};
  return (objective ? 200 : 0) + searchWorth(state, seat, place) + (capture + control) / 3;
}

/** AT43-MS6-05: the rescuer has no time to lose; the hunter wants to be there before him. */
function searchWorth(state: State, seat: Seat, place: number): number {
  const { searched, found } = state.mission.survivor;
  if (state.battle.mission.id !== 'rescue' || found || searched.includes(place)) return 0;
  return portionOf(state, seat) === 0 ? 600 : 150;
}

/** The goal of a unit: infantry goes for places nobody of its side looks after, everybody else for the best enemy. */
export function goalOf(state: State, unit: UnitId, from: Point): Goal | undefined {
  const escort = escortGoal(state, unit, from);
  if (escort) return escort;
  const foe = enemyGoal(state, unit, from);
  if (!isInfantry(state, unit)) return foe?.goal;
  const place = placeGoal(state, unit, from);
  if (place === undefined) return foe?.goal;
  return foe === undefined || place.worth >= foe.worth ? place.goal : foe.goal;
}

interface Weighed {
  readonly goal: Goal;
  readonly worth: number;
}

/** A place loses its worth with the way to it and with the comrades who are there already. */
function placeGoal(state: State, unit: UnitId, from: Point): Weighed | undefined {
  const seat = seatOf(state, unit);
  let best: Weighed | undefined;
  for (const place of state.battle.mission.places.keys()) {
    const value = worthOfPlace(state, seat, place);
    if (value === 0) continue;
    const at = middleOf(missionPlace(state, place).shape);
    const mates = comradesNear(state, unit, at);
    const worth = (value * (mates === 0 ? 1 : 0.4)) / (1 + byEye(state, from, at) / (25 * CM));
    if (worth > (best?.worth ?? 0)) best = { goal: { at, haste: Math.min(60, value / 12), within: HOLD }, worth };
  }
  return best;
}

const comradesNear = (state: State, unit: UnitId, at: Point): number =>
  [...unitsOf(state, seatOf(state, unit))].filter(
    other =>
      other !== unit &&
      isOnTable(state, other) &&
      isInfantry(state, other) &&
      byEye(state, leaderOf(state, other), at) < 14 * CM,
  ).length;

/** Priority targets and officers first, near ones before far ones. */
function enemyGoal(state: State, unit: UnitId, from: Point): Weighed | undefined {
  const melee = prefersMelee(state, unit);
  const seat = seatOf(state, unit);
  let best: Weighed | undefined;
  for (const other of unitsOnTable(state)) {
    if (!areEnemies(state, unit, other)) continue;
    const { x, y } = leaderOf(state, other);
    const priority = state.mission.priorities[seat]?.includes(other) ? 2 : 1;
    const chased = state.mission.survivor.escort === other ? 3 : 1;
    const value = priority * chased * (30 + worthEach(state, other) * unitOf(state, other).fighters.length) * 0.5;
    const worth = value / (1 + byEye(state, from, { x, y }) / (25 * CM));
    if (worth > (best?.worth ?? 0))
      best = { goal: { at: { x, y }, haste: melee ? 25 : 5, within: melee ? 0 : RANGE }, worth };
  }
  return best;
}

/** AT43-MS6-08: home with the survivor. */
function escortGoal(state: State, unit: UnitId, from: Point): Goal | undefined {
  if (state.mission.survivor.escort !== unit) return undefined;
  const own = portionOf(state, seatOf(state, unit));
  const home = state.battle.mission.places.find(({ uses, owner }) => uses.includes('access') && owner === own);
  if (home?.shape.kind !== 'edge') return undefined;
  const { from: a, to: b } = home.shape;
  const x = Math.min(Math.max(from.x, Math.min(a.x, b.x)), Math.max(a.x, b.x));
  return { at: { x, y: a.y === 0 ? 2 * CM : a.y - 2 * CM }, haste: 200, within: 0 };
}

/** The point to march to: the goal, or as near to it as the unit wants to be. */
export function marchPoint(state: State, from: Point, { at, within }: Goal): Point {
  const distance = Math.floor(Math.sqrt(squaredDistance(from, at)));
  if (within === 0) return at;
  return distance <= within ? from : pointAlong([from, at], distance - Math.floor(within * 0.8));
}

/** How far it still has to go, as it looks. */
export const farFrom = (state: State, from: Point, { at, within }: Goal): number =>
  Math.max(0, byEye(state, from, at) - within);
