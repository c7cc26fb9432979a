import { cm, FACINGS, legLength, pathLength, pointAt, type Point, type Um } from '@banneret/geometry';
import { mvtOf } from '../figures/stats.js';
import { onTable } from '../figures/traits.js';
import type { ActQuestion } from '../manoeuvres/manoeuvre.js';
import { budgetOf } from '../movement/cost.js';
import { spotAfter } from '../movement/judge.js';
import { seesFigure } from '../sight/sight.js';
import { clone, enemyOf, figureOf, seatOf, sheetOf, type FigureId, type State } from '../state.js';
import { isDue } from './goals.js';
import { clashOf, fireHarm } from './harm.js';
import { wayTo } from './ways.js';

/** Those who must come through unhurt: out of sight, out of reach; in the end to where they are wanted. */

/** A walk that leaves a precious figure safer than where it stands, or takes it where its points are. */
export function shelteredWay(table: State, ask: ActQuestion, figure: FigureId): readonly Point[] | undefined {
  const escapes = escapesOf(table, figure);
  if (escapes.length > 0 && !isThere(table, figure, figureOf(table, figure).spot))
    return escapeWay(table, ask, figure, escapes);
  let best: { path: readonly Point[] | undefined; danger: number } = {
    path: undefined,
    danger: dangerAt(table, figure, []) * STAYING,
  };
  if (best.danger === 0) return undefined;
  const { spot } = figureOf(table, figure);
  const budget = mvtOf(table, figure);
  for (let i = 0; i < WAYS; i++) {
    const at = pointAt(spot, (i * FACINGS) / WAYS, budget);
    const path = wayTo(table, ask, figure, { at, within: 0 });
    const end = path?.at(-1);
    if (path === undefined || end === undefined || (escapes.length > 0 && !isThere(table, figure, end))) continue;
    const danger = dangerAt(table, figure, path);
    if (danger < best.danger) best = { path, danger };
  }
  return best.path;
}

const WAYS = 8;
/** Nobody moves for hardly anything. */
const STAYING = 0.95;
/** Nobody thinks of enemies who are so many moves away. */
const FAR = 3;
/** A shooter who does not see it now may come to see it. */
const UNSEEN = 0.25;

/** What the enemy may do to a figure at the end of a path. */
function dangerAt(table: State, figure: FigureId, path: readonly Point[]): number {
  const there = clone(table);
  const spot = spotAfter(table, figure, path);
  there.figures[figure] = { ...figureOf(table, figure), spot };
  let danger = 0;
  for (const foe of onTable(table, enemyOf(seatOf(table, figure)))) {
    const away = legLength(spot, figureOf(table, foe).spot);
    const step = mvtOf(table, foe);
    const range = Math.max(0, ...sheetOf(table, foe).ranged.map(weapon => weapon.range));
    if (range > 0 && away <= range + step) {
      const seen = seesFigure(there, foe, figure) ? 1 : UNSEEN;
      danger += fireHarm(table, foe, figure) * seen * (away <= range ? 1 : UNSEEN);
    }
    // Out of his reach, the farther away the better.
    const reach = step + cm(4);
    if (away <= FAR * reach) danger += clashOf(table, foe, figure).dealt * Math.min(1, (reach * reach) / (away * away));
  }
  return danger;
}

/** Deep enough in the enemy zone for a whole base. */
const DEEP: Um = cm(24);
const ENTERED: Um = cm(27);

/** To the best of these places that there is a way to. */
function escapeWay(
  table: State,
  ask: ActQuestion,
  figure: FigureId,
  escapes: readonly Point[],
): readonly Point[] | undefined {
  const { spot } = figureOf(table, figure);
  let longest: { path: readonly Point[]; length: Um } | undefined;
  for (const at of escapes) {
    const path = wayTo(table, ask, figure, { at, within: cm(2) });
    if (path === undefined) continue;
    const length = pathLength([spot, ...path]);
    if (length >= budgetOf(table, figure, ask.budget) / 2) return path;
    if (longest === undefined || length > longest.length) longest = { path, length };
  }
  return longest?.path;
}

/** Where a VIP may end, once it is time to go there: places in the enemy zone, near ones with few enemies first. */
function escapesOf(state: State, figure: FigureId): readonly Point[] {
  const seat = seatOf(state, figure);
  if (state.battle.options.scenario !== 'vip' || state.secrets[seat]?.ownChampion !== figure) return [];
  const { width, depth } = state.battle;
  const { spot } = figureOf(state, figure);
  const y = seat === state.near ? depth - DEEP : DEEP;
  if (!isDue(state, figure, { x: spot.x, y }, 0, EARLY)) return [];
  const lanes = Array.from({ length: LANES }, (_, i) => {
    const at = { x: Math.round((width * (i + 1)) / (LANES + 1)), y };
    const foes = onTable(state, enemyOf(seat)).map(foe => legLength(figureOf(state, foe).spot, at));
    return { at, score: Math.min(ROOM, ...foes) - legLength(spot, at) };
  });
  return lanes.sort((a, b) => b.score - a.score || a.at.x - b.at.x).map(({ at }) => at);
}

/** Turns to spare: much may be in the way. */
const EARLY = 3;
const LANES = 9;
const ROOM: Um = cm(40);

const isThere = (state: State, figure: FigureId, { y }: Point): boolean =>
  seatOf(state, figure) === state.near ? y >= state.battle.depth - ENTERED : y <= ENTERED;
