// `npm run figures [-- GAME…]`: a picture of every figure of each game and of every mark, as they stand on the table, into `reports/`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { findBrowser } from './lib/browser.mjs';
import { ensureInstalled, root } from './lib/run.mjs';

const GAMES = ['grimdark-future', 'at-43', 'beyond-the-stars', 'the-other-side', 'the-edge'];
const REPORTS = join(root, 'reports');
const SIZE = { width: 1500, height: 950 };

await ensureInstalled();
const wanted = process.argv.slice(2);
const web = join(root, 'packages/web');
const server = await createServer({
  root: web,
  configFile: join(web, 'vite.config.ts'),
  logLevel: 'error',
  server: { port: 0, hmr: false, watch: null },
});
await server.listen();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
mkdirSync(REPORTS, { recursive: true });
try {
  for (const game of GAMES.filter(id => wanted.length === 0 || wanted.includes(id))) {
    const page = await browser.newPage({ viewport: SIZE });
    await page.goto(`${server.resolvedUrls.local[0]}test/sheet/figures.html?game=${game}`);
    await page.waitForFunction(() => document.title === 'ready');
    await page.screenshot({ path: join(REPORTS, `figures-${game}.png`) });
    console.log(`reports/figures-${game}.png`);
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
