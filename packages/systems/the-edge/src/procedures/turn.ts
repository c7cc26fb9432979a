import { planMove } from '@banneret/cards';
import { ask, done, goto, leave, pickOption, type Because, type Option, type Seat } from '@banneret/kernel';
import { askPlay, type Play } from '../decisions/play.js';
import { afterDeaths, endMatch, endQuietly, quietFor, trackEnds } from '../endings.js';
import { discardsAfter, QUIET_TURNS_TO_CLAIM, QUIET_TURNS_TO_END, VP_PRICE } from '../rulings.js';
import { clockwise, seatOf, type State } from '../state.js';
import { drawersOf, room } from './draw.js';
import { call, procedure } from './machine.js';
import { callPlay, openWindow } from './window.js';

/** EDGE-TURN: one whole turn of one player, from the declaration to the refill. */
export const turn = procedure('turn')({
  begin(c, { seat }) {
    c.emit({ type: 'turn.began', seat, turn: c.state.turn + 1 });
    // EDGE-END-01: an army that found no room at all in deployment (R25) is gone before it has done anything.
    if (afterDeaths(c)) return leave('main');
    if (quietFor(c.state, QUIET_TURNS_TO_END)) {
      endQuietly(c);
      return leave('main');
    }
    if (!mayBuyVp(c.state, seat)) return goto('declare');
    const shape = pickOption([
      { id: 'no', say: 'edge.choice.no' },
      { id: 'buy', say: 'edge.choice.buy-vp' },
    ]);
    return ask({ seat, ask: 'edge.ask.buy-vp', rule: 'EDGE-OPT-05', shape }, 'bought');
  },
  bought(c, v, choice: 'no' | 'buy') {
    const { seat } = v;
    v.vp = choice === 'buy' ? 'bought' : 'declined';
    if (choice === 'buy') {
      c.emit({ type: 'crystals.returned', seat, count: VP_PRICE });
      c.emit({ type: 'vp.gained', seat, points: 1 });
      trackEnds(c);
    }
    return goto('declare');
  },
  declare(c, { seat, vp }) {
    const shape = pickOption([{ id: 'active' }, { id: 'passive' }, drawOption(c.state), ...noMoreVp(c.state, vp)]);
    return ask({ seat, ask: 'edge.ask.declare', rule: 'EDGE-TURN-02', shape }, 'declared');
  },
  declared(c, { seat }, kind: 'active' | 'passive' | 'draw') {
    if (kind === 'draw') {
      endQuietly(c);
      return leave('main');
    }
    c.emit({ type: 'turn.declared', seat, kind });
    return call(
      kind === 'passive' ? 'passiveTurn' : 'activeTurn',
      { seat },
      discardsAfter(kind) ? 'discard' : 'refill',
    );
  },
  discard(c, { seat }) {
    const { cards } = seatOf(c.state, seat).hand;
    if (cards.length === 0) return goto('refill');
    const shape = pickOption([{ id: 'none', say: 'edge.choice.no-discard' }, ...cards.map(id => ({ id }))]);
    return ask({ seat, ask: 'edge.ask.discard', rule: 'EDGE-ACT-10', shape }, 'discarded');
  },
  discarded(c, { seat }, card: number | 'none') {
    const { hand, discard } = seatOf(c.state, seat);
    if (card !== 'none') c.emit({ type: 'card.discarded', seat, from: 'hand', move: planMove(hand, discard, card) });
    return goto('refill');
  },
  refill: (_c, { seat }) => call('finalStep', { seat }, 'end'),
  end(c, { seat }) {
    c.emit({ type: 'turn.ended', seat });
    if (c.state.ending === 'none') return done();
    endMatch(c);
    return leave('main');
  },
});

/** R100: it can be claimed only when nothing has changed for long. */
const drawOption = (s: State): Option => ({
  id: 'draw',
  say: 'edge.choice.claim-draw',
  ...(!quietFor(s, QUIET_TURNS_TO_CLAIM) && { barred: [TOO_EARLY] }),
});

const TOO_EARLY: Because = {
  rule: 'EDGE-HSE-01',
  say: 'edge.no.draw-yet',
  args: { turns: QUIET_TURNS_TO_CLAIM },
};

/** EDGE-OPT-05, R75: a duel's option, and real Crystals only. */
const mayBuyVp = (s: State, seat: Seat): boolean => sellsVp(s) && seatOf(s, seat).reserve >= VP_PRICE;

const sellsVp = (s: State): boolean => s.book.options.buyVp && s.book.mode === 'duel';

/** EDGE-OPT-05: where Victory Points are sold, whoever declares the turn is told why it is not the moment (any more). */
function noMoreVp(s: State, vp: 'bought' | 'declined' | undefined): Option[] {
  if (!sellsVp(s)) return [];
  const why: Because = { rule: 'EDGE-OPT-05', say: `edge.no.vp-${vp ?? 'price'}`, args: { price: VP_PRICE } };
  return [{ id: 'buy', say: 'edge.choice.buy-vp', barred: [why] }];
}

/** EDGE-TURN-04, EDGE-ACT-11, EDGE-END-06, R95: all refill, the active player first; an empty deck ends it at once. */
export const finalStep = procedure('finalStep')({
  begin(c, v) {
    const drawer = clockwise(c.state, v.seat)[v.next ?? 0];
    if (drawer === undefined) return done();
    v.next = (v.next ?? 0) + 1;
    const count = seatOf(c.state, drawer).eliminated ? 0 : room(c.state, drawer);
    return call('draw', { seat: drawer, count }, 'drawn');
  },
  drawn: (_c, _v, emptied: boolean) => (emptied ? done() : goto('begin')),
});

/** EDGE-ACT-01 to -05, R29: cards, Banner and one Activation, in any order, until the player has had enough. */
export const activeTurn = procedure('activeTurn')({
  begin(c, { seat }) {
    if (!mayMulligan(c.state, seat)) return goto('open');
    const shape = pickOption([
      { id: 'no', say: 'edge.choice.no' },
      { id: 'mulligan', say: 'edge.choice.mulligan' },
    ]);
    return ask({ seat, ask: 'edge.ask.mulligan', rule: 'EDGE-OPT-04', shape }, 'decided');
  },
  decided(c, { seat }, choice: 'no' | 'mulligan') {
    if (choice === 'no') return goto('open');
    const cards = [...seatOf(c.state, seat).hand.cards];
    c.emit({ type: 'hand.returned', seat, cards, knowers: drawersOf(c.state, seat) });
    return call('draw', { seat, count: room(c.state, seat) }, 'open');
  },
  open: c => openWindow(c.state, 'open', 'choose', { before: true }),
  choose: (_c, { seat }) => ask(askPlay(seat, 'open', true), 'chosen'),
  chosen(c, { seat }, play: Play) {
    if (play.do === 'end') return openWindow(c.state, 'final-step', 'end', { ended: true });
    if (play.do === 'activate') return call('activation', { seat, squad: play.squad }, 'open');
    return callPlay(seat, play, 'open');
  },
  end: () => done(),
});

/** R76: once a match; the whole hand. */
const mayMulligan = (s: State, seat: Seat): boolean => {
  const { mulliganed, hand } = seatOf(s, seat);
  return s.book.options.mulligan && !mulliganed && hand.cards.length > 0;
};
