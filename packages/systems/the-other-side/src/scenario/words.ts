import type { CardId } from '@banneret/cards';
import type { Point } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import { SUITS, type Suit } from '../content/types.js';
import { blackJokerOf, cardOf, isBlackJoker, isRedJoker, redJokerOf, suitsOf, valueOf } from '../fate.js';

/** How scenario files write things. Places are `[x, y]` in inches; cards are `7 rams`, `black joker`, `red joker`. */

export const pointFrom = ([x, y]: readonly [number, number]): Point => ({
  x: Math.round(x * 25_400),
  y: Math.round(y * 25_400),
});

export const inchesOf = ({ x, y }: Point): readonly [number, number] => [inInches(x), inInches(y)];
const inInches = (um: number): number => Math.round(um / 2.54) / 10_000;

/** To the micrometre: what is written is read back as the same point. */
export const exactInches = ({ x, y }: Point): readonly [number, number] => [finely(x), finely(y)];
const finely = (um: number): number => Math.round((um / 25_400) * 1e6) / 1e6;

export function cardFrom(seat: Seat, word: string): CardId | undefined {
  if (word === 'black joker') return blackJokerOf(seat);
  if (word === 'red joker') return redJokerOf(seat);
  const [value, suit] = word.split(' ');
  const number = Number(value);
  const known = SUITS.some(one => one === suit) && Number.isInteger(number) && number >= 1 && number <= 13;
  return known ? cardOf(seat, suit as Suit, number) : undefined;
}

export function wordOf(card: CardId): string {
  if (isBlackJoker(card)) return 'black joker';
  return isRedJoker(card) ? 'red joker' : `${valueOf(card)} ${suitsOf(card)[0]}`;
}
