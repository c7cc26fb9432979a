import {
  amount,
  ask,
  done,
  goto,
  order,
  pickOption,
  type Because,
  type Ctx,
  type Option,
  type Seat,
} from '@banneret/kernel';
import type { UnitId } from '../battle.js';
import { canPay, pay } from '../command/upkeep.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import { clockwiseAfter, unitOf } from '../units.js';
import { call, procedure } from './machine.js';

const cardsLeft = (state: State, seat: Seat): number => state.sides[seat]!.sequence.length;

/** AT43-TURN-04, -05, MULT-01, R-30: one opportunity each, clockwise, until nobody has a card left. */
export const activations = procedure('activations')({
  begin(c) {
    c.emit({ type: 'phase.began', phase: 'activation' });
    return goto('next');
  },
  next(c, v) {
    const { active } = c.state;
    const seats =
      v.last === undefined
        ? [active, ...clockwiseAfter(c.state, active)]
        : [...clockwiseAfter(c.state, v.last), v.last];
    const seat = seats.find(one => cardsLeft(c.state, one) > 0);
    if (seat === undefined) return done();
    v.last = seat;
    return call('opportunity', { seat }, 'next');
  },
});

/** AT43-ACT-05 to -10, R-29: artillery, at most one command option, then the next card. */
export const opportunity = procedure('opportunity')({
  begin(c, { seat }) {
    c.emit({ type: 'seat.active', seat });
    return call('artillery', { seat }, 'command');
  },
  command(c, { seat }) {
    // A strike may have ended the last unit of this side.
    if (cardsLeft(c.state, seat) === 0) return done();
    const options = commandOptions(c.state, seat);
    if (options.every(({ id, barred }) => id === 'activate' || barred !== undefined)) return goto('turn');
    return ask({ seat, ask: 'at43.ask.command', rule: 'AT43-ACT-05', shape: pickOption(options) }, 'commanded');
  },
  commanded(c, { seat }, choice: string) {
    if (choice === 'activate') return goto('turn');
    if (choice === 'defer') {
      pay(c, seat, 'defer');
      c.emit({ type: 'activation.deferred', seat });
      return done();
    }
    if (choice === 'extra') return goto('two');
    pay(c, seat, 'replace');
    const shape = amount(1, cardsLeft(c.state, seat) - 1);
    return ask({ seat, ask: 'at43.ask.replace', rule: 'AT43-ACT-06', shape }, 'replaced');
  },
  replaced(c, { seat }, at: number) {
    c.emit({ type: 'card.replaced', seat, at });
    return goto('turn');
  },
  turn(c, v) {
    lapse(c, v.seat);
    v.next = [turnOver(c, v.seat)];
    return goto('activate');
  },
  /** AT43-ACT-09, -10: two cards, in the order their player likes. */
  two(c, v) {
    pay(c, v.seat, 'extra');
    lapse(c, v.seat);
    const units = [turnOver(c, v.seat), turnOver(c, v.seat)];
    return ask({ seat: v.seat, ask: 'at43.ask.two', rule: 'AT43-ACT-09', shape: order(units) }, 'ordered');
  },
  ordered(_c, v, units: readonly UnitId[]) {
    v.next = units;
    return goto('activate');
  },
  activate(c, v) {
    const [unit, ...rest] = v.next ?? [];
    if (unit === undefined) return done();
    v.next = rest;
    const gone = unitOf(c.state, unit).place === 'eliminated';
    return gone ? goto('activate') : call('activation', { unit }, 'activate');
  },
});

function lapse(c: Ctx<State, Event>, seat: Seat): void {
  if (c.state.sides[seat]!.deferred) c.emit({ type: 'deferral.lapsed', seat });
}

function turnOver(c: Ctx<State, Event>, seat: Seat): UnitId {
  const unit = c.state.sides[seat]!.sequence[0] as UnitId;
  c.emit({ type: 'card.turned', seat, unit });
  return unit;
}

/** What may be done instead of simply turning over the next card, and why not. */
export function commandOptions(state: State, seat: Seat): Option[] {
  const { deferred } = state.sides[seat]!;
  const cards = cardsLeft(state, seat);
  return [
    { id: 'activate' },
    option('replace', cards < 2 ? no('AT43-ACT-06', 'at43.no.cards') : purse(state, seat, 'replace', 'AT43-ACT-06')),
    option('defer', deferred ? no('AT43-ACT-08', 'at43.no.deferTwice') : purse(state, seat, 'defer', 'AT43-ACT-07')),
    option('extra', extraBar(state, seat, cards)),
  ];
}

function extraBar(state: State, seat: Seat, cards: number): Because | undefined {
  if (!state.sides[seat]!.deferred) return no('AT43-ACT-09', 'at43.no.noDeferral');
  return cards < 2 ? no('AT43-ACT-09', 'at43.no.cards') : purse(state, seat, 'extra', 'AT43-ACT-09');
}

const no = (rule: string, say: string): Because => ({ rule, say });

const purse = (state: State, seat: Seat, on: 'replace' | 'defer' | 'extra', rule: string): Because | undefined =>
  canPay(state, seat, on) ? undefined : no(rule, 'at43.no.points');

const option = (id: string, because: Because | undefined): Option => (because ? { id, barred: [because] } : { id });
