import { cm } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import type { Point } from './battle.js';
import { middleOf } from './movement/suggestGoals.js';
import { ONE_RANGE } from './rulings.js';
import { CHASSIS, type State } from './state.js';
import { byEye } from './table/byEye.js';
import {
  isArmour,
  isInfantry,
  portionOf,
  rosterOf,
  seatOf,
  seatsOf,
  sheetOf,
  unitOf,
  unitsOf,
  unitsOnTable,
} from './units.js';

/**
 * How good the position is for a seat, in army points: victory points first, then who stands near the objectives, then what is
 * left of each company. Only what everybody sees on the table counts, with distances as they look (`byEye`).
 */
export function evaluate(state: State, seat: Seat): number {
  const others = seatsOf(state).filter(other => other !== seat);
  const best = Math.max(...others.map(other => worthOf(state, other)));
  return worthOf(state, seat) - best;
}

const VICTORY_POINT = 250;
const REINFORCEMENT_POINT = 0.3;
const HELD_OBJECTIVE = 80;
const STILL_OFF_TABLE = 0.7;

function worthOf(state: State, seat: Seat): number {
  const { victory, reinforcement } = state.sides[seat]!;
  const target = state.battle.mission.target[portionOf(state, seat)] ?? 10;
  let worth = (victory * VICTORY_POINT * 10) / Math.max(1, target) + reinforcement * REINFORCEMENT_POINT;
  for (const unit of unitsOf(state, seat)) worth += unitWorth(state, unit);
  return worth + HELD_OBJECTIVE * heldBy(state, seat);
}

/** The share of a unit that is left, in its army points. */
function unitWorth(state: State, unit: number): number {
  const { place, fighters, morale } = unitOf(state, unit);
  const { cost, fighters: all } = rosterOf(state, unit);
  if (place === 'reserve' || place === 'assault') return cost * STILL_OFF_TABLE;
  if (place === 'exited') return cost;
  if (place !== 'table') return 0;
  const left = isArmour(state, unit) ? structureLeft(state, unit) : fighters.length;
  return ((cost * left) / Math.max(1, all.length)) * (morale === 'steady' ? 1 : 0.6);
}

/** Machines count by what is left of their chassis. */
const structureLeft = (state: State, unit: number): number =>
  unitOf(state, unit).fighters.reduce((sum, { id, parts }) => {
    const { chassis } = sheetOf(state, id);
    return sum + 0.5 + (0.5 * (parts[CHASSIS] ?? 0)) / Math.max(1, chassis);
  }, 0);

/** How many objectives the seat seems to control now; half for one that is contested evenly. */
function heldBy(state: State, seat: Seat): number {
  let held = 0;
  for (const { objective, shape } of state.battle.mission.places) {
    if (!objective) continue;
    const near = seeminglyNear(state, middleOf(shape));
    const own = near[seat] ?? 0;
    const most = Math.max(0, ...near.filter((_, other) => other !== seat));
    if (own > most) held += 1;
    else if (own === most && own > 0) held += 0.5;
  }
  return held;
}

/** From the middle of an objective to the middle of a base that is just near enough. */
const SEEMS_NEAR = ONE_RANGE + cm(4);

/** Infantry of each side that looks near enough to a place: nobody has measured yet (AT43-GEN-05). */
function seeminglyNear(state: State, place: Point): number[] {
  const near = state.sides.map(() => 0);
  for (const unit of unitsOnTable(state)) {
    if (!isInfantry(state, unit)) continue;
    const seat = seatOf(state, unit);
    for (const { x, y } of unitOf(state, unit).fighters) if (byEye(state, { x, y }, place) <= SEEMS_NEAR) near[seat]!++;
  }
  return near;
}
