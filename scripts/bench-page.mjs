// `npm run bench:page [-- --json] [--crowd]`: a crowded table in a real browser: how soon it is there, panned and zoomed, and (but
// with `--crowd`) pointed at in all games. The load of the machine is told beside it.
// `npm run bench:page -- --weigh [--files]`: what a first view of the first page and of every table weighs, packed.
//
// Two armies of a hundred models are put on the table by random play in Node; the page opens the record and shows the moment with
// most models, or goes on from the moment at which something is asked. Processor time comes from the browser's own trace.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { round } from './bench-page/open.mjs';
import { openTable } from './bench-page/opening.mjs';
import { panAndZoom } from './bench-page/pan.mjs';
import { pointAround } from './bench-page/point.mjs';
import { crowdedRecord, edgeRecord, fieldRecord } from './bench-page/records.mjs';
import { tellWeights, weigh } from './bench-page/weigh.mjs';
import { ensureBrowser, findBrowser } from './lib/browser.mjs';
import { bin, build, ensureInstalled, fail, root, run } from './lib/run.mjs';

await ensureInstalled();
if ((await build()) !== 0) fail('The project does not compile: see the messages above.');
if ((await ensureBrowser()) !== 0) process.exit(1);
if ((await run(bin('vite'), ['build', '--logLevel', 'error'], { cwd: join(root, 'packages/web') })) !== 0)
  fail('The page could not be built: see the messages above.');

if (process.argv.includes('--weigh')) {
  tellWeights(await weigh(), process.argv.includes('--files'));
  process.exit();
}

const { buildApp } = await import(join(root, 'packages/server/dist/index.js'));
const folder = mkdtempSync(join(tmpdir(), 'banneret-page-'));
const app = await buildApp({ data: folder, page: join(root, 'packages/web/dist') });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const crowd = written('crowd', await crowdedRecord());
  const figures = {
    ...(await openTable(browser, address, crowd)),
    ...(await panAndZoom(browser, address, crowd)),
    ...(!process.argv.includes('--crowd') && (await pointAround(browser, address, { crowd, ...(await fights()) }))),
    load: loadavg().map(round).join(' '),
  };
  if (process.argv.includes('--json')) console.log(JSON.stringify(figures));
  else for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(34)}  ${value}`);
} finally {
  await browser.close();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
}

async function fights() {
  return {
    edge: written('edge', await edgeRecord()),
    tos: written('tos', await fieldRecord('the-other-side')),
    at43: written('at43', await fieldRecord('at-43')),
    bts: written('bts', await fieldRecord('beyond-the-stars')),
  };
}

function written(name, { text, moments }) {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, text);
  return { file, moments };
}
