import { describe, expect, it } from 'vitest';
import { readHello, readJudged, readMatchRequest } from './reading.js';

describe('what comes over the wire', () => {
  it('is a hello, with a token and a part of the dice or without', () => {
    for (const hello of [{}, { token: 'abc' }, { token: 'abc', contribution: 'x'.repeat(128) }])
      expect(readHello(JSON.stringify({ kind: 'hello', ...hello }))).toEqual({ kind: 'hello', ...hello });
    for (const bad of [{ token: 4 }, { contribution: '' }, { contribution: 'x'.repeat(129) }, { kind: 'hallo' }])
      expect(readHello(JSON.stringify({ kind: 'hello', ...bad }))).toBeUndefined();
  });

  it('is a message of a known kind, complete, with whole numbers', () => {
    const good = [
      { kind: 'answer', id: 0, wait: 3, choice: null },
      { kind: 'answer', id: 1, wait: 3, choice: { any: ['thing'] }, always: true },
      { kind: 'withdraw', id: 2, ask: 'gdf.ask.unit' },
      { kind: 'spare', id: 3, yes: false },
      { kind: 'undo', id: 4 },
      { kind: 'ask-rewind', id: 5, inputs: 0 },
      { kind: 'reply-rewind', id: 6, request: 2, yes: true },
    ];
    for (const message of good) expect(readJudged(JSON.stringify(message))).toEqual(message);
    const bad = [
      { kind: 'answer', id: 0, wait: 3 },
      { kind: 'answer', id: 0, wait: 3.5, choice: 1 },
      { kind: 'answer', id: -1, wait: 3, choice: 1 },
      { kind: 'answer', wait: 3, choice: 1 },
      { kind: 'answer', id: 2 ** 53, wait: 3, choice: 1 },
      { kind: 'reply-rewind', id: 6, yes: true },
      { kind: 'hello' },
      { kind: 'constructor', id: 1 },
      [],
      null,
      'undo',
    ];
    for (const message of bad) expect(readJudged(JSON.stringify(message))).toBeUndefined();
    for (const text of ['', '{', 'undefined', '{"kind":"undo","id":NaN}']) expect(readJudged(text)).toBeUndefined();
  });

  it('is no deeper than sixty-four brackets; brackets in strings are letters', () => {
    const choice = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const answer = (raw: string): string => `{"kind":"answer","id":1,"wait":2,"choice":${raw}}`;
    expect(readJudged(answer(choice(63)))).toBeDefined();
    expect(readJudged(answer(choice(64)))).toBeUndefined();
    expect(readJudged(answer(choice(100_000)))).toBeUndefined();
    expect(readJudged(answer(JSON.stringify('[{'.repeat(200))))).toBeDefined();
    expect(readJudged(answer(JSON.stringify('\\"'.repeat(100) + '['.repeat(200))))).toBeDefined();
  });

  it('is a request for a match', () => {
    const request = { system: 'toy', seats: [{ player: 'human', name: 'A' }, { player: 'random' }], seed: 7 };
    expect(readMatchRequest(JSON.stringify(request))).toEqual(request);
    for (const bad of [
      {},
      { ...request, system: 1 },
      { ...request, seats: [{}] },
      { ...request, seats: Array.from({ length: 9 }, () => ({ player: 'human' })) },
      { ...request, armies: 'all' },
      { ...request, options: [] },
      { ...request, seed: 1.5 },
    ])
      expect(readMatchRequest(JSON.stringify(bad))).toBeUndefined();
  });
});
