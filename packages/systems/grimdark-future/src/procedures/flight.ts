import type { Um } from '@banneret/geometry';
import { ask, done } from '@banneret/kernel';
import { askFlight } from '../decisions/flight.js';
import { flownTo, isOffTable } from '../movement/flight.js';
import { seatOf } from '../state.js';
import { procedure } from './machine.js';

/** An Aircraft flies on, Shaken or not. GDF-AIR-05 to -07. Gives whether it is still above the table. */
export const flight = procedure('flight')({
  begin: (c, { unit }) => ask(askFlight(seatOf(c.state, unit), unit), 'flown'),
  flown(c, { unit }, distance: Um) {
    c.emit({ type: 'order.given', unit, order: 'advance' });
    const isGone = isOffTable(c.state, flownTo(c.state, unit, distance));
    c.emit({ type: isGone ? 'unit.flew-off' : 'unit.flew', unit, distance });
    return done(!isGone);
  },
});
