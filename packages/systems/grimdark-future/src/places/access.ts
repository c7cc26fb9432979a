import {
  inches,
  mm,
  moveField,
  obstruction,
  shortestPath,
  squaredDistance,
  standing,
  type MoveField,
  type Point,
  type Um,
} from '@banneret/geometry';
import { boardOf } from '../ground/board.js';
import { impassableIn, isImpassable } from '../ground/terrain.js';
import type { Battle, TerrainPiece } from '../state.js';
import { acrossOf, fromNearEdge, pointFromEdge } from './zones.js';

/** The smallest base in use: where it cannot come, nobody walks. */
export const SMALL_BASE = { kind: 'round', radius: mm(25) / 2 } as const;

/**
 * can some walking base come to one of these places from a deployment zone? Straight lines answer it nearly always;
 * else one looks around from whatever can be reached in steps of an inch, and in the end for a way between two rocks that
 * such steps miss.
 */
export function isWalkedTo(battle: Battle, places: readonly Point[]): boolean {
  const field = openField(battle);
  const free = places.filter(at => standing(field, { base: SMALL_BASE, at, facing: 0 }).ok);
  if (free.length === 0 || !battle.terrain.some(isImpassable)) return free.length > 0;
  if (free.some(at => zonePointsFor(battle, at).some(from => isStraight(field, from, at)))) return true;
  const reached = reachedIn(battle);
  if (reached.length === 0) return false;
  const isClose = (from: Point, at: Point): boolean => squaredDistance(from, at) <= 4 * STEP * STEP;
  if (free.some(at => reached.some(from => isClose(from, at) && isStraight(field, from, at)))) return true;
  const most = 4 * (battle.width + battle.depth);
  return pocketsOf(field, free).some(at => {
    const from = reached.reduce((best, point) =>
      squaredDistance(point, at) < squaredDistance(best, at) ? point : best,
    );
    return shortestPath(field, SMALL_BASE, at, from, most).ok;
  });
}

/** One place for each group of them that see one another: who comes to one comes to all. */
function pocketsOf(field: MoveField, places: readonly Point[]): readonly Point[] {
  const pockets: Point[] = [];
  for (const at of places) if (!pockets.some(other => isStraight(field, other, at))) pockets.push(at);
  return pockets;
}

const isStraight = (field: MoveField, from: Point, to: Point): boolean =>
  standing(field, { base: SMALL_BASE, at: from, facing: 0 }).ok &&
  obstruction(field, SMALL_BASE, [from, to], 0) === undefined;

/** Straight across the table, and slanting, from either zone. */
function zonePointsFor(battle: Battle, at: Point): Point[] {
  const along = fromNearEdge({ width: battle.depth, depth: battle.width }, at);
  const aways = [SMALL_BASE.radius, acrossOf(battle) - SMALL_BASE.radius];
  const longest = Math.max(battle.width, battle.depth) - SMALL_BASE.radius;
  const places = SLANTS.map(slant => along + slant).filter(place => place >= SMALL_BASE.radius && place <= longest);
  return aways.flatMap(away => places.map(place => pointFromEdge(battle, place, away)));
}

const SLANTS: readonly Um[] = [0, 6, -6, 12, -12, 20, -20].map(inches);

const openFields = new WeakMap<readonly TerrainPiece[], MoveField>();

/** The table before anybody is on it. */
export function openField(battle: Battle): MoveField {
  const known = openFields.get(battle.terrain);
  if (known !== undefined) return known;
  const made = moveField(boardOf(battle).ground, { forbidden: impassableIn(battle) });
  openFields.set(battle.terrain, made);
  return made;
}

const STEP: Um = inches(1);
const knownReached = new WeakMap<readonly TerrainPiece[], readonly Point[]>();

/** Every point of an inch grid that the smallest base comes to from a zone, step by step. */
function reachedIn(battle: Battle): readonly Point[] {
  const known = knownReached.get(battle.terrain);
  if (known !== undefined) return known;
  const field = openField(battle);
  const [columns, rows] = [Math.ceil(battle.width / STEP), Math.ceil(battle.depth / STEP)];
  const pointOf = (node: number): Point => ({
    x: Math.round(((node % columns) + 0.5) * STEP),
    y: Math.round((Math.floor(node / columns) + 0.5) * STEP),
  });
  const isFree = Array.from(
    { length: columns * rows },
    (_, node) => standing(field, { base: SMALL_BASE, at: pointOf(node), facing: 0 }).ok,
  );
  const reached = [...isFree.keys()].filter(node => {
    const away = fromNearEdge(battle, pointOf(node));
    return isFree[node] === true && Math.min(away, acrossOf(battle) - away) <= battle.zoneDepth;
  });
  const seen = new Set(reached);
  for (const node of reached) {
    const column = node % columns;
    for (const next of [
      ...(column > 0 ? [node - 1] : []),
      ...(column + 1 < columns ? [node + 1] : []),
      node - columns,
      node + columns,
    ]) {
      if (isFree[next] !== true || seen.has(next)) continue;
      if (obstruction(field, SMALL_BASE, [pointOf(node), pointOf(next)], 0) !== undefined) continue;
      seen.add(next);
      reached.push(next);
    }
  }
  const made = reached.map(pointOf);
  knownReached.set(battle.terrain, made);
  return made;
}
