import {
  amount,
  ask,
  askAll,
  done,
  inputAt,
  Journal,
  matchHash,
  replay,
  roll,
  seededRng,
  writeRecord,
  type Author,
  type Pending,
  type Ruling,
  type Seat,
} from '@banneret/kernel';
import { toy, type Setup } from '@banneret/toy';
import { describe, expect, it } from 'vitest';
import { bench, note, type Noted, type Notes } from '../test/bench.js';
import { playAtRandom, randomInput } from '../test/games.js';

const question = (seat: Seat) => ({ seat, ask: 'n', rule: 'J-1', shape: amount(0, 9) });

/** Seat 0 twice, seat 1, both sealed, dice, seat 0 whose answer is a secret shown to seat 1, seat 0 again. */
const system = bench(
  {
    main: {
      begin: () => ask(question(0), 'second'),
      second: (c, _v, n: number) => (c.emit(note(`first ${n}`)), ask(question(0), 'other')),
      other: (c, _v, n: number) => (c.emit(note(`second ${n}`)), ask(question(1), 'both')),
      both: (c, _v, n: number) => (c.emit(note(`other ${n}`)), askAll([question(1), question(0)], 'dice')),
      dice(c, _v, both: number[]) {
        c.emit(note(`both ${both.join()}`));
        return roll({ kind: 'dice', count: 1, sides: 6, why: 'luck', rule: 'J-2' }, 'secret');
      },
      secret: (c, _v, faces: number[]) => (c.emit(note(`dice ${faces.join()}`)), ask(question(0), 'show')),
      show: (c, _v, n: number) => (c.emit(note(`shown ${n}`)), ask(question(0), 'end')),
      end: (c, _v, n: number) => (c.emit(note(`end ${n}`)), done()),
    },
  },
  { reveals: (event: Noted) => event.line.startsWith('shown') },
);

class Sitting {
  readonly journal = new Journal(system, { kind: 'setup', setup: {} }, { seats: 2 });

  answer(seat: Seat, choice: unknown): this {
    const ruling = this.journal.submit({ kind: 'choice', wait: this.journal.match.wait, seat, choice });
    if (!ruling.ok) throw new Error(JSON.stringify(ruling));
    return this;
  }

  dice(...outcome: number[]): this {
    this.journal.submit({ kind: 'chance', wait: this.journal.match.wait, outcome });
    return this;
  }

  get lines(): readonly string[] {
    return this.journal.match.state.lines;
  }
}

const saysOf = (ruling: Ruling): string => (ruling.ok ? 'ok' : ruling.because.map(b => `${b.rule} ${b.say}`).join());

/** Seat 0 chooses; then one legal answer each for seat 0, seat 1 and, veiled, for both; then seat 1 chooses. */
const forced = (seat: Seat, veiled = false) => ({ seat, ask: 'n', rule: 'J-1', shape: amount(3, 3), veiled });
const withTable = bench(
  {
    main: {
      begin: () => ask(question(0), 'mine'),
      mine: (c, _v, n: number) => (c.emit(note(`first ${n}`)), ask(forced(0), 'theirs')),
      theirs: () => ask(forced(1), 'shown'),
      shown: (c, _v, n: number) => (c.emit(note(`theirs ${n}`)), ask(forced(0, true), 'veiled')),
      veiled: () => ask(forced(1, true), 'end'),
      end: c => (c.emit(note('end')), ask(question(1), 'over')),
      over: () => done(),
    },
  },
  { reveals: (event: Noted) => event.line === 'theirs 3' && revealing },
);
let revealing = false;

