import type { Duration } from '../effect.js';
import type { EndEvent, TurnEvent } from '../events.js';
import { isFreeForAll, NONE, seatOf, squadOf, type State } from '../state.js';
import { changeFigure, changeSquad, frozen, kept } from './record.js';

export function reduceTurn(s: State, event: TurnEvent): void {
  switch (event.type) {
    case 'turn.began':
      s.phase = 'turns';
      s.active = event.seat;
      s.turn = event.turn;
      s.turnKind = 'none';
      s.quiet++;
      s.activated = NONE;
      for (const side of s.seats) side.silent = false;
      expire(s, 'own-turn', event.seat);
      return;
    case 'turn.declared':
      s.turnKind = event.kind;
      return;
    case 'turn.ended':
      expire(s, 'turn');
      s.uses = kept(s.uses, ({ limit }) => limit === 'match');
      return;
    case 'seat.silenced':
      seatOf(s, event.seat).silent = true;
      return;
    case 'activation.began':
      s.activated = event.squad;
      return;
    case 'activation.ended':
      return; // told to the players
    case 'activation.granted':
      s.activated = NONE;
      return;
    case 'mode.changed':
      changeSquad(s, event.squad, { mode: event.mode });
      return;
  }
}

function expire(s: State, until: Duration, seat = NONE): void {
  const lasts = (thing: { readonly until: Duration; readonly seat: number }): boolean =>
    thing.until !== until || (seat !== NONE && thing.seat !== seat);
  s.bonuses = kept(s.bonuses, lasts);
  s.statuses = kept(s.statuses, lasts);
}

export function reduceEnd(s: State, event: EndEvent): void {
  switch (event.type) {
    case 'seat.eliminated':
      seatOf(s, event.seat).eliminated = true;
      if (isFreeForAll(s)) leaveBoard(s, event.seat);
      return;
    case 'end.pending':
      s.ending = event.reason;
      return;
    case 'match.ended':
      s.phase = 'over';
      s.ending = event.reason;
      s.winners = frozen([...event.winners]);
      return;
  }
}

/**
 * R97: whoever is out of a free-for-all takes everything off the board at once: figures, without points, and traps. The Altar stays
 * as an obstacle; it radiates no more (`stats.ts`). Tokens already Captured stay where they are.
 */
function leaveBoard(s: State, seat: number): void {
  for (const [figure, { squad }] of s.figures.entries())
    if (squadOf(s, squad).seat === seat) changeFigure(s, figure, NONE, 0);
  s.tokens = s.tokens.map(token =>
    token.owner === seat && token.kind === 'faction' ? frozen({ ...token, space: NONE, mask: 0 }) : token,
  );
  const isGone = ({ on, id }: { readonly on: 'squad' | 'figure'; readonly id: number }): boolean =>
    on === 'figure' && s.figures[id]?.space === NONE;
  s.bonuses = kept(s.bonuses, bonus => !isGone(bonus));
  s.statuses = kept(s.statuses, status => !isGone(status));
}
