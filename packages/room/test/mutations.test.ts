import type { AnyGame } from '@banneret/game';
import { seededRng, type Rng } from '@banneret/kernel';
import { verifyRecord, type Witness } from '@banneret/room';
import { theEdgeGame } from '@banneret/the-edge';
import { toyGame } from '@banneret/toy';
import { describe, expect, test } from 'vitest';
import type { PublicOp } from '../src/op.js';
import { tidied } from './forging.js';
import { TestMatch, type LinkedRecord } from './match.js';

type Lines = readonly object[];

const MUTATIONS: Readonly<Record<string, (log: Lines, at: number, rng: Rng) => Lines>> = {
  dropped: (log, at) => log.toSpliced(at, 1),
  duplicated: (log, at) => log.toSpliced(at, 0, log[at] as object),
  swapped: (log, at, rng) => {
    const other = (at + 1 + rng.below(log.length - 1)) % log.length;
    return log.with(at, log[other] as object).with(other, log[at] as object);
  },
  changed: (log, at, rng) => log.with(at, changed(log[at] as object, rng)),
};

/** Something in it is something else: a digit, a letter, a yes. */
function changed(line: object, rng: Rng): object {
  const text = JSON.stringify(line);
  const places = [...text.matchAll(/(?<=[:[,"])\d|(?<=:")[a-z]|true|false|null/g)];
  const { 0: found, index } = places[rng.below(places.length)] as RegExpExecArray;
  const other = { true: 'false', false: 'true', null: '0' }[found] ?? (/\d/.test(found) ? otherDigit(found) : 'x');
  return JSON.parse(text.slice(0, index) + other + text.slice(index + found.length)) as object;
}

const otherDigit = (digit: string): string => `${(Number(digit) + 1) % 10 || 1}`;

function isHonest(game: AnyGame, record: LinkedRecord, witnesses: readonly Witness[]): boolean {
  try {
    return verifyRecord(game.system, record, witnesses).honest;
  } catch {
    // The rules stumble over a line that no judge ever let through.
    return false;
  }
}

function checkMutations(
  game: AnyGame,
  record: LinkedRecord,
  witnesses: readonly Witness[],
  times: number,
  seed: number,
): void {
  const { log } = record.fairness;
  const rng = seededRng('mutations', seed);
  for (const [name, mutate] of Object.entries(MUTATIONS))
    for (let i = 0; i < times; i++) {
      const at = rng.below(log.length);
      const forged = mutate(log, at, rng);
      if (JSON.stringify(forged) === JSON.stringify(log)) continue;
      const told = [name, at, JSON.stringify(forged[at])];
      const careless: LinkedRecord = { ...record, fairness: { ...record.fairness, log: forged } };
      expect([...told, isHonest(game, careless, witnesses)]).toEqual([...told, false]);
      // Who makes the fingerprint right as well gets past the devices only with what came after their last links.
      const isCovered = at < log.findLastIndex(line => 'op' in line && line.op === 'link');
      const tidy = tidied(record, forged as PublicOp[]);
      if (isCovered && witnesses.length > 0)
        expect([...told, isHonest(game, tidy, witnesses)]).toEqual([...told, false]);
    }
}

describe('a line of the log that is not as it was', () => {
  test.each([1, 2, 3, 4, 5, 6])('toy game %i: the match is proved, its mutants are not', seed => {
    const players = seed % 3 === 0 ? ['human', 'human', 'random'] : ['human', 'human'];
    const match = new TestMatch({ game: toyGame, players }, seed);
    const rng = seededRng('take-backs', seed);
    match.play(Infinity, given => {
      if (given % 9 === 8 && given < 36) match.room.rewind(rng.below(match.room.inputs));
      if (given % 13 === 12) match.move(rng.below(2));
    });
    const record = match.record();
    expect(verifyRecord(toyGame.system, record, match.witnesses)).toMatchObject({ honest: true, faults: [] });
    checkMutations(toyGame, record, match.witnesses, 12, seed);
    checkMutations(toyGame, record, [], 4, seed);
  });

  test('a short game of The Edge', () => {
    const match = new TestMatch({ game: theEdgeGame }, 3).play(40);
    match.room.rewind(match.room.inputs - 3);
    match.settle();
    match.play(10).room.end({ how: 'resigned', seat: 1 });
    const record = match.record();
    expect(verifyRecord(theEdgeGame.system, record, match.witnesses)).toMatchObject({ honest: true, faults: [] });
    checkMutations(theEdgeGame, record, match.witnesses, 5, 3);
  });
});
