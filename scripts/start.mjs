// `npm start`: install, build, and open a game. Until the browser table exists, the table is the terminal.
import { join } from 'node:path';
import { build, ensureInstalled, fail, root, run } from './lib/run.mjs';

await ensureInstalled();
if ((await build()) !== 0) fail('The project does not compile: see the messages above.');
const args = process.argv.slice(2);
const command = join(root, 'packages/cli/bin/banneret.mjs');
process.exit(await run(process.execPath, [command, 'play', ...(args.length > 0 ? args : ['grimdark-future'])]));
