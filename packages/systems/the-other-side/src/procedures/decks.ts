import { drawRequest, EVERYBODY, seats, type DrawRequest } from '@banneret/cards';
import type { Ctx, Seat } from '@banneret/kernel';
import type { Event } from '../events.js';
import { mustRebuild } from '../rulings.js';
import { playerOf, type State } from '../state.js';

/** to be called after whatever takes cards off a deck or puts some on a pile. */
export function settleDecks(c: Ctx<State, Event>): void {
  for (const [seat, { deck, discard }] of c.state.players.entries())
    if (mustRebuild(deck.list.length, discard.cards.length)) c.emit({ type: 'deck.rebuilt', seat, endOfTurn: false });
}

/** What has to be drawn for a flip: seen by all. */
export const flipRequest = (s: State, seat: Seat, rule: string): DrawRequest =>
  drawRequest(playerOf(s, seat).deck, 1, { why: 'tos.roll.flip', rule, seenBy: EVERYBODY });

/** Cards for the hand: seen by their owner. */
export const handRequest = (s: State, seat: Seat, count: number): DrawRequest =>
  drawRequest(playerOf(s, seat).deck, count, { why: 'tos.roll.draw', rule: 'TOS-DCK-08', seenBy: seats(seat) });
