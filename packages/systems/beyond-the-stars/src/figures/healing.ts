import { hasRule } from '../compile.js';
import type { FigureId, State } from '../state.js';
import { is } from './traits.js';

/** BTS-SPR-52, -50, -66, BTS-IMP-08: not Siege Weapons, Vehicles, Walkers (unless organic) or Robotic figures. */
export const canBeHealed = (state: State, figure: FigureId): boolean =>
  !is(state, figure, 'siege', 'vehicle') &&
  !(is(state, figure, 'walker') && !hasRule(state, figure, 'srOrganicWalker')) &&
  !hasRule(state, figure, 'srRobotic');

/** BTS-SPR-65, -50, R-47: Siege Weapons, Vehicles, Walkers that are not organic, and Robotic figures. */
export const canBeRepaired = (state: State, figure: FigureId): boolean =>
  is(state, figure, 'siege', 'vehicle') ||
  (is(state, figure, 'walker') && !hasRule(state, figure, 'srOrganicWalker')) ||
  hasRule(state, figure, 'srRobotic');
