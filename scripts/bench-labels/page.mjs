// The same counted in the real page, with words as wide as the browser writes them: battles are opened as records, at their moments.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureBrowser, findBrowser } from '../lib/browser.mjs';
import { bin, fail, root, run } from '../lib/run.mjs';

const SCREENS = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};
/** The page comes closer by a quarter with every key. */
const CLOSER = { fit: 0, 'three times': 5 };
/** Longer than a picture needs to come to rest. */
const REST_MS = 250;

/** A row for each game, screen and zoom. `counting` knows what is wrong with labels, `battles` what was played. */
export async function countInPage(battles, { countOf, addUp, tableAt }) {
  if ((await ensureBrowser()) !== 0) process.exit(1);
  if ((await run(bin('vite'), ['build', '--logLevel', 'error'], { cwd: join(root, 'packages/web') })) !== 0)
    fail('The page could not be built: see the messages above.');
  const { buildApp } = await import(join(root, 'packages/server/dist/index.js'));
  const folder = mkdtempSync(join(tmpdir(), 'banneret-labels-'));
  const app = await buildApp({ data: folder, page: join(root, 'packages/web/dist') });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  const found = new Map();
  try {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    for (const [screen, options] of Object.entries(SCREENS))
      for (const [i, { record, positions }] of battles.entries()) {
        const file = join(folder, `${i}.json`);
        writeFileSync(file, record);
        const page = await openRecord(browser, address, file, options);
        for (const position of positions)
          for (const [zoom, keys] of Object.entries(CLOSER)) {
            const { written, view, spilled } = await labelsAt(page, position.moment, keys);
            const key = JSON.stringify({ game: position.id, screen, zoom });
            const row = found.get(key) ?? { counts: [], spilled: 0 };
            row.counts.push(countOf(written, tableAt(position, 'fr'), view));
            row.spilled += spilled;
            found.set(key, row);
          }
        await page.close();
      }
  } finally {
    await browser.close();
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return [...found].map(([key, { counts, spilled }]) => ({
    ...JSON.parse(key),
    rule: 'page',
    positions: counts.length,
    ...addUp(counts),
    spilled,
  }));
}

async function openRecord(browser, address, file, options) {
  const page = await browser.newPage(options);
  await page.addInitScript(() => {
    localStorage.setItem('banneret.locale', 'fr');
    localStorage.setItem('banneret.pace', 'instant');
  });
  await page.goto(`${address}/replay/file`);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.transport input').waitFor();
  return page;
}

async function labelsAt(page, moment, keys) {
  await page.locator('.transport input').fill(String(moment));
  await page.locator('.viewport-ground').focus();
  await page.keyboard.press('0');
  for (let i = 0; i < keys; i++) await page.keyboard.press('+');
  await page.waitForTimeout(REST_MS);
  return await page.evaluate(labelsSeen);
}

/** Runs in the page: where plates lie, and how the table is seen, in pixels from the corner of the table. */
function labelsSeen() {
  const ground = document.querySelector('.viewport-ground').getBoundingClientRect();
  const scene = document.querySelector('.scene');
  const { e, f } = new DOMMatrix(getComputedStyle(document.querySelector('.viewport-picture')).transform);
  const boxOf = element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left - ground.left - e, y: top - ground.top - f, width, height };
  };
  const plates = [...document.querySelectorAll('.plate')];
  const isSpilled = plate => {
    const body = plate.querySelector('.plate-body').getBoundingClientRect();
    return [...plate.querySelectorAll('text')].some(text => {
      const { left, right } = text.getBoundingClientRect();
      return left < body.left || right > body.right;
    });
  };
  return {
    view: {
      zoom: Number(scene.style.getPropertyValue('--zoom')),
      window: { x: -e, y: -f, width: ground.width, height: ground.height },
      barred: [],
    },
    written: plates.map(plate => ({
      id: plate.dataset.plate,
      isNamed: plate.querySelector('.plate-name') !== null,
      isShort: plate.dataset.short !== undefined,
      ...boxOf(plate.querySelector('.plate-body')),
    })),
    spilled: plates.filter(isSpilled).length,
  };
}
