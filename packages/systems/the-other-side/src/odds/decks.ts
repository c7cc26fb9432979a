import { bagOf, cloneDeck, type CardId, type Deck } from '@banneret/cards';
import { HIDDEN, type Seat } from '@banneret/kernel';
import { ownerOf, valueOf } from '../fate.js';
import { playerOf, type Player, type State } from '../state.js';
import { unseenFate } from '../view.js';

/**
 * Decks as somebody knows them. Of a deck whose list is blank the next card is any that lies open nowhere, the hidden hand of its
 * owner included, all equally likely: which of them are in the hand makes no difference to the top of the deck. What a player
 * with a long memory could tell of an old hand is not in a view, and not reckoned with here.
 */

const isListed = ({ list }: Deck): boolean => list[0] !== HIDDEN;

/** The cards that the next flip of a seat may show in this view, all equally likely. */
export function possibleCards(seen: State, seat: Seat): CardId[] {
  const player = playerOf(seen, seat);
  return isListed(player.deck) ? bagOf(player.deck) : unseenFate(player, seat);
}

/**
 * A world in which this card can be flipped: blank decks hold it and as many other unseen cards as they have places. Those others
 * do not matter, because the view that is taken before the next flip blanks them again.
 */
export const supposing = (seen: State, next?: CardId): State => ({
  ...seen,
  players: seen.players.map((player, seat) => (isListed(player.deck) ? player : supposedPlayer(player, seat, next))),
});

function supposedPlayer(player: Player, seat: Seat, next: CardId | undefined): Player {
  const unseen = unseenFate(player, seat);
  const first = next !== undefined && ownerOf(next) === seat ? [next] : [];
  const cards = [...first, ...unseen.filter(card => card !== next)].slice(0, player.deck.list.length);
  return { ...player, deck: { ...cloneDeck(player.deck), list: cards.sort((a, b) => a - b) } };
}

/** Cards of the same value together. */
export function byValue(cards: readonly CardId[]): CardId[][] {
  const groups: CardId[][] = [];
  for (const card of cards) (groups[valueOf(card)] ??= []).push(card);
  return groups.filter(group => group !== undefined);
}
