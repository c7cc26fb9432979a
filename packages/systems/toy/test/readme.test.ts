import { PASS } from '@banneret/kernel';
import { dice, draws, table } from '@banneret/testkit';
import { toy } from '@banneret/toy';
import { expect, it } from 'vitest';

it('plays the example of the README', () => {
  const ford = table(toy, { setup: { seats: 2, rounds: 1, lines: [[2], [3]] } }, draws([0]), draws([4]))
    .choose(0, 2) // both bid in secret…
    .choose(1, 0) // …and side 0 leads
    .choose(0, 'attack-2')
    .chance(dice([3, 6])) // a leader hits on 3: two hits
    .expectNext({ seat: 1, ask: 'toy.shield' })
    .choose(1, PASS)
    .choose(1, [2])
    .choose(1, 'rest')
    .expectOver();

  expect(toy.result(ford.state)).toEqual({ winners: [0], scores: [2, 1] });
});
