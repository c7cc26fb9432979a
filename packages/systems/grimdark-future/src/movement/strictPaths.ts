import { moveField, obstruction, type Placed } from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { boardOf } from '../ground/board.js';
import { kindRules } from '../compile.js';
import type { Figure } from '../units/figures.js';
import type { Battle } from '../state.js';
import { isMove, placedAfter, wayOf, type Legs } from './ways.js';

/**
 * R-19, the strict reading of GDF-MOV-05, for those who agreed on it: models of one unit are in one another's way too. They
 * go one after the other, in any order; each needs a way past its comrades where they stand by then.
 */
export function judgeStrictly(battle: Battle, living: readonly Figure[], legs: Legs): Ruling {
  const ends = placedAfter(living, legs);
  const going = living.flatMap((figure, i) => (isMove(figure, legs[i] ?? []) ? [i] : []));
  const stuck = new Set<string>();
  let tried = 0;

  /** Can all the others still go, once these have? */
  function canFinish(gone: readonly number[]): boolean {
    if (gone.length === going.length) return true;
    const key = gone.join();
    if (stuck.has(key) || tried++ > MOST_TRIES) return false;
    const places = living.map((figure, i): Placed => (gone.includes(i) ? (ends[i] as Placed) : figure));
    for (const i of going) {
      if (gone.includes(i) || !finds(i, places)) continue;
      if (canFinish([...gone, i].sort((a, b) => a - b))) return true;
    }
    stuck.add(key);
    return false;
  }

  function finds(i: number, places: readonly Placed[]): boolean {
    const figure = living[i] as Figure;
    if (kindRules(figure.kind).flies) return true;
    const blockers = places.flatMap((placed, other) => (other === i ? [] : [{ placed }]));
    const field = moveField(boardOf(battle).ground, { blockers, mayLeaveTable: true });
    return obstruction(field, figure.base, wayOf(figure, legs[i] ?? []), figure.facing) === undefined;
  }

  return canFinish([]) ? legal : illegal('GDF-MOV-05', 'gdf.no.through-comrades');
}

/** Far more orders of going than any sensible move needs before one is found. */
const MOST_TRIES = 2_000;
