import { amount, ask, askAll, done, goto, order, pick, roll, type Ctx, type Prompt, type Seat } from '@banneret/kernel';
import { NOBODY, type FighterId, type UnitId } from '../battle.js';
import { commanderCandidates, commandersWorth, unitsCounted } from '../command/commander.js';
import type { Event } from '../events.js';
import { hasCard } from '../reduce.js';
import { highestBid, KNOWN_TERRAIN_BONUS } from '../rulings.js';
import type { State } from '../state.js';
import { portionOf, seatsOf, seatOfPortion, unitOf, unitsOf } from '../units.js';
import { procedure } from './machine.js';

/** AT43-TAC-01: commanders and their points, the cards face down, the test of Authority. */
export const tactical = procedure('tactical')({
  begin(c, v) {
    c.emit({ type: 'phase.began', phase: 'tactical' });
    v.seat = 0;
    return goto('commander');
  },
  /** AT43-TAC-08 to -12, R-82: who commanded goes on doing so unless he is gone or outranked. */
  commander(c, v) {
    const seat = v.seat ?? 0;
    if (seat >= c.state.sides.length) return goto('points');
    const candidates = commanderCandidates(c.state, seat);
    const { commander } = c.state.sides[seat]!;
    if (candidates.length > 1 && !candidates.includes(commander))
      return ask({ seat, ask: 'at43.ask.commander', rule: 'AT43-TAC-09', shape: pick(candidates) }, 'named');
    const named = candidates.includes(commander) ? commander : (candidates[0] ?? NOBODY);
    if (named !== commander) c.emit({ type: 'commander.named', seat, fighter: named });
    v.seat = seat + 1;
    return goto('commander');
  },
  named(c, v, fighter: FighterId) {
    c.emit({ type: 'commander.named', seat: v.seat ?? 0, fighter });
    v.seat = (v.seat ?? 0) + 1;
    return goto('commander');
  },
  points(c) {
    for (const seat of seatsOf(c.state)) countPoints(c, seat);
    return goto('cards');
  },
  /** AT43-TAC-06: all lay their cards at the same time. */
  cards(c) {
    const prompts = seatsOf(c.state)
      .filter(seat => cardsOf(c.state, seat).length > 1)
      .map((seat): Prompt => ({
        seat,
        ask: 'at43.ask.sequence',
        rule: 'AT43-TAC-06',
        shape: order(cardsOf(c.state, seat)),
      }));
    return askAll(prompts, 'laid');
  },
  laid(c, _v, orders: readonly (readonly UnitId[])[]) {
    layCards(c, orders);
    return goto('bids');
  },
  /** AT43-TAC-14 to -16; no test is made where the mission names the winner (TURN-07). */
  bids(c) {
    if (automaticWinner(c.state) !== NOBODY) return goto('granted');
    const prompts = seatsOf(c.state)
      .filter(seat => mostOf(c.state, seat) > 0)
      .map((seat): Prompt => ({
        seat,
        ask: 'at43.ask.bid',
        rule: 'AT43-TAC-14',
        shape: amount(0, mostOf(c.state, seat)),
      }));
    return prompts.length === 0 ? goto('test') : askAll(prompts, 'bid');
  },
  bid(c, _v, bids: readonly number[]) {
    const bidders = seatsOf(c.state).filter(seat => mostOf(c.state, seat) > 0);
    const all = seatsOf(c.state).map(seat => (bidders.includes(seat) ? (bids[bidders.indexOf(seat)] ?? 0) : 0));
    c.emit({ type: 'bids.shown', bids: all });
    for (const [seat, points] of all.entries())
      if (points > 0) c.emit({ type: 'points.spent', seat, points, on: 'bid' });
    return goto('test');
  },
  /** AT43-TAC-13, -18, R-23, R-24: a die each, once a turn; those who are equal at the top roll again. */
  test(c, v) {
    const seats = v.tied ?? seatsOf(c.state);
    const why = 'at43.roll.authority';
    return roll({ kind: 'dice', count: seats.length, sides: 6, rule: 'AT43-TAC-13', why }, 'rolled');
  },
  rolled(c, v, faces: readonly number[]) {
    const seats = v.tied ?? seatsOf(c.state);
    c.emit({ type: 'authority.rolled', seats, faces });
    const rolled = (seat: Seat): number => (faces[seats.indexOf(seat)] ?? 0) + authorityOf(c.state, seat);
    const before: Totals = v.results ?? c.state.sides.map(() => []);
    v.results = before.map((own, seat) => (seats.includes(seat) ? [...own, rolled(seat)] : own));
    const best = Math.max(...seats.map(rolled));
    const top = seats.filter(seat => rolled(seat) === best);
    if (top.length > 1) {
      v.tied = top;
      return goto('test');
    }
    return won(c, top[0]!, v.results);
  },
  granted(c) {
    const winner = automaticWinner(c.state);
    return won(
      c,
      winner,
      c.state.sides.map((_, seat) => [seat === winner ? 1 : 0]),
    );
  },
  first(c, _v, seat: Seat) {
    c.emit({ type: 'first.chosen', seat });
    return done();
  },
});

