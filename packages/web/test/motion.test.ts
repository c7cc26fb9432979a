import { at43Game } from '@banneret/at-43';
import { beyondTheStarsGame } from '@banneret/beyond-the-stars';
import { grimdarkFutureGame } from '@banneret/grimdark-future';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { fileURLToPath } from 'node:url';
import { BURNING } from './closeMoments.js';
import { randomRecord } from './desks.js';
import { sitDownAt } from './moment.js';
import { expectPeace, useHouse, visitor, type Visitor } from './visit.js';

const house = useHouse();

const RECORD = randomRecord(grimdarkFutureGame, 'motion');
/** The first unit that moves: so many events have happened then. */
const MOVED = (JSON.parse(RECORD) as { events: { type: string }[] }).events?.findIndex(
  ({ type }) => type === 'unit.moved',
);

/** A replay just before the first move, at a pace. */
async function beforeTheMove(guest: Visitor, pace: string): Promise<Page> {
  const { page, context } = guest;
  await context.addInitScript(chosen => localStorage.setItem('banneret.pace', chosen), pace);
  await page.goto(`${house().address}/replay?at=${MOVED}`);
  const buffer = Buffer.from(RECORD);
  await page.locator('input[type=file]').setInputFiles({ name: 'battle.json', mimeType: 'application/json', buffer });
  await page.locator('.tt-unit').first().waitFor();
  return page;
}

const step = (page: Page): Promise<void> => page.getByRole('button', { name: 'One step on' }).click();

/** From now on: how many figures were sent on their way, and whether the canvas was there. A busy machine may be late to look. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = { walks: 0, turns: 0, wasAlive: false };
    Object.assign(window, { seen });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      if (this.matches('.tt-model')) seen.walks++;
      if (this.matches('[data-turn]')) seen.turns++;
      return animate.apply(this, given);
    };
    const canvas = document.querySelector('canvas.effects') as Element;
    const look = (): void => void (seen.wasAlive ||= canvas.classList.contains('alive'));
    new MutationObserver(look).observe(canvas, { attributes: true });
  });

interface Seen {
  readonly walks: number;
  readonly turns: number;
  readonly wasAlive: boolean;
}

const seen = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** Until nothing goes on any more. */
const atRest = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document.querySelector('canvas.effects.alive') === null &&
      document.getAnimations().every(({ effect }) => (effect as KeyframeEffect).target?.matches('.tt-model') !== true),
  );

const places = (page: Page): Promise<readonly string[]> =>
  page.locator('.tt-model').evaluateAll(models =>
    models.map(model => {
      // Of its base: the picture over it may come a little later.
      const { x, y, width, height } = (model.querySelector('.tt-base') as Element).getBoundingClientRect();
      return `${Math.round(x + width / 2)} ${Math.round(y + height / 2)}`;
    }),
  );

test('figures walk where they went, and stand in the end where they stand without motion', async () => {
  const guest = await visitor(house(), { language: 'en' });
  const page = await beforeTheMove(guest, 'calm');
  await watch(page);
  await step(page);
  await expect.poll(() => seen(page).then(({ wasAlive }) => wasAlive)).toBe(true);
  expect((await seen(page)).walks).toBeGreaterThan(0);
  expect((await seen(page)).turns).toBeGreaterThan(0);
  await atRest(page);
  const walked = await places(page);
  const other = await visitor(house(), { language: 'en' });
  const still = await beforeTheMove(other, 'instant');
  await watch(still);
  await step(still);
  expect(await seen(still)).toEqual({ walks: 0, turns: 0, wasAlive: false });
  expect(await places(still)).toEqual(walked);
  expectPeace(guest);
}, 60_000);

test('who wants no motion sees signs, and nothing moves', async () => {
  const guest = await visitor(house(), { language: 'en' });
  await guest.page.emulateMedia({ reducedMotion: 'reduce' });
  const page = await beforeTheMove(guest, 'calm');
  await watch(page);
  await step(page);
  await expect.poll(() => seen(page)).toEqual({ walks: 0, turns: 0, wasAlive: true });
  await atRest(page);
  expectPeace(guest);
}, 60_000);

