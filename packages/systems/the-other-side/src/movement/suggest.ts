import { drag, FACINGS, legLength, pointAt, straightAdvance, type Point, type Um } from '@banneret/geometry';
import type { Rng, Seat } from '@banneret/kernel';
import { isAlive } from '../cardsInPlay.js';
import { onTable, placedOf } from '../ground/board.js';
import { areEnemies, seatOf, unitOf, type State, type UnitId } from '../state.js';
import { approach, purposesOf } from './suggestApproach.js';
import { budgetsOf, fieldOf, formationOf, judgeMove, moversOf, type Move, type MoveReason } from './unitMove.js';

/** Moves that are worth a thought, all of them judged. */

/** The unit goes towards a point around whatever is in the way, as far as it may. */
export function moveTowards(s: State, unit: UnitId, reason: MoveReason, goal: Point): readonly Move[] | undefined {
  const ids = moversOf(s, unit);
  const budgets = budgetsOf(s, unit, ids, reason);
  if (ids.length === 0 || budgets.some(budget => budget <= 0)) return undefined;
  const movers = ids.map((id, i) => ({ placed: placedOf(s, id), budget: budgets[i] as Um }));
  const coherency = formationOf(s, unit);
  const moved = drag(fieldOf(s, unit, reason), movers, goal, coherency ? { coherency } : {});
  if (!moved.ok) return undefined;
  const moves = ids
    .map((fireteam, i) => ({ fireteam, way: (moved.paths[i] ?? []).slice(1) }))
    .filter(({ way }) => way.length > 0);
  return accepted(s, unit, reason, moves);
}

/** Everybody straight ahead by the same vector, each until something stops it. Quick: for random play. */
export function moveAlong(s: State, unit: UnitId, reason: MoveReason, delta: Point): readonly Move[] | undefined {
  const ids = moversOf(s, unit);
  const budgets = budgetsOf(s, unit, ids, reason);
  const length = legLength({ x: 0, y: 0 }, delta);
  const field = fieldOf(s, unit, reason);
  const moves: Move[] = [];
  for (const [i, fireteam] of ids.entries()) {
    const share = Math.min(1, (budgets[i] as Um) / Math.max(1, length + 2));
    const placed = placedOf(s, fireteam);
    const to = { x: placed.at.x + Math.trunc(delta.x * share), y: placed.at.y + Math.trunc(delta.y * share) };
    const end = straightAdvance(field, placed, to);
    if (end.x !== placed.at.x || end.y !== placed.at.y) moves.push({ fireteam, way: [end] });
  }
  return accepted(s, unit, reason, moves);
}

const accepted = (s: State, unit: UnitId, reason: MoveReason, moves: readonly Move[]): readonly Move[] | undefined =>
  moves.length > 0 && judgeMove(s, unit, reason, moves).ok ? moves : undefined;

/** What a unit may want to be near: enemies and Markers, nearest first. */
export function goalsOf(s: State, unit: UnitId): Point[] {
  const { seat } = unitOf(s, unit);
  const from = middleOf(s, unit);
  if (from === undefined) return [];
  const foes = [...s.fireteams.keys()].filter(id => isAlive(s, id) && areEnemies(s, seat as Seat, seatOf(s, id)));
  const points = [...foes.map(id => placedOf(s, id).at), ...s.markers.map(({ at }) => at)];
  return points
    .map((point, i) => ({ point, i, far: legLength(from, point) }))
    .sort((a, b) => a.far - b.far || a.i - b.i)
    .map(({ point }) => point);
}

export function middleOf(s: State, unit: UnitId): Point | undefined {
  const first = unitOf(s, unit).fireteams.find(id => onTable(s, id));
  return first === undefined ? undefined : placedOf(s, first).at;
}

/** A random move: half of the time towards something. */
export function randomMove(s: State, unit: UnitId, reason: MoveReason, rng: Rng): readonly Move[] {
  const from = middleOf(s, unit);
  if (from === undefined) return [];
  if (rng.below(PURPOSEFUL) === 0) {
    const purposes = purposesOf(s, unit, reason);
    const purpose = purposes[rng.below(Math.max(1, purposes.length))];
    const moves =
      purpose &&
      approach(s, unit, reason, purpose, {
        turn: rng.below(3) === 0 ? rng.below(FACINGS) : 0,
        thorough: rng.below(6) === 0,
      });
    if (moves !== undefined) return moves;
  }
  const goals = goalsOf(s, unit);
  for (let tries = 0; tries < TRIES; tries++) {
    const far = LONGEST;
    const facing = rng.below(FACINGS);
    const goal =
      rng.below(2) === 0 && goals.length > 0
        ? (goals[rng.below(Math.min(6, goals.length))] as Point)
        : pointAt(from, facing, far);
    const share = tries === 0 ? 1 : 1 / (1 + tries);
    const delta = { x: Math.trunc((goal.x - from.x) * share), y: Math.trunc((goal.y - from.y) * share) };
    const moves = moveAlong(s, unit, reason, delta);
    if (moves !== undefined) return moves;
  }
  return [];
}

/** One random move in so many is made for something that is in reach. */
const PURPOSEFUL = 6;
const TRIES = 4;
/** Longer than any move. */
const LONGEST: Um = 600_000;
