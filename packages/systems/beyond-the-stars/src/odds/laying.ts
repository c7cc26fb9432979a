import { surplusCounts, tieVerdict, type Fighter } from '../duel/compare.js';
import type { Counting, DiceClass } from './classes.js';

/** What dice of one value come to at best, whoever lays them: BTS-DUE-07 to -10, R-35. */
export interface Meeting {
  readonly value: number;
  /** Pairs of equal dice, and dice of each side that meet nobody. */
  readonly ties: number;
  readonly surplus: readonly [number, number];
  /** The numbers of the dice that show this value. */
  readonly taken: readonly [number, number];
}

/** Which dice of a side meet equal ones, the strongest first, and the points that its surplus brings then. */
interface Laid {
  readonly tied: readonly Fighter[];
  readonly surplus: number;
}

/** The lead of the first side, if the side `last` knows how the other has laid its dice. */
export function leadOf(sides: readonly [Counting, Counting], meeting: Meeting, last: 0 | 1): number {
  const [own, foe] = [layingsOf(sides[0], meeting, 0), layingsOf(sides[1], meeting, 1)];
  const [first, second] = last === 0 ? [foe, own] : [own, foe];
  // Who lays first looks for what the best answer costs him least.
  let best = -Infinity;
  for (const mine of first) {
    let answer = -Infinity;
    for (const theirs of second)
      answer = Math.max(answer, theirs.surplus - mine.surplus + bestPairing(theirs.tied, mine.tied));
    best = Math.max(best, -answer);
  }
  return last === 0 ? -best : best;
}

/** The dice of a class that show the value, and whether they would be worth a point as surplus. */
interface Shown {
  readonly fighter: Fighter;
  readonly count: number;
  readonly worth: boolean;
}

/**
 * Choices of dice for the ties that are not worse than another. Who wins or loses to other values does not matter, so the
 * strongest meet their equals; only where some are worth more as surplus is there anything to weigh.
 */
function layingsOf({ classes, counts }: Counting, { value, ties, surplus, taken }: Meeting, side: 0 | 1): Laid[] {
  const numbers = counts[taken[side]] as readonly number[];
  const shown = classes
    .map(({ fighter }: DiceClass, i): Shown => ({
      fighter,
      count: numbers[i] ?? 0,
      worth: surplusCounts(value, fighter),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => tieVerdict(b.fighter, a.fighter));
  const alike = surplus[side] === 0 || shown.every(({ worth }) => worth === shown[0]?.worth);
  return alike ? [strongest(shown, ties, surplus[side])] : everyChoice(shown, ties, surplus[side]);
}

function strongest(shown: readonly Shown[], ties: number, surplus: number): Laid {
  const tied = shown.flatMap(({ fighter, count }) => Array<Fighter>(count).fill(fighter)).slice(0, ties);
  return { tied, surplus: shown[0]?.worth === true ? surplus : 0 };
}

/** What is left over brings as many surplus points as it can. */
function everyChoice(shown: readonly Shown[], ties: number, surplus: number): Laid[] {
  const found: Laid[] = [];
  const go = (at: number, tied: readonly Fighter[], spare: number): void => {
    const next = shown[at];
    if (next === undefined) {
      if (tied.length === ties) found.push({ tied, surplus: Math.min(surplus, spare) });
      return;
    }
    for (let met = 0; met <= Math.min(next.count, ties - tied.length); met++)
      go(at + 1, [...tied, ...Array<Fighter>(met).fill(next.fighter)], spare + (next.worth ? next.count - met : 0));
  };
  go(0, [], 0);
  return found;
}

/**
 * The best lead that equal dice can win from an order that is known. Both lists have the strongest first: against each of
 * the others goes either the best or the worst that is left.
 */
function bestPairing(own: readonly Fighter[], other: readonly Fighter[]): number {
  // `leads[strong]`: the best from here on, if so many of the strongest have been used.
  const leads = Array<number>(own.length + 1).fill(0);
  for (let at = other.length - 1; at >= 0; at--)
    for (let strong = 0; strong <= at; strong++) {
      const rival = other[at] as Fighter;
      const [best, worst] = [own[strong] as Fighter, own[own.length - 1 - (at - strong)] as Fighter];
      leads[strong] = Math.max(
        Math.sign(tieVerdict(best, rival)) + (leads[strong + 1] as number),
        Math.sign(tieVerdict(worst, rival)) + (leads[strong] as number),
      );
    }
  return leads[0] ?? 0;
}
