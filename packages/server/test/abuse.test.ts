import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRng } from '@banneret/kernel';
import { NO_PAUSE, type CreatedMatch } from '@banneret/room';
import { entryFor } from '@banneret/shelf';
import type { FastifyInstance } from 'fastify';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { buildApp, openSqlite, type AppOptions } from '../src/index.js';
import { playOn, TestClient } from './client.js';

// What strangers have tried, over the real server.

let folder: string;
let app: FastifyInstance;
let clients: TestClient[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'banneret-abuse-'));
  clients = [];
});

afterEach(async () => {
  for (const client of clients) client.close();
  await app.close();
  rmSync(folder, { recursive: true });
});

async function opened(limits: AppOptions['limits'] = {}, more: Partial<AppOptions> = {}): Promise<string> {
  app = await buildApp({ data: folder, pause: NO_PAUSE, limits, ...more });
  return await app.listen({ port: 0, host: '127.0.0.1' });
}

async function created(address: string, system = 'toy'): Promise<CreatedMatch> {
  const response = await fetch(`${address}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ system, seats: [{ player: 'human' }, { player: 'human' }] }),
  });
  expect(response.status).toBe(201);
  return (await response.json()) as CreatedMatch;
}

async function seated(address: string, match: CreatedMatch, system = 'toy'): Promise<TestClient[]> {
  const players: TestClient[] = [];
  for (const invitation of match.invitations) {
    const client = new TestClient(address, match.id, entryFor(system)!.game.system);
    clients.push(client);
    players.push(client);
    await client.claim(invitation ?? '');
  }
  return players;
}

describe('nobody can stop the server', () => {
  test('with standing answers on both sides of a game that never ends by itself', { timeout: 60_000 }, async () => {
    const address = await opened();
    const match = await created(address, 'the-edge');
    const players = await seated(address, match, 'the-edge');
    const rng = seededRng('always');
    let slowest = 0;
    for (let i = 0; i < 60; i++) {
      const asked = players.find(player => player.isAsked);
      if (asked === undefined || asked.over) break;
      await asked.answer(rng, true);
      const began = performance.now();
      expect((await fetch(`${address}/api/matches/${match.id}`)).status).toBe(200);
      slowest = Math.max(slowest, performance.now() - began);
    }
    expect(slowest).toBeLessThan(15_000);
  });

  test('with one damaged match: the others go on', async () => {
    const address = await opened();
    const [bad, good] = [await created(address), await created(address)];
    const victims = await seated(address, bad);
    const players = await seated(address, good);
    await victims[0]!.until(() => victims[0]!.view !== undefined);
    const db = new Database(join(folder, 'banneret.db'), { timeout: 5_000 });
    const { lines } = db.prepare('select count(*) as lines from log where match = ?').get(bad.id) as { lines: number };
    db.prepare('insert into log values (?, ?, ?)').run(bad.id, lines, '{"op":"nonsense"}');
    db.close();
    await victims[0]!.until(() => victims[0]!.heard.some(({ kind }) => kind === 'mistake'));
    await playOn(players, 4, 6);
    expect((await fetch(`${address}/api/matches/${bad.id}`)).status).toBe(503);
    expect((await fetch(`${address}/api/matches/${good.id}`)).status).toBe(200);
  });
});

describe('connections that only take up room', () => {
  const closing = (socket: WebSocket): Promise<void> => new Promise(resolve => socket.once('close', () => resolve()));

  test('are closed when nobody says hello', async () => {
    const address = await opened({ helloMs: 100 });
    const match = await created(address);
    const silent = new WebSocket(`${address.replace('http', 'ws')}/api/matches/${match.id}/socket`);
    await closing(silent);
  });

  test('are closed when nobody answers a ping, while those who do stay', async () => {
    const address = await opened({ pingMs: 100 });
    const match = await created(address);
    const [alive] = await seated(address, match);
    const dead = new WebSocket(`${address.replace('http', 'ws')}/api/matches/${match.id}/socket`, { autoPong: false });
    dead.on('open', () => dead.send(JSON.stringify({ kind: 'hello' })));
    await closing(dead);
    expect(alive!.socket.readyState).toBe(WebSocket.OPEN);
  });

  test('are closed when a message never comes to its end', async () => {
    const address = await opened({ pingMs: 100, pongBytes: 64 });
    const match = await created(address);
    const half = new WebSocket(`${address.replace('http', 'ws')}/api/matches/${match.id}/socket`);
    await new Promise(resolve => half.once('open', resolve));
    half.send(JSON.stringify({ kind: 'hello' }));
    const timer = setInterval(() => half.send('x'.repeat(200), { fin: false }), 50);
    await closing(half);
    clearInterval(timer);
  });

  test('are not made beyond what one household needs', async () => {
    const address = await opened({ connectionsPerAddress: 3 });
    const match = await created(address);
    const url = `${address.replace('http', 'ws')}/api/matches/${match.id}/socket`;
    const first = Array.from({ length: 3 }, () => new WebSocket(url));
    await Promise.all(first.map(socket => new Promise(resolve => socket.once('open', resolve))));
    const fourth = new WebSocket(url);
    await closing(fourth);
    for (const socket of first) socket.close();
  });
});

describe('what one household takes up', () => {
  test('requests beyond its allowance are answered with one sentence', async () => {
    const address = await opened({ requestBurst: 5, requestsPerSecond: 0.001 });
    const said = await Promise.all(Array.from({ length: 8 }, () => fetch(`${address}/api/matches/nothing`)));
    expect(said.filter(({ status }) => status === 404)).toHaveLength(5);
    const refused = said.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(3);
    expect(await refused[0]!.json()).toEqual({ say: 'server.no.too-fast' });
  });

  test('files of the page have an allowance of their own: fifteen first visits at once are no flood', async () => {
    const page = mkdtempSync(join(tmpdir(), 'banneret-page-'));
    mkdirSync(join(page, 'assets'));
    writeFileSync(join(page, 'index.html'), '<!doctype html>');
    writeFileSync(join(page, 'assets', 'a.js'), '1');
    const tight = { requestBurst: 2, requestsPerSecond: 0.001, fileBurst: 4, filesPerSecond: 0.001 };
    const address = await opened(tight, { page });
    const statusOf = async (path: string): Promise<number> => {
      const answer = await fetch(`${address}${path}`);
      await answer.text();
      return answer.status;
    };
    for (let i = 0; i < 4; i++) expect(await statusOf('/assets/a.js')).toBe(200);
    expect(await statusOf('/assets/a.js')).toBe(429);
    expect([await statusOf('/'), await statusOf('/'), await statusOf('/')]).toEqual([200, 200, 429]);
    rmSync(page, { recursive: true });
  });

  test('lines on which nobody speaks are not kept beyond what it may have', async () => {
    const address = await opened({ linesPerAddress: 3 });
    const { hostname, port } = new URL(address);
    const silent = Array.from({ length: 4 }, () => connect(Number(port), hostname));
    await Promise.race(silent.map(line => new Promise(resolve => line.once('close', resolve))));
    for (const line of silent) line.destroy();
  });
});

test('computers think only where somebody looks', async () => {
  const address = await opened();
  const response = await fetch(`${address}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ system: 'toy', seats: [{ player: 'random' }, { player: 'random' }] }),
  });
  const { id } = (await response.json()) as CreatedMatch;
  expect((await fetch(`${address}/api/matches/${id}`)).status).toBe(200);
  const store = openSqlite(folder);
  const lines = await store.logLength(id);
  await new Promise(resolve => setTimeout(resolve, 500));
  expect(await store.logLength(id)).toBe(lines);
  const watcher = new TestClient(address, id, entryFor('toy')!.game.system);
  clients.push(watcher);
  await watcher.hello();
  await watcher.until(() => watcher.over);
  expect(await store.logLength(id)).toBeGreaterThan(lines);
  store.close();
});

