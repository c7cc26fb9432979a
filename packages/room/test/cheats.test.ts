import type { MatchRecord } from '@banneret/kernel';
import { Chain, giveLink, historyAfter, verifyRecord, type Op, type Verdict } from '@banneret/room';
import { toyGame } from '@banneret/toy';
import { beforeEach, describe, expect, test } from 'vitest';
import { digestOf } from '../src/dice/history.js';
import { isPublic, type PublicOp } from '../src/op.js';
import { beginOf, relogged } from './forging.js';
import { TestMatch, type LinkedRecord } from './match.js';

// Every way we know to cheat with dice. Each fails in the attempt, or is named by `verify`; what is left stands in docs/dice.md.

const { system } = toyGame;
const says = (verdict: Verdict): readonly string[] => verdict.faults.map(({ say }) => say);
const opens = (verdict: Verdict): readonly string[] => verdict.open.map(({ say }) => say);

/** A match with a few take-backs, over. */
function played(players?: readonly string[]): TestMatch {
  const match = new TestMatch({ game: toyGame, ...(players && { players }) });
  return match.play(Infinity, given => {
    if (given === 8) match.room.rewind(4);
  });
}

/** A match that stops where the roll that follows the last answer waits for the devices. */
function beforeRoll(): TestMatch {
  const match = new TestMatch({ game: toyGame });
  match.settle();
  for (;;) {
    const [seat] = match.room.asked;
    if (seat === undefined) throw new Error('no roll came');
    const { wait, choice } = match.choose();
    match.room.answer(seat, wait, choice);
    while (match.room.step() !== undefined);
    if (match.room.linksWanted !== undefined && match.log.some(({ op }) => op === 'link')) return match;
    match.settle();
  }
}

/** What the keeper asks all devices for. */
function wantedIn({ room }: TestMatch): { number: number; history: string; base: number } {
  if (room.linksWanted === undefined) throw new Error('no roll waits');
  const { number, history } = room.linksWanted;
  return { number, history, base: 0 };
}

describe('a keeper that asks devices for more than it should', () => {
  let match: TestMatch;
  beforeEach(() => {
    match = beforeRoll();
  });

  test('before the answer is in the log: the device has then given its link, and gives none for what came of it', () => {
    const device = match.devices.get(0)!;
    const wanted = wantedIn(match);
    expect(device.asked({ ...wanted, history: digestOf('the answer is not written yet') })).toHaveLength(1);
    expect(device.asked(wanted)).toEqual([]);
    expect(device.suspicions).toEqual(['room.dice.used']);
  });

  test('for one number with several histories: this is how variants of an answer would be tried', () => {
    const device = match.devices.get(1)!;
    const wanted = wantedIn(match);
    expect(device.asked(wanted)).toHaveLength(1);
    for (const variant of ['a', 'b', 'c']) expect(device.asked({ ...wanted, history: digestOf(variant) })).toEqual([]);
    expect(device.suspicions).toEqual(['room.dice.used', 'room.dice.used', 'room.dice.used']);
    // The very same again, since a message may have been lost.
    expect(device.asked(wanted)).toHaveLength(1);
  });

  test('for later numbers, or for earlier ones', () => {
    const device = match.devices.get(0)!;
    const wanted = wantedIn(match);
    expect(device.asked({ ...wanted, number: wanted.number + 1 })).toEqual([]);
    expect(device.asked({ ...wanted, number: wanted.number - 1 })).toEqual([]);
    expect(device.asked({ ...wanted, base: wanted.number - 1 })).toEqual([]);
    expect(device.suspicions).toEqual([
      'room.dice.skipped',
      expect.stringMatching(/^room\.dice\.(used|passed)$/),
      'room.dice.passed',
    ]);
  });

  test('for the next number as soon as this one is given: the roll that is left out is missed by the device', () => {
    const first = match.devices.get(0)!;
    const wanted = wantedIn(match);
    first.asked(wanted);
    expect(first.asked({ ...wanted, number: wanted.number + 1 })).toHaveLength(1);
    match.play();
    // Honest from here on, the match cannot go on: the device has given that number for nothing.
    expect(match.room.isOver).toBe(false);
    expect(first.suspicions).toContain('room.dice.passed');
  });

  test('and goes on with a log in which the number is left out', () => {
    match.settle();
    match.play();
    const record = match.record();
    const { log } = record.fairness;
    const skipped = log.findIndex(
      line => 'op' in line && line.op === 'link' && (line as PublicOp & { op: 'link' }).number === 2,
    );
    const without = log.filter((_, at) => at !== skipped) as PublicOp[];
    expect(says(verifyRecord(system, relogged(system, record, without)))).toContain('room.verify.keeper-link');
  });
});

