import { describe, expect, it } from 'vitest';
import { ascending, pairOff, placesOf, reroll, rolled, wasRerolled } from './series.js';

describe('rerolls', () => {
  const dice = rolled([6, 2, 6], 1);

  it('keep the old face on record, so that a die is not rolled again twice', () => {
    const after = reroll(
      dice,
      placesOf(dice, die => die.natural === 6),
      [6, 3],
    );
    expect(after.map(die => die.natural)).toEqual([6, 2, 3]);
    expect(after.map(die => die.earlier)).toEqual([[6], [], [6]]);
    expect(placesOf(after, die => die.natural === 6 && !wasRerolled(die))).toEqual([]);
    expect(dice.map(die => die.natural)).toEqual([6, 2, 6]);
  });

  it('may go on for several rounds', () => {
    const twice = reroll(reroll(dice, [1], [3]), [1], [5]);
    expect(twice[1]).toEqual({ natural: 5, source: 1, earlier: [2, 3] });
  });

  it('refuse faces that do not fit the dice', () => {
    expect(() => reroll(dice, [0, 1], [4])).toThrow(/1 faces for 2 dice/);
    expect(() => reroll(dice, [3], [4])).toThrow(/no die 3/);
    expect(() => reroll(dice, [0, 0], [4, 4])).toThrow(/twice/);
  });
});

describe('series of dice', () => {
  it('ascend, and equal dice stay as their owner laid them', () => {
    const dice = [...rolled([4], 1), ...rolled([2, 4], 2), ...rolled([1], 3)];
    expect(ascending(dice, die => die.natural).map(die => [die.natural, die.source])).toEqual([
      [1, 3],
      [2, 2],
      [4, 1],
      [4, 2],
    ]);
  });

  it('pair from the lowest, leaving the highest dice of the longer side', () => {
    expect(pairOff([1, 3, 6, 6], [2, 5])).toEqual({
      pairs: [
        [1, 2],
        [3, 5],
      ],
      surplus: [[6, 6], []],
    });
    expect(pairOff([1], [2, 5]).surplus).toEqual([[], [5]]);
    expect(pairOff([], []).pairs).toEqual([]);
  });
});
