import { ask, done, goto, pick, roll, type Ctx } from '@banneret/kernel';
import type { FighterId } from '../battle.js';
import { takersOf } from '../damage/shield.js';
import { askPush } from '../decisions/push.js';
import type { Event } from '../events.js';
import { buriedUnder, overrunBy, pushPlaces, type Overrun } from '../movement/crush.js';
import { CRUSH } from '../rulings.js';
import type { State } from '../state.js';
import { fighterIn, seatOf, sheetOf, unitOf, unitWithFighter } from '../units.js';
import { call, dice, procedure } from './machine.js';

/**
 * AT43-CRSH: a die for everybody a rapid machine passed over, none for a combat move; then those it stands on are pushed
 * aside by their own player. No impact, no save, no Protection (CRSH-10).
 */
export const crush = procedure('crush')({
  begin(c, v) {
    v.met = v.mode === 'rapid' ? overrunBy(c.state, v.unit, v.paths) : [];
    v.next = 0;
    return goto('next');
  },
  next(c, v) {
    const met = v.met?.[v.next ?? 0];
    if (met === undefined) return goto('buried');
    v.next = (v.next ?? 0) + 1;
    if (!stillThere(c.state, met)) return goto('next');
    // AT43-CRSH-05: a support weapon does not jump aside.
    if (sheetOf(c.state, met.fighter).role === 'supportWeapon') return crushed(met.fighter);
    return roll(
      dice(1, met.engaged ? 'AT43-CRSH-04' : 'AT43-CRSH-03', 'at43.roll.crush', seatOf(c.state, v.unit)),
      'rolled',
    );
  },
  rolled(c, v, [face = 1]: readonly number[]) {
    const { fighter, unit, engaged } = v.met![(v.next ?? 1) - 1]!;
    const need = engaged ? CRUSH.engaged : CRUSH.free;
    c.emit({ type: 'crush.rolled', fighter, face, need });
    if (face < need) return goto('next');
    // while others of his unit remain, a hero jumps aside and the nearest of them does not.
    const takers = takersOf(c.state, unit, fighter);
    if (takers.length <= 1) return crushed(takers[0] ?? fighter);
    const seat = seatOf(c.state, v.unit);
    return ask({ seat, ask: 'at43.ask.victim', rule: 'AT43-CAS-03', shape: pick(takers) }, 'named');
  },
  named: (_c, _v, fighter: FighterId) => crushed(fighter),
  buried(c, v) {
    v.buried = buriedUnder(c.state, v.unit);
    return goto('push');
  },
  /** AT43-CRSH-08, -09. */
  push(c, v) {
    const [fighter, ...waiting] = v.buried ?? [];
    if (fighter === undefined) return done();
    const push = { fighter, by: v.unit, waiting };
    if (pushPlaces(c.state, push).length > 0) return ask(askPush(c.state, push), 'pushed');
    v.buried = waiting;
    return call('loss', { fighters: [fighter], cause: 'pushed' }, 'push');
  },
  pushed(c, v, at: { x: number; y: number }) {
    const [fighter = 0, ...waiting] = v.buried ?? [];
    place(c, fighter, at);
    v.buried = waiting;
    return goto('push');
  },
});

const stillThere = (state: State, { fighter, unit }: Overrun): boolean =>
  fighterIn(unitOf(state, unit), fighter) !== undefined;

const crushed = (fighter: FighterId) => call('loss', { fighters: [fighter], cause: 'crush' }, 'next');

function place(c: Ctx<State, Event>, fighter: FighterId, { x, y }: { x: number; y: number }): void {
  const unit = unitWithFighter(c.state, fighter);
  const { facing } = fighterIn(unitOf(c.state, unit), fighter)!;
  c.emit({ type: 'fighters.placed', unit, spots: [{ fighter, x, y, facing }], how: 'pushed' });
}