/** AT43-TAC-02, -04, -05: counted afresh every turn. */
function countPoints(c: Ctx<State, Event>, seat: Seat): void {
  const commander = commandersWorth(c.state, seat)?.points ?? 0;
  const units = unitsCounted(c.state, seat);
  const why = c.explain ? { why: [{ rule: 'AT43-TAC-02', say: 'at43.why.points', args: { commander, units } }] } : {};
  c.emit({ type: 'points.counted', seat, points: commander + units, ...why });
}

export const cardsOf = (state: State, seat: Seat): UnitId[] =>
  [...unitsOf(state, seat)].filter(unit => hasCard(unitOf(state, unit)));

/** Whoever has one card or none was not asked. */
function layCards(c: Ctx<State, Event>, orders: readonly (readonly UnitId[])[]): void {
  const asked = seatsOf(c.state).filter(seat => cardsOf(c.state, seat).length > 1);
  for (const seat of seatsOf(c.state)) {
    const at = asked.indexOf(seat);
    c.emit({ type: 'sequence.laid', seat, order: at < 0 ? cardsOf(c.state, seat) : (orders[at] ?? []) });
  }
}

const mostOf = (state: State, seat: Seat): number =>
  highestBid(commandersWorth(state, seat)?.grade, state.sides[seat]!.points);

/** AT43-TAC-13, -15, -19: what is added to the die. */
export function authorityOf(state: State, seat: Seat): number {
  const known = state.battle.mission.knownTerrain[portionOf(state, seat)] === true ? KNOWN_TERRAIN_BONUS : 0;
  return (commandersWorth(state, seat)?.authority ?? 0) + state.sides[seat]!.bid + known;
}

const automaticWinner = (state: State): Seat =>
  state.turn === 1 ? seatOfPortion(state, state.battle.mission.firstAuthority) : NOBODY;

/** The totals of each seat: the test, then its tie-breaks. */
type Totals = readonly (readonly number[])[];

/** a tie-break ranks those who were equal and changes nobody's result. Whoever was not in it differs before it. */
function compareTotals(a: readonly number[], b: readonly number[]): number {
  for (const [i, total] of a.entries()) if (total !== b[i]) return total - b[i]!;
  return 0;
}

/** AT43-TAC-17: the winner says who goes first. */
function won(c: Ctx<State, Event>, seat: Seat, totals: Totals): ReturnType<typeof ask<'first'>> {
  const results = totals.map(([first = 0]) => first);
  const below = totals.map(own => totals.filter(other => compareTotals(other, own) < 0).length);
  c.emit({ type: 'authority.won', seat, results, below });
  return ask({ seat, ask: 'at43.ask.first', rule: 'AT43-TAC-17', shape: pick(seatsOf(c.state)) }, 'first');
}