describe('a player', () => {
  test('who guesses at what the others keep secret has nothing to try the guesses on', () => {
    // Against the computer all but the secrets is known: each line could be guessed, if devices were told the bare history.
    const match = new TestMatch({ game: toyGame, players: ['human', 'random'] }).play();
    const bare = [beginOf(match.record())];
    for (const op of match.log.filter(isPublic)) bare.push(historyAfter(bare.at(-1) ?? '', op));
    const told = match.devices.get(0)?.witness?.history;
    expect(told).toMatch(/^[0-9a-f]{64}$/);
    expect(bare).not.toContain(told);
  });

  test('who tries variants of an answer learns nothing: the others give no link before one of them counts', () => {
    const match = beforeRoll();
    const [mine, other] = [match.devices.get(0)!, match.devices.get(1)!];
    match.hand(0, mine.asked(wantedIn(match))[0]!);
    expect(match.room.step()).toBeUndefined();
    expect(match.room.linksWanted?.waitingFor).toEqual([1]);
    expect(other.witness?.number ?? 0).toBeLessThan(wantedIn(match).number);
    // What was answered can no longer be taken back, by anybody.
    for (const seat of [0, 1]) expect(match.room.mayUndo(seat).ok).toBe(false);
    expect(match.room.mayRewind(0).ok).toBe(false);
  });

  test('who withholds a link holds the roll up, and is absent: when his time is over that counts as lost', () => {
    const match = beforeRoll();
    match.silent.add(1);
    match.settle();
    expect(match.room.linksWanted?.waitingFor).toEqual([1]);
    expect(match.room.asked).toEqual([]);
    match.room.end({ how: 'time', seat: 1 });
    const verdict = verifyRecord(system, match.record(), match.witnesses);
    expect(verdict.honest).toBe(true);
    expect(opens(verdict)).toContain('room.verify.open.ending');
  });

  test('who gives another link than the next of his chain is refused', () => {
    const match = beforeRoll();
    const { number } = wantedIn(match);
    const chosen = new Chain('c'.repeat(64));
    expect(match.room.giveLink(0, number, chosen.link(number)).ok).toBe(false);
    expect(match.room.giveLink(0, number + 1, chosen.link(number + 1)).ok).toBe(false);
  });
});

