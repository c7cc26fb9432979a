import { drawnCards, type CardId } from '@banneret/cards';
import { done, goto, roll, type Seat } from '@banneret/kernel';
import { valueOf } from '../../fate.js';
import { inInitiativeOrder } from '../../seats.js';
import { NONE, playerOf, type State } from '../../state.js';
import { flipRequest, settleDecks } from '../decks.js';
import { procedure } from '../machine.js';

/** TOS-MPL-01, -02, -04, R-74: cards set aside until no two are alike; who paid to keep a card flips no more. */
export const initiativeCards = procedure('initiativeCards')({
  begin(_c, v) {
    v.flipping ??= v.seats;
    v.next = 0;
    return goto('flip');
  },
  flip(c, v) {
    const seat = v.flipping?.[v.next ?? 0];
    if (seat === undefined) return goto('compare');
    return roll(flipRequest(c.state, seat, 'TOS-MPL-01').chance, 'flipped');
  },
  flipped(c, v, outcome: readonly CardId[]) {
    const seat = v.flipping?.[v.next ?? 0] as Seat;
    const [card] = drawnCards(flipRequest(c.state, seat, 'TOS-MPL-01'), outcome) as [CardId];
    c.emit({ type: 'initiative.flipped', seat, card });
    settleDecks(c);
    v.next = (v.next ?? 0) + 1;
    return goto('flip');
  },
  compare(c, v) {
    const tied = v.seats.filter(seat => isTied(c.state, seat));
    if (tied.length === 0) return goto('settle');
    for (const seat of tied) c.emit({ type: 'initiative.discarded', seat });
    settleDecks(c);
    v.flipping = tied;
    return goto('begin');
  },
  settle(c) {
    c.emit({ type: 'initiative.settled', seat: inInitiativeOrder(c.state)[0] as Seat });
    return done();
  },
});

function isTied(s: State, seat: Seat): boolean {
  const { initiativeCard } = playerOf(s, seat);
  return s.players.some(
    (other, place) =>
      place !== seat && other.initiativeCard !== NONE && valueOf(other.initiativeCard) === valueOf(initiativeCard),
  );
}
