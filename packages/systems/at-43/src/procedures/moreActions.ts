import type { Control } from '@banneret/kernel';
import type { UnitId } from '../battle.js';
import type { State } from '../state.js';
import { call } from './machine.js';

/** Actions beyond moving, shooting and melee, by the id of their option; they return to the choice of actions. */
export function startMoreAction(_state: State, unit: UnitId, action: string): Control<'begin'> {
  if (action === 'repair') return call('repair', { unit }, 'begin');
  if (action === 'exit') return call('exit', { unit }, 'begin');
  const [kind, which = ''] = action.split(':');
  if (kind === 'open') return call('door', { unit, piece: Number(which) }, 'begin');
  if (kind === 'demolish') return call('demolition', { unit, weapon: Number(which) }, 'begin');
  throw new Error(`there is no action '${action}'`);
}
