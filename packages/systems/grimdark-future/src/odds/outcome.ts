import { fraction, fromWeights, type Distribution, type Fraction } from '@banneret/dice';
import { isDestroyed, livingModels } from '../units/figures.js';
import { unitOf, type State, type UnitId } from '../state.js';
import type { Worlds } from './worlds.js';

/** What may become of a unit that is attacked. */
export interface UnitOdds {
  readonly unit: UnitId;
  /** Wounds really taken. */
  readonly wounds: Distribution;
  /** Models that fall. */
  readonly lost: Distribution;
  readonly destroyed: Fraction;
  /** Does it fail a morale test because of it? */
  readonly moraleFails: Fraction;
}

/** `fails` is the chance that the unit fails a test in this world. */
export function unitOdds(before: State, unit: UnitId, worlds: Worlds, fails: (state: State) => Fraction): UnitOdds {
  return {
    unit,
    wounds: distributionOf(worlds, state => woundsOf(state, unit) - woundsOf(before, unit)),
    lost: distributionOf(worlds, state => livingModels(before, unit).length - livingModels(state, unit).length),
    destroyed: chanceOf(worlds, state => (isDestroyed(state, unit) ? CERTAIN : IMPOSSIBLE)),
    moraleFails: chanceOf(worlds, fails),
  };
}

export const IMPOSSIBLE = fraction(0n, 1n);
export const CERTAIN = fraction(1n, 1n);

export const woundsOf = (state: State, unit: UnitId): number =>
  unitOf(state, unit).models.reduce((sum, { wounds }) => sum + wounds, 0);

const distributionOf = ({ list }: Worlds, value: (state: State) => number): Distribution =>
  fromWeights(list.map(({ state, weight }) => [value(state), weight]));

/** The chance of something that has its own chance in each world. */
export function chanceOf({ list, total }: Worlds, chance: (state: State) => Fraction): Fraction {
  let sum = IMPOSSIBLE;
  for (const { state, weight } of list) {
    const { num, den } = chance(state);
    if (num > 0n) sum = fraction(sum.num * den + weight * num * sum.den, sum.den * den);
  }
  return fraction(sum.num, sum.den * total);
}
