// `npm run bench:page [-- --json]`: a crowded table in a real browser: panned and zoomed, and pointed at.
//
// Two armies of a hundred models are put on the table by random play in Node; the page opens the record and shows the moment with
// most models, or goes on from the moment at which something is asked. Processor time comes from the browser's own trace.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { panAndZoom } from './bench-page/pan.mjs';
import { pointAround } from './bench-page/point.mjs';
import { crowdedRecord, edgeRecord, fieldRecord } from './bench-page/records.mjs';
import { ensureBrowser, findBrowser } from './lib/browser.mjs';
import { bin, build, ensureInstalled, fail, root, run } from './lib/run.mjs';

await ensureInstalled();
if ((await build()) !== 0) fail('The project does not compile: see the messages above.');
if ((await ensureBrowser()) !== 0) process.exit(1);
if ((await run(bin('vite'), ['build', '--logLevel', 'error'], { cwd: join(root, 'packages/web') })) !== 0)
  fail('The page could not be built: see the messages above.');

const { buildApp } = await import(join(root, 'packages/server/dist/index.js'));
const folder = mkdtempSync(join(tmpdir(), 'banneret-page-'));
const app = await buildApp({ data: folder, page: join(root, 'packages/web/dist') });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const crowd = written('crowd', await crowdedRecord());
  const edge = written('edge', await edgeRecord());
  const tos = written('tos', await fieldRecord('the-other-side'));
  const at43 = written('at43', await fieldRecord('at-43'));
  const bts = written('bts', await fieldRecord('beyond-the-stars'));
  const figures = {
    ...(await panAndZoom(browser, address, crowd)),
    ...(await pointAround(browser, address, { crowd, edge, tos, at43, bts })),
  };
  if (process.argv.includes('--json')) console.log(JSON.stringify(figures));
  else for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(34)}  ${value}`);
} finally {
  await browser.close();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
}

function written(name, { text, moments }) {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, text);
  return { file, moments };
}
