import {
  cloneDeck,
  cloneZone,
  drawCard,
  emptyZone,
  EVERYBODY,
  moveCard,
  planDraw,
  planMove,
  putCard,
  shuffleInto,
  takeCard,
  takeTop,
  wholeZone,
  type CardId,
  type CardMove,
} from '@banneret/cards';
import { assertNever, type Seat } from '@banneret/kernel';
import type { CardEvent } from '../events.js';
import { NONE, playerOf, type Flip, type State } from '../state.js';
import { changePlayer, replaced } from './record.js';

export function reduceCards(s: State, event: CardEvent): void {
  switch (event.type) {
    case 'cards.drawn':
      return drawToHand(s, event.seat, event.moves);
    case 'card.discarded':
      return handToPile(s, event.seat, event.card);
    case 'deck.milled':
      return deckToPile(s, event.seat, event.cards);
    case 'deck.rebuilt':
      return rebuild(s, event.seat);
    case 'flip.made': {
      const { seat, purpose, card } = event;
      deckToConflict(s, seat, card);
      s.flips = [...s.flips, { seat, purpose, card, rivals: [], cheated: false, helped: false }];
      return;
    }
    case 'flip.added': {
      const flip = flipOf(s, event.flip);
      deckToConflict(s, flip.seat, event.card);
      const helped = flip.helped || event.helped;
      changeFlip(s, event.flip, { card: NONE, rivals: [flip.card, event.card], helped });
      return;
    }
    case 'flip.kept': {
      const flip = flipOf(s, event.flip);
      for (const card of flip.rivals) if (card !== event.card) conflictToPile(s, flip.seat, card);
      // a card that was cheated in and then beaten by a Tactics Token's one leaves a flip that was cheated.
      changeFlip(s, event.flip, { card: event.card, rivals: [] });
      return;
    }
    case 'flip.cheated': {
      const flip = flipOf(s, event.flip);
      conflictToPile(s, flip.seat, flip.card);
      handToConflict(s, flip.seat, event.card);
      changeFlip(s, event.flip, { card: event.card, cheated: true });
      return;
    }
    case 'conflict.cleared':
      for (const [seat, cards] of event.piles.entries()) for (const card of cards) conflictToPile(s, seat, card);
      s.flips = [];
      return;
    case 'stratagem.acquired': {
      const { stratagems, acquired } = playerOf(s, event.seat);
      const zone = cloneZone(stratagems);
      takeCard(zone, openMove(event.stratagem));
      changePlayer(s, event.seat, { stratagems: zone, acquired: [...acquired, event.stratagem] });
      return;
    }
    case 'stratagem.played': {
      const { acquired, played, playedThisTurn } = playerOf(s, event.seat);
      if (event.stays) return changePlayer(s, event.seat, { playedThisTurn: [...playedThisTurn, event.stratagem] });
      const left = acquired.filter(card => card !== event.stratagem);
      changePlayer(s, event.seat, { acquired: left, played: [...played, event.stratagem] });
      return;
    }
    default:
      assertNever(event);
  }
}

export const flipOf = (s: State, flip: number): Flip => s.flips[flip] as Flip;

function changeFlip(s: State, flip: number, change: Partial<Flip>): void {
  s.flips = replaced(s.flips, flip, { ...flipOf(s, flip), ...change });
}

function drawToHand(s: State, seat: Seat, moves: readonly CardMove[]): void {
  const player = playerOf(s, seat);
  const deck = cloneDeck(player.deck);
  const hand = cloneZone(player.hand);
  for (const move of moves) drawCard(deck, hand, move);
  changePlayer(s, seat, { deck, hand });
}

function deckToConflict(s: State, seat: Seat, card: CardId): void {
  const player = playerOf(s, seat);
  const deck = cloneDeck(player.deck);
  const conflict = cloneZone(player.conflict);
  for (const move of planDraw(deck, conflict, [card])) drawCard(deck, conflict, move);
  changePlayer(s, seat, { deck, conflict });
}

/** Takes the top card, which everybody sees, out of the game's hidden part for good or ill. */
export function deckToPile(s: State, seat: Seat, cards: readonly CardId[]): void {
  const player = playerOf(s, seat);
  const deck = cloneDeck(player.deck);
  const discard = cloneZone(player.discard);
  for (const card of cards) for (const move of planDraw(deck, discard, [card])) drawCard(deck, discard, move);
  changePlayer(s, seat, { deck, discard });
}

/** TOS-MPL-01: off the deck and into nobody's pile. */
export function deckAside(s: State, seat: Seat, card: CardId): void {
  const deck = cloneDeck(playerOf(s, seat).deck);
  takeTop(deck, { card, knowers: EVERYBODY });
  changePlayer(s, seat, { deck, initiativeCard: card });
}

export function asideToPile(s: State, seat: Seat): void {
  const player = playerOf(s, seat);
  if (player.initiativeCard === NONE) return;
  const discard = cloneZone(player.discard);
  putCard(discard, { card: player.initiativeCard, knowers: EVERYBODY });
  changePlayer(s, seat, { discard, initiativeCard: NONE });
}

function handToPile(s: State, seat: Seat, card: CardId): void {
  const player = playerOf(s, seat);
  const hand = cloneZone(player.hand);
  const discard = cloneZone(player.discard);
  moveCard(hand, discard, openMove(card));
  changePlayer(s, seat, { hand, discard });
}

function handToConflict(s: State, seat: Seat, card: CardId): void {
  const player = playerOf(s, seat);
  const hand = cloneZone(player.hand);
  const conflict = cloneZone(player.conflict);
  moveCard(hand, conflict, openMove(card));
  changePlayer(s, seat, { hand, conflict });
}

function conflictToPile(s: State, seat: Seat, card: CardId): void {
  const player = playerOf(s, seat);
  const conflict = cloneZone(player.conflict);
  const discard = cloneZone(player.discard);
  moveCard(conflict, discard, planMove(conflict, discard, card));
  changePlayer(s, seat, { conflict, discard });
}

/** Everybody sees it. In a view of another's hand it takes the place of a blank. */
const openMove = (card: CardId): CardMove => ({ card, knowers: EVERYBODY });

/** TOS-DCK-07: the whole pile goes into the deck; hands and the Conflict do not. */
function rebuild(s: State, seat: Seat): void {
  const player = playerOf(s, seat);
  const deck = cloneDeck(player.deck);
  const discard = cloneZone(player.discard);
  const { cards, knowers } = wholeZone(discard);
  emptyZone(discard);
  shuffleInto(deck, cards, knowers);
  changePlayer(s, seat, { deck, discard });
}
