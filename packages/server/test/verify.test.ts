import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRecord, type MatchRecord } from '@banneret/kernel';
import { NO_PAUSE, readWitness, verifyRecord, type CreatedMatch, type Witness } from '@banneret/room';
import { entryFor } from '@banneret/shelf';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../src/index.js';
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

async function opened(): Promise<string> {
  const app = await buildApp({ data: folder, pause: NO_PAUSE });
  apps.push(app);
  return await app.listen({ port: 0, host: '127.0.0.1' });
}

async function created(address: string, players: readonly string[], extra: object = {}): Promise<CreatedMatch> {
  const seats = players.map((player, i) => ({ player, name: `Player ${i + 1}` }));
  const response = await fetch(`${address}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ system: 'toy', seats, ...extra }),
  });
  return (await response.json()) as CreatedMatch;
}

async function joined(
  address: string,
  { id }: CreatedMatch,
  invitation: string | null | undefined,
): Promise<TestClient> {
  const client = new TestClient(address, id, toy);
  clients.push(client);
  await client.claim(invitation ?? '', 'Somebody');
  return client;
}

async function recordOf(address: string, { id }: CreatedMatch): Promise<MatchRecord> {
  const raw = (await (await fetch(`${address}/api/matches/${id}/record`)).json()) as object;
  const read = parseRecord(JSON.stringify({ format: 'banneret-record', formatVersion: 1, ...raw }));
  if (!read.ok) throw new Error(read.problem.say);
  return read.value;
}

const witnesses = (): readonly Witness[] =>
  clients.flatMap(({ remembered }) => [...remembered.values()].flatMap(text => readWitness(JSON.parse(text)) ?? []));

describe('what devices remember of a match over the wire', () => {
  test('agrees with the record, also when a server was closed in the middle and a device came back', async () => {
    const address = await opened();
    const match = await created(address, ['human', 'human']);
    const players = [
      await joined(address, match, match.invitations[0]),
      await joined(address, match, match.invitations[1]),
    ];
    await playOn(players, 1, 6);
    await apps.shift()?.close();
    const again = await opened();
    const back = players.map(browser => new TestClient(again, match.id, toy, { browser }));
    for (const client of back) await client.hello(client.key);
    // The memory is that of the browser, whichever page of it gave the links.
    clients.push(...back);
    await playOn(back, 2);
    const verdict = verifyRecord(toy, await recordOf(again, match), witnesses());
    expect(verdict).toMatchObject({ honest: true, faults: [], figures: { known: 0, knownTogether: 0 } });
    expect(verdict.open.filter(({ say }) => say !== 'room.verify.open.last')).toEqual([]);
  });

  test('against the computer, with days for a decision', async () => {
    const address = await opened();
    const match = await created(address, ['human', 'random'], { clock: { kind: 'days', days: 1 } });
    await playOn([await joined(address, match, match.invitations[0])], 3);
    const verdict = verifyRecord(toy, await recordOf(address, match), witnesses());
    expect(verdict).toMatchObject({ honest: true, faults: [] });
    const { made = 0, known = 0, knownTogether = 0 } = verdict.figures ?? {};
    expect(known).toBeGreaterThan(0);
    expect(known + knownTogether).toBe(made);
  });
});
