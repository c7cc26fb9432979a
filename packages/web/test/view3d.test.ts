import { grimdarkFutureGame } from '@banneret/grimdark-future';
import { expect, test } from 'vitest';
import { CASTING } from './gdfMoments.js';
import { sitDownAt } from './moment.js';
import { useHouse, visitor } from './visit.js';

const house = useHouse();

test('without WebGL a sentence says so, and the table stays flat', async () => {
  const { page } = await visitor(house(), { language: 'en' });
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = new Proxy(HTMLCanvasElement.prototype.getContext, {
      apply: (get, canvas, [kind, ...rest]) =>
        String(kind).startsWith('webgl') ? null : Reflect.apply(get, canvas, [kind, ...rest]),
    });
  });
  await sitDownAt(page, house(), grimdarkFutureGame, CASTING);
  const button = page.locator('.room-switch');
  await button.click();
  await expect.poll(() => page.locator('.room-note').innerText(), { timeout: 20_000 }).toContain('stays flat');
  expect(await button.getAttribute('aria-pressed')).toBe('false');
  expect(await page.locator('.room-canvas').count()).toBe(0);
  expect(await page.locator('.tt-unit').count()).toBeGreaterThan(0);
});

test('units keep their buttons in three dimensions, the canvas says nothing, and nothing is drawn while nothing changes', async () => {
  const { page, complaints } = await visitor(house(), { language: 'en' });
  await sitDownAt(page, house(), grimdarkFutureGame, CASTING);
  await page.locator('.tt-unit').first().waitFor();
  const flat = await page.getByRole('button', { name: /Ada/ }).count();
  await page.getByRole('button', { name: 'See the table in three dimensions' }).click();
  const canvas = page.locator('.room-canvas[data-drawn]');
  await canvas.waitFor({ timeout: 60_000 });
  expect(await canvas.getAttribute('aria-hidden')).toBe('true');
  expect(await page.getByRole('button', { name: /Ada/ }).count()).toBe(flat);

  // By keyboard as on the flat table.
  await page.locator('.tt-unit').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('button', { name: 'The chosen unit' }).isEnabled()).toBe(true);

  const drawn = async (): Promise<number> => Number(await canvas.getAttribute('data-drawn'));
  let last = -1;
  await expect
    .poll(
      async () => {
        const [before, now] = [last, await drawn()];
        last = now;
        return now === before;
      },
      { timeout: 60_000, interval: 2500 },
    )
    .toBe(true);
  const rested = await drawn();
  await page.waitForTimeout(1000);
  expect(await drawn()).toBe(rested);
  await page.getByRole('button', { name: 'From above' }).click();
  await expect.poll(drawn, { timeout: 20_000 }).toBeGreaterThan(rested);
  expect(complaints.filter(line => !line.includes('GPU stall'))).toEqual([]);
}, 180_000);
