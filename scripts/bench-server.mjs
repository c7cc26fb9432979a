// `npm run bench:server [-- --matches 500 --seconds 300 --pace 2000 --clients 2 --json]`: many matches at once.
import { join } from 'node:path';
import { build, ensureInstalled, fail, root, run } from './lib/run.mjs';

await ensureInstalled();
if ((await build()) !== 0) fail('The project does not compile: see the messages above.');
process.exit(await run(process.execPath, [join(root, 'packages/bench/dist/server/main.js'), ...process.argv.slice(2)]));
