import { bisect, Journal, parseRecord, replay, verifyRecord, writeRecord, type MatchRecord } from '@banneret/kernel';
import { toy, type Setup } from '@banneret/toy';
import { describe, expect, it } from 'vitest';
import { playAtRandom } from '../test/games.js';

const setup: Setup = {
  seats: 2,
  rounds: 4,
  lines: [
    [3, 3, 3],
    [5, 2, 1],
  ],
};

const played = (seed: number): MatchRecord => {
  const journal = new Journal(toy, { kind: 'setup', setup }, { seats: 2 });
  playAtRandom(journal, seed);
  return journal.record({ events: true });
};

const record = played(3);
const length = record.inputs.length;
const tieBreak = record.inputs.findIndex(
  input => 'outcome' in input && input.outcome.length === 2 && input.outcome[0] !== input.outcome[1],
);

const withInput = (at: number, input: MatchRecord['inputs'][number]): MatchRecord => ({
  ...record,
  inputs: record.inputs.with(at, input),
});

describe('verifyRecord', () => {
  it('agrees with a record that nobody touched, also after a trip through its file', () => {
    expect(length).toBeGreaterThan(40); // so that more than one fingerprint is kept
    expect(record.hashes.map(h => h.after)).toEqual([expect.any(Number), length]);
    const parsed = parseRecord(writeRecord(record));
    const verified = parsed.ok ? verifyRecord(toy, parsed.value) : undefined;
    expect([verified?.divergence, verified?.inputs]).toEqual([undefined, length]);
  });

  it('finds the input that is refused', () => {
    const { divergence, inputs } = verifyRecord(toy, withInput(5, { seat: 0, choice: 'fly' }));
    expect(divergence).toMatchObject({ input: 6, kind: 'refused' });
    expect(inputs).toBe(5);
    expect(divergence?.because).not.toEqual([]);
  });

  it('finds by the fingerprints that a legal input was changed', () => {
    // Another tie-break: the other side leads, and all that follows was still possible.
    const [a, b] = (record.inputs[tieBreak] as { outcome: [number, number] }).outcome;
    const { divergence } = verifyRecord(toy, withInput(tieBreak, { outcome: [b, a] }));
    expect(divergence?.input).toBeGreaterThan(tieBreak);
  });

  it('finds a changed fingerprint and says until where all agreed', () => {
    const [first, last] = record.hashes as [MatchRecord['hashes'][0], MatchRecord['hashes'][0]];
    const changed = { ...record, hashes: [first, { ...last, hash: '0000000000000000' }] };
    expect(verifyRecord(toy, changed).divergence).toMatchObject({
      kind: 'hash',
      input: length,
      agreedUntil: first.after,
      where: 'over',
    });
  });

  it('finds a changed start before anything is played', () => {
    const start = { kind: 'setup' as const, setup: { ...setup, rounds: 3 } };
    const changed = { ...record, header: { ...record.header, start } };
    expect(verifyRecord(toy, changed).divergence).toMatchObject({ kind: 'content', input: 0 });
  });

  it('finds inputs after the end', () => {
    const longer = { ...record, inputs: [...record.inputs, { seat: 0, choice: 'rest' }] };
    expect(verifyRecord(toy, longer).divergence).toMatchObject({ kind: 'after-end', input: length + 1 });
  });

  it('finds that inputs were cut off: a fingerprint stands beyond the last one', () => {
    const shorter = { ...record, inputs: record.inputs.slice(0, -1) };
    expect(verifyRecord(toy, shorter).divergence).toMatchObject({ kind: 'cut-short', input: length });
  });
});

describe('replay', () => {
  it('stops at the first refusal and says why', () => {
    const { match, divergence, inputs } = replay(toy, record.header.start, [{ outcome: [99] }]);
    expect(divergence?.because.map(b => b.rule)).toEqual(['KRN-06']);
    expect([inputs, match.wait]).toEqual([0, 1]);
  });

  it('gives the same events as the first time', () => {
    const events: unknown[] = [];
    replay(toy, record.header.start, record.inputs, { sink: event => events.push(event) });
    expect(events).toEqual(record.events);
  });
});

describe('bisect', () => {
  const against = (other: MatchRecord, system = toy) =>
    bisect([
      { system: toy, record },
      { system, record: other },
    ]);

  it('finds nothing between a record and itself', () => {
    expect(against(record)).toBeUndefined();
  });

  it('finds the first input that differs', () => {
    const changed = { outcome: [0] };
    expect(against(withInput(1, changed))).toMatchObject({
      input: 2,
      what: 'input',
      sides: [record.inputs[1], changed],
    });
  });

  it('finds another start', () => {
    const start = { kind: 'setup' as const, setup: { ...setup, rounds: 3 } };
    expect(against({ ...record, header: { ...record.header, start } })).toMatchObject({ input: 0, what: 'start' });
  });

  it('finds the first event that differs under other rules', () => {
    const generous: typeof toy = {
      ...toy,
      procedures: {
        ...toy.procedures,
        turn: {
          ...toy.procedures['turn'],
          act: (c, v: { seat: number }, choice: string) => {
            if (choice !== 'rest') return toy.procedures['turn']!['act']!(c, v, choice);
            c.emit({ type: 'coins.changed', seat: v.seat, by: 3 });
            return { kind: 'done', result: undefined };
          },
        },
      },
    };
    const firstRest = record.inputs.findIndex(input => 'choice' in input && input.choice === 'rest');
    const found = against(record, generous);
    expect(found).toMatchObject({ input: firstRest + 1, what: 'event' });
    expect(found?.sides).toMatchObject([{ by: 2 }, { by: 3 }]);
    expect(found?.where[0]).toBe(found?.where[1]);
  });

  it('finds a state that differs although the events agree', () => {
    const other: typeof toy = {
      ...toy,
      reduce(state, event) {
        toy.reduce(state, event);
        if (event.type === 'leader.chosen') state.stopped = 5;
      },
    };
    expect(against(record, other)).toMatchObject({ what: 'state' });
  });

  it('finds a choice that other rules refuse', () => {
    const strict: typeof toy = {
      ...toy,
      shapes: {
        ...toy.shapes,
        amount: { ...toy.shapes['amount']!, judge: () => ({ ok: false, because: [{ rule: 'X', say: 'x' }] }) },
      },
    };
    expect(against(record, strict)).toMatchObject({ what: 'refusal', sides: [false, true] });
  });

  it('finds that one record goes on', () => {
    const shorter = { ...record, inputs: record.inputs.slice(0, -1) };
    expect(against(shorter)).toMatchObject({ what: 'length', input: length, sides: [length, length - 1] });
  });
});

describe('bisect of records that the rules refuse', () => {
  const broken = withInput(5, { seat: 0, choice: 'fly' });

  it('still finds where they part after the refusal', () => {
    const shorter = { ...broken, inputs: broken.inputs.slice(0, 8) };
    const sides = [broken, shorter].map(side => ({ system: toy, record: side }));
    expect(bisect([sides[0]!, sides[1]!])).toMatchObject({ what: 'length', input: 9 });
    expect(bisect([sides[0]!, sides[0]!])).toBeUndefined();
  });

  it('names the place of the input that differs', () => {
    const found = bisect([
      { system: toy, record },
      { system: toy, record: broken },
    ]);
    const { where } = verifyRecord(toy, broken).divergence!;
    expect(found).toMatchObject({ what: 'input', input: 6, where: [where, where] });
  });
});
