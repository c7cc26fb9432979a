import type { Because, Option } from '@banneret/kernel';
import { doorsFor } from '../abilities/doors.js';
import { repairActions } from '../abilities/mechanic.js';
import type { UnitId } from '../battle.js';
import { demolitionsFor } from '../fire/demolition.js';
import { exitZonesFor } from '../missions/exit.js';
import type { State } from '../state.js';

/** Actions beyond moving, shooting and melee: repairs (AT43-SPC-03), terrain (TER-04, -05), leaving the table (MSG-12). */
export function moreActions(state: State, unit: UnitId): Option[] {
  const options = repairActions(state, unit);
  for (const piece of doorsFor(state, unit)) options.push({ id: `open:${piece}`, args: { piece } });
  for (const weapon of demolitionsFor(state, unit)) options.push({ id: `demolish:${weapon}` });
  if (exitZonesFor(state, unit).length > 0) options.push({ id: 'exit' });
  return options;
}

/** What keeps a free unit from a rapid move: an escort (AT43-MS6-06). */
export const rapidBar = ({ mission }: State, unit: UnitId): Because | undefined =>
  mission.survivor.escort === unit ? { rule: 'AT43-MS6-06', say: 'at43.no.escort' } : undefined;
