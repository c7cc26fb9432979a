import { HIDDEN, type Rng } from '@banneret/kernel';
import type { CardId } from './card.js';
import type { Deck, PlacedCard } from './deck.js';
import { onlookers, type Zone } from './zone.js';

/** The card places of a match, in any number. */
export interface CardPlaces {
  readonly zones: readonly Zone[];
  readonly decks: readonly Deck[];
}

/** Of all the cards in the game, those that this view does not show anywhere. */
export function unseenCards(all: readonly CardId[], view: CardPlaces): CardId[] {
  const shown = new Set(view.zones.flatMap(zone => zone.cards));
  for (const deck of view.decks) for (const card of [...deck.list, ...placedIds(deck)]) shown.add(card);
  return all.filter(card => !shown.has(card));
}

/**
 * Turns a view into a world that could be behind it: every blank becomes a card of the pool, each way of doing so
 * equally likely. In place; the view is the imaginer's own copy. The pool may hold more cards than there are blanks.
 */
export function fillBlanks(view: CardPlaces, pool: readonly CardId[], rng: Rng): void {
  const left = [...pool];
  const next = (): CardId => {
    if (left.length === 0) throw new Error('the pool has fewer cards than the view has blanks');
    const at = rng.below(left.length);
    const card = left[at]!;
    left[at] = left[left.length - 1]!;
    left.pop();
    return card;
  };
  for (const zone of view.zones) fillZone(zone, next);
  for (const deck of view.decks) fillDeck(deck, next, rng);
}

function fillZone(zone: Zone, next: () => CardId): void {
  for (const [i, card] of zone.cards.entries()) if (card === HIDDEN) zone.cards[i] = next();
  if (zone.ordered) return;
  const entries = zone.cards.map((card, i) => ({ card, seen: zone.seen[i]! | onlookers(zone) }));
  entries.sort((a, b) => a.card - b.card);
  for (const [i, { card, seen }] of entries.entries()) {
    zone.cards[i] = card;
    zone.seen[i] = seen;
  }
}

/** The settled cards a viewer knows are in the list too; only the rest of an unknown list comes from the pool. */
function fillDeck(deck: Deck, next: () => CardId, rng: Rng): void {
  const placed = placedIds(deck);
  if (deck.list[0] === HIDDEN) {
    const rest = deck.list.slice(placed.length).map(next);
    for (const [i, card] of [...placed, ...rest].sort((a, b) => a - b).entries()) deck.list[i] = card;
  }
  const free = deck.list.filter(card => !placed.includes(card));
  for (const place of [...deck.top, ...deck.bottom]) fillPlace(place, free, rng);
}

function fillPlace(place: PlacedCard, free: CardId[], rng: Rng): void {
  if (place.card !== HIDDEN) return;
  place.card = free.splice(rng.below(free.length), 1)[0]!;
}

const placedIds = (deck: Deck): CardId[] =>
  [...deck.top, ...deck.bottom].map(place => place.card).filter(card => card !== HIDDEN);
