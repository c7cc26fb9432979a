import type { Ctx, Result, Seat } from '@banneret/kernel';
import { sideOf } from './book.js';
import type { Event } from './events.js';
import { CAPTURES_BY_TEAM, CAPTURES_FROM_EACH, duelVp, VP_TRACK_HALF } from './rulings.js';
import { isFreeForAll, seatOf, seatsOf, squadOf, NONE, type EndReason, type State } from './state.js';

type C = Ctx<State, Event>;

/**
 * EDGE-END-03, -04, R14: once the marker stands at an end the match is over with this turn, wherever it goes then. Only in a duel does
 * it ever leave the middle.
 */
export function trackEnds(c: C): void {
  if (Math.abs(c.state.marker) >= VP_TRACK_HALF) endsWithTurn(c, 'track');
}

/** The first reason stays: it cannot be undone. */
export function endsWithTurn(c: C, reason: EndReason): void {
  if (c.state.ending === 'none') c.emit({ type: 'end.pending', reason });
}

export const figuresLeft = (s: State, seat: Seat): number =>
  s.figures.filter(({ squad, space }) => space !== NONE && squadOf(s, squad).seat === seat).length;

export const enduranceLeft = (s: State, seat: Seat): number =>
  s.squads.reduce((sum, squad) => (squad.seat === seat && squad.status !== 'removed' ? sum + squad.endurance : sum), 0);

export const captures = (s: State, seat: Seat): number => seatOf(s, seat).vpCaptured.reduce((sum, n) => sum + n, 0);

/** What a seat (its whole team, in Team vs Team) has to show for itself, the most important first: EDGE-FFA-08, TEAM-09. */
function standingOf(s: State, seat: Seat): number[] {
  if (s.book.mode === 'duel') return [duelVp(s.marker, seat)];
  const side = seatsOf(s).filter(other => sideOf(s, other) === sideOf(s, seat));
  const sum = (count: (of: Seat) => number): number => side.reduce((total, of) => total + count(of), 0);
  return [
    sum(of => captures(s, of)),
    sum(of => seatOf(s, of).vpStart),
    sum(of => enduranceLeft(s, of)),
    sum(of => figuresLeft(s, of)),
  ];
}

/**
 * EDGE-END-07, -08, EDGE-FFA-04, -08, EDGE-TEAM-08, -09: who is ahead among these seats. All of them equal is a draw;
 * some of them equal share the first place (R72).
 */
export function leaders(s: State, among: readonly Seat[]): Seat[] {
  let best: Seat[] = [];
  for (const seat of among) {
    const order = best[0] === undefined ? 1 : compare(standingOf(s, seat), standingOf(s, best[0]));
    if (order > 0) best = [seat];
    else if (order === 0) best.push(seat);
  }
  return best.length === s.seats.length ? [] : best;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, n] of a.entries()) if (n !== b[i]) return n - (b[i] ?? 0);
  return 0;
}

/** The count at the end of the last turn: R67 leaves out whoever is eliminated. */
export function endMatch(c: C): void {
  const s = c.state;
  const among = seatsOf(s).filter(seat => !seatOf(s, seat).eliminated);
  // Nobody counts without a reason, and it is noted before.
  c.emit({ type: 'match.ended', winners: leaders(s, among), reason: s.ending as EndReason });
}

/** R100: so many turns of everybody have passed in a row without a change. */
export function quietFor(s: State, turnsEach: number): boolean {
  const players = seatsOf(s).filter(seat => !seatOf(s, seat).eliminated).length;
  // The turn that has just begun is counted already.
  return s.quiet - 1 >= turnsEach * players;
}

/** R100: a draw, whatever the points. */
export const endQuietly = (c: C): void => c.emit({ type: 'match.ended', winners: [], reason: 'quiet' });

/**
 * What follows at once from points Captured: enough of them win (EDGE-FFA-05, EDGE-TEAM-06), and who has lost the last token is
 * out (EDGE-FFA-06, EDGE-TEAM-07). Looked at after each Capture: the first condition met counts (R88, R89). Tells whether the
 * match is over.
 */
