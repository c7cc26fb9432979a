import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { machine } from '../report.js';
import type { PlayersBrief } from './playersProcess.js';
import { figuresOf, type ServerFigures, type Tally } from './report.js';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    matches: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '300' },
    clients: { type: 'string', default: '2' },
    pace: { type: 'string', default: '2000' },
  },
});
const [matches, seconds, clients, pace] = [values.matches, values.seconds, values.clients, values.pace].map(Number) as [
  number,
  number,
  number,
  number,
];
/** For opening the matches and for counting at the end. */
const PATIENCE_MS = 120_000;

const started = (module: string, args: readonly string[] = []): ChildProcess =>
  fork(fileURLToPath(new URL(module, import.meta.url)), args, { serialization: 'advanced' });

/** One server and its players, all on this machine, over the loopback. */
async function run(folder: string): Promise<{ readonly figures: ServerFigures; readonly errors: readonly string[] }> {
  const server = started('./keeperProcess.js', [folder]);
  const players: ChildProcess[] = [];
  try {
    const [address] = (await once(server, 'message')) as [string];
    const tallies = await Promise.all(
      Array.from({ length: clients }, async (_, seed) => {
        const child = started('./playersProcess.js');
        players.push(child);
        const share = Math.floor((matches * (seed + 1)) / clients) - Math.floor((matches * seed) / clients);
        child.send({ address, matches: share, seconds, pace, seed } satisfies PlayersBrief);
        const late = AbortSignal.timeout(seconds * 1000 + PATIENCE_MS);
        const [tally] = (await once(child, 'message', { signal: late })) as [Tally];
        return tally;
      }),
    );
    return { figures: figuresOf(tallies, matches, seconds), errors: tallies.flatMap(tally => tally.errors) };
  } finally {
    for (const child of [server, ...players]) child.kill();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'banneret-bench-'));
try {
  const { figures, errors } = await run(folder);
  if (values.json) console.log(JSON.stringify(figures));
  else {
    console.log(machine());
    for (const [name, value] of Object.entries(figures))
      console.log(`  ${name.padEnd(20)}  ${Number(value.toPrecision(4))}`);
  }
  for (const sentence of [...new Set(errors)].slice(0, 10)) console.error(sentence);
  process.exitCode = errors.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
