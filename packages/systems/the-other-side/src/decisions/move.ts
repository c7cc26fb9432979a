import { isObject, type Shape, type ShapeKind } from '@banneret/kernel';
import { FACINGS, MOST_STEPS, plainWay, pointAt, type Point } from '@banneret/geometry';
import { approach, purposesOf } from '../movement/suggestApproach.js';
import { goalsOf, moveAlong, moveTowards, randomMove } from '../movement/suggest.js';
import { judgeMove, type Move, type MoveReason } from '../movement/unitMove.js';
import type { State, UnitId } from '../state.js';
import { parsePoint } from './spot.js';

/** The whole move step of a unit: who goes where, in the order in which they go. Nobody goes: an empty list. */
export interface MoveShape extends Shape {
  readonly kind: 'tos.move';
  readonly unit: UnitId;
  readonly reason: MoveReason;
}

export type MoveChoice = readonly Move[];

export const moveShape = (unit: UnitId, reason: MoveReason): MoveShape => ({ kind: 'tos.move', unit, reason });

export const moveKind: ShapeKind<State, MoveShape, MoveChoice> = {
  parse(raw) {
    if (!Array.isArray(raw)) return undefined;
    const moves = Array.from(raw, parseMove);
    return moves.some(move => move === undefined) ? undefined : (moves as Move[]);
  },

  judge: (s, { unit, reason }, moves) => judgeMove(s, unit, reason, moves),

  *enumerate(s, shape) {
    yield [];
    const known = new Set<string>();
    for (const moves of suggestions(s, shape)) {
      const key = JSON.stringify(moves);
      if (!known.has(key)) yield moves;
      known.add(key);
    }
  },

  sample: (s, { unit, reason }, _seat, rng) => (rng.below(8) === 0 ? [] : randomMove(s, unit, reason, rng)),

  finite: () => false,
};

/** To every enemy, Marker and building in reach; towards the nearest of the others; straight ahead in a few directions. */
function* suggestions(s: State, { unit, reason }: MoveShape): Generator<MoveChoice> {
  for (const purpose of purposesOf(s, unit, reason)) {
    const moves = approach(s, unit, reason, purpose);
    if (moves !== undefined) yield moves;
  }
  for (const goal of goalsOf(s, unit).slice(0, MOST_GOALS)) {
    const moves = moveTowards(s, unit, reason, goal);
    if (moves !== undefined) yield moves;
  }
  for (let i = 0; i < DIRECTIONS; i++) {
    const moves = moveAlong(s, unit, reason, pointAt({ x: 0, y: 0 }, (i * FACINGS) / DIRECTIONS, FAR));
    if (moves !== undefined) yield moves;
  }
}

const MOST_GOALS = 6;
const DIRECTIONS = 8;
/** Farther than any move. */
const FAR = 600_000;

function parseMove(raw: unknown): Move | undefined {
  if (!isObject(raw) || Object.keys(raw).length !== 2) return undefined;
  const { fireteam, way } = raw;
  if (!Number.isSafeInteger(fireteam) || !Array.isArray(way) || way.length > MOST_STEPS) return undefined;
  const points = Array.from(way, parsePoint);
  if (points.some(point => point === undefined)) return undefined;
  return { fireteam: (fireteam as number) + 0, way: plainWay(points as Point[]) };
}
