import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Op } from '@banneret/room';
import { openSqlite } from '@banneret/server';
import type { AttackersBrief, Blows } from './attackersProcess.js';
import { HOME } from './honest.js';
import type { HonestBrief, HonestReport } from './honestProcess.js';
import { coresApart, startPlayers, startServer } from './processes.js';
import { figuresOf, type AttackFigures, type HonestTally } from './report.js';
import { openMatch } from './wire.js';

export interface AttackBrief {
  readonly minutes: number;
  readonly fromHome: boolean;
  /** The names of the weapons. */
  readonly with: readonly string[];
}

/** From 127.0.0.2 to 127.0.0.50. */
const ATTACKERS = Array.from({ length: 49 }, (_, i) => `127.0.0.${i + 2}`);
const DAMAGED = 5;
const FROM_NOWHERE = '127.0.0.99';
/** For laying the tables, and for what is still under way at the end. */
const PATIENCE_MS = 90_000;

/** Honest matches go on while a server is attacked with everything; nothing leaves this machine, and nothing is left behind. */
export async function runAttack(
  brief: AttackBrief,
): Promise<{ readonly figures: AttackFigures; readonly refusals: readonly string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'banneret-attack-'));
  const players: ChildProcess[] = [];
  const server = await startServer(folder);
  try {
    const { address } = server;
    const seconds = brief.minutes * 60;
    const damaged = await damage(address, folder);
    const honest = startPlayers('./honestProcess.js', 'measure');
    players.push(honest);
    const late = AbortSignal.timeout(seconds * 1000 + PATIENCE_MS);
    const hears = async (): Promise<HonestReport> => {
      const [report] = (await once(honest, 'message', { signal: late })) as [HonestReport];
      return report;
    };
    honest.send({ address, seconds, fromHome: brief.fromHome } satisfies HonestBrief);
    const begun = await hears();
    const attackers = startPlayers('./attackersProcess.js', 'attack');
    players.push(attackers);
    const struck = once(attackers, 'message', { signal: late }) as Promise<[Blows]>;
    const addresses = brief.fromHome ? [HOME] : ATTACKERS;
    const watched = 'watched' in begun ? begun.watched : '';
    attackers.send({ address, seconds, with: brief.with, addresses, watched, damaged } satisfies AttackersBrief);
    const tally = (await hears()) as HonestTally;
    const [blows] = await struck;
    for (const child of players) child.kill();
    const measured = await server.stop();
    const lost = await lostOf(folder, tally.accepted);
    const { minutes, fromHome } = brief;
    const figures = figuresOf({ minutes, fromHome, coresApart, blows }, tally, { lost, measured });
    return { figures, refusals: tally.refusals };
  } finally {
    for (const child of players) child.kill('SIGKILL');
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Matches with a line that no server can have written. */
async function damage(address: string, folder: string): Promise<readonly string[]> {
  const store = openSqlite(folder);
  const ids: string[] = [];
  const seats = [{ player: 'random' }, { player: 'random' }];
  for (let i = 0; i < DAMAGED; i++) {
    const created = await openMatch(address, FROM_NOWHERE, { system: 'toy', seats });
    if (created === undefined) continue;
    await store.append(created.id, 0, [{ op: 'nonsense' } as unknown as Op], false);
    ids.push(created.id);
  }
  store.close();
  return ids;
}

/** Answers that were said to be on the disk, and are not. */
async function lostOf(folder: string, accepted: HonestTally['accepted']): Promise<number> {
  const store = openSqlite(folder);
  let lost = 0;
  for (const [id, said] of Object.entries(accepted)) {
    const log = (await store.log(id)) as readonly Op[];
    const kept = log.filter(line => line.op === 'hold' || (line.op === 'choice' && line.by !== 'table')).length;
    lost += Math.max(0, said - kept);
  }
  store.close();
  return lost;
}
