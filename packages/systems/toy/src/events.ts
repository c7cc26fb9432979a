import { assertNever, type Seat, type TallyExplanation } from '@banneret/kernel';
import { shieldOf, side, type State } from './state.js';

export type Event =
  | { readonly type: 'round.began'; readonly round: number }
  | { readonly type: 'card.drawn'; readonly seat: Seat; readonly card: number } // the others see a blank
  | { readonly type: 'bids.opened'; readonly bids: readonly number[] }
  | { readonly type: 'leader.chosen'; readonly seat: Seat }
  | { readonly type: 'coins.changed'; readonly seat: Seat; readonly by: number }
  | { readonly type: 'line.ordered'; readonly seat: Seat; readonly line: readonly number[] }
  | {
      readonly type: 'dice.rolled';
      readonly seat: Seat;
      readonly faces: readonly number[];
      readonly hits: number;
      readonly why?: TallyExplanation;
    }
  | { readonly type: 'card.played'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'squads.wounded'; readonly seat: Seat; readonly wounds: readonly number[] };

/** The only writer of `State`. It works on a state with blanks as well: a hidden card leaves a hidden bag. */
export function reduce(s: State, event: Event): void {
  switch (event.type) {
    case 'round.began':
      s.round = event.round;
      return;
    case 'card.drawn':
      take(side(s, event.seat).bag, event.card);
      side(s, event.seat).hand.push(event.card);
      return;
    case 'bids.opened':
      for (const [seat, bid] of event.bids.entries()) side(s, seat).coins -= bid;
      return;
    case 'leader.chosen':
      s.leader = event.seat;
      return;
    case 'coins.changed':
      side(s, event.seat).coins += event.by;
      return;
    case 'line.ordered':
      side(s, event.seat).line = [...event.line];
      return;
    case 'dice.rolled':
      s.stopped = 0;
      return;
    case 'card.played':
      take(side(s, event.seat).hand, event.card);
      side(s, event.seat).played.push(event.card);
      s.stopped += shieldOf(event.card);
      return;
    case 'squads.wounded': {
      const { line } = side(s, event.seat);
      for (const [squad, wounds] of event.wounds.entries()) line[squad] = (line[squad] as number) - wounds;
      return;
    }
    default:
      assertNever(event);
  }
}

/** Remove a card; where the list shows blanks only, remove a blank. */
function take(cards: number[], card: number): void {
  cards.splice(Math.max(0, cards.indexOf(card)), 1);
}
