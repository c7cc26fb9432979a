import { isGear, RED_COST, REROLL_COST, valueOf } from '../rulings.js';
import { DICE, type Die } from '../state.js';

/** The two figures of a Combat, or the shooter and nobody. */
export type Side = 0 | 1;

/** What each side can still spend, in Crystals' worth. */
export type Purses = readonly [number, number];

/**
 * What comes of a position when both sides play their best. `value` is what it is worth to side 0, and side 1 wants it
 * low; the rest says what it is made of.
 */
export interface Prospect {
  readonly value: number;
  /** The chance that this side wounds the other. */
  readonly hits: readonly [number, number];
  /** Crystals' worth spent on dice. */
  readonly spent: readonly [number, number];
}

export const NOTHING: Prospect = { value: 0, hits: [0, 0], spent: [0, 0] };

/** What a Crystal is worth to each side: spent, and brought back from the Exhausted Reserve by a gear. */
export interface Prices {
  readonly spent: readonly [number, number];
  readonly recovered: readonly [number, number];
}

/** One die to be rolled: by whom, when the figure's own re-roll symbol may be used, and what each value leads to. */
export interface Rolling {
  readonly side: Side;
  readonly symbol: (value: number) => boolean;
  readonly outcome: (value: number, purses: Purses) => Prospect;
}

/** EDGE-DICE-08: what can be done with a roll. */
export type Settling = 'keep' | 'recover' | 'paid' | 'symbol';

const SIDES = 6;

/** EDGE-DICE-01, -04: the best die and everything after it. Among equals the cheaper one, which is listed first. */
export function bestDie(rolling: Rolling, purses: Purses, prices: Prices): { die: Die; prospect: Prospect } {
  const found = DICE.filter(die => die === 'yellow' || purses[rolling.side] >= RED_COST).map(die => ({
    die,
    prospect: withDie(rolling, die, purses, prices),
  }));
  return bestOf(rolling.side, found);
}

/** The roll of this die, paid for, with the best use of whatever it shows. */
export function withDie(rolling: Rolling, die: Die, purses: Purses, prices: Prices): Prospect {
  const { side } = rolling;
  if (die === 'yellow') return mean(shown => bestSettling(rolling, die, shown, purses, prices).prospect);
  const left = spend(purses, side, RED_COST);
  return paid(
    side,
    RED_COST,
    prices,
    mean(shown => bestSettling(rolling, die, shown, left, prices).prospect),
  );
}

/** EDGE-DICE-08 to -12: the best thing to do with a die that shows this side. */
export function bestSettling(
  rolling: Rolling,
  die: Die,
  shown: number,
  purses: Purses,
  prices: Prices,
): { choice: Settling; prospect: Prospect } {
  const { side, symbol, outcome } = rolling;
  const value = valueOf(die, shown);
  const gear = isGear(shown);
  const kept = outcome(value, purses);
  const found: { choice: Settling; prospect: Prospect }[] = [{ choice: 'keep', prospect: kept }];
  if (symbol(value)) found.push({ choice: 'symbol', prospect: again(rolling, die, purses, prices) });
  if (gear) found.push({ choice: 'recover', prospect: recovered(side, prices, kept) });
  if (gear && purses[side] >= REROLL_COST) {
    const prospect = again(rolling, die, spend(purses, side, REROLL_COST), prices);
    found.push({ choice: 'paid', prospect: paid(side, REROLL_COST, prices, prospect) });
  }
  return bestOf(side, found);
}

/** EDGE-DICE-12, -16: the re-roll counts, whatever it shows; a gear gives a Crystal back. */
const again = ({ side, outcome }: Rolling, die: Die, purses: Purses, prices: Prices): Prospect =>
  mean(shown => {
    const prospect = outcome(valueOf(die, shown), purses);
    return isGear(shown) ? recovered(side, prices, prospect) : prospect;
  });

/** The one this side likes best, the first among equals. */
export function bestOf<T extends { readonly prospect: Prospect }>(side: Side, found: readonly T[]): T {
  let best = found[0] as T;
  for (const one of found) {
    const gain = one.prospect.value - best.prospect.value;
    if ((side === 0 ? gain : -gain) > EQUAL) best = one;
  }
  return best;
}

/** Sums of sixths are not exact: closer than this is the same. */
const EQUAL = 1e-9;

function mean(of: (shown: number) => Prospect): Prospect {
  let value = 0;
  let hits0 = 0;
  let hits1 = 0;
  let spent0 = 0;
  let spent1 = 0;
  for (let shown = 1; shown <= SIDES; shown++) {
    const { value: one, hits, spent } = of(shown);
    value += one;
    hits0 += hits[0];
    hits1 += hits[1];
    spent0 += spent[0];
    spent1 += spent[1];
  }
  const n = SIDES;
  return { value: value / n, hits: [hits0 / n, hits1 / n], spent: [spent0 / n, spent1 / n] };
}

const spend = ([a, b]: Purses, side: Side, cost: number): Purses => (side === 0 ? [a - cost, b] : [a, b - cost]);

function paid(side: Side, cost: number, { spent: prices }: Prices, { value, hits, spent }: Prospect): Prospect {
  const loss = cost * prices[side];
  return {
    value: side === 0 ? value - loss : value + loss,
    hits,
    spent: side === 0 ? [spent[0] + cost, spent[1]] : [spent[0], spent[1] + cost],
  };
}

const recovered = (side: Side, { recovered: gains }: Prices, prospect: Prospect): Prospect =>
  gains[side] === 0
    ? prospect
    : { ...prospect, value: side === 0 ? prospect.value + gains[side] : prospect.value - gains[side] };
