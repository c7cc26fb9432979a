import { surplusCounts, tieVerdict, type Fighter } from '../duel/compare.js';
import { clampDie } from '../rulings.js';

/** Dice of one kind of fighter in a Duel: how many, what is added to each, and what matters when they are compared. */
export interface Pool {
  readonly dice: number;
  readonly modifier: number;
  readonly fighter: Fighter;
}

/** Values of dice in a Duel. */
export const VALUES = [1, 2, 3, 4, 5, 6] as const;

/**
 * Dice that no order of equal ones can tell apart: they win, draw and lose ties against the same enemies, and are worth the
 * same as surplus.
 */
export type DiceClass = Pool;

/** Pools of fighters who come to the same against these enemies become one class; `surplus`: may they have dice left over? */
export function classesOf(own: readonly Pool[], foe: readonly Pool[], surplus: boolean): readonly DiceClass[] {
  const classes = new Map<string, DiceClass>();
  for (const { dice, modifier, fighter } of own) {
    const verdicts = foe.map(other => Math.sign(tieVerdict(fighter, other.fighter)));
    const worth = surplus ? VALUES.filter(value => surplusCounts(value, fighter)) : [];
    const key = `${modifier}:${verdicts.join()}:${worth.join()}`;
    const known = classes.get(key);
    classes.set(key, known === undefined ? { fighter, modifier, dice } : { ...known, dice: known.dice + dice });
  }
  return [...classes.values()];
}

/**
 * How many dice of each class a side has left, as one number: counts by class in mixed radix. What is taken away is such a
 * number too, and the rest is their difference.
 */
export interface Counting {
  readonly classes: readonly DiceClass[];
  readonly size: number;
  readonly dice: number;
  /** By number: the dice of each class, and all of them together. */
  readonly counts: readonly (readonly number[])[];
  readonly totals: readonly number[];
}

export function countingOf(classes: readonly DiceClass[]): Counting {
  let counts: number[][] = [[]];
  for (const { dice } of classes)
    counts = Array.from({ length: dice + 1 }, (_, left) => counts.map(others => [...others, left])).flat();
  const totals = counts.map(some => some.reduce((sum, count) => sum + count, 0));
  return { classes, size: counts.length, dice: totals.at(-1) ?? 0, counts, totals };
}

/** Dice that show a value, out of those left that show no less: which numbers, and how likely. */
export interface Takes {
  readonly taken: Int32Array;
  readonly chances: Float64Array;
}

export const takesOf = (counting: Counting, value: number): readonly Takes[] =>
  counting.counts.map(left => takesFrom(counting, left, value));

function takesFrom({ classes }: Counting, left: readonly number[], value: number): Takes {
  let [taken, chances]: [number[], number[]] = [[0], [1]];
  let radix = 1;
  for (const [i, one] of classes.entries()) {
    const [nextTaken, nextChances]: [number[], number[]] = [[], []];
    const share = shareOf(one, value);
    for (let shown = 0; shown <= (left[i] ?? 0); shown++) {
      const chance = binomial(left[i] ?? 0, shown, share);
      if (chance === 0) continue;
      for (const [place, before] of chances.entries()) {
        nextTaken.push((taken[place] as number) + shown * radix);
        nextChances.push(before * chance);
      }
    }
    [taken, chances] = [nextTaken, nextChances];
    radix *= one.dice + 1;
  }
  return { taken: Int32Array.from(taken), chances: Float64Array.from(chances) };
}

/** The chance of this value for a die that shows at least as much. */
export function shareOf({ modifier }: { readonly modifier: number }, value: number): number {
  const values = VALUES.map(face => clampDie(face + modifier)).filter(shown => shown >= value);
  return values.length === 0 ? 0 : values.filter(shown => shown === value).length / values.length;
}

export function binomial(of: number, count: number, chance: number): number {
  let ways = 1;
  for (let i = 0; i < count; i++) ways = (ways * (of - i)) / (i + 1);
  return ways * power(chance, count) * power(1 - chance, of - count);
}

/** By hand: engines differ in the last bit of theirs. */
function power(base: number, exponent: number): number {
  let product = 1;
  for (let i = 0; i < exponent; i++) product *= base;
  return product;
}