describe('a keeper that touches up the record', () => {
  const match = played();
  const record = match.record();
  const { log } = record.fairness;
  const check = (forged: MatchRecord, witnesses = match.witnesses): readonly string[] =>
    says(verifyRecord(system, forged, witnesses));
  const withFairness = (changed: Partial<LinkedRecord['fairness']>): LinkedRecord => ({
    ...record,
    fairness: { ...record.fairness, ...changed },
  });
  const withHeader = (changed: Partial<MatchRecord['header']>): LinkedRecord => ({
    ...record,
    header: { ...record.header, ...changed },
  });

  test('is not suspected while it is honest', () => {
    expect(check(record)).toEqual([]);
  });

  test.each([
    ['another version of the rules', withHeader({ rules: '0' }), 'room.verify.other-rules'],
    ['another game', withHeader({ system: 'chess' }), 'room.verify.other-game'],
    ['another fingerprint of the start', withHeader({ content: '0' }), 'room.verify.other-start'],
    ['other names', withHeader({ names: ['Eve', 'Bob'] }), 'room.verify.witness.name'],
    ['the names changed over', withHeader({ names: ['Bob', 'Ann'] }), 'room.verify.witness.name'],
    ['one seat more', withHeader({ seats: 3 }), 'room.verify.seats'],
    ['something else in the header', withHeader({ extra: 1 } as object), 'room.verify.header'],
    ['no last fingerprint', { ...record, hashes: record.hashes.slice(0, -1) }, 'room.verify.fingerprints'],
    ['another fingerprint', { ...record, hashes: [{ after: 0, hash: '0' }] }, 'room.verify.fingerprints'],
    ['an event less', { ...record, events: record.events?.slice(0, -1) ?? [] }, 'room.verify.events'],
    ['a made-up event', { ...record, events: [...(record.events ?? []), { type: 'won' }] }, 'room.verify.events'],
    ['an input less', { ...record, inputs: record.inputs.slice(0, -1) }, 'room.verify.inputs'],
    ['two inputs changed over', { ...record, inputs: record.inputs.toReversed() }, 'room.verify.inputs'],
    ['no promise at all', { ...record, fairness: undefined } as unknown as MatchRecord, 'room.verify.no-promise'],
    ['another salt', withFairness({ salt: '0' }), 'room.verify.other-roll'],
    ['no salt', withFairness({ salt: undefined } as object), 'room.verify.no-salt'],
    ['another match', withFairness({ match: 'm2' }), 'room.verify.witness.match'],
    ['another keeper', withFairness({ keeper: '0'.repeat(64) }), 'room.verify.keeper-link'],
    ['the first link of the keeper', withFairness({ keeperLink: linkOf(1) }), 'room.verify.keeper-link'],
    [
      'an earlier link of the keeper',
      withFairness({ keeperLink: linkOf(record.fairness.keeperLink.number - 1) }),
      'room.verify.keeper-link',
    ],
    ['other anchors', withFairness({ anchors: record.fairness.anchors.toReversed() }), 'room.verify.other-link'],
    [
      'a seat without a device',
      withFairness({ anchors: [record.fairness.anchors[0] ?? null, null] }),
      'room.verify.other-link',
    ],
    ['no log', withFairness({ log: [] }), 'room.verify.keeper-link'],
    ['another closing fingerprint', withFairness({ history: '0'.repeat(64) }), 'room.verify.log'],
  ])('%s', (_, forged, say) => {
    expect(check(forged as MatchRecord)).toContain(say);
    expect(verifyRecord(system, forged as MatchRecord).honest && say.startsWith('room.verify.witness') === false).toBe(
      false,
    );
  });

  function linkOf(number: number): LinkedRecord['fairness']['keeperLink'] {
    return { number, link: new Chain(match.match.seed).link(number) };
  }

  /** The log without everything from this line on, ended there, and all that shows it made right. */
  function cutAt(line: number): LinkedRecord {
    const end: Op = { op: 'end', how: 'resigned', seat: 1 };
    const kept = log.slice(0, line) as PublicOp[];
    const keeperLink = linkOf(kept.filter(({ op }) => op === 'link').length + 1);
    return relogged(system, withFairness({ keeperLink }), [...kept, end]);
  }

  test('the record is cut short', () => {
    const last = relogged(system, record, log.slice(0, -1) as PublicOp[]);
    expect(check(last)).toEqual(['room.verify.cut-short']);
  });

  test('the record is cut short, and made to end there: the devices have given links for more', () => {
    const joins = log.flatMap((line, at) => ('op' in line && line.op === 'link' ? [at] : []));
    const cut = cutAt(joins.at(-2) ?? 0);
    expect(check(cut, [])).toEqual([]);
    expect(check(cut)).toEqual(['room.verify.witness.missing', 'room.verify.witness.missing']);
    // While the last roll falls anybody may give up. Whether somebody did, only the keeper says.
    const late = verifyRecord(system, cutAt(joins.at(-1) ?? 0), match.witnesses);
    expect([late.honest, opens(late).includes('room.verify.open.ending')]).toEqual([true, true]);
  });

  test('a take-back is left out of the log, with all that it took back', () => {
    const at = log.findIndex(line => 'op' in line && line.op === 'rewind');
    let [inputs, from] = [0, 0];
    for (const [line, op] of (log as PublicOp[]).slice(0, at).entries()) {
      if (op.op === 'choice' || op.op === 'chance') inputs++;
      if (inputs === 4 && from === 0) from = line + 1;
    }
    const smooth = [...log.slice(0, from), ...log.slice(at + 1)] as PublicOp[];
    expect(verifyRecord(system, relogged(system, record, smooth)).honest).toBe(false);
  });

  test('a roll is another one', () => {
    const at = log.findIndex(line => 'op' in line && line.op === 'chance');
    const { outcome, ...rest } = log[at] as PublicOp & { op: 'chance' };
    const better = log.with(at, { ...rest, outcome: outcome.map(face => (face % 6) + 1) }) as PublicOp[];
    expect(check(relogged(system, record, better), [])).toEqual(['room.verify.other-roll']);
  });

  test('a link of a device is another one', () => {
    const at = log.findIndex(line => 'op' in line && line.op === 'link');
    const line = log[at] as PublicOp & { op: 'link' };
    for (const links of [
      ['0'.repeat(64), line.links[1]],
      [null, line.links[1]],
      line.links.toReversed(),
      [line.links[0]],
    ]) {
      const altered = log.with(at, { ...line, links }) as PublicOp[];
      expect(check(relogged(system, record, altered), [])).toEqual(['room.verify.other-link']);
    }
  });

  test('an answer that could have been another is given as the only one, to go on with links that are known', () => {
    const at = log.findIndex(line => 'op' in line && line.op === 'choice' && !('by' in line));
    const marked = log.with(at, { ...log[at], by: 'table' }) as PublicOp[];
    expect(check(relogged(system, record, marked), [])).toEqual(['room.verify.not-the-only']);
  });

  test('a take-back comes between an answer and its roll', () => {
    const at = log.findIndex((line, i) => i > 3 && 'op' in line && line.op === 'link');
    const taken = [...log.slice(0, at), { op: 'rewind', inputs: 0 }, ...log.slice(at)] as PublicOp[];
    expect(check(relogged(system, record, taken), [])).toEqual(['room.verify.dice-falling']);
  });

  test('links are joined, what they lead to does not please, and somebody sits down elsewhere first', () => {
    const at = log.findIndex((line, i) => i > 3 && 'op' in line && line.op === 'link');
    const sit = { op: 'sit', seat: 0, anchor: '0'.repeat(64) };
    const moved = [...log.slice(0, at + 1), sit, ...log.slice(at + 1)] as PublicOp[];
    expect(check(relogged(system, record, moved), [])).toEqual(['room.verify.idle-links']);
  });

  test('what only one seat may know has no place in it', () => {
    for (const line of [
      { op: 'spare', seat: 0, yes: true },
      { op: 'choice' },
      { op: 'undo', seat: 9, inputs: 0 },
      { ...log[0], more: 1 },
    ])
      expect(check(withFairness({ log: [line, ...log] }), [])).toContain(
        (line as { op: string }).op === 'link' ? 'room.verify.keeper-link' : 'room.verify.bad-line',
      );
  });

  test('the line that says whose links lay there in advance hides it: their device knows', () => {
    const days = new TestMatch({ game: toyGame, clock: { kind: 'days', days: 1 } }).play();
    const kept = days.record();
    const lines = kept.fairness.log as PublicOp[];
    const at = lines.findLastIndex(({ op }) => op === 'link');
    const { ahead: _, ...unmarked } = lines[at] as PublicOp & { op: 'link' };
    const hidden = relogged(system, kept, lines.with(at, unmarked));
    const truth = verifyRecord(system, kept, days.witnesses);
    const verdict = verifyRecord(system, hidden, days.witnesses);
    expect(opens(verdict)).toContain('room.verify.witness.unmarked');
    expect(verdict.figures?.known).toBe(truth.figures?.known);
  });
});