test('a guest who does not read is told nothing new until it does, and then where the match stands', async () => {
  const address = await opened({ slowBytes: 1024 });
  const match = await created(address);
  const players = await seated(address, match);
  const lazy = new TestClient(address, match.id, entryFor('toy')!.game.system);
  clients.push(lazy);
  await lazy.hello();
  lazy.socket.pause();
  await playOn(players, 5, 40);
  lazy.socket.resume();
  const wait = players[0]!.view?.wait;
  await lazy.until(() => lazy.over || lazy.view?.wait === wait);
  expect(lazy.view?.state).toEqual(
    expect.objectContaining({ round: (players[0]!.view!.state as { round: number }).round }),
  );
});

describe('the border', () => {
  const SECURITY = [
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-opener-policy',
  ];

  /** What the server says to these very bytes. */
  const raw = (address: string, path: string, called = new URL(address).host): Promise<string> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(address);
      let answer = '';
      const socket = connect(Number(port), hostname, () =>
        socket.write(`GET ${path} HTTP/1.1\r\nHost: ${called}\r\nConnection: close\r\n\r\n`),
      );
      socket.on('data', data => void (answer += data.toString()));
      socket.on('end', () => resolve(answer));
      socket.on('error', reject);
    });

  test('an address that cannot be read gets one sentence, all headers, and no stack', async () => {
    const address = await opened();
    for (const path of ['/%zz', '//[', '///', '//x:99999999', '/api/matches/%00', '/api/matches/%zz']) {
      const answer = await raw(address, path);
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
      for (const header of SECURITY) expect(answer.toLowerCase()).toContain(`${header}:`);
      expect(answer).not.toMatch(/at .*\.js/);
    }
  });

  test('a page of another site may open nothing here, whatever it calls the server', async () => {
    const address = await opened();
    const body = JSON.stringify({ system: 'toy', seats: [{ player: 'human' }, { player: 'human' }] });
    const post = (origin: string): Promise<Response> =>
      fetch(`${address}/api/matches`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body,
      });
    expect((await post('https://elsewhere.example')).status).toBe(403);
    expect((await post('null')).status).toBe(403);
    expect((await post(address)).status).toBe(201);
    const match = await created(address);
    const foreign = new WebSocket(`${address.replace('http', 'ws')}/api/matches/${match.id}/socket`, {
      origin: 'https://elsewhere.example',
    });
    await new Promise(resolve => foreign.once('error', resolve));
  });

  test('a name that somebody else may let lead here is not answered to, unless the operator has given it', async () => {
    const plain = await opened();
    const asked = async (address: string, host: string): Promise<string> =>
      (await raw(address, '/api/matches/none', `${host}:${new URL(address).port}`)).slice(0, 'HTTP/1.1 404'.length);
    for (const host of ['127.0.0.1', '[::1]', 'localhost', 'games', 'games.local'])
      expect(await asked(plain, host), host).toBe('HTTP/1.1 404');
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])
      expect(await asked(plain, host), host).toBe('HTTP/1.1 421');
    await app?.close();
    const named = await opened({}, { names: ['play.example.org'] });
    expect(await asked(named, 'play.example.org')).toBe('HTTP/1.1 404');
    expect(await asked(named, 'Play.Example.org.')).toBe('HTTP/1.1 404');
    expect(await asked(named, 'evil.example')).toBe('HTTP/1.1 421');
  });

  test('names of things that every object has are no computer players', async () => {
    const address = await opened();
    for (const player of ['constructor', '__proto__', 'toString']) {
      const response = await fetch(`${address}/api/matches`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ system: 'toy', seats: [{ player: 'human' }, { player }] }),
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ say: 'server.create.unknown-level' });
    }
  });

  test('a list sixty thousand deep is a mistake of whoever sends it', async () => {
    const address = await opened();
    const deep = `{"system":"grimdark-future","seats":[{"player":"human"},{"player":"human"}],"armies":[${'['.repeat(60_000)}${']'.repeat(60_000)}]}`;
    const response = await fetch(`${address}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: deep,
    });
    expect(response.status).toBe(400);
  });
});
