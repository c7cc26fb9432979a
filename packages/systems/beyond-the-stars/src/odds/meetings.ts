import type { Counting } from './classes.js';
import { leadOf } from './laying.js';

/** What dice of one value bring to the lead of the first side, each worked out once. */
export interface Meetings {
  /** How many numbers of dice the second side may have left. */
  readonly size: number;
  /** For a value, the dice left on both sides, and those of them that show it. */
  lead(value: number, own: number, foe: number, mine: number, theirs: number): number;
}

const UNKNOWN = 127;

export function meetingsOf(sides: readonly [Counting, Counting], last: 0 | 1): Meetings {
  const [{ dice: ownDice }, { dice: foeDice, size }] = sides;
  const [ownTotals, foeTotals] = sides.map(({ totals }) => Int32Array.from(totals)) as [Int32Array, Int32Array];
  const paired = Math.min(ownDice, foeDice);
  const settled = settlerOf(sides, last);
  return {
    size,
    lead(value, own, foe, mine, theirs) {
      const ownFrom = ownDice - (ownTotals[own] as number);
      const foeFrom = foeDice - (foeTotals[foe] as number);
      const ownTo = ownFrom + (ownTotals[mine] as number);
      const foeTo = foeFrom + (foeTotals[theirs] as number);
      const ties = within(ownFrom > foeFrom ? ownFrom : foeFrom, ownTo < foeTo ? ownTo : foeTo, paired);
      // Dice that meet smaller ones, settled before, win.
      const wins = within(ownFrom, ownTo < foeFrom ? ownTo : foeFrom, paired);
      const losses = within(foeFrom, foeTo < ownFrom ? foeTo : ownFrom, paired);
      const surplus = within(ownFrom > paired ? ownFrom : paired, ownTo, ownTo);
      const lack = within(foeFrom > paired ? foeFrom : paired, foeTo, foeTo);
      if (ties + surplus + lack === 0) return wins - losses;
      return wins - losses + settled(value, ties, surplus, lack, mine, theirs);
    },
  };
}

/** Places from one to another, as far as dice are paired. */
function within(from: number, to: number, paired: number): number {
  const end = to < paired ? to : paired;
  return end > from ? end - from : 0;
}

type Settler = (value: number, ties: number, surplus: number, lack: number, mine: number, theirs: number) => number;

/** Ties by the dice taken alone; where dice are left over their value matters too. */
function settlerOf(sides: readonly [Counting, Counting], last: 0 | 1): Settler {
  const [own, foe] = sides;
  const most = Math.max(own.dice, foe.dice) + 1;
  const plain = new Int8Array(own.size * foe.size * most).fill(UNKNOWN);
  const special = new Map<number, number>();
  return (value, ties, surplus, lack, mine, theirs) => {
    const key = (mine * foe.size + theirs) * most + ties;
    const over = surplus + lack;
    const known = over === 0 ? plain[key] : special.get((key * most + over) * most + value);
    if (known !== undefined && known !== UNKNOWN) return known;
    const lead = leadOf(sides, { value, ties, surplus: [surplus, lack], taken: [mine, theirs] }, last);
    if (over === 0) plain[key] = lead;
    else special.set((key * most + over) * most + value, lead);
    return lead;
  };
}
