// The page as it is shipped, served to a browser of our own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureBrowser, findBrowser } from '../lib/browser.mjs';
import { bin, build, ensureInstalled, fail, root, run } from '../lib/run.mjs';

export const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

/** Nobody but us is here: no visitor has to be kept waiting. */
const LIMITS = {
  requestsPerSecond: 1_000,
  requestBurst: 10_000,
  filesPerSecond: 1_000,
  fileBurst: 10_000,
  matchesPerMinute: 1_000,
  matchBurst: 1_000,
};
const FLAGS = ['--no-sandbox', '--hide-scrollbars'];
/** Three dimensions are drawn by the processor where there is no graphics card; that makes flat pages slower, which do without. */
const FLAT = [...FLAGS, '--disable-gpu'];
const DEEP = [...FLAGS, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

export async function builtPage() {
  await ensureInstalled();
  if ((await build()) !== 0) fail('The project does not compile: see the messages above.');
  if ((await ensureBrowser()) !== 0) process.exit(1);
  if ((await run(bin('vite'), ['build', '--logLevel', 'error'], { cwd: join(root, 'packages/web') })) !== 0)
    fail('The page could not be built: see the messages above.');
}

export async function openHouse() {
  const { buildApp } = await import(join(root, 'packages/server/dist/index.js'));
  const data = mkdtempSync(join(tmpdir(), 'banneret-pictures-'));
  const app = await buildApp({ data, page: join(root, 'packages/web/dist'), limits: LIMITS });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const browsers = new Map();
  return {
    address,
    /** A browser that knows three dimensions, or one that does not; opened when first wanted. */
    async browser(isDeep) {
      const flags = isDeep ? DEEP : FLAT;
      const known = browsers.get(flags) ?? chromium.launch({ executablePath: findBrowser(), args: flags });
      browsers.set(flags, known);
      return await known;
    },
    async close() {
      for (const browser of browsers.values()) await (await browser).close();
      await app.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Somebody with a browser of their own, who is shown at once what happens. */
export async function visitor(house, size, tastes = {}) {
  const { language = 'fr', light = 'dark', pace = 'instant', isDeep = false, ...more } = tastes;
  const browser = await house.browser(isDeep);
  const context = await browser.newContext({ ...SIZES[size], ...more, serviceWorkers: 'block' });
  await context.addInitScript(
    kept => {
      for (const [key, value] of Object.entries(kept))
        if (localStorage.getItem(`banneret.${key}`) === null) localStorage.setItem(`banneret.${key}`, value);
    },
    { locale: language, theme: light, pace },
  );
  const page = await context.newPage();
  page.setDefaultTimeout(isDeep ? 90_000 : 40_000);
  return page;
}

/** Until everything that is painted on the page is painted, and nothing moves. */
export async function settled(page, longest = 25_000) {
  await page.waitForFunction(isPainted, undefined, { timeout: longest, polling: 150 }).catch(() => undefined);
  await page.waitForTimeout(400);
}

/** Runs in the page. */
function isPainted() {
  const pictures = [...document.querySelectorAll('.table-picture')].filter(({ offsetParent }) => offsetParent !== null);
  const isLoading = document.querySelector('.notice .quiet, .page-main > .quiet')?.textContent?.endsWith('…') === true;
  const skins = [...document.querySelectorAll('.table-skin-whole')];
  const near = [...document.querySelectorAll('.table-skin-close:not([hidden])')];
  const room = document.querySelector('.room-canvas');
  const slab = document.querySelector('.edge-board, .edge-hexes');
  return (
    !isLoading &&
    [...document.querySelectorAll('.figure-picture')].every(figure => figure.querySelector('img') !== null) &&
    pictures.every(picture => picture.matches('canvas[data-painted]')) &&
    skins.every(({ dataset }) => dataset.painted === 'table') &&
    [...document.querySelectorAll('.tt-sprite')].every(sprite => sprite.hasAttribute('href')) &&
    near.every(({ width }) => width > 0) &&
    (room === null || Number(room.dataset.drawn ?? 0) > 0) &&
    (slab === null || document.querySelector('.edge-slab') !== null)
  );
}
