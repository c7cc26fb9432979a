import { accessSync, constants } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games, playRandomly, rejudge, type Verdict } from './browser/games.js';

/** The machine's own Chromium; the gate makes sure that there is one. */
function chromiumPath(): string {
  const places = [
    process.env['BANNERET_CHROMIUM'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  for (const place of places) {
    if (!place) continue;
    try {
      accessSync(place, constants.X_OK);
      return place;
    } catch {
      // try the next one
    }
  }
  throw new Error('No Chromium was found: install the package "chromium", or set BANNERET_CHROMIUM.');
}

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('./browser/games.ts', import.meta.url));
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source', 'import', 'module', 'browser', 'default'] },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'banneret' } },
  });
  const [first] = output as Rolldown.RolldownOutput[];
  const chunk = first?.output[0];
  if (chunk?.type !== 'chunk') throw new Error('no bundle was made');
  return chunk.code;
}

describe('the same game in Node and in a browser', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const args = [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ];
    browser = await chromium.launch({ executablePath: chromiumPath(), args });
    page = await browser.newPage();
    await page.addScriptTag({ content: await bundle() });
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
  });

  for (const game of games) {
    test(`${game.system.id}: a record made in Node replays to the same hash and events in Chromium`, async () => {
      const text = playRandomly(game.system.id, 7);
      const inNode = rejudge(text);
      const inBrowser = await page.evaluate<Verdict, string>(record => banneret.rejudge(record), text);
      expect(inNode.divergence).toBeNull();
      expect(inBrowser).toEqual(inNode);
    });

    test(`${game.system.id}: the same seed makes the same record, byte for byte`, async () => {
      const id = game.system.id;
      for (const seed of [1, 2, 3]) {
        const there = await page.evaluate(([system, n]) => banneret.playRandomly(system, n), [id, seed] as const);
        expect(there).toBe(playRandomly(id, seed));
      }
    });
  }
});

/** What the bundle puts on the page. */
declare const banneret: { readonly rejudge: typeof rejudge; readonly playRandomly: typeof playRandomly };
