import { ask, done, goto, pickOption, roll, type Because } from '@banneret/kernel';
import type { UnitId } from '../battle.js';
import { moraleNeed, moraleOf, mustTest } from '../morale/morale.js';
import { diceFor, needReason, successes } from '../resolution.js';
import { COSTS, MORALE_DIFFICULTY } from '../rulings.js';
import { hasAttitude, type State } from '../state.js';
import { isOnTable, seatOf, unitOf } from '../units.js';
import { call, dice, procedure } from './machine.js';

/** AT43-MOR-03 to -06, -13, -14, R-70: the test that is due, then the chance to rally. Gives whether the unit may act. */
export const nerve = procedure('nerve')({
  begin: (c, { unit }) => (mustTest(c.state, unit) ? call('morale', { unit }, 'tested') : goto('tested')),
  tested(c, { unit }) {
    const own = unitOf(c.state, unit);
    if (own.place === 'eliminated') return done(false);
    if (own.morale === 'steady') return done(true);
    const barred = tooPoor(c.state, unit);
    const rally = { id: 'rally', say: 'at43.say.rally', ...(barred && { barred: [barred] }) };
    const shape = pickOption([rally, { id: 'leave', say: 'at43.say.leave' }]);
    return ask(
      { seat: seatOf(c.state, unit), ask: 'at43.ask.rally', rule: 'AT43-MOR-14', shape, args: { unit } },
      'chosen',
    );
  },
  chosen(c, { unit }, choice: 'rally' | 'leave') {
    if (choice === 'leave') return done(false);
    c.emit({ type: 'points.spent', seat: seatOf(c.state, unit), points: COSTS.rally, on: 'rally' });
    c.emit({ type: 'morale.changed', unit, morale: 'steady' });
    return done(true);
  },
});

function tooPoor(state: State, unit: UnitId): Because | undefined {
  const points = state.sides[seatOf(state, unit)]?.points ?? 0;
  return points >= COSTS.rally
    ? undefined
    : { rule: 'AT43-MOR-14', say: 'at43.no.points', args: { points, cost: COSTS.rally } };
}

/** AT43-MOR-08 to -12, -15, R-41: one test; whoever fails it twice is gone. */
export const morale = procedure('morale')({
  begin(c, { unit }) {
    const value = moraleOf(c.state, unit);
    if (value === null || !isOnTable(c.state, unit)) return done();
    return roll(
      dice(diceFor(moraleNeed(value), 1), 'AT43-MOR-09', 'at43.roll.morale', seatOf(c.state, unit)),
      'rolled',
    );
  },
  rolled(c, { unit }, faces: readonly number[]) {
    const value = moraleOf(c.state, unit) ?? 0;
    const need = moraleNeed(value);
    const passed = successes(need, 1, faces) === 1;
    const why = c.explain && { why: [needReason('AT43-MOR-09', value, MORALE_DIFFICULTY, need)] };
    c.emit({ type: 'morale.tested', unit, faces, passed, ...why });
    if (passed) return done();
    const own = unitOf(c.state, unit);
    if (own.morale === 'disorganised') {
      c.emit({ type: 'unit.routed', unit });
      return call('loss', { fighters: own.fighters.map(({ id }) => id), cause: 'rout' }, 'end');
    }
    c.emit({ type: 'morale.changed', unit, morale: 'disorganised' });
    if (hasAttitude(own)) c.emit({ type: 'attitudes.lost', unit, rule: 'AT43-MOR-13' });
    return done();
  },
  end: () => done(),
});
