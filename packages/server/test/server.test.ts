import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRecord } from '@banneret/kernel';
import {
  Chain,
  NO_PAUSE,
  readWitness,
  seatKeysOf,
  verifyRecord,
  type CreatedMatch,
  type MatchInfo,
  type PauseRange,
} from '@banneret/room';
import { entryFor } from '@banneret/shelf';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApp, LIMITS, openSqlite } from '../src/index.js';
import { playOn, TestClient, untilAsked } from './client.js';

const toy = entryFor('toy')!.game.system;

let folder: string;
let apps: FastifyInstance[];
let clients: TestClient[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'banneret-'));
  apps = [];
  clients = [];
});

afterEach(async () => {
  for (const client of clients) client.close();
  await Promise.all(apps.map(app => app.close()));
  rmSync(folder, { recursive: true });
});

async function opened(pause: PauseRange = NO_PAUSE): Promise<string> {
  const app = await buildApp({ data: folder, pause });
  apps.push(app);
  return await app.listen({ port: 0, host: '127.0.0.1' });
}

const post = (address: string, body: unknown): Promise<Response> =>
  fetch(`${address}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const humans = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ player: 'human', name: `Player ${i + 1}` }));

async function created(address: string, seats: readonly object[] = humans(2)): Promise<CreatedMatch> {
  const response = await post(address, { system: 'toy', seats });
  expect(response.status).toBe(201);
  return (await response.json()) as CreatedMatch;
}

async function watching(address: string, id: string): Promise<TestClient> {
  const client = new TestClient(address, id, toy);
  clients.push(client);
  await client.hello();
  return client;
}

async function joined(address: string, id: string, invitation: string | null | undefined): Promise<TestClient> {
  const client = new TestClient(address, id, toy);
  clients.push(client);
  await client.claim(invitation ?? '');
  return client;
}

/** The same browser comes again. */
async function back(address: string, id: string, browser: TestClient): Promise<TestClient> {
  const client = new TestClient(address, id, toy, { browser });
  clients.push(client);
  await client.hello(browser.key);
  return client;
}

async function twoSeated(address: string): Promise<{ match: CreatedMatch; players: TestClient[] }> {
  const match = await created(address);
  const players = [
    await joined(address, match.id, match.invitations[0]),
    await joined(address, match.id, match.invitations[1]),
  ];
  await untilAsked(players);
  return { match, players };
}

describe('a match by link', () => {
  test('two players and a spectator play to the end, and anybody can check the dice', async () => {
    const address = await opened();
    const { match, players } = await twoSeated(address);
    const watcher = await watching(address, match.id);
    expect((await fetch(`${address}/api/matches/${match.id}/record`)).status).toBe(409);
    await playOn(players, 1);
    await watcher.until(() => watcher.over);
    const text = await (await fetch(`${address}/api/matches/${match.id}/record`)).text();
    const record = parseRecord(
      JSON.stringify({ format: 'banneret-record', formatVersion: 1, ...(JSON.parse(text) as object) }),
    );
    if (!record.ok) throw new Error(record.problem.say);
    const witnesses = players.flatMap(({ remembered }) =>
      [...remembered.values()].map(text => readWitness(JSON.parse(text))!),
    );
    const verdict = verifyRecord(toy, record.value, witnesses);
    expect(verdict.faults).toEqual([]);
    expect(verdict.proved.filter(({ say }) => say === 'room.verify.witness.good')).toHaveLength(2);
    expect(verdict.figures).toMatchObject({ known: 0, knownTogether: 0 });
    expect(verdict.figures?.made).toBeGreaterThan(5);
    const { commitment, seats } = (watcher.heard[0] as { match: MatchInfo }).match;
    const anchors = seats.map(({ anchor }) => anchor);
    expect(record.value.fairness).toMatchObject({
      scheme: 2,
      match: match.id,
      kept: 'server',
      keeper: commitment,
      anchors,
    });
    expect(players.flatMap(({ suspicions }) => suspicions)).toEqual([]);
  });

  test('the match begins only when every seat is taken', async () => {
    const address = await opened();
    const match = await created(address);
    const first = await joined(address, match.id, match.invitations[0]);
    expect(first.view).toBeUndefined();
    const early = await first.settle({ kind: 'answer', id: 0, wait: 1, choice: 0 });
    expect(early).toMatchObject({ kind: 'refused', because: [{ say: 'server.no.not-begun' }] });
    await joined(address, match.id, match.invitations[1]);
    await first.until(() => first.view !== undefined);
  });

  test('no message to a viewer holds a secret of another seat, a seed, an invitation, a key or a link of the dice', async () => {
    const address = await opened();
    const { match, players } = await twoSeated(address);
    const watcher = await watching(address, match.id);
    await playOn(players, 2, 12);
    const truth = openSqlite(folder);
    const { seed } = (await truth.match(match.id))!;
    truth.close();
    for (const client of [...players, watcher]) {
      const all = JSON.stringify(client.heard);
      expect(all).not.toContain(seed);
      for (const invitation of match.invitations) expect(all).not.toContain(invitation as string);
      for (const { key, code } of players) {
        expect(all).not.toContain(key);
        expect(all).not.toContain(seatKeysOf(code).recovery);
        expect(all).not.toContain(new Chain(seatKeysOf(code).dice).link(1));
      }
    }
    // Hands of others are blanks (-1) in every snapshot and update that a seat was sent.
    for (const [seat, client] of players.entries()) {
      const { sides } = (client.view as { state: unknown }).state as { sides: { hand: number[] }[] };
      expect(sides[1 - seat]?.hand.every(card => card === -1)).toBe(true);
      expect(sides[seat]?.hand.every(card => card !== -1)).toBe(true);
    }
  });

  test('computer seats answer by themselves', async () => {
    const address = await opened();
    const match = await created(address, [{ player: 'human' }, { player: 'random' }]);
    const me = await joined(address, match.id, match.invitations[0]);
    expect(match.invitations[1]).toBeNull();
    await playOn([me], 3);
    expect(me.over).toBe(true);
  });
});

describe('what survives', () => {
  test('a restart: clients come back to the very same table', async () => {
    const address = await opened();
    const { match, players } = await twoSeated(address);
    await playOn(players, 4, 10);
    const before = players.map(player => player.view?.state);
    await apps.pop()?.close();
    const again = await opened();
    const here = [await back(again, match.id, players[0]!), await back(again, match.id, players[1]!)];
    await Promise.all(here.map(client => client.until(() => client.view !== undefined)));
    expect(here.map(client => client.view?.state)).toEqual(before);
    await playOn(here, 5);
  });

  test('two servers on the same data never tell two stories', async () => {
    const [here, there] = [await opened(), await opened()];
    const { match, players } = await twoSeated(here);
    const elsewhere = await back(there, match.id, players[0]!);
    await elsewhere.until(() => elsewhere.view !== undefined);
    await playOn(players, 6, 6);
    await elsewhere.until(() => elsewhere.view?.wait === players[0]?.view?.wait);
    expect(elsewhere.view?.state).toEqual(players[0]?.view?.state);
    await playOn([elsewhere, players[1] as TestClient], 7);
  });

  test('undo and going back by consent reach everybody', async () => {
    const address = await opened();
    const { players } = await twoSeated(address);
    await playOn(players, 8, 8);
    const [one, two] = players as [TestClient, TestClient];
    expect(await one.settle({ kind: 'propose', id: 900, proposal: { kind: 'rewind', inputs: 0 } })).toMatchObject({
      kind: 'accepted',
    });
    await two.until(() => two.heard.some(({ kind }) => kind === 'proposed'));
    expect(await two.settle({ kind: 'reply', id: 901, request: 1, yes: true })).toMatchObject({
      kind: 'accepted',
    });
    await one.until(() => one.heard.filter(({ kind }) => kind === 'snapshot').length > 1);
    expect(one.heard.some(m => m.kind === 'settled' && m.yes)).toBe(true);
    await playOn(players, 9);
  });
});

describe('bad input', () => {
  test('is refused with a reason and changes nothing', async () => {
    const address = await opened();
    const { match, players } = await twoSeated(address);
    const [one] = players as [TestClient, TestClient];
    await one.until(() => players.some(player => player.isAsked));
    const asked = players.find(player => player.isAsked) as TestClient;
    const idle = players.find(player => !player.isAsked) ?? one;
    const store = openSqlite(folder);
    const lines = await store.logLength(match.id);
    const wait = asked.view?.wait ?? 0;
    const refusals = [
      await asked.settle({ kind: 'answer', id: 1, wait: wait + 7, choice: 0 }),
      await asked.settle({ kind: 'answer', id: 2, wait, choice: { nonsense: [1, 2, 3] } }),
      await asked.settle({ kind: 'answer', id: 3, wait, choice: null }),
      await idle.settle({ kind: 'reply', id: 4, request: 1, yes: true }),
      await idle.settle({ kind: 'propose', id: 5, proposal: { kind: 'rewind', inputs: 999 } }),
    ];
    for (const refusal of refusals) expect(refusal.kind).toBe('refused');
    expect(await store.logLength(match.id)).toBe(lines);
    store.close();
  });

  test.each([
    ['nothing readable', 'this is no JSON', 'server.no.message'],
    ['a stranger kind', '{"kind":"win","id":1}', 'server.no.message'],
    ['a wrong key', '{"kind":"hello","key":"guessed-guessed-guessed"}', 'server.no.seat'],
    ['an answer before hello', '{"kind":"undo","id":1}', 'server.no.hello-first'],
  ])('%s closes that connection only', async (_name, message, say) => {
    const address = await opened();
    const { match, players } = await twoSeated(address);
    const rude = new TestClient(address, match.id, toy);
    clients.push(rude);
    await new Promise<void>(resolve => rude.socket.once('open', () => resolve()));
    const closed = new Promise<void>(resolve => rude.socket.once('close', () => resolve()));
    rude.socket.send(message);
    await closed;
    expect(rude.heard.at(-1)).toMatchObject({ kind: 'mistake', say });
    await playOn(players, 10, 2);
  });

  test('a flood is dealt with in its turn, and others do not wait for it', async () => {
    const address = await opened();
    const { match, players } = await twoSeated(address);
    const rude = await watching(address, match.id);
    for (let i = 0; i < 5_000; i++) rude.send({ kind: 'undo', id: i });
    await playOn(players, 11, 2);
    expect(rude.heard.filter(({ kind }) => kind === 'mistake').length).toBeLessThanOrEqual(5_000);
    expect(rude.socket.readyState).toBe(rude.socket.OPEN);
  });

  test('an oversized message closes that connection only', async () => {
    const address = await opened();
    const { match, players } = await twoSeated(address);
    const rude = await watching(address, match.id);
    const closed = new Promise<void>(resolve => rude.socket.once('close', () => resolve()));
    rude.socket.send('x'.repeat(LIMITS.messageBytes + 1));
    await closed;
    await playOn(players, 11, 2);
  });

  test('a request that is none, and a match that is none, get one sentence', async () => {
    const address = await opened();
    for (const body of [
      '{',
      '[]',
      {},
      { system: 'chess', seats: humans(2) },
      { system: 'toy', seats: humans(1) },
      { system: 'toy', seats: [{ player: 'oracle' }, { player: 'human' }] },
      { system: 'toy', seats: humans(2), armies: ['none', 'none'] },
    ]) {
      const response = await post(address, body);
      expect(response.status).toBe(400);
      expect(await response.json()).toHaveProperty('say');
    }
    expect((await fetch(`${address}/api/matches/nowhere`)).status).toBe(404);
  });
});
