import { moveField, sweep, type MoveField, type Point, type Um } from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { placedOf } from '../figures/placed.js';
import { mvtOf } from '../figures/stats.js';
import { hasControlZone, onTable } from '../figures/traits.js';
import { groundOf } from '../ground/board.js';
import { memoByPosition } from '../ground/memo.js';
import { passage } from '../ground/passage.js';
import { boxOf } from '../movement/boxes.js';
import { walkCost } from '../movement/cost.js';
import { inCm } from '../movement/judge.js';
import { CONTROL_ZONE, SMALL_GAP } from '../rulings.js';
import { seatOf, sheetOf, type FigureId, type State } from '../state.js';
import type { Placing } from './placement.js';

/** The first place wholly on the table behind a point of the edge. */
export function thresholdOf(state: State, figure: FigureId, entry: Point): Point {
  const reach = boxOf(sheetOf(state, figure).base);
  const { width, depth } = state.battle;
  const clamp = (value: Um, most: Um): Um => Math.min(most - reach, Math.max(reach, value));
  return { x: clamp(entry.x, width), y: clamp(entry.y, depth) };
}

/** The table as somebody who comes in sees it: closed scenery, everybody who stands there, and enemy control zones. */
const entryField = memoByPosition((state, figure): MoveField => {
  const { seat } = sheetOf(state, figure);
  return moveField(groundOf(state.battle), {
    forbidden: piece => ['closed', 'test'].includes(passage(state, figure, piece).kind),
    blockers: onTable(state, 0)
      .concat(onTable(state, 1))
      .map(other => ({
        placed: placedOf(state, other),
        clearance: seatOf(state, other) === seat ? 0 : hasControlZone(state, other) ? CONTROL_ZONE : SMALL_GAP,
      })),
  });
});

/** H-11: what it takes of the movement to come in as far as a place. */
export function arrivalCost(state: State, figure: FigureId, entry: Point, { x, y }: Point): Um {
  const start = thresholdOf(state, figure, entry);
  return 2 * boxOf(sheetOf(state, figure).base) + walkCost(state, figure, [start, { x, y }]).total;
}

/**
 * BTS-RNF-05. H-11: to come wholly onto the table takes the length of the base; the rest is a straight walk by the ordinary
 * rules, past everybody who stands there already. Those who arrive together make room for one another.
 */
export function judgeArrival(state: State, figure: FigureId, entry: Point, { x, y, facing }: Placing): Ruling {
  const { base } = sheetOf(state, figure);
  const start = thresholdOf(state, figure, entry);
  const path = [start, { x, y }];
  const cost = arrivalCost(state, figure, entry, { x, y });
  const most = mvtOf(state, figure);
  if (cost > most) return illegal('BTS-RNF-05', 'bts.no.too-far', { cost: inCm(cost), most: inCm(most) });
  const found = sweep(entryField(state, figure), base, path, facing);
  return found.ok ? legal : illegal('BTS-RNF-05', 'bts.no.no-way-in');
}
