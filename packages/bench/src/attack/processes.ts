import { fork, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ServerMeasured } from '@banneret/server';

/** The server has one core, everybody else another, where the machine has two and lets us choose. */
export const coresApart =
  availableParallelism() > 1 && spawnSync('taskset', ['-c', '0', 'true'], { stdio: 'ignore' }).status === 0;
const SERVER_CORE = '0';
const OTHER_CORE = '1';
const ATTACK_NICENESS = 5;

export interface ServerProcess {
  readonly address: string;
  /** Ends it; what it has measured, or nothing if it was not alive any more. */
  stop(): Promise<ServerMeasured | undefined>;
}

const SERVER = fileURLToPath(new URL('../../../server/bin/server.mjs', import.meta.url));
const STOP_MS = 20_000;

/** As `npm start` and `docs/run-a-server.md` start it: threads that share their places for memory leave fewer of them half empty, and what is free
 * is given back early. */
const SERVER_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/** The very server that people start. */
export async function startServer(folder: string): Promise<ServerProcess> {
  const args = [SERVER, '--port', '0', '--data', folder, '--pause', '0'];
  const [command, ...rest] = coresApart
    ? ['taskset', '-c', SERVER_CORE, process.execPath, ...args]
    : [process.execPath, ...args];
  const server = spawn(command!, rest, {
    env: { ...process.env, ...SERVER_ENV, LC_ALL: 'en', BANNERET_MEASURE: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    server.once('exit', code => reject(new Error(`the server ended with ${code}: ${lines.join(' ')}`)));
    server.stdout.on('data', (data: Buffer) => {
      lines.push(data.toString());
      const [found] = /http:\/\/\S+/.exec(lines.join('')) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  return {
    address,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return undefined;
      server.kill('SIGTERM');
      const ended = once(server, 'exit', { signal: AbortSignal.timeout(STOP_MS) }).catch(() => server.kill('SIGKILL'));
      await ended;
      const [measured] = /\{.*\}/.exec(lines.join('')) ?? [];
      return measured === undefined ? undefined : (JSON.parse(measured) as ServerMeasured);
    },
  };
}

/** A process of players. Those who measure come before those who attack: they shall measure the server, not one another. */
export function startPlayers(module: string, does: 'measure' | 'attack'): ChildProcess {
  const child = fork(fileURLToPath(new URL(module, import.meta.url)), [], {
    serialization: 'advanced',
    ...(coresApart && { execPath: 'taskset', execArgv: ['-c', OTHER_CORE, process.execPath] }),
  });
  if (does === 'attack' && child.pid !== undefined) setPriority(child.pid, ATTACK_NICENESS);
  return child;
}
