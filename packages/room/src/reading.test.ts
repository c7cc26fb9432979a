import { describe, expect, it } from 'vitest';
import { MOST_TALK } from './protocol.js';
import { readGreeting, readJudged, readMatchRequest } from './reading.js';

describe('what comes over the wire', () => {
  const hex = 'ab'.repeat(32);
  const key = 'k'.repeat(22);

  it('is a hello, with the key of a seat or without', () => {
    for (const hello of [{}, { key }, { key: 'k'.repeat(128) }])
      expect(readGreeting(JSON.stringify({ kind: 'hello', ...hello }))).toEqual({ kind: 'hello', ...hello });
    for (const bad of [{ key: 4 }, { key: 'short' }, { key: 'k'.repeat(129) }, { kind: 'hallo' }])
      expect(readGreeting(JSON.stringify({ kind: 'hello', ...bad }))).toBeUndefined();
  });

  it('is a claim, with all that makes a seat somebody’s', () => {
    const claim = { kind: 'claim', invitation: 'i'.repeat(22), key, recovery: hex, anchor: hex };
    for (const good of [claim, { ...claim, name: 'Zoé' }]) expect(readGreeting(JSON.stringify(good))).toEqual(good);
    for (const missing of ['invitation', 'key', 'recovery', 'anchor'])
      expect(readGreeting(JSON.stringify({ ...claim, [missing]: undefined }))).toBeUndefined();
    for (const bad of [
      { invitation: 'i'.repeat(129) },
      { key: 'short' },
      { recovery: hex.toUpperCase() },
      { recovery: hex.slice(1) },
      { anchor: `${hex}0` },
      { name: 'n'.repeat(401) },
    ])
      expect(readGreeting(JSON.stringify({ ...claim, ...bad }))).toBeUndefined();
  });

  it('is a return, with what follows from the recovery code', () => {
    const comesBack = { kind: 'return', recovery: hex, key };
    expect(readGreeting(JSON.stringify(comesBack))).toEqual(comesBack);
    for (const bad of [{ recovery: 'code' }, { key: undefined }])
      expect(readGreeting(JSON.stringify({ ...comesBack, ...bad }))).toBeUndefined();
  });

  it('is a message of a known kind, complete, with whole numbers', () => {
    const good = [
      { kind: 'answer', id: 0, wait: 3, choice: null },
      { kind: 'answer', id: 1, wait: 3, choice: { any: ['thing'] }, always: true },
      { kind: 'withdraw', id: 2, ask: 'gdf.ask.unit' },
      { kind: 'spare', id: 3, yes: false },
      { kind: 'undo', id: 4 },
      { kind: 'propose', id: 5, proposal: { kind: 'rewind', inputs: 0 } },
      { kind: 'propose', id: 5, proposal: { kind: 'draw' } },
      { kind: 'propose', id: 5, proposal: { kind: 'computer', level: 'random' } },
      { kind: 'reply', id: 6, request: 2, yes: true },
      { kind: 'resign', id: 7 },
      { kind: 'claim-time', id: 8, seat: 1 },
      { kind: 'link', id: 9, number: 1, link: hex },
      { kind: 'link', id: 9, number: 65, link: hex, ahead: true },
      { kind: 'pass-on', id: 10 },
      { kind: 'talk', id: 11, to: 'all', text: 'bonjour' },
      { kind: 'talk', id: 11, to: 'partners', text: 'x'.repeat(4 * MOST_TALK) },
      { kind: 'forget', id: 12 },
    ];
    for (const message of good) expect(readJudged(JSON.stringify(message))).toEqual(message);
    const bad = [
      { kind: 'answer', id: 0, wait: 3 },
      { kind: 'answer', id: 0, wait: 3.5, choice: 1 },
      { kind: 'answer', id: -1, wait: 3, choice: 1 },
      { kind: 'answer', wait: 3, choice: 1 },
      { kind: 'answer', id: 2 ** 53, wait: 3, choice: 1 },
      { kind: 'reply', id: 6, yes: true },
      { kind: 'propose', id: 5, proposal: { kind: 'rewind' } },
      { kind: 'propose', id: 5, proposal: { kind: 'rewind', inputs: -1 } },
      { kind: 'propose', id: 5, proposal: { kind: 'surrender' } },
      { kind: 'propose', id: 5, proposal: { kind: 'computer', level: 'l'.repeat(41) } },
      { kind: 'resign' },
      { kind: 'claim-time', id: 8, seat: '1' },
      { kind: 'link', id: 9, number: 1, link: 'me' },
      { kind: 'link', id: 9, number: 1.5, link: hex },
      { kind: 'talk', id: 11, to: 'spectators', text: 'x' },
      { kind: 'talk', id: 11, to: 'all', text: 'x'.repeat(4 * MOST_TALK + 1) },
      { kind: 'talk', id: 11, to: 'all', text: 7 },
      { kind: 'hello' },
      { kind: 'claim', invitation: 'i', key, recovery: hex, anchor: hex },
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
    const agreed = [
      {},
      { clock: { kind: 'live', minutes: 90, seconds: 30 } },
      { clock: { kind: 'days', days: 7 } },
      { spectators: false },
    ];
    for (const more of agreed)
      expect(readMatchRequest(JSON.stringify({ ...request, ...more }))).toEqual({ ...request, ...more });
    for (const bad of [
      {},
      { ...request, system: 1 },
      { ...request, seats: [{}] },
      { ...request, seats: Array.from({ length: 9 }, () => ({ player: 'human' })) },
      { ...request, armies: 'all' },
      { ...request, options: [] },
      { ...request, seed: 1.5 },
      { ...request, clock: { kind: 'live', minutes: 0, seconds: 0 } },
      { ...request, clock: { kind: 'live', minutes: 601, seconds: 0 } },
      { ...request, clock: { kind: 'days', days: 61 } },
      { ...request, clock: 'blitz' },
      { ...request, spectators: 'no' },
    ])
      expect(readMatchRequest(JSON.stringify(bad))).toBeUndefined();
  });
});
