import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRecord } from '@banneret/kernel';
import { NO_PAUSE, verifyDice, type CreatedMatch, type PauseRange } from '@banneret/room';
import { entryFor } from '@banneret/shelf';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApp, LIMITS, openSqlite } from '../src/index.js';
import { playOn, TestClient } from './client.js';

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

async function joined(address: string, id: string, token?: string | null, contribution?: string): Promise<TestClient> {
  const client = new TestClient(address, id, toy);
  clients.push(client);
  await client.hello(token ?? undefined, contribution);
  return client;
}

async function twoSeated(address: string): Promise<{ match: CreatedMatch; players: TestClient[] }> {
  const match = await created(address);
  const players = [
    await joined(address, match.id, match.tokens[0], 'one'),
    await joined(address, match.id, match.tokens[1], 'two'),
  ];
  await Promise.all(players.map(player => player.until(() => player.view !== undefined)));
  return { match, players };
}

describe('a match by link', () => {
  test('two players and a spectator play to the end, and anybody can check the dice', async () => {
    const address = await opened();
    const { match, players } = await twoSeated(address);
    const watcher = await joined(address, match.id);
    expect((await fetch(`${address}/api/matches/${match.id}/record`)).status).toBe(409);
    await playOn(players, 1);
    await watcher.until(() => watcher.over);
    const text = await (await fetch(`${address}/api/matches/${match.id}/record`)).text();
    const record = parseRecord(
      JSON.stringify({ format: 'banneret-record', formatVersion: 1, ...(JSON.parse(text) as object) }),
    );
    if (!record.ok) throw new Error(record.problem.say);
    expect(verifyDice(toy, record.value)).toMatchObject({ fair: true });
    const { commitment } = (watcher.heard[0] as { match: { commitment: string } }).match;
    expect(record.value.fairness).toMatchObject({ commitment });
  });

  test('the match begins only when every seat has added its part to the dice', async () => {
    const address = await opened();
    const match = await created(address);
    const first = await joined(address, match.id, match.tokens[0], 'one');
    expect(first.view).toBeUndefined();
    const early = await first.settle({ kind: 'answer', id: 0, wait: 1, choice: 0 });
    expect(early).toMatchObject({ kind: 'refused', because: [{ say: 'server.no.not-begun' }] });
    await joined(address, match.id, match.tokens[1], 'two');
    await first.until(() => first.view !== undefined);
  });

  test('no message to a viewer holds a secret of another seat, a seed or a token', async () => {
    const address = await opened();
    const { match, players } = await twoSeated(address);
    const watcher = await joined(address, match.id);
    await playOn(players, 2, 12);
    const truth = openSqlite(folder);
    const { seed } = (await truth.match(match.id))!;
    truth.close();
    for (const client of [...players, watcher]) {
      const all = JSON.stringify(client.heard);
      expect(all).not.toContain(seed);
      for (const token of match.tokens) expect(all).not.toContain(token as string);
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
    const me = await joined(address, match.id, match.tokens[0], 'me');
    expect(match.tokens[1]).toBeNull();
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
    const back = [await joined(again, match.id, match.tokens[0]), await joined(again, match.id, match.tokens[1])];
    await Promise.all(back.map(client => client.until(() => client.view !== undefined)));
    expect(back.map(client => client.view?.state)).toEqual(before);
    await playOn(back, 5);
  });

  test('two servers on the same data never tell two stories', async () => {
    const [here, there] = [await opened(), await opened()];
    const { match, players } = await twoSeated(here);
    const elsewhere = await joined(there, match.id, match.tokens[0]);
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
    expect(await one.settle({ kind: 'ask-rewind', id: 900, inputs: 0 })).toMatchObject({ kind: 'accepted' });
    await two.until(() => two.heard.some(({ kind }) => kind === 'rewind-asked'));
    expect(await two.settle({ kind: 'reply-rewind', id: 901, request: 1, yes: true })).toMatchObject({
      kind: 'accepted',
    });
    await one.until(() => one.heard.at(-1)?.kind === 'snapshot' || one.heard.at(-2)?.kind === 'snapshot');
    expect(one.heard.some(m => m.kind === 'rewind-settled' && m.yes)).toBe(true);
    await playOn(players, 9);
  });
});

describe('bad input', () => {
  test('is refused with a reason and changes nothing', async () => {
    const address = await opened();
    const { match, players } = await twoSeated(address);
    const [one] = players as [TestClient, TestClient];
    const asked = players.find(player => player.isAsked) as TestClient;
    const idle = players.find(player => !player.isAsked) ?? one;
    const store = openSqlite(folder);
    const lines = await store.logLength(match.id);
    const wait = asked.view?.wait ?? 0;
    const refusals = [
      await asked.settle({ kind: 'answer', id: 1, wait: wait + 7, choice: 0 }),
      await asked.settle({ kind: 'answer', id: 2, wait, choice: { nonsense: [1, 2, 3] } }),
      await asked.settle({ kind: 'answer', id: 3, wait, choice: null }),
      await idle.settle({ kind: 'reply-rewind', id: 4, request: 1, yes: true }),
      await idle.settle({ kind: 'ask-rewind', id: 5, inputs: 999 }),
    ];
    for (const refusal of refusals) expect(refusal.kind).toBe('refused');
    expect(await store.logLength(match.id)).toBe(lines);
    store.close();
  });

  test.each([
    ['nothing readable', 'this is no JSON', 'server.no.message'],
    ['a stranger kind', '{"kind":"win","id":1}', 'server.no.message'],
    ['a wrong token', '{"kind":"hello","token":"guess"}', 'server.no.seat'],
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
    const rude = await joined(address, match.id);
    for (let i = 0; i < 5_000; i++) rude.send({ kind: 'undo', id: i });
    await playOn(players, 11, 2);
    expect(rude.heard.filter(({ kind }) => kind === 'mistake').length).toBeLessThanOrEqual(5_000);
    expect(rude.socket.readyState).toBe(rude.socket.OPEN);
  });

  test('an oversized message closes that connection only', async () => {
    const address = await opened();
    const { match, players } = await twoSeated(address);
    const rude = await joined(address, match.id);
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
