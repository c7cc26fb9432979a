import {
  type CardId,
  cloneDeck,
  cloneZone,
  fillBlanks,
  redactMove,
  unseenCards,
  viewDeck,
  viewZone,
} from '@banneret/cards';
import { HIDDEN, type Rng, type Seat, type Viewer } from '@banneret/kernel';
import type { Event } from './events.js';
import { fateCardsOf } from './fate.js';
import { hireShape } from './decisions/hireShape.js';
import { randomHire } from './decisions/randomHire.js';
import { stratagemsFor } from './hiring.js';
import { allegianceOf } from './cardsInPlay.js';
import type { Player, State } from './state.js';

/** TOS-GEN-19, TOS-DCK-05, -09, TOS-STR-04: all is open but hands, the order of decks and Stratagem Decks. */
export const view = (s: State, viewer: Viewer): State => ({
  ...s,
  players: s.players.map(player => seenBy(player, viewer)),
});

const seenBy = (player: Player, viewer: Viewer): Player => ({
  ...player,
  deck: viewDeck(player.deck, viewer),
  hand: viewZone(player.hand, viewer),
  stratagems: viewZone(player.stratagems, viewer),
  ...(player.list !== null && player.stratagems.owner !== viewer && { list: 'hidden' as const }),
});

export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'cards.drawn':
      return { ...event, moves: event.moves.map(move => redactMove(move, viewer)) };
    case 'list.sealed':
      return viewer === event.seat ? event : { ...event, list: 'hidden' };
    case 'stratagems.chosen':
      return viewer === event.seat ? event : { ...event, cards: event.cards.map(() => HIDDEN) };
    default:
      return event;
  }
}

export const reveals = (event: Event): boolean =>
  event.type === 'cards.drawn' || event.type === 'stratagem.acquired' || event.type === 'lists.shown';

/** The Fate Cards of a seat that this view of it shows nowhere: any of them may be behind any of its blanks. */
export const unseenFate = ({ hand, conflict, discard, deck, initiativeCard }: Player, seat: Seat): CardId[] =>
  unseenCards(fateCardsOf(seat), { zones: [hand, conflict, discard], decks: [deck] }).filter(
    card => card !== initiativeCard,
  );

/** Every blank becomes a card that could be there. */
export function imagine(seen: State, viewer: Seat, rng: Rng): State {
  const world = view(seen, viewer);
  return { ...world, players: world.players.map((player, seat) => imagined(world, player, seat, rng)) };
}

function imagined(s: State, player: Player, seat: Seat, rng: Rng): Player {
  const hand = cloneZone(player.hand);
  const deck = cloneDeck(player.deck);
  const stratagems = cloneZone(player.stratagems);
  fillBlanks({ zones: [hand], decks: [deck] }, unseenFate(player, seat), rng);
  const allegiance = allegianceOf(s, seat);
  if (allegiance !== undefined) {
    const gone = [...player.acquired, ...player.played, ...stratagems.cards];
    const pool = stratagemsFor(s.book, allegiance).filter(card => !gone.includes(card));
    fillBlanks({ zones: [stratagems], decks: [] }, pool, rng);
  }
  const list = player.list === 'hidden' ? randomHire(s.book, hireShape(s, seat), rng) : player.list;
  return { ...player, hand, deck, stratagems, list };
}
