import {
  cloneDeck,
  cloneZone,
  emptyZone,
  EVERYBODY,
  newDeck,
  orderedDeck,
  putCard,
  shuffleInto,
  takeCard,
  takeTop,
  wholeZone,
  type CardId,
  type CardMove,
  type Deck,
  type Zone,
} from '@banneret/cards';
import type { CardEvent } from '../events.js';
import { NONE, seatOf, squadOf, type SeatState, type SquadId, type State, type Upgrade } from '../state.js';
import { added, changeSquad, frozen } from './record.js';

export function buildDeck(s: State, seat: number, cards: readonly CardId[], ordered: boolean): void {
  seatOf(s, seat).deck = frozen(ordered ? orderedDeck(seat, cards, 'owner') : newDeck(seat, cards, 'owner'));
}

type ZoneName = 'hand' | 'playing' | 'discard';

/** Zones and decks are frozen as well: a change makes a new one. */
function changeZone(side: SeatState, name: ZoneName, change: (zone: Zone) => void): void {
  const zone = cloneZone(side[name]);
  change(zone);
  side[name] = frozen(zone);
}

function changeDeck(side: SeatState, change: (deck: Deck) => void): void {
  const deck = cloneDeck(side.deck);
  change(deck);
  side.deck = frozen(deck);
}

function moveBetween(side: SeatState, from: ZoneName, to: ZoneName, move: CardMove): void {
  changeZone(side, from, zone => takeCard(zone, move));
  changeZone(side, to, zone => putCard(zone, move));
}

function draw(side: SeatState, moves: readonly CardMove[]): void {
  changeDeck(side, deck => {
    for (const move of moves) takeTop(deck, move);
  });
  changeZone(side, 'hand', hand => {
    for (const move of moves) putCard(hand, move);
  });
}

function shuffleBack(side: SeatState, zone: ZoneName, cards: readonly CardId[], knowers: number): void {
  changeZone(side, zone, emptyZone);
  changeDeck(side, deck => shuffleInto(deck, cards, knowers));
}

export function reduceCards(s: State, event: CardEvent): void {
  const side = seatOf(s, event.seat);
  switch (event.type) {
    case 'cards.drawn':
      draw(side, event.moves);
      return;
    case 'hand.returned':
      shuffleBack(side, 'hand', event.cards, event.knowers);
      side.mulliganed = true;
      return;
    case 'deck.reshuffled': {
      const { cards, knowers } = wholeZone(side.discard);
      shuffleBack(side, 'discard', cards, knowers);
      return;
    }
    case 'card.played':
      moveBetween(side, 'hand', 'playing', event.move);
      return;
    case 'card.discarded':
      moveBetween(side, event.from, 'discard', event.move);
      return;
    case 'upgrade.attached':
      changeZone(side, 'hand', hand => takeCard(hand, event.move));
      attach(s, event.squad, event.move.card);
      return;
    case 'upgrade.detached':
      detach(s, event.squad, event.card);
      changeZone(side, 'discard', discard => putCard(discard, { card: event.card, knowers: EVERYBODY }));
      return;
    case 'passive.begun':
      changeUpgrade(s, event.card, { passive: true });
      return;
    case 'banner.used':
      side.bannerUp = false;
      return;
    case 'banner.recovered':
      side.bannerUp = true;
      return;
    case 'altar.used':
    case 'upgrade.used':
      return; // told to the players; what it does follows
    case 'action.limited':
      limit(s, event);
      return;
  }
}

/** The innermost exchange is the Action itself; the limit is about the one that it reacts to. */
function limit(s: State, { seat, source, limit: until }: Extract<CardEvent, { type: 'action.limited' }>): void {
  s.uses = added(s.uses, { seat, source, limit: until, depth: s.exchanges.length - 2 });
}

function attach(s: State, squad: SquadId, card: CardId): void {
  const { upgrades } = squadOf(s, squad);
  changeSquad(s, squad, { upgrades: frozen([...upgrades, { card, charges: 0, passive: false }]) });
}

/** R40: its Charges go back to the neutral pile. */
function detach(s: State, squad: SquadId, card: CardId): void {
  const { upgrades } = squadOf(s, squad);
  s.charges += upgrades.find(upgrade => upgrade.card === card)?.charges ?? 0;
  changeSquad(s, squad, { upgrades: frozen(upgrades.filter(upgrade => upgrade.card !== card)) });
}

/** The Squad a card is attached to. */
export function bearerOf(s: State, card: CardId): SquadId {
  for (let squad = 0; squad < s.squads.length; squad++)
    for (const upgrade of squadOf(s, squad).upgrades) if (upgrade.card === card) return squad;
  return NONE;
}

export function changeUpgrade(s: State, card: CardId, change: Partial<Upgrade>): void {
  const squad = bearerOf(s, card);
  const upgrades = squadOf(s, squad).upgrades.map(upgrade =>
    upgrade.card === card ? { ...upgrade, ...change } : upgrade,
  );
  changeSquad(s, squad, { upgrades: frozen(upgrades) });
}

export const chargesOn = (s: State, card: CardId): number =>
  s.squads[bearerOf(s, card)]?.upgrades.find(upgrade => upgrade.card === card)?.charges ?? 0;
