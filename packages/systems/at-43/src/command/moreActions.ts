import type { Because, Option } from '@banneret/kernel';
import { doorActions } from '../abilities/doors.js';
import { repairActions } from '../abilities/mechanic.js';
import type { UnitId } from '../battle.js';
import { demolitionActions } from '../fire/demolition.js';
import { exitActions } from '../missions/exit.js';
import type { State } from '../state.js';

/** Actions beyond moving, shooting and melee: repairs (AT43-SPC-03), terrain (TER-04, -05), leaving the table (MSG-12); what is barred says why. */
export const moreActions = (state: State, unit: UnitId): Option[] => [
  ...repairActions(state, unit),
  ...doorActions(state, unit),
  ...demolitionActions(state, unit),
  ...exitActions(state, unit),
];

/** What keeps a free unit from a rapid move: an escort (AT43-MS6-06). */
export const rapidBar = ({ mission }: State, unit: UnitId): Because | undefined =>
  mission.survivor.escort === unit ? { rule: 'AT43-MS6-06', say: 'at43.no.escort' } : undefined;
