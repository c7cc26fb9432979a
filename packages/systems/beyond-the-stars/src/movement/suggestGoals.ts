import { FACINGS, legLength, pointAt, straightAdvance, type Point, type Um } from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import { placedOf } from '../figures/placed.js';
import { onTable } from '../figures/traits.js';
import { enemyOf, figureOf, seatOf, type FigureId, type State } from '../state.js';
import { walkWays } from './field.js';

/** Where a figure might want to go: enemies, markers, the middle of the table, and the ways around. */
export function goalsOf(state: State, figure: FigureId): Point[] {
  const { spot } = figureOf(state, figure);
  const foes = onTable(state, enemyOf(seatOf(state, figure))).map(foe => figureOf(state, foe).spot);
  const near = foes
    .map((foe, i) => ({ foe, i, away: legLength(spot, foe) }))
    .sort((a, b) => a.away - b.away || a.i - b.i)
    .slice(0, 3)
    .map(({ foe }) => ({ x: foe.x, y: foe.y }));
  const markers = state.markers.map(({ x, y }) => ({ x, y }));
  const around = [0, 1, 2, 3, 4, 5, 6, 7].map(i => pointAt(spot, (i * FACINGS) / 8, state.battle.width));
  return [...near, ...markers, ...around];
}

/** The end of a straight step of at most this length towards a goal, stopped by whatever is in the way. */
export function stepTowards(state: State, figure: FigureId, goal: Point, budget: Um): Point | undefined {
  const from = figureOf(state, figure).spot;
  const to = cutTo(from, goal, budget);
  const end = straightAdvance(walkWays(state, figure).field, placedOf(state, figure), to);
  return end.x === from.x && end.y === from.y ? undefined : end;
}

/** The point on the way to another, no farther than a length. */
export function cutTo(from: Point, to: Point, most: Um): Point {
  const length = legLength(from, to);
  if (length <= most) return { x: to.x, y: to.y };
  const share = Math.max(0, most - 2) / length;
  return { x: from.x + Math.trunc((to.x - from.x) * share), y: from.y + Math.trunc((to.y - from.y) * share) };
}

/** A goal at random: mostly one of the enemies or markers, sometimes anywhere. */
export function randomGoal(state: State, figure: FigureId, rng: Rng): Point {
  const foes = onTable(state, enemyOf(seatOf(state, figure)));
  const { markers, battle } = state;
  const pick = rng.below(8);
  if (pick < 4 && foes.length > 0) {
    const { x, y } = figureOf(state, foes[rng.below(foes.length)] as FigureId).spot;
    return { x, y };
  }
  if (pick < 6 && markers.length > 0) {
    const { x, y } = markers[rng.below(markers.length)] as Point;
    return { x, y };
  }
  return { x: rng.below(battle.width), y: rng.below(battle.depth) };
}