describe('a match that was not this one', () => {
  test('is consistent in itself, and says that nobody has seen it; whoever sat there is not taken in', () => {
    const real = played();
    const forged = new TestMatch({ game: toyGame, strangers: true }).play();
    expect(says(verifyRecord(system, forged.record()))).toEqual([]);
    expect(opens(verifyRecord(system, forged.record()))).toContain('room.verify.open.unseen');
    expect(says(verifyRecord(system, forged.record(), real.witnesses))).toContain('room.verify.witness.begin');
  });

  test('has the promises and the devices of the real one, and other answers', () => {
    const [real, other] = [new TestMatch({ game: toyGame }).play(6), new TestMatch({ game: toyGame })];
    real.play();
    // The same devices' links, which the keeper has by now, for a course of the match that pleases it better.
    other.play(3);
    other.answer();
    other.room.rewind(2);
    other.play();
    expect(says(verifyRecord(system, other.record()))).toEqual([]);
    const faults = says(verifyRecord(system, other.record(), real.witnesses));
    expect(new Set(faults).size).toBeGreaterThan(0);
    for (const say of faults) expect(say).toMatch(/^room\.verify\.witness\.(course|missing)$/);
  });

  test('the keeper’s chain was swapped when the links of the others were known', () => {
    const real = played();
    const other = new Chain('e'.repeat(64));
    const { fairness } = real.record();
    const { number } = fairness.keeperLink;
    const swapped = { ...fairness, keeper: other.anchor, keeperLink: { number, link: other.link(number) } };
    const verdict = verifyRecord(system, { ...real.record(), fairness: swapped }, real.witnesses);
    expect(says(verdict)).toEqual(['room.verify.other-roll', 'room.verify.witness.begin', 'room.verify.witness.begin']);
  });

  test('the keeper put a device of its own in the place of a player’s: the player’s says so', () => {
    const real = played();
    const [first] = real.witnesses;
    const mine = { ...first!, anchor: new Chain('f'.repeat(64)).anchor };
    expect(says(verifyRecord(system, real.record(), [mine]))).toEqual(['room.verify.witness.seat']);
  });
});

