import { HIDDEN, type Viewer } from '@banneret/kernel';
import { includes, type ViewerSet } from './seats.js';

/**
 * The id of one single card: two copies of the same card have two ids. What is printed on it is content, looked up
 * by id elsewhere. `HIDDEN` stands for a card the viewer may not know.
 */
export type CardId = number;

/**
 * The fact that one card went from one place to another, ready to be put in an event. `knowers` are the viewers who
 * can tell which card it was; that they can is no secret, so a redacted move keeps it.
 */
export interface CardMove {
  readonly card: CardId;
  readonly knowers: ViewerSet;
  /** Where it was, in a zone that keeps an order: everybody sees which card of the row is taken. */
  readonly at?: number;
  /** Where it goes in a zone that keeps an order; at the end unless said. */
  readonly to?: number;
}

/** The move as this viewer may hear of it. */
export function redactMove(move: CardMove, viewer: Viewer): CardMove {
  return includes(move.knowers, viewer) ? move : { ...move, card: HIDDEN };
}

/** Cards as this viewer may hear of them, when all of them are known to the same people. */
export function redactCards(cards: readonly CardId[], knowers: ViewerSet, viewer: Viewer): readonly CardId[] {
  return includes(knowers, viewer) ? cards : cards.map(() => HIDDEN);
}
