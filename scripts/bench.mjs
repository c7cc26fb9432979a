// `npm run bench [-- --json] [--quick]`: our speed and our peers', in one run.
import { join } from 'node:path';
import { build, ensureInstalled, fail, root, run } from './lib/run.mjs';

await ensureInstalled();
if ((await build()) !== 0) fail('The project does not compile: see the messages above.');
const main = join(root, 'packages/bench/dist/main.js');
// boardgame.io checks far more in development mode; it is measured as it would be deployed.
const env = { ...process.env, NODE_ENV: 'production' };
process.exit(await run(process.execPath, ['--expose-gc', main, ...process.argv.slice(2)], { env }));
