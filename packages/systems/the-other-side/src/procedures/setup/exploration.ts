import type { Point } from '@banneret/geometry';
import { ask, done, goto, pickOption, type Ctx, type Option, type Seat } from '@banneret/kernel';
import { findSpot } from '../../decisions/findSpot.js';
import { spot } from '../../decisions/spot.js';
import type { SpotQuestion } from '../../decisions/spots.js';
import type { Event } from '../../events.js';
import { divisionOf } from '../../layouts/zones.js';
import { fixedMarkers, newObjective, variableMarkers } from '../../operations/markers.js';
import { changePlayer } from '../../reduce/record.js';
import { areEnemies, clone, NONE, playerOf, unitOf, type State, type UnitId } from '../../state.js';
import { call, procedure } from '../machine.js';
import { hasRoom } from './deployment.js';
import { setupOrder } from './roles.js';

/** TOS-DEP-01 … -04: zones, fixed Markers, Abilities of the Companies, variable Markers. */
export const exploration = procedure('exploration')({
  begin(c) {
    if (c.state.book.encounter === 'standard') return goto('zones');
    return call('initiativeCards', { seats: [...c.state.players.keys()] }, 'ordered'); // TOS-MPL-01
  },
  /** TOS-CNQ-03, TOS-KTA-03: there the zones are taken when everything else is explored, as the Deployment begins. */
  ordered(c, v) {
    v.order = setupOrder(c.state);
    return goto('fixed');
  },
  zones(c, v) {
    v.order = setupOrder(c.state);
    const free = freeZones(c.state);
    const seat = v.order.find(place => playerOf(c.state, place).zone === NONE);
    if (seat === undefined || free.length === 0) return c.state.book.encounter === 'standard' ? goto('fixed') : done();
    const [only] = free;
    if (free.length === 1 && only !== undefined) {
      take(c, seat, only);
      return goto('zones');
    }
    const options = free.map(zone => zoneOption(c.state, seat, zone));
    return ask({ seat, ask: 'tos.ask.zone', rule: zoneRule(c.state), shape: pickOption(options) }, 'zoneChosen');
  },
  zoneChosen(c, v, zone: number) {
    take(c, v.order?.find(place => playerOf(c.state, place).zone === NONE) as Seat, zone);
    return goto('zones');
  },
  fixed(c, v) {
    for (const at of fixedMarkers(c.state)) c.emit({ type: 'marker.placed', marker: newObjective(c.state, at) });
    v.next = 0;
    v.idle = 0;
    return goto('abilities');
  },
  /** TOS-DEP-03: one Ability each in turn, until nobody has one left. */
  abilities(c, v) {
    const order = v.order as readonly Seat[];
    if ((v.idle ?? 0) >= order.length) {
      v.next = 0;
      return goto('variable');
    }
    const units = unitsOfSeat(c.state, order[(v.next ?? 0) % order.length] as Seat);
    return call('moments', { units, moment: 'exploration', one: true, done: v.used ?? [] }, 'abilityUsed');
  },
  abilityUsed(_c, v, used: readonly string[]) {
    v.idle = used.length === (v.used ?? []).length ? (v.idle ?? 0) + 1 : 0;
    v.used = used;
    v.next = (v.next ?? 0) + 1;
    return goto('abilities');
  },
  variable(c, v) {
    const order = v.order as readonly Seat[];
    const next = v.next ?? 0;
    if (next >= order.length * variableMarkers(c.state))
      return c.state.book.encounter === 'standard' ? done() : goto('zones');
    const question = markerOf(order[next % order.length] as Seat);
    v.next = next + 1;
    if (findSpot(c.state, question) === undefined) {
      c.emit({ type: 'room.lacked', seat: question.seat, what: 'marker', rule: 'TOS-MRK-04' });
      return goto('variable');
    }
    const rule = c.state.book.encounter === 'triumvirate' ? 'TOS-TRI-02' : 'TOS-DEP-04';
    return ask({ seat: question.seat, ask: 'tos.ask.objective', rule, shape: spot(question) }, 'markerPlaced');
  },
  markerPlaced(c, _v, at: Point) {
    c.emit({ type: 'marker.placed', marker: newObjective(c.state, at) });
    return goto('variable');
  },
});

const markerOf = (seat: Seat): SpotQuestion => ({ what: 'variable', seat });

const unitsOfSeat = (s: State, seat: Seat): UnitId[] =>
  [...s.units.keys()].filter(unit => unitOf(s, unit).seat === seat);

const freeZones = (s: State): number[] =>
  [...divisionOf(s).zones.keys()].filter(zone => !s.players.some(player => player.zone === zone));

/** who chooses a zone sees which of the own units would find no room in it. */
function zoneOption(s: State, seat: Seat, zone: number): Option {
  const trial = clone(s);
  changePlayer(trial, seat, { zone });
  const tight = unitsOfSeat(s, seat).filter(unit => !hasRoom(trial, unit));
  const args = { zone: zone + 1 };
  if (tight.length === 0) return { id: zone, say: 'tos.choice.zone', args };
  return {
    id: zone,
    say: 'tos.choice.zone-tight',
    args: { ...args, unit: tight[0] as UnitId, count: tight.length - 1 },
  };
}

const zoneRule = ({ book }: State): string => {
  if (book.encounter === 'conquest') return 'TOS-CNQ-03';
  return book.encounter === 'killThemAll' ? 'TOS-KTA-03' : 'TOS-DEP-01';
};

/** TOS-KTA-03: a zone is taken for the whole Confederation. */
function take(c: Ctx<State, Event>, seat: Seat, zone: number): void {
  for (const other of c.state.players.keys())
    if (!areEnemies(c.state, seat, other)) c.emit({ type: 'zone.chosen', seat: other, zone });
}
