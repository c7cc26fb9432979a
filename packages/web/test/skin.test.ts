import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectPeace, useHouse, visitor, type Visitor } from './visit.js';

const house = useHouse();

async function begin({ page }: Visitor): Promise<void> {
  await page.goto(`${house().address}/new/grimdark-future`);
  await page.locator('.setup button[type=submit]').click();
  await painted(page);
}

/** The terrain is the last that is painted: until then the sum of all pixels goes on changing. */
async function painted(page: Page): Promise<number> {
  await page.locator('.table-skin-whole[data-painted]').waitFor({ state: 'attached', timeout: 45_000 });
  let last = -1;
  for (let same = 0; same < 3;) {
    await page.waitForTimeout(700);
    const sum = await sumOf(page);
    same = sum === last ? same + 1 : 0;
    last = sum;
  }
  return last;
}

const sumOf = (page: Page): Promise<number> =>
  page.locator('.table-skin-whole').evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let sum = 0;
    for (let i = 0; i < pixels.length; i += 7) sum = (sum * 31 + (pixels[i] as number)) % 1_000_000_007;
    return sum;
  });

const inksOf = (page: Page): Promise<number> =>
  page.locator('.table-skin-whole').evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const inks = new Set<number>();
    for (let i = 0; i < pixels.length; i += 404)
      inks.add(((pixels[i] as number) << 16) | ((pixels[i + 1] as number) << 8) | (pixels[i + 2] as number));
    return inks.size;
  });

test('a table is painted, and a match looks the same whenever it is looked at', async () => {
  const guest = await visitor(house());
  const { page } = guest;
  await begin(guest);
  const first = await painted(page);
  expect(await inksOf(page)).toBeGreaterThan(500);
  await page.reload();
  expect(await painted(page)).toBe(first);
  expectPeace(guest);
}, 150_000);

test('a browser whose workers cannot paint paints in the page', async () => {
  const guest = await visitor(house());
  await guest.page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
  await begin(guest);
  expect(await inksOf(guest.page)).toBeGreaterThan(500);
  expectPeace(guest);
}, 150_000);

test('close up what is seen is painted finer, and the fine part is given back', async () => {
  const guest = await visitor(house());
  const { page } = guest;
  await begin(guest);
  const fine = page.locator('.table-skin-close');
  expect(await fine.isVisible()).toBe(false);
  await page.locator('.viewport-ground').focus();
  for (let i = 0; i < 8; i++) await page.keyboard.press('+');
  await fine.waitFor({ timeout: 45_000 });
  const { across, wide } = await fine.evaluate((canvas: HTMLCanvasElement) => ({
    across: canvas.width,
    wide: canvas.getBoundingClientRect().width,
  }));
  // A pixel of the screen for a pixel of the bitmap, and no more of the table than a window and a half.
  expect(across / wide).toBeGreaterThan(0.75);
  expect(across).toBeLessThan(2600);
  await page.keyboard.press('0');
  await fine.waitFor({ state: 'hidden' });
  expectPeace(guest);
}, 150_000);

test('names of scenery are shown on pointing, or all of them by key and button; the choice is remembered', async () => {
  const guest = await visitor(house(), { language: 'en' });
  const { page } = guest;
  await begin(guest);
  const notes = page.locator('.tt-terrain-note');
  const shown = (): Promise<number> =>
    notes.evaluateAll(all => all.filter(note => getComputedStyle(note).visibility === 'visible').length);
  expect(await notes.count()).toBeGreaterThan(5);
  expect(await shown()).toBe(0);
  await page.locator('.viewport-ground').focus();
  await page.keyboard.press('n');
  await expect.poll(shown).toBe(await notes.count());
  const button = page.getByRole('button', { name: 'Names of terrain' });
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  await notes.first().waitFor({ state: 'attached' });
  await expect.poll(shown).toBe(await notes.count());
  await button.click();
  await expect.poll(shown).toBe(0);
  expectPeace(guest);
}, 150_000);