test('where somebody fell a mark stays until the turn is over; burnt ground stays burnt', async () => {
  const record = randomRecord(at43Game, 'motion');
  const types = (JSON.parse(record) as { events: readonly { readonly type: string }[] }).events.map(({ type }) => type);
  const fell = types.lastIndexOf('fighter.lost');
  const nextTurn = types.indexOf('turn.began', types.indexOf('fighter.lost'));
  const landed = types.indexOf('template.landed');
  const guest = await visitor(house(), { language: 'en' });
  const { page } = guest;
  const lookAt = async (event: number): Promise<void> => {
    await page.goto(`${house().address}/replay?at=${event + 1}`);
    const buffer = Buffer.from(record);
    await page.locator('input[type=file]').setInputFiles({ name: 'battle.json', mimeType: 'application/json', buffer });
    await page.locator('.tt-unit').first().waitFor();
  };
  await lookAt(fell);
  expect(await page.locator('.trace-fallen').count()).toBeGreaterThan(0);
  await lookAt(nextTurn);
  expect(await page.locator('.trace-fallen').count()).toBe(0);
  await lookAt(landed);
  expect(await page.locator('.trace-scorch').count()).toBe(1);
  expectPeace(guest);
}, 90_000);

/** How many different pictures of a fire are seen within a while. */
const flickers = (page: Page, while_: number): Promise<number> =>
  page.locator('.table-fire').evaluate(async (canvas: HTMLCanvasElement, ms) => {
    const seen = new Set<string>();
    const until = performance.now() + ms;
    while (performance.now() < until) {
      seen.add(canvas.toDataURL());
      await new Promise(done => setTimeout(done, 50));
    }
    return seen.size;
  }, while_);

test('what burns goes on burning, unless nobody looks or somebody wants no motion', async () => {
  const guest = await visitor(house(), { language: 'en' });
  const { page } = guest;
  await guest.context.addInitScript(() => localStorage.setItem('banneret.pace', 'calm'));
  await sitDownAt(page, house(), beyondTheStarsGame, BURNING);
  await page.locator('.table-fire').waitFor({ state: 'attached' });
  expect(await flickers(page, 1_500)).toBeGreaterThan(3);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.waitForTimeout(200);
  expect(await flickers(page, 600)).toBe(1);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await flickers(page, 1_500)).toBeGreaterThan(3);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('.table-fire.still').waitFor({ state: 'attached' });
  expect(await flickers(page, 600)).toBe(1);
  expectPeace(guest);
}, 60_000);

test('nothing sounds until it is switched on, and that is remembered', async () => {
  const guest = await visitor(house(), { language: 'en' });
  await guest.context.addInitScript(() => {
    const heard = { opened: 0 };
    Object.assign(window, { heard });
    const { AudioContext: Real } = window;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        heard.opened++;
      }
    };
  });
  const opened = (): Promise<number> =>
    page.evaluate(() => (window as unknown as { heard: { opened: number } }).heard.opened);
  const { page } = guest;
  await page.goto(`${house().address}/new/toy`);
  await page.getByRole('button', { name: 'To the table!' }).click();
  const button = page.getByRole('button', { name: 'Sound', exact: true });
  await button.waitFor();
  expect(await button.getAttribute('aria-pressed')).toBe('false');
  expect(await opened()).toBe(0);
  await button.click();
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  expect(await opened()).toBe(1);
  await page.reload();
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
  expectPeace(guest);
}, 60_000);

test('a real browser makes every sound: each is heard, none is torn, and all of them end', async () => {
  const entry = fileURLToPath(new URL('../src/sound/recipes.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'sounds' } },
  });
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
  const { page } = await visitor(house());
  await page.goto('about:blank');
  await page.addScriptTag({ content: output[0].code });
  const heard = await page.evaluate(async () => {
    type Make = (bench: object) => void;
    const { RECIPES } = (window as unknown as { sounds: { RECIPES: Record<string, { length: number; make: Make }> } })
      .sounds;
    const all: { name: string; peak: number; tail: number }[] = [];
    for (const [name, { length, make }] of Object.entries(RECIPES)) {
      const ctx = new OfflineAudioContext(1, 44_100 * 2, 44_100);
      make({ ctx, out: ctx.destination, at: 0, luck: 0.5 });
      const samples = (await ctx.startRendering()).getChannelData(0);
      const loudest = (from: number): number =>
        samples.slice(from).reduce((most, now) => Math.max(most, Math.abs(now)), 0);
      all.push({ name, peak: loudest(0), tail: loudest(Math.ceil((length + 0.05) * 44_100)) });
    }
    return all;
  });
  expect(heard.length).toBe(20);
  for (const { name, peak, tail } of heard) {
    expect(peak, name).toBeGreaterThan(0.01);
    expect(peak, name).toBeLessThan(1.1);
    expect(tail, name).toBeLessThan(0.001);
  }
}, 60_000);
