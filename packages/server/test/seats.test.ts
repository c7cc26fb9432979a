import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_PAUSE, type CreatedMatch, type ServerMessage } from '@banneret/room';
import { entryFor } from '@banneret/shelf';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../src/index.js';
import { playOn, TestClient, untilAsked } from './client.js';

// Seats that are claimed, moved and lost, over the wire. Two servers keep the same matches.

const toy = entryFor('toy')!.game.system;
let folder: string;
let apps: FastifyInstance[];
let here: string;
let there: string;
const clients: TestClient[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'banneret-seats-'));
  apps = [];
  for (let server = 0; server < 2; server++) apps.push(await buildApp({ data: folder, pause: NO_PAUSE }));
  [here, there] = (await Promise.all(apps.map(app => app.listen({ port: 0, host: '127.0.0.1' })))) as [string, string];
});

afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

afterAll(async () => {
  await Promise.all(apps.map(app => app.close()));
  rmSync(folder, { recursive: true });
});

async function created(more: object = {}): Promise<CreatedMatch> {
  const response = await fetch(`${here}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ system: 'toy', seats: [{ player: 'human' }, { player: 'human' }], ...more }),
  });
  return (await response.json()) as CreatedMatch;
}

function visitor(address: string, id: string, known: { browser?: TestClient; code?: string } = {}): TestClient {
  const client = new TestClient(address, id, toy, known);
  clients.push(client);
  return client;
}

async function claimed(address: string, id: string, invitation: string | null | undefined): Promise<TestClient> {
  const client = visitor(address, id);
  await client.claim(invitation ?? '');
  return client;
}

async function twoSeated(): Promise<{ match: CreatedMatch; players: [TestClient, TestClient] }> {
  const match = await created();
  const [one, two] = [
    await claimed(here, match.id, match.invitations[0]),
    await claimed(here, match.id, match.invitations[1]),
  ];
  await untilAsked([one, two]);
  return { match, players: [one, two] };
}

const mistake = ({ heard }: TestClient): unknown => heard.find(({ kind }) => kind === 'mistake');
const gone = (client: TestClient): Promise<void> => client.until(() => mistake(client) !== undefined);

test('an invitation counts once, on whichever server it is used again', async () => {
  const match = await created();
  await claimed(here, match.id, match.invitations[0]);
  for (const address of [here, there]) {
    const late = await claimed(address, match.id, match.invitations[0]);
    expect(mistake(late)).toEqual({ kind: 'mistake', say: 'server.no.taken' });
  }
});

test('a seat that passes on is shut to the old device, also on another server; the match goes on with the new one', async () => {
  const { match, players } = await twoSeated();
  const [old, other] = players;
  const elsewhere = visitor(there, match.id, { browser: old });
  await elsewhere.hello(old.key);
  await playOn(players, 1, 4);
  await old.settle({ kind: 'pass-on', id: 500 });
  const told = old.heard.find(({ kind }) => kind === 'invitation') as ServerMessage & { invitation: string };
  expect(other.heard.some(({ kind }) => kind === 'invitation')).toBe(false);
  const fresh = await claimed(here, match.id, told.invitation);
  for (const device of [old, elsewhere]) {
    await gone(device);
    expect(mistake(device)).toEqual({ kind: 'mistake', say: 'server.no.moved' });
  }
  const again = visitor(here, match.id, { browser: old });
  await again.hello(old.key);
  expect(mistake(again)).toEqual({ kind: 'mistake', say: 'server.no.seat' });
  expect(other.heard.some(message => message.kind === 'notice' && message.about === 'moved')).toBe(true);
  await playOn([fresh, other], 2);
  expect([...fresh.suspicions, ...other.suspicions]).toEqual([]);
});

test('a recovery code brings a seat back to a browser that has forgotten all, with the same dice', async () => {
  const { match, players } = await twoSeated();
  const [old, other] = players;
  await playOn(players, 3, 4);
  const guess = visitor(here, match.id);
  await guess.comeBack();
  expect(mistake(guess)).toEqual({ kind: 'mistake', say: 'server.no.recovery' });
  const back = visitor(here, match.id, { code: old.code });
  await back.comeBack();
  await gone(old);
  await playOn([back, other], 4);
  expect([...back.suspicions, ...other.suspicions]).toEqual([]);
});

test('a closed match lets players in and nobody else', async () => {
  const match = await created({ spectators: false });
  const watcher = visitor(here, match.id);
  await watcher.hello();
  expect(mistake(watcher)).toEqual({ kind: 'mistake', say: 'server.no.closed' });
  const player = await claimed(here, match.id, match.invitations[0]);
  expect(player.heard[0]).toMatchObject({ kind: 'welcome', viewer: 0, match: { spectators: false } });
});

test('what a player says is heard on the other server too, once, though nobody plays on', async () => {
  const { match, players } = await twoSeated();
  const [one, two] = players;
  two.close();
  const elsewhere = visitor(there, match.id, { browser: two });
  await elsewhere.hello(two.key);
  const heardBy = ({ heard }: TestClient): string[] =>
    heard.flatMap(message => (message.kind === 'talk' ? message.lines.map(({ text }) => text) : []));
  one.send({ kind: 'talk', id: 1, to: 'all', text: 'bonsoir' });
  await elsewhere.until(() => heardBy(elsewhere).length > 0);
  elsewhere.send({ kind: 'talk', id: 1, to: 'all', text: 'bonsoir aussi' });
  await one.until(() => heardBy(one).length > 1);
  expect([heardBy(one), heardBy(elsewhere)]).toEqual([
    ['bonsoir', 'bonsoir aussi'],
    ['bonsoir', 'bonsoir aussi'],
  ]);
});
