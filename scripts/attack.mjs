// `npm run attack [-- --minutes 10 --from-home --json --only NAME,NAME]`: everything strangers have tried, against a real server.
import { join } from 'node:path';
import { build, ensureInstalled, fail, root, run } from './lib/run.mjs';

await ensureInstalled();
if ((await build()) !== 0) fail('The project does not compile: see the messages above.');
process.exit(await run(process.execPath, [join(root, 'packages/bench/dist/attack/main.js'), ...process.argv.slice(2)]));
