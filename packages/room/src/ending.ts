import type { Result, Seat } from '@banneret/kernel';
import type { Ending } from './op.js';

// How a match is decided that does not come to its end by the rules of its game, or not with everybody.
//
// Our own ruling for all games: of two sides, whoever gives up has lost, and the match is over. Of three and more, a computer
// player goes on for the figures of whoever gives up, so that nobody's plans fall apart; but they fight for
// nobody any more: if they win by the rules, nobody has won. When all sides but one have given up, that one has won.

/** Who fights for whom, and who has given up. */
export interface Standings {
  readonly sides: readonly number[];
  hasResigned(seat: Seat): boolean;
}

/** The result, told by the rules or by how the players ended it. */
export function endResult(standings: Standings, byRules: Result | undefined, ending: Ending | undefined): Result {
  const { sides, hasResigned } = standings;
  if (ending === undefined) {
    const { winners = [], ...rest } = byRules ?? {};
    return { ...rest, winners: winners.filter(seat => isFoughtFor(standings, seat)) };
  }
  if (ending.how === 'drawn') return { winners: [] };
  const isOut = (seat: Seat): boolean => seat === ending.seat || hasResigned(seat);
  const staying = new Set(sides.filter((_, seat) => !isOut(seat)));
  return { winners: sides.flatMap((side, seat) => (staying.has(side) ? [seat] : [])) };
}

/** A side wins with all its seats as long as one of them has not given up. */
const isFoughtFor = ({ sides, hasResigned }: Standings, seat: Seat): boolean =>
  sides.some((side, other) => side === sides[seat] && !hasResigned(other));
