import type { Obstruction } from '../sight/trajectory.js';
import { figureOf, pieceOf, type FigureId, type State } from '../state.js';
import type { ShotGroup } from './declare.js';
import { isIntoBigMelee } from './targets.js';

/** BTS-SHO-18: +1 on the roll when a Walker, a Vehicle or a Monster is fought there. BTS-BLD-09: -1 into a building. */
export const trajectoryBonus = (
  state: State,
  { shooter, target }: ShotGroup,
  way: readonly Obstruction[],
  by: Obstruction,
): number => (isIntoBigMelee(state, shooter, target, way) ? 1 : 0) - (isItsBuilding(state, target, by) ? 1 : 0);

/** Is it the building that the target is in? */
export function isItsBuilding(state: State, target: FigureId, { kind, id }: Obstruction): boolean {
  const { place, host } = figureOf(state, target);
  return kind === 'piece' && place === 'inside' && host === id;
}

/** BTS-BLD-10: a roll that has got into a fortified building must be made again. */
export const mustBeMadeAgain = (state: State, target: FigureId, by: Obstruction): boolean =>
  isItsBuilding(state, target, by) && pieceOf(state, by.id).fortified === true;
