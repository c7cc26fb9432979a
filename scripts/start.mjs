// `npm start`: install, build, and open the table: one process that serves the page and keeps the matches.
// `npm start -- play grimdark-future` plays in the terminal instead.
import { join } from 'node:path';
import { bin, build, ensureInstalled, fail, root, run } from './lib/run.mjs';

await ensureInstalled();
console.log('Building…');
if ((await build()) !== 0) fail('The project does not compile: see the messages above.');
const [first, ...rest] = process.argv.slice(2);
const node = (script, args) => run(process.execPath, [join(root, script), ...args]);

if (first === 'play') process.exit(await node('packages/cli/bin/banneret.mjs', ['play', ...rest]));
const page = await run(bin('vite'), ['build', '--logLevel', 'error'], { cwd: join(root, 'packages/web') });
if (page !== 0) fail('The page could not be built: see the messages above.');
// Threads that share their places for memory leave fewer of them half empty, and what is free is given back early (see docs/run-a-server.md).
const env = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', ...process.env };
process.exit(
  await run(process.execPath, [join(root, 'packages/server/bin/server.mjs'), ...process.argv.slice(2)], { env }),
);
