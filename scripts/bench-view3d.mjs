// `npm run bench:view3d [-- --json]`: the crowded table in three dimensions, in a browser without a graphics card, at 640 x 360.
//
// The camera is turned for five seconds; every picture that is drawn is counted, with the processor time of all of the browser's
// processes. Pictures a second depend on what else the machine does: its load is told with them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { crowdedRecord } from './bench-page/records.mjs';
import { round } from './bench-page/open.mjs';
import { ensureBrowser, findBrowser } from './lib/browser.mjs';
import { bin, build, ensureInstalled, fail, root, run } from './lib/run.mjs';

const SECONDS = 5;
const VIEW = { width: 640, height: 360 };

await ensureInstalled();
if ((await build()) !== 0) fail('The project does not compile: see the messages above.');
if ((await ensureBrowser()) !== 0) process.exit(1);
if ((await run(bin('vite'), ['build', '--logLevel', 'error'], { cwd: join(root, 'packages/web') })) !== 0)
  fail('The page could not be built: see the messages above.');

const { buildApp } = await import(join(root, 'packages/server/dist/index.js'));
const folder = mkdtempSync(join(tmpdir(), 'banneret-view3d-'));
const app = await buildApp({ data: folder, page: join(root, 'packages/web/dist') });
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { text, moments } = await crowdedRecord();
  const file = join(folder, 'crowd.json');
  writeFileSync(file, text);
  const figures = await turned(browser, address, file, moments.full);
  if (process.argv.includes('--json')) console.log(JSON.stringify(figures));
  else for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(34)}  ${value}`);
} finally {
  await browser.close();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
}

async function turned(browser, address, file, moment) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => {
    localStorage.setItem('banneret.locale', 'en');
    localStorage.setItem('banneret.pace', 'instant');
    localStorage.setItem('banneret.view', 'room');
  });
  const began = Date.now();
  await page.goto(`${address}/replay/file`);
  await page.locator('input[type=file]').setInputFiles(file);
  const slider = page.locator('.transport input');
  await slider.waitFor();
  await slider.fill(String(moment));
  await page.locator('.room-canvas[data-drawn]').waitFor({ timeout: 120_000 });
  const firstPictureMs = Date.now() - began;
  await stretched(page);
  await page.waitForFunction(stillFor, 3000, { timeout: 120_000 });
  const session = await browser.newBrowserCDPSession();
  const spent = async () =>
    (await session.send('SystemInfo.getProcessInfo')).processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  const before = await spent();
  const { pictures, ms } = await page.evaluate(turnAbout, SECONDS * 1000);
  const after = await spent();
  const idle = await page.evaluate(drawnMeanwhile, 2000);
  const { triangles, calls } = await page.locator('.room-canvas').evaluate(({ dataset }) => ({ ...dataset }));
  const models = await page.locator('.tt-model').count();
  await page.close();
  return {
    models,
    triangles: Number(triangles),
    drawCalls: Number(calls),
    firstPictureMs,
    picturesPerSecond: round((pictures * 1000) / ms),
    processorMsPerPicture: round(((after - before) * 1000) / pictures),
    picturesInTwoIdleSeconds: idle,
    load: loadavg().map(round).join(' '),
  };
}

/** As large as the canvas is to be: panels and bars are laid out around it. */
async function stretched(page) {
  await page.addStyleTag({
    content: `.room { position: fixed !important; inset: 0 auto auto 0 !important; width: ${VIEW.width}px !important; height: ${VIEW.height}px !important; z-index: 99; }`,
  });
}

/** Runs in the page: has nothing been drawn for so long? */
function stillFor(ms) {
  const { drawn } = document.querySelector('.room-canvas').dataset;
  const known = (window.lastDrawn ??= { drawn: '', at: 0 });
  if (known.drawn !== drawn) window.lastDrawn = { drawn, at: performance.now() };
  return performance.now() - window.lastDrawn.at > ms && drawn !== '';
}

/** Runs in the page: the right button turns the camera, once a frame. */
async function turnAbout(ms) {
  const canvas = document.querySelector('.room-canvas');
  const send = (type, x, more) =>
    canvas.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 7,
        pointerType: 'mouse',
        clientX: x,
        clientY: 180,
        button: 2,
        bubbles: true,
        ...more,
      }),
    );
  const began = performance.now();
  const first = Number(canvas.dataset.drawn);
  send('pointerdown', 300);
  let now = began;
  for (let i = 0; now - began < ms; i++) {
    now = await new Promise(resolve => requestAnimationFrame(() => resolve(performance.now())));
    send('pointermove', 300 + 120 * Math.sin(i / 8));
  }
  send('pointerup', 300);
  return { pictures: Number(canvas.dataset.drawn) - first, ms: now - began };
}

async function drawnMeanwhile(ms) {
  const canvas = document.querySelector('.room-canvas');
  await new Promise(resolve => setTimeout(resolve, 1500));
  const first = Number(canvas.dataset.drawn);
  await new Promise(resolve => setTimeout(resolve, ms));
  return Number(canvas.dataset.drawn) - first;
}
