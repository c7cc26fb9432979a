import {
  inches,
  mm,
  moveField,
  obstruction,
  onceFor,
  shortestPath,
  standing,
  type MoveField,
  type Point,
  type Um,
} from '@banneret/geometry';
import { boardOf } from '../ground/board.js';
import { impassableIn, isImpassable } from '../ground/terrain.js';
import type { Battle, TerrainPiece } from '../state.js';
import { acrossOf, pointFromEdge } from './zones.js';

/** The smallest base in use: where it cannot come, nobody walks. */
export const SMALL_BASE = { kind: 'round', radius: mm(25) / 2 } as const;

/** can some walking base come to one of these places from a deployment zone? */
export function isWalkedTo(battle: Battle, places: readonly Point[]): boolean {
  const field = openField(battle);
  const free = freeOf(field, places);
  if (!battle.terrain.some(isImpassable)) return free.length > 0;
  const most = 4 * (battle.width + battle.depth);
  const zones = zonePocketsOf(battle);
  return pocketsOf(field, free).some(at => zones.some(from => shortestPath(field, SMALL_BASE, at, from, most).ok));
}

/** Those places where the smallest base can stand. */
const freeOf = (field: MoveField, places: readonly Point[]): readonly Point[] =>
  places.filter(at => standing(field, { base: SMALL_BASE, at, facing: 0 }).ok);

/** One place for each group of them that see one another: who comes to one comes to all. */
function pocketsOf(field: MoveField, places: readonly Point[]): readonly Point[] {
  const pockets: Point[] = [];
  for (const at of places) if (!pockets.some(other => isStraight(field, other, at))) pockets.push(at);
  return pockets;
}

const isStraight = (field: MoveField, from: Point, to: Point): boolean =>
  obstruction(field, SMALL_BASE, [from, to], 0) === undefined;

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

/** Where to set out from: looked for inch by inch in either zone, one place for each group. */
const zonePocketsOf = onceFor((battle: Battle): readonly Point[] => {
  const points: Point[] = [];
  for (let away = STEP / 2; away <= battle.zoneDepth; away += STEP)
    for (let along = STEP / 2; along < Math.max(battle.width, battle.depth); along += STEP)
      points.push(pointFromEdge(battle, along, away), pointFromEdge(battle, along, acrossOf(battle) - away));
  const field = openField(battle);
  return pocketsOf(field, freeOf(field, points));
});
