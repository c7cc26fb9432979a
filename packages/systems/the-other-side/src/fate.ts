import type { CardId } from '@banneret/cards';
import type { Seat } from '@banneret/kernel';
import { SUITS, type Suit } from './content/types.js';

/** TOS-DCK-01: four suits of thirteen, then the black Joker and the red one. Every seat has a deck of its own. */
export const FATE_CARDS = 54;
const PER_SUIT = 13;
const BLACK_JOKER = 52;
const RED_JOKER = 53;

/** The cards of a seat: their ids are not shared with those of another. */
export const fateCardsOf = (seat: Seat): CardId[] =>
  Array.from({ length: FATE_CARDS }, (_, face) => seat * FATE_CARDS + face);

export const ownerOf = (card: CardId): Seat => Math.floor(card / FATE_CARDS);
const faceOf = (card: CardId): number => card % FATE_CARDS;

export const isJoker = (card: CardId): boolean => faceOf(card) >= BLACK_JOKER;
export const isRedJoker = (card: CardId): boolean => faceOf(card) === RED_JOKER;
export const isBlackJoker = (card: CardId): boolean => faceOf(card) === BLACK_JOKER;

/** TOS-DCK-03, -04: the black Joker is worth 0, the red one 14. */
export function valueOf(card: CardId): number {
  if (isBlackJoker(card)) return 0;
  return isRedJoker(card) ? 14 : (faceOf(card) % PER_SUIT) + 1;
}

const NO_SUITS: readonly Suit[] = [];
const ONE_SUIT: readonly (readonly Suit[])[] = SUITS.map(suit => [suit]);

/** TOS-DCK-03, -04: none on the black Joker, all four on the red one. */
export function suitsOf(card: CardId): readonly Suit[] {
  if (isBlackJoker(card)) return NO_SUITS;
  return isRedJoker(card) ? SUITS : (ONE_SUIT[Math.floor(faceOf(card) / PER_SUIT)] as readonly Suit[]);
}

/** The card of a seat with this suit and value. */
export const cardOf = (seat: Seat, suit: Suit, value: number): CardId =>
  seat * FATE_CARDS + SUITS.indexOf(suit) * PER_SUIT + value - 1;
export const blackJokerOf = (seat: Seat): CardId => seat * FATE_CARDS + BLACK_JOKER;
export const redJokerOf = (seat: Seat): CardId => seat * FATE_CARDS + RED_JOKER;
