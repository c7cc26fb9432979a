import { shotsOf } from './attack.js';
import { firingAt, type ShotsChoice } from '../decisions/shots.js';
import type { State, UnitId } from '../state.js';
import type { Strike } from './strike.js';
import { resolvedFirst, type GroupTargets } from './targets.js';

/** A unit that shoots: whether it held, and who can fire at whom. */
export interface Shooting {
  readonly unit: UnitId;
  readonly held: boolean;
  readonly groups?: readonly GroupTargets[];
}

/** Everything the dice will need, in the order the groups are resolved: Deadly ones first, then as declared. R-23. */
export function volleyOf(state: State, { unit, held, groups = [] }: Shooting, shots: ShotsChoice): Strike[] {
  const first = shots.filter(({ weapon }) => resolvedFirst(state, unit, weapon));
  const then = shots.filter(({ weapon }) => !resolvedFirst(state, unit, weapon));
  return [...first, ...then].flatMap(shot => shotsOf(state, unit, { ...shot, models: firingAt(groups, shot) }, held));
}
