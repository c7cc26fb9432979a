import { checkLaws, dice, draws, table } from '@banneret/testkit';
import { toy } from '@banneret/toy';
import { expect, it } from 'vitest';

it('plays the table of the README', () => {
  table(toy, { setup: { seats: 2, rounds: 1, lines: [[2], [3]] } }, draws([0]), draws([4]))
    .choose(0, 2)
    .choose(1, 0)
    .expectRefused('fly', 'TOY-03')
    .choose(0, 'attack-2')
    .chance(dice([3, 6]))
    .expectNext({ seat: 1, ask: 'toy.shield' });
});

it('checks laws without vitest', () => {
  const lines = [
    [3, 3],
    [4, 2],
  ];
  expect(checkLaws(toy, { setups: [{ seats: 2, rounds: 3, lines }], games: 2, mostInputs: 300 })).toEqual([]);
});
