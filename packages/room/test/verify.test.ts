import { parseRecord, writeRecord } from '@banneret/kernel';
import { verifyRecord, type Verdict } from '@banneret/room';
import { toyGame } from '@banneret/toy';
import { describe, expect, test } from 'vitest';
import { TestMatch, type LinkedRecord } from './match.js';

const says = (findings: Verdict['faults']): readonly string[] => findings.map(({ say }) => say);
const verdictOn = (match: TestMatch, witnesses = match.witnesses, record: LinkedRecord = match.record()): Verdict =>
  verifyRecord(toyGame.system, record, witnesses);

const LAST = 'room.verify.open.last';
/** Most games end with an answer or two after the last roll. */
const openIn = (verdict: Verdict): readonly string[] => says(verdict.open).filter(say => say !== LAST);

describe('a match as it was played', () => {
  test('on a server: the devices prove that it was this one, and nobody could know a roll', () => {
    const verdict = verdictOn(new TestMatch({ game: toyGame }).play());
    expect(verdict).toMatchObject({ honest: true, faults: [], figures: { known: 0, knownTogether: 0, takenBack: 0 } });
    expect(says(verdict.proved)).toEqual([
      'room.verify.rules',
      'room.verify.dice',
      'room.verify.complete',
      'room.verify.witness.good',
      'room.verify.witness.good',
    ]);
    expect(openIn(verdict)).toEqual([]);
    expect(verdict.figures?.made).toBeGreaterThan(3);
  });

  test('without a witness it could as well never have been played', () => {
    const match = new TestMatch({ game: toyGame }).play();
    expect(says(verdictOn(match, []).open)).toEqual(['room.verify.open.unseen']);
    const [first] = match.witnesses;
    expect(verdictOn(match, first ? [first] : []).open).toContainEqual({
      say: 'room.verify.open.seat-unseen',
      args: { seat: 2 },
    });
  });

  test('with take-backs: their rolls are counted, and the numbers go on', () => {
    const match = new TestMatch({ game: toyGame });
    match.play(Infinity, given => {
      if (given === 8) match.room.rewind(3);
      if (given === 12) match.room.rewind(2);
    });
    const verdict = verdictOn(match);
    expect(verdict.honest).toBe(true);
    expect(verdict.figures).toMatchObject({ takeBacks: 2 });
    expect(verdict.figures?.takenBack).toBeGreaterThan(0);
    expect(says(verdict.proved)).toContain('room.verify.taken-back');
    expect(verdict.open).toContainEqual({ say: 'room.verify.open.agreed', args: { times: 2 } });
  });

  test('with answers that were taken back before anybody had learnt anything', () => {
    const match = new TestMatch({ game: toyGame });
    let undone = 0;
    match.play(Infinity, () => {
      for (const seat of [0, 1]) if (undone < 3 && match.room.mayUndo(seat).ok && match.room.undo(seat).ok) undone++;
      match.settle();
    });
    const verdict = verdictOn(match);
    expect(verdict).toMatchObject({ honest: true, figures: { takeBacks: 3, takenBack: 0 } });
    expect(openIn(verdict)).toEqual([]);
  });

  test('against the computer: the keeper alone could know nothing, with the player everything', () => {
    const verdict = verdictOn(new TestMatch({ game: toyGame, players: ['human', 'random'] }).play());
    const { made = 0, known, knownTogether } = verdict.figures ?? {};
    expect(verdict.honest).toBe(true);
    expect([known, knownTogether]).toEqual([0, made]);
    expect(verdict.open).toContainEqual({ say: 'room.verify.open.together', args: { rolls: made, made, seat: 1 } });
  });

  test('computers among themselves: the keeper could know everything', () => {
    const verdict = verdictOn(new TestMatch({ game: toyGame, players: ['random', 'random'] }).play());
    const { made = 0, known } = verdict.figures ?? {};
    expect([verdict.honest, known]).toEqual([true, made]);
    expect(says(verdict.open)).toContain('room.verify.open.known');
  });

  test('at one screen: whoever holds the device could know everything', () => {
    const verdict = verdictOn(new TestMatch({ game: toyGame, here: true }).play());
    const { made = 0, known } = verdict.figures ?? {};
    expect([verdict.honest, known]).toEqual([true, made]);
    expect(says(verdict.open)).toEqual(['room.verify.open.device']);
  });

  test('with days for a decision: the links that were left in advance are counted', () => {
    const match = new TestMatch({ game: toyGame, clock: { kind: 'days', days: 3 } }).play();
    const verdict = verdictOn(match);
    const { made = 0, known = 0 } = verdict.figures ?? {};
    expect(verdict.honest).toBe(true);
    expect(known).toBeGreaterThan(0);
    expect(known).toBeLessThan(made);
    expect(verdict.open).toContainEqual({ say: 'room.verify.open.known', args: { rolls: known, made } });
  });

  test('a seat passes to another device, and another to the computer', () => {
    const match = new TestMatch({ game: toyGame, players: ['human', 'human', 'human'] });
    match.play(Infinity, given => {
      if (given === 5) match.move(1);
      if (given === 9) match.room.sit({ op: 'sit', seat: 2, player: 'random' });
    });
    const verdict = verdictOn(match);
    expect(verdict.honest).toBe(true);
    expect(match.witnesses).toHaveLength(4);
    expect(says(verdict.proved).filter(say => say === 'room.verify.witness.good')).toHaveLength(4);
    expect(openIn(verdict)).toEqual(['room.verify.open.moved', 'room.verify.open.moved']);
  });

  test('a seat passes on before the first roll: the game begins with one, which could have been chosen', () => {
    const match = new TestMatch({ game: toyGame });
    match.move(0);
    const verdict = verdictOn(match.play());
    expect(verdict.honest).toBe(true);
    expect(openIn(verdict)).toEqual(['room.verify.open.falling']);
  });

  test('somebody gives up, also while a roll waits for a device', () => {
    for (const silent of [false, true]) {
      const match = new TestMatch({ game: toyGame }).play(4);
      if (silent) match.silent.add(1);
      match.play(silent ? Infinity : 2);
      expect(match.room.linksWanted !== undefined).toBe(silent);
      match.room.end({ how: silent ? 'time' : 'resigned', seat: 1 });
      const verdict = verdictOn(match);
      expect(verdict.honest).toBe(true);
      expect(says(verdict.proved)).toContain('room.verify.ended');
      expect(openIn(verdict)).toEqual(['room.verify.open.ending']);
    }
  });

  test('a device comes back with nothing but its code: it gives evidence of what it remembers', () => {
    const match = new TestMatch({ game: toyGame });
    match.play(Infinity, given => {
      if (given === 6) match.devices.get(0)?.forget();
    });
    const verdict = verdictOn(match);
    expect(verdict.honest).toBe(true);
    expect(openIn(verdict)).toEqual(['room.verify.witness.partly']);
  });

  test('a name that somebody had taken from the match is no contradiction, another one is', () => {
    const match = new TestMatch({ game: toyGame }).play();
    const record = match.record();
    const called = (names: readonly string[]): LinkedRecord => ({ ...record, header: { ...record.header, names } });
    expect(verdictOn(match, match.witnesses, called(['Ann', '2'])).honest).toBe(true);
    const verdict = verdictOn(match, match.witnesses, called(['Ann', 'Eve']));
    expect(says(verdict.faults)).toEqual(['room.verify.witness.name', 'room.verify.witness.name']);
  });

  test('the record and the memories survive a journey through a file', () => {
    const match = new TestMatch({ game: toyGame }).play();
    const read = parseRecord(writeRecord(match.record()));
    expect(read.ok && verifyRecord(toyGame.system, read.value, match.witnesses).honest).toBe(true);
  });
});
