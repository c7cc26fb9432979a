import { cm, gap, moveField, squaredDistance, type Blocker, type MoveField, type Um } from '@banneret/geometry';
import { placedOf } from '../figures/placed.js';
import { bearerOf } from '../figures/sharedBase.js';
import { hasControlZone } from '../figures/traits.js';
import { groundOf } from '../ground/board.js';
import { zoneBonus } from '../ground/defence.js';
import { memoByPosition } from '../ground/memo.js';
import { passage } from '../ground/passage.js';
import { CONTROL_ZONE, SMALL_GAP } from '../rulings.js';
import { figureOf, seatOf, sheetOf, type FigureId, type State } from '../state.js';
import { boxOf } from './boxes.js';
import { passes } from './overhead.js';

/** A field and the figures that stand in it, in the order of its blockers. */
export interface Ways {
  readonly field: MoveField;
  readonly others: readonly FigureId[];
}

const walking = memoByPosition((state, figure) => waysOf(state, figure, clearanceFrom, true));
const closing = memoByPosition((state, figure) => waysOf(state, figure, () => 0, false));
const shifting = memoByPosition((state, figure) =>
  waysOf(state, figure, (s, mover, other) => (seatOf(s, mover) === seatOf(s, other) ? 0 : SMALL_GAP), false),
);

const fleeing = memoByPosition((state, figure) => waysOf(state, figure, () => SMALL_GAP, false));

/** Where a figure may walk: no closed scenery, no bases, no enemy control zone, not off the table. BTS-MOV-05, -09, -15. */
export const walkWays = (state: State, figure: FigureId): Ways => walking(state, figure);

/** The last stretch of a charge: bases are in the way, control zones are not (BTS-CHG-09). */
export const chargeWays = (state: State, figure: FigureId): Ways => closing(state, figure);

/** Forced movement: through control zones, but not into contact. BTS-MOV-13. */
export const forcedWays = (state: State, figure: FigureId): Ways => shifting(state, figure);

/** BTS-SPL-10: in flight it stops before anybody, friend or enemy, without touching him. */
export const fleeWays = (state: State, figure: FigureId): Ways => fleeing(state, figure);

/** Nobody moves farther than his Mvt and this in one go, control zones included: whoever stands beyond is in no way. */
const MOST_BONUS: Um = cm(50);

/** On the way to charge one enemy: his control zone may be entered, no other. BTS-CHG-06. */
export const approachWays = (state: State, figure: FigureId, target: FigureId): Ways =>
  waysOf(state, figure, (s, mover, other) => (other === target ? 0 : clearanceFrom(s, mover, other)), true);

type Clearance = (state: State, mover: FigureId, other: FigureId) => Um;

/** Where a figure may walk past these, who go along with it. BTS-SGE-03. */
export const waysPast = (state: State, figure: FigureId, past: readonly FigureId[]): Ways =>
  waysOf(state, figure, clearanceFrom, true, past);

/** `zones`: do control zones close the way? */
function waysOf(
  state: State,
  figure: FigureId,
  clearance: Clearance,
  zones: boolean,
  past: readonly FigureId[] = [],
): Ways {
  const others: FigureId[] = [];
  const blockers: Blocker[] = [];
  const { spot } = figureOf(state, figure);
  const { base, mvt } = sheetOf(state, figure);
  const farthest = mvt + MOST_BONUS + boxOf(base);
  const bearer = bearerOf(state, figure);
  for (let other = 0; other < state.figures.length; other++) {
    if (other === figure || state.figures[other]?.place !== 'table' || past.includes(other)) continue;
    const reach = farthest + boxOf(sheetOf(state, other).base);
    if (squaredDistance(spot, figureOf(state, other).spot) > reach * reach) continue;
    // Those on the same base are in nobody's way there.
    if (bearerOf(state, other) === bearer || passes(state, figure, other, zones)) continue;
    others.push(other);
    blockers.push({ placed: placedOf(state, other), clearance: clearance(state, figure, other) });
  }
  const field = moveField(groundOf(state.battle), {
    forbidden: piece => isClosed(state, figure, piece),
    blockers,
  });
  return { field, others };
}

/** Can it not simply go through this piece? */
export function isClosed(state: State, figure: FigureId, piece: number): boolean {
  const { kind } = passage(state, figure, piece);
  return kind === 'closed' || kind === 'test';
}

/** BTS-MOV-09, -14: whoever starts in a control zone may not get closer; nobody comes into contact without a charge. */
function clearanceFrom(state: State, mover: FigureId, other: FigureId): Um {
  if (seatOf(state, mover) === seatOf(state, other)) return 0;
  // BTS-DEF-02: the zone of a barrier's defender reaches farther on the other side.
  const wanted = hasControlZone(state, other) ? CONTROL_ZONE + zoneBonus(state, mover, other) : SMALL_GAP;
  const [own, its] = [placedOf(state, mover), placedOf(state, other)];
  const away = gap(own, its);
  return away >= wanted ? wanted : Math.max(0, away - 1);
}