describe('seats that pass on', () => {
  test('a keeper moves a seat nobody has left, while a roll falls: it is named, and the old device is asked no more', () => {
    const match = beforeRoll();
    const victim = match.devices.get(1)!;
    for (const device of match.devices.values()) device.asked(wantedIn(match));
    match.move(1);
    match.play();
    const verdict = verifyRecord(system, match.record(), [victim.witness!]);
    expect(verdict.honest).toBe(true);
    const { number } = victim.witness!;
    expect(verdict.open).toContainEqual({ say: 'room.verify.open.falling', args: { seat: 2, number } });
  });

  test('it goes on asking the old device, so that nobody notices: that device has given too much', () => {
    const match = beforeRoll();
    const victim = match.devices.get(1)!;
    match.settle();
    match.move(1);
    for (let i = 0; i < 3 && !match.room.isOver; i++) {
      const { seat, wait, choice } = match.choose();
      match.room.answer(seat, wait, choice);
      while (match.room.step() !== undefined);
      if (match.room.linksWanted) victim.asked(wantedIn(match));
      match.settle();
    }
    match.play();
    expect(says(verifyRecord(system, match.record(), [victim.witness!]))).toEqual(['room.verify.witness.missing']);
  });

  test('keeper and player choose a roll together by sitting down elsewhere while it falls: it is named', () => {
    const match = beforeRoll();
    // The honest device gives its link; keeper and player try roots until they like what comes.
    match.hand(0, match.devices.get(0)!.asked(wantedIn(match))[0]!);
    match.move(1);
    match.play();
    const verdict = verifyRecord(system, match.record(), match.witnesses);
    expect(opens(verdict)).toContain('room.verify.open.falling');
  });

  test('links that were joined are rolled with before anybody sits down or the match is ended', () => {
    for (const ends of [false, true]) {
      const match = beforeRoll();
      for (const [seat, device] of match.devices) match.hand(seat, device.asked(wantedIn(match))[0]!);
      match.room.step();
      expect(match.log.at(-1)?.op).toBe('link');
      if (ends) match.room.end({ how: 'resigned', seat: 0 });
      else match.room.sit({ op: 'sit', seat: 0, player: 'random' });
      const at = match.log.findLastIndex(({ op }) => op === 'link');
      expect(match.log[at + 1]?.op).toBe('chance');
    }
  });
});

describe('a device that has forgotten', () => {
  test('gives its last link for a second history: one roll could be chosen then, and what it gave before is not covered', () => {
    const match = beforeRoll();
    const device = match.devices.get(1)!;
    const wanted = wantedIn(match);
    const before = device.asked(wanted);
    const memory = device.witness!;
    device.forget();
    expect(device.asked({ ...wanted, history: digestOf('another answer') })).toMatchObject([{ link: before[0]!.link }]);
    // Had it not forgotten, or was its memory kept, it would not have.
    expect(giveLink(memory, { ...wanted, history: digestOf('another answer') })).toMatchObject({ ok: false });
  });

  test('is asked for a number far ahead: its new memory does not fit any match that is played from there', () => {
    const match = beforeRoll();
    const device = match.devices.get(1)!;
    device.forget();
    const wanted = wantedIn(match);
    expect(device.asked({ ...wanted, number: wanted.number + 40 })).toHaveLength(1);
    const tricked = device.witness!;
    expect(device.asked(wanted)).toEqual([]);
    expect(device.suspicions).toEqual(['room.dice.passed']);
    device.forget();
    match.play();
    const verdict = verifyRecord(system, match.record(), [tricked]);
    expect(says(verdict)[0]).toMatch(/^room\.verify\.witness\.(missing|course)$/);
  });
});
