import { ask, done, goto, pick, pickOption } from '@banneret/kernel';
import { NOBODY } from '../battle.js';
import { attitudeBar, attitudeOptions, isProne } from '../command/attitudes.js';
import { canPayFor, pay } from '../command/upkeep.js';
import { groupOf } from '../fire/uses.js';
import { openUses } from '../missions/places.js';
import type { Attitude, State } from '../state.js';
import { isFree } from '../table/engagement.js';
import { isInfantry, officerOf, seatOf, unitOf } from '../units.js';
import { call, procedure } from './machine.js';

/** AT43-ACT-14: from the card turned over to the attitudes taken at the end. */
export const activation = procedure('activation')({
  begin(c, { unit }) {
    c.emit({ type: 'activation.began', unit, free: isFree(c.state, unit) });
    return unitOf(c.state, unit).place === 'table'
      ? call('nerve', { unit }, 'steeled')
      : call('arrival', { unit }, 'bound');
  },
  /** AT43-RSV-06, ACT-04: it stays where it is, as a reserve unit. */
  bound(c, v, place: number | 'stay') {
    if (place === 'stay') return goto('kept');
    v.place = place;
    return goto('pay');
  },
  kept(c, { unit }) {
    if (unitOf(c.state, unit).place === 'assault') c.emit({ type: 'unit.transferred', unit, place: 'reserve' });
    return goto('end');
  },
  steeled: (_c, _v, canAct: boolean) => goto(canAct ? 'pay' : 'end'),
  /** AT43-ACT-02, -03. */
  pay(c, v) {
    const { unit } = v;
    if (officerOf(c.state, unit) !== NOBODY) {
      v.paid = true;
      return goto('paid');
    }
    v.paid = false;
    if (!canPayFor(c.state, unit, 'activation')) return goto('paid');
    const seat = seatOf(c.state, unit);
    return ask(
      { seat, ask: 'at43.ask.pay', rule: 'AT43-ACT-02', shape: pick(['pay', 'decline']), args: { unit } },
      'answered',
    );
  },
  answered(c, v, answer: string) {
    if (answer === 'pay') {
      pay(c, seatOf(c.state, v.unit), 'activation');
      v.paid = true;
    }
    return goto('paid');
  },
  paid(c, v) {
    const { unit, paid, place } = v;
    if (place === undefined) return call('stranded', { unit, paid: paid === true }, 'stand');
    if (paid !== true) return goto('kept');
    const drops = openUses(c.state, seatOf(c.state, unit), place)[0] === 'drop';
    return goto(drops ? 'enter' : 'stagger');
  },
  enter: (_c, { unit, place = 0 }) => call('entry', { unit, place }, 'entered'),
  /** AT43-POS-03, -06, -11, R-76. */
  entered(_c, v, how: 'acts' | 'moved' | 'dropped' | 'stays') {
    if (how === 'stays') return goto('kept');
    v.entered = true;
    if (how === 'dropped') return goto('end');
    // Only a unit that found no room at its drop point has not been asked yet.
    return goto(v.staggerAsked === true ? 'act' : 'stagger');
  },
  /** AT43-STAT-07 to -10, R-28. */
  stand(c, v, decided?: 'rest') {
    const { unit } = v;
    const { place, fighters, morale } = unitOf(c.state, unit);
    if (place !== 'table' || morale === 'disorganised') return goto('end');
    if (v.paid !== true || decided === 'rest') return goto('attitudes');
    const down = isProne(c.state, unit);
    if (fighters.some(({ prone }) => prone)) c.emit({ type: 'unit.stood', unit });
    return goto(down ? 'end' : 'stagger');
  },
  /** AT43-ATT-09: announced before anything else is done. */
  stagger(c, v) {
    const { unit } = v;
    v.staggerAsked = true;
    if (!canStagger(c.state, unit)) return goto('begun');
    const seat = seatOf(c.state, unit);
    return ask(
      { seat, ask: 'at43.ask.stagger', rule: 'AT43-ATT-09', shape: pick(['plain', 'staggered']), args: { unit } },
      'staggered',
    );
  },
  staggered(c, { unit }, answer: string) {
    if (answer === 'staggered') {
      pay(c, seatOf(c.state, unit), 'attitude');
      c.emit({ type: 'attitude.taken', unit, attitude: 'staggered' });
    }
    return goto('begun');
  },
  begun: (_c, { place, entered }) => goto(place === undefined || entered === true ? 'act' : 'enter'),
  act: (_c, { unit }) => call('act', { unit }, 'attitudes'),
  /** AT43-ATT-01: one by one, a command point each. */
  attitudes(c, { unit }) {
    const { place, morale } = unitOf(c.state, unit);
    if (place !== 'table' || morale === 'disorganised') return goto('end');
    const options = attitudeOptions(c.state, unit);
    if (options.every(({ id, barred }) => id === 'none' || barred !== undefined)) return goto('end');
    const shape = pickOption(options);
    return ask(
      { seat: seatOf(c.state, unit), ask: 'at43.ask.attitude', rule: 'AT43-ATT-01', shape, args: { unit } },
      'taken',
    );
  },
  taken(c, { unit }, attitude: Attitude | 'none') {
    if (attitude === 'none') return goto('end');
    pay(c, seatOf(c.state, unit), 'attitude');
    c.emit({ type: 'attitude.taken', unit, attitude });
    return goto('attitudes');
  },
  end(c, { unit }) {
    c.emit({ type: 'activation.ended', unit });
    return done();
  },
});

/** Staggered Fire means something only where special-weapon bearers and others serve together. */
function canStagger(state: State, unit: number): boolean {
  if (!isInfantry(state, unit) || attitudeBar(state, unit, 'staggered') !== undefined) return false;
  const groups = new Set(unitOf(state, unit).fighters.map(({ id }) => groupOf(state, id)));
  return groups.size === 2;
}
