import { parseRecord, writeRecord, type MatchRecord } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';

const record: MatchRecord = {
  header: {
    system: 'toy',
    rules: '1',
    content: 'abc',
    seats: 2,
    start: { kind: 'setup', setup: { a: 1 } },
    names: ['A', 'B'],
  },
  inputs: [{ seat: 0, choice: 'rest' }, { outcome: [6, 1] }, { seat: 1, choice: null }],
  hashes: [{ after: 3, hash: '0123456789abcdef' }],
  events: [{ type: 'x' }],
};

const text = writeRecord(record);
const change = (edit: (raw: Record<string, never>) => void): string => {
  const raw = JSON.parse(text) as Record<string, never>;
  edit(raw);
  return JSON.stringify(raw);
};
const set = (path: string, value: unknown): string =>
  change(raw => {
    const steps = path.split('.');
    const last = steps.pop() as string;
    let at: Record<string, unknown> = raw;
    for (const step of steps) at = at[step] as Record<string, unknown>;
    if (value === undefined) delete at[last];
    else at[last] = value;
  });

describe('a record', () => {
  it('reads back as it was written', () => {
    expect(parseRecord(text)).toEqual({ ok: true, value: record });
    const { events: _, names: __, ...bare } = { ...record, names: 0 };
    expect(parseRecord(writeRecord(bare))).toEqual({ ok: true, value: bare });
  });

  it('begins in the middle of a game as well', () => {
    const stack = [{ proc: 'main', step: 'turns', vars: {} }];
    const middle = { ...record, header: { ...record.header, start: { kind: 'position' as const, state: {}, stack } } };
    expect(parseRecord(writeRecord(middle))).toEqual({ ok: true, value: middle });
  });

  it('may have a fingerprint of the start itself', () => {
    const early = { ...record, hashes: [{ after: 0, hash: '0123456789abcdef' }] };
    expect(parseRecord(writeRecord(early))).toEqual({ ok: true, value: early });
  });

  it('has one input a line, for tools that compare lines', () => {
    expect(text.split('\n').filter(line => /^\{"(seat|outcome)"/.test(line))).toHaveLength(3);
    expect(writeRecord({ ...record, inputs: [] })).toContain('"inputs": []');
  });
});

describe('a damaged record is one clear problem', () => {
  it.each<[string, string, object]>([
    ['nothing at all', '', { say: 'record.not-json' }],
    ['a file cut short', text.slice(0, -40), { say: 'record.not-json' }],
    ['not an object', '[]', { say: 'record.not-a-record' }],
    ['null', 'null', { say: 'record.not-a-record' }],
    ['some other JSON', '{"format": "chess"}', { say: 'record.not-a-record' }],
    ['no version', set('formatVersion', undefined), { say: 'record.no-version' }],
    ['a version in words', set('formatVersion', 'one'), { say: 'record.no-version' }],
    ['a version that is no whole number', set('formatVersion', 1.5), { say: 'record.no-version' }],
    ['version 0', set('formatVersion', 0), { say: 'record.no-version' }],
    ['a newer version', set('formatVersion', 2), { say: 'record.newer', args: { version: 2, known: 1 } }],
    ['no header', set('header', undefined), { say: 'record.bad-header', args: { field: 'header' } }],
    ['a header that is a list', set('header', []), { say: 'record.bad-header', args: { field: 'header' } }],
    ['no system', set('header.system', undefined), { say: 'record.bad-header', args: { field: 'system' } }],
    ['rules that are a number', set('header.rules', 1), { say: 'record.bad-header', args: { field: 'rules' } }],
    ['no fingerprint', set('header.content', null), { say: 'record.bad-header', args: { field: 'content' } }],
    ['no seats', set('header.seats', 0), { say: 'record.bad-header', args: { field: 'seats' } }],
    ['five seats', set('header.seats', 5), { say: 'record.bad-header', args: { field: 'seats' } }],
    ['half a seat', set('header.seats', 1.5), { say: 'record.bad-header', args: { field: 'seats' } }],
    ['names that are numbers', set('header.names', [1, 2]), { say: 'record.bad-header', args: { field: 'names' } }],
    ['no start', set('header.start', undefined), { say: 'record.bad-header', args: { field: 'start' } }],
    [
      'an unknown start',
      set('header.start', { kind: 'x' }),
      { say: 'record.bad-header', args: { field: 'start.kind' } },
    ],
    ['no set-up', set('header.start', { kind: 'setup' }), { say: 'record.bad-header', args: { field: 'start.setup' } }],
    [
      'a position without a stack',
      set('header.start', { kind: 'position', state: {} }),
      { say: 'record.bad-header', args: { field: 'start.stack' } },
    ],
    [
      'a position with a frame that is none',
      set('header.start', { kind: 'position', state: {}, stack: [{ proc: 'main', step: 1, vars: {} }] }),
      { say: 'record.bad-header', args: { field: 'start.stack' } },
    ],
    [
      'a position without a state',
      set('header.start', { kind: 'position', stack: [] }),
      { say: 'record.bad-header', args: { field: 'start.state' } },
    ],
    ['no inputs', set('inputs', undefined), { say: 'record.bad-list', args: { list: 'inputs' } }],
    [
      'an input without a choice',
      set('inputs.0', { seat: 0 }),
      { say: 'record.bad-entry', args: { list: 'inputs', at: 1 } },
    ],
    [
      'an input without a seat',
      set('inputs.2', { choice: 0 }),
      { say: 'record.bad-entry', args: { list: 'inputs', at: 3 } },
    ],
    [
      'an outcome in words',
      set('inputs.1', { outcome: ['6'] }),
      { say: 'record.bad-entry', args: { list: 'inputs', at: 2 } },
    ],
    ['an input that is null', set('inputs.1', null), { say: 'record.bad-entry', args: { list: 'inputs', at: 2 } }],
    ['no hashes', set('hashes', {}), { say: 'record.bad-list', args: { list: 'hashes' } }],
    [
      'a hash without a place',
      set('hashes.0', { hash: 'x' }),
      { say: 'record.bad-entry', args: { list: 'hashes', at: 1 } },
    ],
    [
      'a hash at a place before the start',
      set('hashes.0.after', -1),
      { say: 'record.bad-entry', args: { list: 'hashes', at: 1 } },
    ],
    ['events that are no list', set('events', {}), { say: 'record.bad-list', args: { list: 'events' } }],
  ])('%s', (_what, damaged, problem) => expect(parseRecord(damaged)).toEqual({ ok: false, problem }));

  it('wherever the file is cut', () => {
    for (let length = 0; length < text.length - 2; length += 7)
      expect(parseRecord(text.slice(0, length)).ok).toBe(false);
  });
});
