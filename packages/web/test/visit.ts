import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@banneret/server';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { builtPage } from './page.js';

/** A real server with the built page, and a real browser; made before the tests of a file and cleared away after. */
export interface House {
  readonly address: string;
  readonly browser: Browser;
  /** Stop the server and start it again on the same port and data. */
  restart(): Promise<void>;
}

const CHROMIUM = process.env['BANNERET_CHROMIUM'] ?? '/usr/bin/chromium';

export function useHouse(): () => House {
  let house: (House & { close(): Promise<void> }) | undefined;
  beforeAll(async () => void (house = await openHouse()), 120_000);
  afterAll(async () => await house?.close());
  return () => house as House;
}

/** Short, for nobody here learns anything from it. */
const PAUSE = { least: 20, most: 60 };

async function openHouse(): Promise<House & { close(): Promise<void> }> {
  const page = await builtPage();
  const data = mkdtempSync(join(tmpdir(), 'banneret-web-'));
  let app = await buildApp({ data, page, pause: PAUSE });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  return {
    address,
    browser,
    async restart() {
      await app.close();
      app = await buildApp({ data, page, pause: PAUSE });
      await app.listen({ port: Number(new URL(address).port), host: '127.0.0.1' });
    },
    async close() {
      await browser.close();
      await app.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything that went wrong in the page, uncaught errors and refused scripts alike. */
  readonly complaints: string[];
}

interface Tastes {
  readonly language?: 'fr' | 'en';
  readonly phone?: boolean;
  readonly theme?: 'light' | 'dark';
}

/** Somebody with a browser of their own. What happens is shown at once, so that tests need not wait for it. */
export async function visitor({ browser }: House, tastes: Tastes = {}): Promise<Visitor> {
  const { language = 'fr', phone = false, theme = 'light' } = tastes;
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    hasTouch: phone,
    isMobile: phone,
    acceptDownloads: true,
  });
  await context.addInitScript(
    ([locale, light]) => {
      localStorage.setItem('banneret.locale', locale as string);
      localStorage.setItem('banneret.theme', light as string);
      localStorage.setItem('banneret.pace', 'instant');
    },
    [language, theme],
  );
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(String(error)));
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()));
  return { page, context, complaints };
}

/** No error in the page, and nothing that the server's policy had to stop. */
export const expectPeace = ({ complaints }: Visitor): void => expect(complaints).toEqual([]);
