import { FACINGS, pointAt, standing, touching, type Point, type Um } from '@banneret/geometry';
import { isTied } from '../figures/sharedBase.js';
import { placedAt, placedOf } from '../figures/placed.js';
import { is, onTable } from '../figures/traits.js';
import { forcedWays } from '../movement/field.js';
import { RECOIL, SEPARATION } from '../rulings.js';
import { enemyOf, figureOf, seatOf, sheetOf, type FigureId, type State } from '../state.js';
import { bestRetreat, spotAt } from './recoil.js';

/** BTS-DUE-19, BTS-REC-11: how figures that stay in contact after their Duel are drawn apart. */

/** All enemies in contact with a figure, on its own level. */
export const touchedBy = (state: State, figure: FigureId): FigureId[] =>
  onTable(state, enemyOf(seatOf(state, figure))).filter(
    foe =>
      figureOf(state, foe).spot.z === figureOf(state, figure).spot.z &&
      touching(placedOf(state, figure), placedOf(state, foe)),
  );

/** BTS-MON-15, BTS-SGE-16, BTS-BAS-08: whom others step back from. */
const isFixed = (state: State, figure: FigureId): boolean =>
  is(state, figure, 'vehicle', 'siege') || isTied(state, figure);

/** BTS-VEH-11, BTS-SGE-03: what nobody moves by itself at all. */
const isRooted = (state: State, figure: FigureId): boolean =>
  is(state, figure, 'siege') || isTied(state, figure) || figureOf(state, figure).damage.engine;

/** Where a figure goes that is to touch nobody any more; nothing if it touches nobody, is not the one to go, or has no room. */
export function partedSpot(state: State, figure: FigureId, most: Um = RECOIL): Point | undefined {
  const foes = touchedBy(state, figure);
  if (foes.length === 0 || isRooted(state, figure)) return undefined;
  // From what is not moved the other steps back; hulls only where nobody else can (BTS-VEH-18).
  if (isFixed(state, figure) && !foes.some(foe => isFixed(state, foe))) return undefined;
  const back = bestRetreat(state, figure, foes, SEPARATION);
  return isFree(state, figure, back) ? back : squeezedOut(state, figure, most);
}

/** On the same level, on nobody, and in contact with no enemy. */
function isFree(state: State, figure: FigureId, at: Point): boolean {
  const spot = spotAt(state, figure, at);
  if (spot.z !== figureOf(state, figure).spot.z) return false;
  return standing(forcedWays(state, figure).field, placedAt(sheetOf(state, figure), spot)).ok;
}

/** Once all Duels are over: those for whom there was no room in the throng get out of it. */
export const OUT_OF_THE_THRONG: Um = 3 * RECOIL;

const DIRECTIONS = 32;
const STEP: Um = 1_000;

/** In a throng: the nearest place around it that is free, even past those who stand in the way. */
function squeezedOut(state: State, figure: FigureId, most: Um): Point | undefined {
  const { spot } = figureOf(state, figure);
  for (let away = STEP; away <= most; away += STEP)
    for (let i = 0; i < DIRECTIONS; i++) {
      const at = pointAt(spot, Math.round((i * FACINGS) / DIRECTIONS), away);
      if (isFree(state, figure, at)) return at;
    }
  return undefined;
}