export function afterPoints(c: C): boolean {
  const s = c.state;
  if (s.book.mode === 'duel') return false;
  const winners = capturesWin(s);
  if (winners.length > 0) {
    c.emit({ type: 'match.ended', winners, reason: 'captures' });
    return true;
  }
  eliminate(c, seat => (seatOf(s, seat).vpStart === 0 ? 'no-vp' : undefined));
  return s.book.mode === 'team' && endAtOnce(c);
}

/**
 * What follows from deaths, once their points have moved: who has no figure left is out (EDGE-END-01, EDGE-FFA-04). Tells whether
 * the match is over; otherwise it may be over with the present turn.
 */
export function afterDeaths(c: C): boolean {
  const s = c.state;
  // In the set-up nobody is out yet: an army without a figure is seen when the first turn begins.
  if (s.phase !== 'turns') return false;
  if (afterPoints(c)) return true;
  eliminate(c, seat => (figuresLeft(s, seat) === 0 ? 'wiped-out' : undefined));
  return isFreeForAll(s) ? endFreeForAll(c) : endAtOnce(c);
}

/** Puts out whoever has a reason to be. R97: see the reducer of the event. */
function eliminate(c: C, reasonFor: (seat: Seat) => EndReason | undefined): void {
  // All reasons before the first event: nobody is wiped out by another's leaving.
  const reasons = seatsOf(c.state).map(reasonFor);
  for (const [seat, reason] of reasons.entries()) {
    if (reason === undefined || seatOf(c.state, seat).eliminated) continue;
    c.emit({ type: 'seat.eliminated', seat, reason });
    if (isFreeForAll(c.state)) endsWithTurn(c, reason);
  }
}

/** EDGE-END-01, EDGE-TEAM-05, -07, R15: the other side wins; if both are gone in the same instant, the points decide. */
function endAtOnce(c: C): boolean {
  const s = c.state;
  const lost = seatsOf(s).filter(seat => seatOf(s, seat).eliminated);
  if (lost.length === 0) return false;
  const left = seatsOf(s).filter(seat => !lost.some(loser => sideOf(s, loser) === sideOf(s, seat)));
  const winners = left.length > 0 ? left : leaders(s, seatsOf(s));
  const reason = figuresLeft(s, lost[0] as Seat) === 0 ? 'wiped-out' : 'no-vp';
  c.emit({ type: 'match.ended', winners, reason });
  return true;
}

/** EDGE-FFA-04, -06, R68: the turn is finished first, unless its owner is out of the game. */
function endFreeForAll(c: C): boolean {
  const s = c.state;
  const left = seatsOf(s).filter(seat => !seatOf(s, seat).eliminated);
  if (left.length > 1 && !seatOf(s, s.active).eliminated) return false;
  endMatch(c);
  return true;
}

/** EDGE-FFA-05, EDGE-TEAM-06; R67: nobody who is out of the match. */
const capturesWin = (s: State): Seat[] => seatsOf(s).filter(seat => wouldWin(s, seat, () => 0));

/** Would the seat have Captured enough if it got all these tokens as well, so many from each? */
export function wouldWin(s: State, seat: Seat, more: (from: Seat) => number): boolean {
  if (seatOf(s, seat).eliminated) return false;
  const enemies = seatsOf(s).filter(other => sideOf(s, other) !== sideOf(s, seat));
  if (s.book.mode === 'team')
    return (standingOf(s, seat)[0] ?? 0) + enemies.reduce((sum, from) => sum + more(from), 0) >= CAPTURES_BY_TEAM;
  return enemies.every(from => (seatOf(s, seat).vpCaptured[from] ?? 0) + more(from) >= CAPTURES_FROM_EACH);
}

export function resultOf(s: State): Result {
  return { winners: [...s.winners], scores: seatsOf(s).map(seat => standingOf(s, seat)[0] ?? 0) };
}
