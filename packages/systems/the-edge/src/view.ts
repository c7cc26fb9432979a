import {
  cloneDeck,
  cloneZone,
  fillBlanks,
  redactCards,
  redactMove,
  unseenCards,
  viewDeck,
  viewZone,
  type CardId,
  type Deck,
  type Zone,
} from '@banneret/cards';
import { HIDDEN, type Rng, type Seat, type Viewer } from '@banneret/kernel';
import { CARDS_PER_SEAT } from './book.js';
import { knownCopies, legalCopies } from './decisions/deck.js';
import type { Event } from './events.js';
import { frozen } from './reduce/record.js';
import { NONE, type SeatState, type State } from './state.js';

/** EDGE-GEN-03, -04, catalogue 4.5: all is open but hands, deck lists and the order of decks. */
export const view = (s: State, viewer: Viewer): State => ({ ...s, seats: s.seats.map(side => seenBy(side, viewer)) });

const seenBy = (side: SeatState, viewer: Viewer): SeatState => ({
  ...side,
  deck: seenAs(side.deck, viewer, viewDeck),
  hand: seenAs(side.hand, viewer, viewZone),
});

/** How viewers see zones and decks, kept as long as these are: the reducer replaces them whole, in views as well. */
const sights = new WeakMap<Deck | Zone, Map<Viewer, Deck | Zone>>();

function seenAs<T extends Deck | Zone>(thing: T, viewer: Viewer, see: (thing: T, viewer: Viewer) => T): T {
  let seen = sights.get(thing);
  if (seen === undefined) sights.set(thing, (seen = new Map()));
  const before = seen.get(viewer) as T | undefined;
  if (before !== undefined) return before;
  const made = frozen(see(thing, viewer));
  seen.set(viewer, made);
  return made;
}

export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'deck.built':
      return viewer === event.seat ? event : { ...event, cards: event.cards.map(() => HIDDEN) };
    case 'cards.drawn':
      return { ...event, moves: event.moves.map(move => redactMove(move, viewer)) };
    case 'hand.returned':
      return { ...event, cards: redactCards(event.cards, event.knowers, viewer) };
    default:
      return event;
  }
}

export const reveals = (event: Event): boolean => event.type === 'cards.drawn';

/** Every blank becomes a card that could be there: legal in its owner's army and not in sight elsewhere. */
export function imagine(seen: State, viewer: Seat, rng: Rng): State {
  const world = view(seen, viewer);
  for (const side of world.seats) {
    const hand = cloneZone(side.hand);
    const deck = cloneDeck(side.deck);
    fillBlanks({ zones: [hand], decks: [deck] }, possibleCards(world, deck.owner), rng);
    side.hand = hand;
    side.deck = deck;
  }
  return world;
}

function possibleCards(s: State, seat: Seat): CardId[] {
  const side = s.seats[seat]!;
  if (side.faction === NONE) return [];
  const copies = knownCopies(s, seat) ?? legalCopies(s, seat);
  const attached = s.squads.flatMap(squad => squad.upgrades.map(upgrade => upgrade.card));
  const cards = copies.map(copy => seat * CARDS_PER_SEAT + copy).filter(card => !attached.includes(card));
  return unseenCards(cards, { zones: [side.hand, side.playing, side.discard], decks: [side.deck] });
}
