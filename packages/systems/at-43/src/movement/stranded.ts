import type { UnitId } from '../battle.js';
import type { State } from '../state.js';
import { closedUp } from './regroup.js';

/** can everybody who moves end in cohesion with those who cannot? As the unit stands, or by closing up. */
export const canKeepTogether = (state: State, unit: UnitId): boolean =>
  (['combat', 'rapid'] as const).some(mode => closedUp(state, unit, mode).together);