describe('what the table answered', () => {
  function after(answers: number): Journal<Notes, Noted, object> {
    const journal = new Journal(withTable, { kind: 'setup', setup: {} }, { seats: 2 });
    const hand = (seat: Seat, choice: unknown, by: Author): void =>
      void journal.submit({ kind: 'choice', wait: journal.match.wait, seat, choice }, by);
    hand(0, 5, 'seat');
    for (const seat of [0, 1, 0, 1].slice(0, answers)) hand(seat, 3, 'table');
    return journal;
  }

  it('is stepped over by undo, back to the seat’s own last choice', () => {
    for (const answers of [0, 1, 2, 3]) {
      const journal = after(answers);
      expect(journal.undo(0)).toEqual({ ok: true });
      expect([journal.length, journal.match.state.lines]).toEqual([0, []]);
    }
  });

  it('is no choice of the seat’s own', () => {
    const journal = after(2);
    expect(saysOf(journal.mayUndo(1))).toBe('KRN-07 kernel.undo.nothing');
    expect(journal.latest(1)).toBe(3);
  });

  it('stays in the way where a veil hides whether it was the table’s', () => {
    expect(saysOf(after(4).mayUndo(0))).toBe('KRN-07 kernel.undo.other');
  });

  it('stays in the way where it has revealed a secret', () => {
    revealing = true;
    expect(saysOf(after(2).mayUndo(0))).toBe('KRN-07 kernel.undo.revealed');
    revealing = false;
  });

  it('is still the table’s after a rewind', () => {
    const journal = after(3);
    journal.rewindTo(2);
    expect(journal.undo(0)).toEqual({ ok: true });
    expect(journal.length).toBe(0);
  });

  it('leaves no mark in the record', () => {
    expect(after(2).record().inputs).toEqual([
      { seat: 0, choice: 5 },
      { seat: 0, choice: 3 },
      { seat: 1, choice: 3 },
    ]);
  });
});

describe('undo', () => {
  it('is refused before anything was played', () => {
    expect(saysOf(new Sitting().journal.undo(0))).toBe('KRN-07 kernel.undo.nothing');
  });

  it('takes back the last choice only, and one after the other', () => {
    const untouched = new Sitting();
    const sitting = new Sitting().answer(0, 1).answer(0, 2);
    expect(sitting.journal.undo(0)).toEqual({ ok: true });
    expect([sitting.lines, sitting.journal.length]).toEqual([['first 1'], 1]);
    expect(sitting.journal.undo(0)).toEqual({ ok: true });
    expect(matchHash(sitting.journal.match)).toBe(matchHash(untouched.journal.match));
    expect(sitting.journal.events).toEqual([]);
    expect(saysOf(sitting.journal.undo(0))).toBe('KRN-07 kernel.undo.nothing');
  });

  it('is refused once another seat has answered', () => {
    const sitting = new Sitting().answer(0, 1).answer(0, 2).answer(1, 3);
    expect(saysOf(sitting.journal.undo(0))).toBe('KRN-07 kernel.undo.other');
    expect(sitting.journal.undo(1)).toEqual({ ok: true });
    expect(sitting.journal.undo(0)).toEqual({ ok: true });
    expect(sitting.lines).toEqual(['first 1']);
  });

  it('withdraws a sealed answer and leaves those of the others in', () => {
    const three = bench({
      main: { begin: () => askAll([question(0), question(1), question(2)], 'end'), end: () => done() },
    });
    const begin = (...seats: Seat[]) => {
      const journal = new Journal(three, { kind: 'setup', setup: {} }, { seats: 3 });
      for (const seat of seats) journal.submit({ kind: 'choice', wait: journal.match.wait, seat, choice: seat });
      return journal;
    };
    const journal = begin(1, 2);
    expect(journal.undo(1)).toEqual({ ok: true });
    expect(journal.match.pending).toMatchObject({ sealed: [{ prompt: 2, choice: 2 }] });
    expect(matchHash(journal.match)).toBe(matchHash(begin(2).match));
    expect(saysOf(journal.undo(1))).toBe('KRN-07 kernel.undo.nothing');
  });

  it('is refused when the last sealed answer has opened them all', () => {
    const sitting = new Sitting().answer(0, 1).answer(0, 2).answer(1, 3).answer(0, 4).answer(1, 5);
    expect(sitting.lines.at(-1)).toBe('both 5,4');
    expect(saysOf(sitting.journal.undo(1))).toMatch(/^KRN-07/);
    expect(saysOf(sitting.journal.undo(0))).toMatch(/^KRN-07/);
  });

  it('is refused once dice have fallen', () => {
    const sitting = new Sitting().answer(0, 1).answer(0, 2).answer(1, 3).answer(0, 4).answer(1, 5).dice(6);
    expect(saysOf(sitting.journal.undo(0))).toBe('KRN-07 kernel.undo.chance');
  });

  it('is refused once a secret was shown, and allowed again for what came after', () => {
    const sitting = new Sitting().answer(0, 1).answer(0, 2).answer(1, 3).answer(0, 4).answer(1, 5).dice(6).answer(0, 7);
    expect(saysOf(sitting.journal.mayUndo(0))).toBe('KRN-07 kernel.undo.revealed');
    expect(sitting.answer(0, 8).journal.undo(0)).toEqual({ ok: true });
    expect(sitting.lines.at(-1)).toBe('shown 7');
  });

  it('works across the copies it keeps: long after many inputs', () => {
    const long = bench({
      main: {
        begin: () => ask(question(0), 'more'),
        more: (c, _v, n: number) => (c.emit(note(`${n}`)), ask(question(0), 'more')),
      },
    });
    const journal = new Journal(long, { kind: 'setup', setup: {} }, { seats: 1 });
    for (let i = 0; i < 100; i++) journal.submit({ kind: 'choice', wait: journal.match.wait, seat: 0, choice: i % 10 });
    for (let i = 0; i < 70; i++) expect(journal.undo(0).ok).toBe(true);
    const expected = replay(long, { kind: 'setup', setup: {} }, journal.record().inputs);
    expect(journal.length).toBe(30);
    expect(matchHash(journal.match)).toBe(matchHash(expected.match));
    expect(journal.events).toHaveLength(30);
    expect(journal.record().hashes).toEqual([{ after: 30, hash: matchHash(journal.match) }]);
  });
});

