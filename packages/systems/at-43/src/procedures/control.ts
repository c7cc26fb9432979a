import { ask, done, goto, pickOption, type Ctx, type Option, type Seat } from '@banneret/kernel';
import type { UnitId } from '../battle.js';
import type { Event } from '../events.js';
import { isCompleted, isDecided } from '../missions/ending.js';
import { controllerNow } from '../missions/places.js';
import type { State } from '../state.js';
import { clockwiseAfter, rosterOf, seatsOf, unitOf, unitsOf } from '../units.js';
import { call, procedure } from './machine.js';

/** AT43-CTL-01, R-62: control; points; the end?; reserves; time-out. Gives whether the game is over. */
export const control = procedure('control')({
  begin(c) {
    c.emit({ type: 'phase.began', phase: 'control' });
    takeControl(c);
    return call('scoring', {}, 'scored');
  },
  scored(c, v) {
    if (isCompleted(c.state)) return done(true);
    v.queue = spendingOrder(c.state);
    return goto('spend');
  },
  /** AT43-CTL-07 to -09: as many units as the points buy. */
  spend(c, v) {
    const [seat, ...rest] = v.queue ?? [];
    if (seat === undefined) return goto('timeOut');
    const options = purchases(c.state, seat);
    if (options.some(({ barred }) => barred === undefined))
      return ask(
        { seat, ask: 'at43.ask.buy', rule: 'AT43-CTL-09', shape: pickOption([{ id: 'none' }, ...options]) },
        'bought',
      );
    v.queue = rest;
    return goto('spend');
  },
  bought(c, v, choice: UnitId | 'none') {
    if (choice === 'none') v.queue = (v.queue ?? []).slice(1);
    else c.emit({ type: 'reinforcement.bought', unit: choice, cost: rosterOf(c.state, choice).cost });
    return goto('spend');
  },
  timeOut(c) {
    if (isDecided(c.state)) return done(true);
    return call('timeOut', {}, 'end');
  },
  end: () => done(false),
});

/** AT43-CTL-02 to -04: only here, and until the next control phase. */
function takeControl(c: Ctx<State, Event>): void {
  for (const [place, { controller }] of c.state.mission.places.entries()) {
    const seat = controllerNow(c.state, place);
    if (seat !== controller) c.emit({ type: 'place.controlled', place, seat });
  }
}

/** AT43-CTL-08, R-66: the lowest result of the Authority test first (equal ones by their tie-break), then in reverse order of play. */
export function spendingOrder(state: State): Seat[] {
  const order = [state.first, ...clockwiseAfter(state, state.first)];
  return seatsOf(state).sort(
    (a, b) =>
      state.sides[a]!.authority - state.sides[b]!.authority ||
      state.sides[a]!.precedence - state.sides[b]!.precedence ||
      order.indexOf(b) - order.indexOf(a),
  );
}

/** Reinforcement units and whether they can be paid for. */
export const purchases = (state: State, seat: Seat): Option[] =>
  [...unitsOf(state, seat)]
    .filter(unit => unitOf(state, unit).place === 'reinforcement')
    .map(unit => {
      const short = rosterOf(state, unit).cost > state.sides[seat]!.reinforcement;
      return short ? { id: unit, barred: [{ rule: 'AT43-CTL-09', say: 'at43.no.reinforcementPoints' }] } : { id: unit };
    });
