import type { UnitId } from '../battle.js';
import type { State } from '../state.js';
import { cohesionBreaks, isCohesive } from './cohesion.js';
import { leaderPlace, regrouped } from './regroup.js';

/** can everybody who moves end in cohesion with those who cannot? As the unit stands, or by closing up on its leader. */
export const canKeepTogether = (state: State, unit: UnitId): boolean =>
  isCohesive(state, unit) ||
  (['combat', 'rapid'] as const).some(
    mode => cohesionBreaks(state, unit, regrouped(state, unit, mode, leaderPlace(state, unit))).length === 0,
  );
