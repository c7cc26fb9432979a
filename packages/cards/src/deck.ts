import { HIDDEN, type Seat, type Viewer } from '@banneret/kernel';
import type { CardId, CardMove } from './card.js';
import { EVERYBODY, includes, NOBODY, seats, type ViewerSet } from './seats.js';
import { onlookers, putCard, sortedPlace, type Visibility, type Zone } from './zone.js';

/** A card whose place in a deck is settled because somebody looked at it, or put it there. */
export interface PlacedCard {
  card: CardId;
  seen: ViewerSet;
}

/**
 * A face-down deck. It has no order until somebody looks: `list` is everything in it, sorted; `top` and `bottom` are
 * the few cards whose place is settled; all the others are in no order at all, and drawing one is a chance request.
 *
 * `listSeen` is who knows exactly which cards the deck holds. A viewer loses that knowledge when a card enters or
 * leaves unseen by it, or else the list would betray that card by subtraction; everybody regains it when the deck
 * runs empty.
 */
export interface Deck {
  readonly owner: Seat;
  readonly list: CardId[];
  readonly top: PlacedCard[];
  readonly bottom: PlacedCard[];
  listSeen: ViewerSet;
}

/** A shuffled deck. `composition` says who knows what is in it, not in which order. */
export function newDeck(owner: Seat, cards: readonly CardId[], composition: Visibility): Deck {
  const list = [...cards].sort((a, b) => a - b);
  const listSeen = list.length === 0 ? EVERYBODY : onlookers({ owner, visibility: composition, ordered: true });
  return { owner, list, top: [], bottom: [], listSeen };
}

/** A deck in an order its owner chose, first card on top. */
export function orderedDeck(owner: Seat, cards: readonly CardId[], composition: Visibility): Deck {
  const deck = newDeck(owner, cards, composition);
  for (const card of cards) deck.top.push({ card, seen: seats(owner) });
  return deck;
}

/** How many cards are in no order yet. */
export const bagSize = (deck: Deck): number => deck.list.length - deck.top.length - deck.bottom.length;

/** The cards in no order yet, sorted. Meant for the true state: in a view it is as blank as the list. */
export function bagOf(deck: Deck): CardId[] {
  const bag = [...deck.list];
  for (const { card } of [...deck.top, ...deck.bottom]) bag.splice(bag.indexOf(card), 1);
  return bag;
}

/** Takes the top card away: the one the move names, out of the bag if no card is settled on top. */
export function takeTop(deck: Deck, move: CardMove): void {
  if (deck.list.length === 0) throw new Error(`deck of seat ${deck.owner} is empty`);
  settleBottom(deck);
  const placed = deck.top.shift();
  if (placed && placed.card !== move.card && placed.card !== HIDDEN && move.card !== HIDDEN)
    throw new Error(`card ${move.card} is not on top: ${placed.card} is`);
  unlist(deck, move);
}

/** Draws into a zone. */
export function drawCard(deck: Deck, to: Zone, move: CardMove): void {
  takeTop(deck, move);
  putCard(to, move);
}

/**
 * Somebody looks at the top cards, in order. Cards already settled stay where they are; the others come out of the
 * bag. A blank means that this viewer is not among the lookers.
 */
export function lookAtTop(deck: Deck, cards: readonly CardId[], lookers: ViewerSet): void {
  for (const [i, card] of cards.entries()) {
    settleBottom(deck);
    const placed = deck.top[i];
    if (!placed) deck.top.push({ card, seen: lookers });
    else {
      placed.seen |= lookers;
      if (card !== HIDDEN) placed.card = card;
    }
  }
}

export function putOnTop(deck: Deck, move: CardMove): void {
  enlist(deck, move);
  deck.top.unshift({ card: move.card, seen: move.knowers });
}

export function putOnBottom(deck: Deck, move: CardMove): void {
  enlist(deck, move);
  deck.bottom.push({ card: move.card, seen: move.knowers });
}

/** The cards join the deck and the whole of it is shuffled. `knowers` are those who know every one of the cards. */
export function shuffleInto(deck: Deck, cards: readonly CardId[], knowers: ViewerSet): void {
  for (const card of cards) enlist(deck, { card, knowers });
  shuffleDeck(deck);
}

/** Nobody knows the place of any card any more. */
export function shuffleDeck(deck: Deck): void {
  deck.top.length = 0;
  deck.bottom.length = 0;
}

/** The deck as this viewer sees it. */
export function viewDeck(deck: Deck, viewer: Viewer): Deck {
  const see = ({ card, seen }: PlacedCard): PlacedCard => ({ card: includes(seen, viewer) ? card : HIDDEN, seen });
  const list = includes(deck.listSeen, viewer) ? [...deck.list] : deck.list.map(() => HIDDEN);
  return { ...deck, list, top: deck.top.map(see), bottom: deck.bottom.map(see) };
}

/** An independent copy, for a fork. */
export function cloneDeck(deck: Deck): Deck {
  const copy = (placed: PlacedCard): PlacedCard => ({ ...placed });
  return { ...deck, list: [...deck.list], top: deck.top.map(copy), bottom: deck.bottom.map(copy) };
}

/** Once the bag is empty the cards at the bottom follow the ones on top. */
function settleBottom(deck: Deck): void {
  if (bagSize(deck) === 0) deck.top.push(...deck.bottom.splice(0));
}

function enlist(deck: Deck, { card, knowers }: CardMove): void {
  if (card === HIDDEN) blankList(deck);
  // A list with a blank is one this viewer does not know: a card it saw going in is just one more blank there.
  const listed = deck.list[0] === HIDDEN ? HIDDEN : card;
  deck.list.splice(sortedPlace(deck.list, listed), 0, listed);
  deck.listSeen &= knowers;
}

function unlist(deck: Deck, { card, knowers }: CardMove): void {
  if (card === HIDDEN) blankList(deck);
  const at = deck.list[0] === HIDDEN ? 0 : deck.list.indexOf(card);
  if (at < 0) throw new Error(`card ${card} is not in the deck [${deck.list.join(' ')}]`);
  deck.list.splice(at, 1);
  deck.listSeen = deck.list.length === 0 ? EVERYBODY : deck.listSeen & knowers;
}

const blankList = (deck: Deck): void => void deck.list.fill(HIDDEN);

/** Who will know the card now at this place from the top, once it is drawn into a zone. */
export function drawKnowers(deck: Deck, place: number, to: Zone | undefined, reveal: ViewerSet = NOBODY): ViewerSet {
  const settled = deck.top[place] ?? deck.bottom[place - deck.top.length - bagSize(deck)];
  return (settled?.seen ?? NOBODY) | reveal | (to ? onlookers(to) : NOBODY);
}
