import { readFileSync } from 'node:fs';
import { resume, start, type Match } from '@banneret/kernel';
import { divide, everyOutcome, oneOutcome, perft, plainOutcome } from '@banneret/testkit';
import { toy, type Setup, type State } from '@banneret/toy';
import { describe, expect, it } from 'vitest';
import { countByHand } from './bruteForce.js';
import { position } from './position.js';

const lines = readFileSync(new URL('perft.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))
  .map(line => JSON.parse(`[${line}]`) as [lines: number[][], rounds: number, depth: number, count: number]);

const begin = (squads: number[][], rounds: number): Match<State> => {
  const setup: Setup = { seats: squads.length, rounds, lines: squads };
  return start(toy, setup);
};

describe('perft of the toy, dice falling 6 5 4 3 2 1 and cards drawn from the lowest', () => {
  it.each(lines)('%j, %i rounds, depth %i: %i', (squads, rounds, depth, count) => {
    expect(perft(toy, begin(squads, rounds), depth, oneOutcome(plainOutcome))).toBe(count);
  });

  it.each(lines)('%j, %i rounds, depth %i: the second count agrees', (squads, rounds, depth, count) => {
    expect(countByHand(squads, rounds, depth)).toBe(count);
  });

  it('divides into the counts of the first choices', () => {
    const match = begin([[1], [1]], 1);
    // Past the two draws, which are no decisions.
    const [afterDraw] = divide(toy, match, 3, oneOutcome(plainOutcome));
    expect(afterDraw).toEqual({ input: { kind: 'chance', wait: 1, outcome: [0] }, count: 48 });
  });
});

describe('perft with every outcome', () => {
  it('follows each card once', () => {
    // 6 cards a side, then 4 bids by 4 bids.
    expect(perft(toy, begin([[1], [1]], 1), 2, everyOutcome)).toBe(6 * 6 * 4 * 4);
  });

  it('follows each handful of dice once', () => {
    const { state, stack } = position({ lines: [[2], [9]] });
    // Rest: 3 answers of the other side. Regroup one squad: 1. Attack with two dice, hitting on 3: 21 handfuls, of
    // which the 3 without a hit hand the turn over (3 answers), while the others ask a defender without cards (1).
    expect(perft(toy, resume(toy, state, stack), 2, everyOutcome)).toBe(3 + 1 + 3 * 3 + 18);
  });
});
