import { legLength, type Point } from '@banneret/geometry';
import { moveKind, type MoveChoice, type MoveShape } from '../decisions/move.js';
import { dangerStrength, zonesCrossed } from '../movement/danger.js';
import { moveTowards, goalsOf, middleOf } from '../movement/suggest.js';
import type { MoveReason } from '../movement/unitMove.js';
import { placedOf } from '../ground/board.js';
import { reduce } from '../reduce.js';
import { clone, unitOf, type State, type UnitId } from '../state.js';
import { expectedKills, worthOfModel } from './harm.js';
import { goalsFor } from './objectives.js';
import { worthOfPlace } from './steps.js';

/** A move and how good the place is where it leads. */
export interface Plan {
  readonly moves: MoveChoice;
  readonly worth: number;
}

/** So many places worth going to are looked at. */
const MOST_GOALS = 5;

/** Where a unit should go: towards Markers that are wanted and towards enemies, or nowhere. */
export function bestMove(s: State, unit: UnitId, reason: MoveReason): Plan {
  let best: Plan = { moves: [], worth: worthOfPlace(s, unit) };
  for (const goal of placesFor(s, unit)) {
    const moves = moveTowards(s, unit, reason, goal);
    if (moves === undefined) continue;
    const worth = worthOfPlace(moved(s, moves), unit, reason.by === 'rush') - riskOf(s, moves, reason.by === 'rush');
    if (worth > best.worth) best = { moves, worth };
  }
  return best;
}

function placesFor(s: State, unit: UnitId): Point[] {
  const from = middleOf(s, unit);
  if (from === undefined) return [];
  const wanted = goalsFor(s, unitOf(s, unit).seat)
    .map(({ at, worth }, i) => ({ at, i, rank: worth - legLength(from, at) / 100_000 }))
    .sort((a, b) => b.rank - a.rank || a.i - b.i)
    .slice(0, 3)
    .map(({ at }) => at);
  return [...wanted, ...goalsOf(s, unit).slice(0, MOST_GOALS - wanted.length)];
}

/** What the ground takes on the way, on average: those who walk alone had better walk round it. */
function riskOf(s: State, moves: MoveChoice, rush: boolean): number {
  let risk = 0;
  for (const { fireteam, way } of moves) {
    const zones = zonesCrossed(s, fireteam, [placedOf(s, fireteam).at, ...way], rush);
    if (zones.length === 0) continue;
    const strength = dangerStrength(s, fireteam, zones, rush);
    risk += expectedKills(s, fireteam, strength, false) * worthOfModel(s, fireteam);
  }
  return risk;
}

/** The table after a move, as far as places go. */
function moved(s: State, moves: MoveChoice): State {
  const after = clone(s);
  for (const { fireteam, way } of moves) reduce(after, { type: 'fireteam.moved', fireteam, path: way, by: 'effect' });
  return after;
}

/** `tos.ask.move.*`. */
export function chooseMove(s: State, { unit, reason, ...shape }: MoveShape): MoveChoice {
  const { moves } = bestMove(s, unit, reason);
  return moveKind.judge(s, { unit, reason, ...shape }, moves, unitOf(s, unit).seat, '').ok ? moves : [];
}
