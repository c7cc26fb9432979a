// `npm run bench:page [-- --json]`: a crowded table in a real browser, panned and zoomed.
//
// Two armies of a hundred models are put on the table by random play in Node; the page opens the record and shows the moment with
// most models. While a mouse pans and zooms, every frame is counted, and how long the page's main thread worked for it: the
// picture is moved by one attribute, so that should be next to nothing.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureBrowser, findBrowser } from './lib/browser.mjs';
import { bin, build, ensureInstalled, fail, root, run } from './lib/run.mjs';

/** Enough for both armies to be put down. */
const MOST_ANSWERS = 260;

await ensureInstalled();
if ((await build()) !== 0) fail('The project does not compile: see the messages above.');
if ((await ensureBrowser()) !== 0) process.exit(1);
if ((await run(bin('vite'), ['build', '--logLevel', 'error'], { cwd: join(root, 'packages/web') })) !== 0)
  fail('The page could not be built: see the messages above.');

const { buildApp, openSqlite } = await import(join(root, 'packages/server/dist/index.js'));
const folder = mkdtempSync(join(tmpdir(), 'banneret-page-'));
const app = await buildApp({ store: openSqlite(folder), page: join(root, 'packages/web/dist') });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const { text, moment } = await crowdedRecord();
  const file = join(folder, 'record.json');
  writeFileSync(file, text);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const figures = await panAndZoom(address, file, moment);
  if (process.argv.includes('--json')) console.log(JSON.stringify(figures));
  else for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(28)}  ${value}`);
} finally {
  await browser.close();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
}

/** A game at random until the first round, and the moment with most models on the table. */
async function crowdedRecord() {
  const { Journal, awaited, drawOutcome, kindOf, promptOf, seededRng, writeRecord } = await import(
    join(root, 'packages/kernel/dist/index.js')
  );
  const { grimdarkFutureGame: game } = await import(join(root, 'packages/systems/grimdark-future/dist/index.js'));
  // Twenty gnawers a unit: a hundred models a side.
  const horde = Array.from({ length: 5 }, () => ({ unit: 'gnawers', copies: [[], []] }));
  const list = { army: 'rust-brood', points: 2000, units: ['brood-queen', ...horde] };
  const setup = game.setupFor({ seats: 2, armies: [list, list], seed: 1 });
  if (!setup.ok) throw new Error(setup.problem.say);
  const journal = new Journal(game.system, { kind: 'setup', setup: setup.value }, { seats: 2, explain: true });
  const rng = seededRng('crowd');
  let [models, moment] = [0, 0];
  for (let answers = 0; answers < MOST_ANSWERS && journal.match.pending.kind !== 'over'; answers++) {
    const { pending, wait, state } = journal.match;
    if (pending.kind === 'chance') journal.submit({ kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) });
    else {
      const [seat] = awaited(journal.match);
      const { shape } = promptOf(journal.match, seat);
      journal.submit({
        kind: 'choice',
        wait,
        seat,
        choice: kindOf(game.system, shape).sample(state, shape, seat, rng),
      });
    }
    const standing = modelsOnTable(journal.match.state);
    if (standing >= models) [models, moment] = [standing, journal.events.length];
  }
  return { text: writeRecord(journal.record({ events: true })), moment };
}

function modelsOnTable({ units }) {
  return units.reduce((sum, { place, models }) => sum + (place === 'table' ? models.length : 0), 0);
}

async function panAndZoom(address, file, moment) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}/replay/file`);
  await page.locator('input[type=file]').setInputFiles(file);
  const slider = page.locator('.transport input');
  await slider.waitFor();
  await slider.fill(String(moment));
  await page.locator('.tt-unit').first().waitFor();
  const drawn = await page.locator('.tt-model').count();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(m => m.name === 'TaskDuration').value;
  await page.evaluate(() => {
    window.frames60 = [];
    const tick = now => (window.frames60.push(now), requestAnimationFrame(tick));
    requestAnimationFrame(tick);
  });
  const { x, y, width, height } = await page.locator('.viewport').boundingBox();
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const before = await busy();
  const began = Date.now();
  for (let turn = 0; Date.now() - began < 5000; turn++) {
    await page.mouse.move(middleX, middleY);
    await page.mouse.wheel(0, turn % 2 === 0 ? -400 : 400);
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 20 + 160 * Math.sin(turn), y + 20 + 90 * Math.cos(turn), { steps: 12 });
    await page.mouse.up();
  }
  const spent = (await busy()) - before;
  const stamps = await page.evaluate(() => window.frames60);
  const gaps = stamps
    .slice(1)
    .map((at, i) => at - stamps[i])
    .sort((a, b) => a - b);
  const seconds = (stamps.at(-1) - stamps[0]) / 1000;
  return {
    drawn,
    framesPerSecond: round(gaps.length / seconds),
    medianFrameMs: round(gaps[Math.floor(gaps.length / 2)]),
    slowestTwentiethMs: round(gaps[Math.floor(gaps.length * 0.95)]),
    mainThreadMsPerFrame: round((1000 * spent) / gaps.length),
  };
}

function round(n) {
  return Math.round(n * 100) / 100;
}
