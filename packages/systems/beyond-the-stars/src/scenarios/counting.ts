import { cm, withinOfPoint, withinOfPolygon, type BaseShape, type Point, type Um } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import { ownRules } from '../compile.js';
import { placedOf } from '../figures/placed.js';
import { generalOf, hasKeyword, is, isAlive, isMounted } from '../figures/traits.js';
import { enemyOf, figureOf, pieceOf, seatOf, sheetOf, UNDAMAGED, type FigureId, type State } from '../state.js';
import type { ScoreLine } from './scenario.js';

/** What all scenarios count alike. */

/** How near an objective figures must be. */
const OBJECTIVE: Um = cm(15);

export const line = (rule: string, say: string, points: number): ScoreLine[] =>
  points > 0 ? [{ because: { rule, say: `bts.score.${say}`, args: { points } }, points }] : [];

export function figuresOf(state: State, seat: Seat): FigureId[] {
  return [...state.figures.keys()].filter(figure => seatOf(state, figure) === seat);
}

const livingOf = (state: State, seat: Seat): FigureId[] =>
  figuresOf(state, seat).filter(figure => isAlive(state, figure));

export const championsOf = (state: State, seat: Seat): FigureId[] =>
  livingOf(state, seat).filter(figure => sheetOf(state, figure).rank > 0);

/** R-60, BTS-SCN-12: by the state at the end. R-66: a Vehicle is wounded by whatever has not been repaired. */
export function fateOf(state: State, figure: FigureId): 'unhurt' | 'wounded' | 'killed' {
  const { place, pv, damage } = figureOf(state, figure);
  if (place === 'gone') return 'killed';
  const { vehicle, pv: whole } = sheetOf(state, figure);
  if (vehicle !== undefined) {
    const hurt =
      damage.weapons.length > 0 || damage.engine || damage.mountsLost > 0 || damage.crewLost > UNDAMAGED.crewLost;
    return hurt ? 'wounded' : 'unhurt';
  }
  return pv < whole ? 'wounded' : 'unhurt';
}

/** Points for what became of the enemy General, or of another enemy. */
export function fateScore(state: State, figure: FigureId, wounded: number, killed: number): number {
  if (state.figures[figure] === undefined) return 0;
  const fate = fateOf(state, figure);
  return fate === 'killed' ? killed : fate === 'wounded' ? wounded : 0;
}

export const generalScore = (state: State, seat: Seat, wounded: number, killed: number): number =>
  fateScore(state, generalOf(state, enemyOf(seat)), wounded, killed);

/** The enemy is Demoralised: so many points, or more if one's own army is not. */
export function demoralisedScore(state: State, seat: Seat, plain: number, alone: number): number {
  if (state.demoralised[enemyOf(seat)] !== true) return 0;
  return state.demoralised[seat] === true ? plain : alone;
}

const hasBanner = (state: State, seat: Seat): boolean =>
  livingOf(state, seat).some(figure => sheetOf(state, figure).support.some(({ kind }) => kind === 'banner'));

/** a banner of one's own, one point; two if the enemy has none left. */
export function bannerScore(state: State, seat: Seat): number {
  if (!hasBanner(state, seat)) return 0;
  return hasBanner(state, enemyOf(seat)) ? 1 : 2;
}

/** BTS-SCN-13, BTS-CAV-16: how many figures it counts for at an objective. */
export function weightOf(state: State, figure: FigureId): number {
  const weight = Math.max(1, ...ownRules(state, figure).map(({ rule }) => rule.counts ?? 1));
  return weight + (isMounted(state, figure) ? 1 : 0);
}

/** an occupant is as near as his building. R-125: whoever is aboard a Transport holds nothing. */
function isNear(state: State, figure: FigureId, at: Point): boolean {
  const { place, host } = figureOf(state, figure);
  if (place === 'inside')
    return withinOfPolygon({ base: A_POINT, at, facing: 0 }, pieceOf(state, host).outline, OBJECTIVE);
  return place === 'table' && withinOfPoint(placedOf(state, figure), at, OBJECTIVE);
}

const A_POINT: BaseShape = { kind: 'round', radius: 0 };

/** Figures of a side at an objective, weighed. */
export function strengthAt(state: State, seat: Seat, at: Point, counts: (figure: FigureId) => boolean): number {
  return figuresOf(state, seat)
    .filter(figure => counts(figure) && isNear(state, figure, at))
    .reduce((sum, figure) => sum + weightOf(state, figure), 0);
}

/** Those who hold objectives in most scenarios. */
export const holds = (state: State, figure: FigureId): boolean => is(state, figure, 'infantry', 'cavalry', 'bike');

/** BTS-SCEM-07: those who hold them in an ambush. */
export const isWarrior = (state: State, figure: FigureId): boolean => hasKeyword(state, figure, 'warrior');

export const anybodyAt = (state: State, seat: Seat, at: Point): boolean =>
  figuresOf(state, seat).some(figure => isNear(state, figure, at));
