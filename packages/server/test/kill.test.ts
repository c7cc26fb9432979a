import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seededRng } from '@banneret/kernel';
import { entryFor } from '@banneret/shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CreatedMatch } from '@banneret/room';
import { openSqlite } from '../src/index.js';
import { TestClient } from './client.js';

const toy = entryFor('toy')!.game.system;
const SERVER = fileURLToPath(new URL('../bin/server.mjs', import.meta.url));
const KILLS = 50;

let folder: string;
const started: ChildProcess[] = [];

beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'banneret-kill-'))));
afterAll(() => {
  for (const server of started) server.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** The real server in a process of its own, run from built code as `npm start` runs it. */
async function launched(): Promise<{ server: ChildProcess; address: string }> {
  const server = spawn(process.execPath, [SERVER, '--port', '0', '--data', folder, '--pause', '0'], {
    env: { PATH: process.env['PATH'], LANG: 'en_US.UTF-8' },
  });
  started.push(server);
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (data: Buffer) => {
      said += data.toString();
      const found = /http:\/\/\S+/.exec(said);
      if (found !== null) resolve(found[0]);
    });
    server.once('exit', code => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return { server, address };
}

async function newMatch(address: string): Promise<CreatedMatch> {
  const response = await fetch(`${address}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ system: 'toy', seats: [{ player: 'human' }, { player: 'human' }], options: { rounds: 20 } }),
  });
  return (await response.json()) as CreatedMatch;
}

async function seated(
  address: string,
  { id, invitations }: CreatedMatch,
  before: readonly TestClient[] = [],
): Promise<TestClient[]> {
  const clients = invitations.map((_, seat) => {
    const browser = before[seat];
    return new TestClient(address, id, toy, browser && { browser });
  });
  await Promise.all(
    clients.map((client, seat) =>
      before.length > 0 ? client.hello(client.key) : client.claim(invitations[seat] ?? ''),
    ),
  );
  await Promise.all(clients.map(client => client.until(() => client.view !== undefined)));
  return clients;
}

/** An answer that somebody gave, not one that the table gave in their place. */
const isAnswer = (op: unknown): boolean => {
  const { op: kind, by } = op as { readonly op: string; readonly by?: string };
  return kind === 'choice' && by === undefined;
};

/** Plays until the server dies under it; gives the number of answers that were acknowledged. */
async function playUntilDead(clients: readonly TestClient[], seed: number): Promise<number> {
  const rng = seededRng('kill', seed);
  let acknowledged = 0;
  try {
    for (;;) {
      const asked = clients.find(client => client.isAsked);
      if (asked === undefined) {
        await (clients[0] as TestClient).until(() => clients.some(client => client.isAsked || client.over));
        if (clients.some(client => client.over)) return acknowledged;
        continue;
      }
      const { wait } = asked.view as { wait: number };
      if ((await asked.answer(rng)).kind === 'accepted') acknowledged++;
      await asked.until(() => asked.over || asked.view?.wait !== wait || !asked.isAsked);
    }
  } catch {
    return acknowledged;
  }
}

test(
  `an acknowledged answer is never lost, whenever the server is killed (${KILLS} times)`,
  { timeout: 180_000 },
  async () => {
    let { server, address } = await launched();
    let match = await newMatch(address);
    let acknowledged = 0;
    let clients: TestClient[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      clients = await seated(address, match, clients);
      const victim = server;
      const timer = setTimeout(() => void victim.kill('SIGKILL'), 5 + ((kill * 37) % 120));
      acknowledged += await playUntilDead(clients, kill);
      const over = clients.some(client => client.over);
      clearTimeout(timer);
      victim.kill('SIGKILL');
      for (const client of clients) client.close();
      const store = openSqlite(folder);
      const choices = (await store.log(match.id)).filter(isAnswer).length;
      store.close();
      // One answer may have been written and not yet acknowledged when the server died; none may be missing.
      expect(choices - acknowledged).toBeGreaterThanOrEqual(0);
      expect(choices - acknowledged).toBeLessThanOrEqual(1);
      acknowledged = choices;
      ({ server, address } = await launched());
      if (over) {
        match = await newMatch(address);
        clients = [];
        acknowledged = 0;
      }
    }
  },
);