describe('a record', () => {
  it('has sealed answers in the order of the questions, whoever answered first', () => {
    const begin = () => new Sitting().answer(0, 1).answer(0, 2).answer(1, 3);
    const oneFirst = begin().answer(1, 5).answer(0, 4).dice(2);
    const zeroFirst = begin().answer(0, 4).answer(1, 5).dice(2);
    expect(oneFirst.journal.record().inputs.slice(3, 5)).toEqual([
      { seat: 1, choice: 5 },
      { seat: 0, choice: 4 },
    ]);
    expect(writeRecord(zeroFirst.journal.record({ events: true }))).toBe(
      writeRecord(oneFirst.journal.record({ events: true })),
    );
  });

  it('has choices in their canonical form', () => {
    expect(new Sitting().answer(0, -0).journal.record().inputs).toEqual([{ seat: 0, choice: 0 }]);
  });

  it('has a fingerprint every 32 inputs and at the end', () => {
    const setup: Setup = { seats: 4, rounds: 4, lines: [[9], [9], [9], [9]] };
    const journal = new Journal(toy, { kind: 'setup', setup }, { seats: 4, names: ['a', 'b', 'c', 'd'] });
    playAtRandom(journal, 11);
    const places = journal.record().hashes.map(h => h.after);
    expect(journal.length).toBeGreaterThan(64);
    expect(places.at(-1)).toBe(journal.length);
    for (const [i, place] of places.slice(0, -1).entries())
      expect(place - (places[i - 1] ?? 0)).toBeGreaterThanOrEqual(32);
    expect(journal.header.names).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('a journal', () => {
  it('logs nothing that was refused', () => {
    const { journal } = new Sitting();
    expect(saysOf(journal.submit({ kind: 'choice', wait: 1, seat: 0, choice: 10 }))).toBe('J-1 kernel.amount.range');
    expect([journal.length, journal.events]).toEqual([0, []]);
  });

  it('stands as before when a rule throws', () => {
    const faulty = bench({
      main: {
        begin: () => ask(question(0), 'boom'),
        boom(c) {
          c.emit(note('half done'));
          throw new Error('boom');
        },
      },
    });
    const journal = new Journal(faulty, { kind: 'setup', setup: {} }, { seats: 1 });
    const before = matchHash(journal.match);
    expect(() => journal.submit({ kind: 'choice', wait: 1, seat: 0, choice: 1 })).toThrow('boom');
    expect([matchHash(journal.match), journal.events, journal.length]).toEqual([before, [], 0]);
  });

  it('rewinds to any point and can go on from there', () => {
    const setup: Setup = {
      seats: 2,
      rounds: 4,
      lines: [
        [3, 3],
        [3, 3],
      ],
    };
    const journal = new Journal(toy, { kind: 'setup', setup }, { seats: 2 });
    const hashes = [matchHash(journal.match)];
    const rng = seededRng(7);
    while (journal.match.pending.kind !== 'over') {
      journal.submit(randomInput(journal, rng));
      hashes.push(matchHash(journal.match));
    }
    for (let back = journal.length; back >= 0; back -= 5) {
      journal.rewindTo(back);
      expect(journal.length).toBe(back);
      // Sealed answers are sorted when they are opened, so the middle of such a wait may differ from back then.
      const pending = journal.match.pending as Pending;
      if (pending.kind !== 'decision' || pending.sealed.length === 0)
        expect(matchHash(journal.match)).toBe(hashes[back]);
    }
    journal.rewindTo(-3);
    expect(matchHash(journal.match)).toBe(hashes[0]);
  });

  it('begins in the middle of a game without touching what it was given', () => {
    const state = { lines: ['before'] };
    const stack = [{ proc: 'main', step: 'both', vars: {} }];
    const journal = new Journal(
      bench({ main: { begin: () => done(), both: c => (c.emit(note('here')), done()) } }),
      {
        kind: 'position',
        state,
        stack,
      },
      { seats: 2 },
    );
    expect(journal.match.state.lines).toEqual(['before', 'here']);
    expect([state, stack]).toEqual([{ lines: ['before'] }, [{ proc: 'main', step: 'both', vars: {} }]]);
  });
});

describe('an outcome', () => {
  it('is copied and written in one way: what the roller does with its list later changes nothing', () => {
    const two = { kind: 'dice', count: 2, sides: 6, why: 'luck', rule: 'J-2' } as const;
    const rolling = bench({ main: { begin: () => roll(two, 'end'), end: () => done() } });
    const journal = new Journal(rolling, { kind: 'setup', setup: {} }, { seats: 1 });
    const faces = [4, 2];
    expect(journal.submit({ kind: 'chance', wait: journal.match.wait, outcome: faces }).ok).toBe(true);
    faces[0] = 99;
    expect(journal.record().inputs).toEqual([{ outcome: [4, 2] }]);
  });
});

describe('what a journal keeps', () => {
  const longGame = (): Journal<ReturnType<typeof toy.setup>, Parameters<typeof toy.reduce>[1], Setup> => {
    const lines = [
      [9, 9, 9],
      [9, 9, 9],
      [9, 9, 9],
    ];
    const journal = new Journal(toy, { kind: 'setup', setup: { seats: 3, rounds: 9, lines } }, { seats: 3 });
    playAtRandom(journal, 21);
    return journal;
  };

  it('has a fingerprint at least every 33 inputs or so, and one at the end, none within a sealed wait', () => {
    const { hashes, inputs, header } = longGame().record();
    expect(hashes.length).toBeGreaterThan(3);
    expect(hashes.at(-1)?.after).toBe(inputs.length);
    const gaps = hashes.map(({ after }, i) => after - (hashes[i - 1]?.after ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(32 + 2); // a sealed wait of three seats may push it on by two
    expect(Math.min(...gaps.slice(0, -1))).toBeGreaterThanOrEqual(32);
    for (const { after, hash } of hashes) {
      const { match } = replay(toy, header.start, inputs.slice(0, after));
      expect(matchHash(match)).toBe(hash);
      expect(match.pending.kind === 'decision' ? match.pending.sealed : []).toEqual([]);
    }
  });

  it('has events only when they are asked for', () => {
    const journal = longGame();
    expect(journal.record().events).toBeUndefined();
    expect(journal.record({ events: true }).events).toEqual(journal.events);
  });

  it('goes back to any input, with the events and fingerprints of that moment, and on from there', () => {
    const whole = longGame();
    const { inputs } = whole.record();
    const text = writeRecord(whole.record({ events: true }));
    for (const to of [inputs.length - 1, 70, 64, 33, 32, 1, 0]) {
      const journal = longGame();
      journal.rewindTo(to);
      const fresh = new Journal(toy, whole.header.start, { seats: 3 });
      for (const input of inputs.slice(0, to)) fresh.submit(inputAt(input, fresh.match.wait));
      expect(writeRecord(journal.record({ events: true }))).toBe(writeRecord(fresh.record({ events: true })));
      for (const input of inputs.slice(to)) journal.submit(inputAt(input, journal.match.wait));
      expect(writeRecord(journal.record({ events: true }))).toBe(text);
    }
  });
});
