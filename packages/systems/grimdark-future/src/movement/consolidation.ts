import { FACINGS, inches, pointAt, type Placed, type Point, type Um } from '@banneret/geometry';
import type { Ruling } from '@banneret/kernel';
import { engagedField, fieldFor, gaitOf } from '../ground/board.js';
import { gapToAny } from './closing/closing.js';
import { kindRules } from '../compile.js';
import { figures, type Figure } from '../units/figures.js';
import { judgeWays, placedAfter, type MoveLimits } from './movement.js';
import { CONSOLIDATION, CONTACT, LATTICE_TOLERANCE, SEPARATION, STEP_BACK } from '../rulings.js';
import type { State, UnitId } from '../state.js';
import { judgeStillTogether } from './together.js';
import type { Legs } from './ways.js';

/** GDF-MEL-26, R-31: a short move by the normal rules, of a unit whose enemy is gone. */
export const consolidationLimits = (state: State, unit: UnitId): MoveLimits => ({
  rule: 'GDF-MEL-26',
  most: figure => (isFixed(figure) ? 0 : CONSOLIDATION),
  field: ({ kind }) => fieldFor(state, unit, gaitOf(kind)),
  mayStay: true,
});

export function judgeConsolidation(state: State, unit: UnitId, legs: Legs): Ruling {
  return judgeShortMove(state, unit, legs, consolidationLimits(state, unit));
}

function judgeShortMove(state: State, unit: UnitId, legs: Legs, limits: MoveLimits): Ruling {
  const moved = judgeWays(state, unit, legs, limits);
  return moved.ok ? judgeStillTogether(state, unit, placedAfter(figures(state, unit), legs)) : moved;
}

/** */
export const isFixed = ({ kind }: Figure): boolean => kindRules(kind).fixed;

/** Can any model of the unit move at all? */
export const mayConsolidate = (state: State, unit: UnitId): boolean =>
  figures(state, unit).some(figure => !isFixed(figure));

/** When a whole step does not fit, shorter ones are tried, in these shares of it. */
const SHARES = [1, 0.75, 0.5, 0.25];

/**
 * GDF-MEL-27, R-31, R-73: the step back of a unit that charged, straight away from the enemy unit and as far as possible up to
 * an inch, which leaves nothing to choose. Each model away from the enemies next to it, or else all of them in the same
 * direction, whichever takes them farther. If that leaves the unit in contact, whatever way of the whole unit gets it out of it
 * and farthest away; nobody moves only if there is none.
 */
export function stepBack(state: State, unit: UnitId, enemy: UnitId): Legs {
  const living = figures(state, unit);
  const enemies = figures(state, enemy);
  const apart = living.map(figure => awayFrom(figure, enemies));
  const sum = apart.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  let best: Legs = living.map(() => []);
  let farthest = leastGap(living, enemies);
  for (const directions of [apart, living.map(() => unitVector(sum))]) {
    for (const share of SHARES) {
      const legs = living.map((figure, i) => stepTo(figure, directions[i] as Point, share));
      const gained = leastGap(placedAfter(living, legs), enemies);
      if (gained <= farthest || !judgeShortMove(state, unit, legs, stepLimits(state, unit, enemy)).ok) continue;
      [best, farthest] = [legs, gained];
      break;
    }
    if (farthest >= SEPARATION) return best;
  }
  return farthest > CONTACT ? best : (sidewaysOut(state, unit, enemy) ?? best);
}

/** the whole unit in some direction, out of contact and as far from the enemy as that takes it. */
function sidewaysOut(state: State, unit: UnitId, enemy: UnitId): Legs | undefined {
  const living = figures(state, unit);
  const enemies = figures(state, enemy);
  const limits = stepLimits(state, unit, enemy);
  const ways: { readonly legs: Legs; readonly gained: Um }[] = [];
  for (let i = 0; i < DIRECTIONS; i++) {
    const { x, y } = pointAt({ x: 0, y: 0 }, (i * FACINGS) / DIRECTIONS, STEP_BACK);
    for (const share of SHARES) {
      const legs = living.map(figure => stepTo(figure, { x: x / STEP_BACK, y: y / STEP_BACK }, share));
      const gained = leastGap(placedAfter(living, legs), enemies);
      if (gained > CONTACT) ways.push({ legs, gained });
    }
  }
  ways.sort((a, b) => b.gained - a.gained);
  return ways.find(({ legs }) => judgeShortMove(state, unit, legs, limits).ok)?.legs;
}

const DIRECTIONS = 64;

const leastGap = (placed: readonly Placed[], enemies: readonly Placed[]): Um =>
  placed.reduce((least, model) => Math.min(least, gapToAny(model, enemies)), Infinity);

/** From the closest enemy; from several that are equally close, or nearly, between them. */
function awayFrom(figure: Figure, enemies: readonly Figure[]): Point {
  const closest = gapToAny(figure, enemies);
  const near = enemies.filter(enemy => gapToAny(figure, [enemy]) <= closest + AS_CLOSE);
  let [x, y] = [0, 0];
  for (const { at } of near) {
    const away = unitVector({ x: figure.at.x - at.x, y: figure.at.y - at.y });
    x += away.x;
    y += away.y;
  }
  return unitVector({ x, y });
}

const AS_CLOSE: Um = inches(0.05);

function unitVector({ x, y }: Point): Point {
  const length = Math.sqrt(x * x + y * y);
  return length === 0 ? { x: 0, y: 0 } : { x: x / length, y: y / length };
}

/** Rounded away from the enemy, so that a whole step from contact leaves a whole inch. */
function stepTo(figure: Figure, { x, y }: Point, share: number): readonly Point[] {
  if (isFixed(figure) || (x === 0 && y === 0)) return [];
  return [{ x: figure.at.x + outwards(x * STEP_BACK * share), y: figure.at.y + outwards(y * STEP_BACK * share) }];
}

const outwards = (length: number): Um => (length > 0 ? Math.ceil(length) : Math.floor(length));

/** A step that cannot be whole may end near the enemy it leaves, but keeps its distance from all others. */
const stepLimits = (state: State, unit: UnitId, enemy: UnitId): MoveLimits => ({
  rule: 'GDF-MEL-27',
  most: figure => (isFixed(figure) ? 0 : STEP_BACK + LATTICE_TOLERANCE),
  field: ({ kind }) => engagedField(state, unit, enemy, gaitOf(kind)),
  mayStay: true,
});
