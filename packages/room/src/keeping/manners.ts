import type { Seat } from '@banneret/kernel';
import { drawFrom, pausesFor, type Draw, type PauseRange } from '../veil.js';
import type { KeptMatch } from './store.js';

/** What differs between the places where matches are kept. */
export interface Manners {
  /** How long veiled questions stay open at least. */
  readonly pause: PauseRange;
  /**
   * People sit around one screen: they agree by word of mouth, and see who is asked, so that no pause hides anything and
   * nobody is passed for.
   */
  readonly oneScreen: boolean;
  /** How long a computer player may think about one question. */
  readonly budgetMs: number;
  /** A clock that stands still while nobody keeps matches, in milliseconds (default: the thread's own). */
  readonly now?: () => number;
}

const isHuman = ({ player }: { readonly player: string }): boolean => player === 'human';

/** How a room behaves towards those who wait, by the manners of the place and by who plays. */
export function waitingIn(
  { pause, oneScreen }: Manners,
  { seats, seed }: KeptMatch,
): { readonly spared: boolean; readonly pause: Draw } {
  const players = seats.map(({ player }) => player);
  const draw = pausesFor(players, pause, drawFrom(seed));
  const together = oneScreen && seats.filter(isHuman).length > 1;
  return {
    spared: !together,
    pause: (seat, moment) => (together && players[seat] === 'human' ? 0 : draw(seat, moment)),
  };
}

/** Who has to agree before a move that was seen is taken back. */
export const consentersTo = ({ oneScreen }: Manners, { seats }: KeptMatch, by: Seat): readonly Seat[] =>
  oneScreen ? [] : seats.flatMap((seat, number) => (isHuman(seat) && number !== by ? [number] : []));
