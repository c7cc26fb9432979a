import { assertNever } from '@banneret/kernel';
import type { MachineEvent } from '../events/machines.js';
import type { State } from '../state.js';
import { change, mark } from './core.js';

export function reduceMachines(state: State, event: MachineEvent): void {
  switch (event.type) {
    case 'vehicle.damaged':
      change(state, event.figure, { damage: event.damage });
      return;
    case 'figure.boarded':
      change(state, event.figure, { place: 'aboard', host: event.host });
      mark(state, event.figure, { boarded: true });
      return;
    case 'panic.changed':
      change(state, event.figure, { panic: event.panic });
      return;
    case 'servants.freed':
      for (const figure of event.figures) change(state, figure, { servant: false });
      return;
    case 'giant.fell':
    case 'penetration.rolled':
    case 'damage.rolled':
    case 'repair.rolled':
    case 'heal.rolled':
      return;
    default:
      assertNever(event);
  }
}
