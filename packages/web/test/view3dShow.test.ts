import { grimdarkFutureGame } from '@banneret/grimdark-future';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { randomRecord } from './desks.js';
import { useHouse, visitor, type Visitor } from './visit.js';

const house = useHouse();

/** Where the processor draws, the browser grumbles about its own slowness. */
const expectPeace = ({ complaints }: Visitor): void =>
  expect(complaints.filter(line => !line.includes('GPU stall'))).toEqual([]);

const RECORD = randomRecord(grimdarkFutureGame, 'motion');
/** The first unit that moves: so many events have happened then. */
const MOVED = (JSON.parse(RECORD) as { events: { type: string }[] }).events?.findIndex(
  ({ type }) => type === 'unit.moved',
);

/** A replay in three dimensions just before the first move, at a pace. */
async function beforeTheMove(guest: Visitor, pace: string): Promise<Page> {
  const { page, context } = guest;
  await context.addInitScript(chosen => {
    localStorage.setItem('banneret.pace', chosen);
    localStorage.setItem('banneret.view', 'room');
  }, pace);
  await page.goto(`${house().address}/replay?at=${MOVED}`);
  const buffer = Buffer.from(RECORD);
  await page.locator('input[type=file]').setInputFiles({ name: 'battle.json', mimeType: 'application/json', buffer });
  await page.locator('.room-canvas[data-drawn]').waitFor({ timeout: 60_000 });
  await atRest(page);
  return page;
}

const drawn = async (page: Page): Promise<number> =>
  Number(await page.locator('.room-canvas').getAttribute('data-drawn'));

async function atRest(page: Page): Promise<void> {
  let last = -1;
  const isRest = async (): Promise<boolean> => {
    const [before, now] = [last, await drawn(page)];
    last = now;
    return now === before;
  };
  await expect.poll(isRest, { timeout: 60_000, interval: 1200 }).toBe(true);
}

interface Seen {
  /** The most figures that acted in one picture, and the most triangles of light. */
  readonly acting: number;
  readonly lights: number;
  readonly pictures: number;
  /** Did the flat drawing play it as well? */
  readonly flat: boolean;
}

const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = { acting: 0, lights: 0, pictures: 0, flat: false };
    Object.assign(window, { seen });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      if (this.matches('.tt-model')) seen.flat = true;
      return animate.apply(this, given);
    };
    const canvas = document.querySelector('.room-canvas') as HTMLCanvasElement;
    const flat = document.querySelector('canvas.effects') as Element;
    new MutationObserver(() => (seen.flat ||= flat.classList.contains('alive'))).observe(flat, { attributes: true });
    const first = Number(canvas.dataset['drawn']);
    new MutationObserver(() => {
      seen.acting = Math.max(seen.acting, Number(canvas.dataset['acting'] ?? 0));
      seen.lights = Math.max(seen.lights, Number(canvas.dataset['lights'] ?? 0));
      seen.pictures = Number(canvas.dataset['drawn']) - first;
    }).observe(canvas, { attributes: true });
  });

const seen = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
const step = (page: Page): Promise<void> => page.getByRole('button', { name: 'One step on' }).click();
const now = (page: Page): Promise<readonly (string | undefined)[]> =>
  page.locator('.room-canvas').evaluate(({ dataset }) => [dataset['acting'], dataset['lights']]);

test('in three dimensions figures walk their way, once, and then nothing is drawn any more', async () => {
  const guest = await visitor(house(), { language: 'en' });
  const page = await beforeTheMove(guest, 'calm');
  await watch(page);
  await step(page);
  await expect.poll(async () => (await seen(page)).acting, { timeout: 20_000 }).toBeGreaterThan(0);
  await expect.poll(() => now(page), { timeout: 20_000 }).toEqual(['0', '0']);
  await atRest(page);
  const after = await seen(page);
  expect(after.pictures).toBeGreaterThan(2);
  // One truth, one painter at a time.
  expect(after.flat).toBe(false);
  const rested = await drawn(page);
  await page.waitForTimeout(800);
  expect(await drawn(page)).toBe(rested);
  expectPeace(guest);
}, 180_000);

test('who wants no motion sees a sign in three dimensions too, and the picture stands still', async () => {
  const guest = await visitor(house(), { language: 'en' });
  await guest.page.emulateMedia({ reducedMotion: 'reduce' });
  const page = await beforeTheMove(guest, 'calm');
  await watch(page);
  await step(page);
  await expect.poll(async () => (await seen(page)).lights, { timeout: 20_000 }).toBeGreaterThan(0);
  await expect.poll(() => now(page), { timeout: 20_000 }).toEqual(['0', '0']);
  await atRest(page);
  const { acting, pictures, flat } = await seen(page);
  expect({ acting, flat }).toEqual({ acting: 0, flat: false });
  expect(pictures).toBeLessThan(8);
  expectPeace(guest);
}, 180_000);

test('at once means at once: nothing is played', async () => {
  const guest = await visitor(house(), { language: 'en' });
  const page = await beforeTheMove(guest, 'instant');
  await watch(page);
  await step(page);
  await expect.poll(async () => (await seen(page)).pictures, { timeout: 20_000 }).toBeGreaterThan(0);
  await atRest(page);
  const { acting, lights } = await seen(page);
  expect({ acting, lights }).toEqual({ acting: 0, lights: 0 });
}, 180_000);
