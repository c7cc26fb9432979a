import { hasRule } from '../compile.js';
import { sharesRoom } from '../ground/buildings.js';
import { figureOf, type FigureId, type State } from '../state.js';
import { inContact, placedOf } from './placed.js';
import { is } from './traits.js';

/** BTS-SPR-52, -50, -66, BTS-IMP-08: not Siege Weapons, Vehicles, Walkers (unless organic) or Robotic figures. */
export const canBeHealed = (state: State, figure: FigureId): boolean =>
  !is(state, figure, 'siege', 'vehicle') &&
  !(is(state, figure, 'walker') && !hasRule(state, figure, 'srOrganicWalker')) &&
  !hasRule(state, figure, 'srRobotic');

/** BTS-IMP-08, BTS-SPR-65: hands on. In contact, or in the same room; everybody is in contact with himself. */
export function isAtHand(state: State, helper: FigureId, other: FigureId): boolean {
  if (helper === other || sharesRoom(state, helper, other)) return true;
  const standing = [helper, other].every(figure => figureOf(state, figure).place === 'table');
  return standing && inContact(placedOf(state, helper), placedOf(state, other));
}

/** BTS-SPR-65, -50, R-47: Siege Weapons, Vehicles, Walkers that are not organic, and Robotic figures. */
export const canBeRepaired = (state: State, figure: FigureId): boolean =>
  is(state, figure, 'siege', 'vehicle') ||
  (is(state, figure, 'walker') && !hasRule(state, figure, 'srOrganicWalker')) ||
  hasRule(state, figure, 'srRobotic');
