import { ask, done, goto, type Control, type Seat } from '@banneret/kernel';
import { areEnemies } from '../board.js';
import { askPlay, sourceOf, type Play } from '../decisions/play.js';
import type { Moment } from '../effect.js';
import { mightPlay } from '../reactions.js';
import { seatOf, type Source, type State } from '../state.js';
import { call, procedure, type Calls } from './machine.js';

/**
 * A reaction window (catalogue 4.4, R63): the active player first, then clockwise; each acts or passes; a played Action
 * is resolved and the window opens again; it closes when all pass in a row.
 *
 * Whether a seat is asked depends on what everybody knows, never on what it holds: see `mightPlay`.
 */
export const window = procedure('window')({
  begin(c, v) {
    if (v.turn !== undefined && v.passed === undefined) {
      // Whoever opened the window has just found the first seat to ask.
      v.passed = v.turn;
      return askAt(c.state, v);
    }
    v.turn = 0;
    v.passed = 0;
    return poll(c.state, v);
  },
  played(c, v, play: Play) {
    const seat = seatAt(c.state, v);
    if (play.do === 'silence') c.emit({ type: 'seat.silenced', seat });
    if (play.do === 'silence' || play.do === 'pass') {
      v.turn = (v.turn ?? 0) + 1;
      v.passed = (v.passed ?? 0) + 1;
      return poll(c.state, v);
    }
    v.made = (v.made ?? 0) + 1;
    return callPlay(seat, play, 'begin');
  },
});

/** Asks the next seat that could do something; the window closes when none is left. */
function poll(s: State, v: Calls['window']): Control<'played'> {
  const seats = s.seats.length;
  for (; (v.passed ?? 0) < seats; v.turn = (v.turn ?? 0) + 1, v.passed = (v.passed ?? 0) + 1)
    if (isAsked(s, v, seatAt(s, v))) return askAt(s, v);
  return done();
}

const seatAt = (s: State, { turn = 0 }: Pick<Calls['window'], 'turn'>): Seat => (s.active + turn) % s.seats.length;
const askAt = (s: State, v: Calls['window']): Control<'played'> =>
  ask(askPlay(seatAt(s, v), v.moment, false), 'played');

/**
 * Opens a window if anybody could do something in it, and goes on otherwise: most windows stay empty, and a procedure
 * of its own for each of them would be felt.
 */
export function openWindow<const N extends string>(
  s: State,
  moment: Moment,
  step: N,
  how: { readonly before?: boolean; readonly ended?: true } = {},
): Control<N> {
  const { before = false, ended } = how;
  const point: Poll = { moment, ...(before && { before }), ...(ended && { ended }) };
  if (before && !othersAsked(s, point)) return goto(step);
  for (const turn of s.seats.keys())
    if (isAsked(s, point, seatAt(s, { turn }))) return call('window', { ...point, turn }, step);
  return goto(step);
}

/** Carries out what somebody has played. */
export const callPlay = <const N extends string>(seat: Seat, play: Play, step: N) =>
  play.do === 'attach'
    ? call('attach', { seat, card: play.card }, step)
    : call('action', { seat, source: sourceOf(play) as Source }, step);

interface Poll {
  readonly moment: Moment;
  readonly before?: true;
  readonly ended?: true;
  readonly made?: number;
}

function isAsked(s: State, { moment, before, ended, made = 0 }: Poll, seat: Seat): boolean {
  if (seatOf(s, seat).silent || !isConcerned(s, moment, seat)) return false;
  // The active player has the word next anyway: asked now only if somebody else could get in between.
  if (before === true && seat === s.active && !othersAsked(s, { moment, before })) return false;
  // Who has had enough is asked at once only for what names this very moment.
  return mightPlay(s, seat, moment, ended === true && seat === s.active && made === 0);
}

const othersAsked = (s: State, poll: Poll): boolean =>
  s.seats.some((_, other) => other !== s.active && isAsked(s, poll, other));

/** Re-rolls are for whoever rolled (EDGE-DICE-14); nobody interrupts an Action of their own side (H-01). */
function isConcerned(s: State, moment: Moment, seat: Seat): boolean {
  const exchange = s.exchanges.at(-1);
  if (moment === 'own-roll') return exchange?.roll?.seat === seat;
  if (moment === 'action-announced') return exchange?.kind === 'action' && areEnemies(s, exchange.seat, seat);
  return true;
}
