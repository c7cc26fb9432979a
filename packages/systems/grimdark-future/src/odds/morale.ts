import { compareFractions, D6, fraction, probability, type Fraction } from '@banneret/dice';
import { MORALE_TESTERS, moraleNeed, moraleRescue, type MoraleTester } from '../attack/attack.js';
import { atHalfStrength, isDestroyed } from '../units/figures.js';
import { succeeds } from '../rulings.js';
import { unitOf, type State, type UnitId } from '../state.js';

const NEVER = fraction(0n, 1n);
const ALWAYS = fraction(1n, 1n);

/** The chance that a unit fails the test it takes after wounds outside melee; none if it takes no test. */
export const moraleFailure = (state: State, unit: UnitId): Fraction =>
  isDestroyed(state, unit) || !atHalfStrength(state, unit) ? NEVER : testFailure(state, unit);

/** The chance that a unit fails a test it has to take. GDF-HER-02: whoever of it tests best does. */
export function testFailure(state: State, unit: UnitId): Fraction {
  const chances = MORALE_TESTERS.map(tester => failureOf(state, unit, tester));
  return chances.reduce((least, chance) => (compareFractions(chance, least) < 0 ? chance : least));
}

/** GDF-MOR-06, -11, GDF-SPC-19. */
function failureOf(state: State, unit: UnitId, tester: MoraleTester): Fraction {
  const first = unitOf(state, unit).shaken ? ALWAYS : failing(moraleNeed(state, unit, tester));
  const rescue = moraleRescue(state, unit, tester);
  const second = rescue === undefined ? ALWAYS : failing(rescue);
  return fraction(first.num * second.num, first.den * second.den);
}

const failing = (need: number): Fraction => probability(D6, face => !succeeds(face, need, 0));
