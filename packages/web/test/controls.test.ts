import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { belowFrom, playTo } from './play.js';
import { expectPeace, useHouse, visitor } from './visit.js';

const house = useHouse();

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = async (page: Page, selector: string): Promise<Box> => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`no ${selector}`);
  return box;
};

const middle = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2];

test('Beyond the Stars: a unit is deployed by dragging, clicking and the keyboard, and is told where it may not stand', async () => {
  const guest = await visitor(house());
  const { page } = guest;
  await page.goto(`${house().address}/new/beyond-the-stars`);
  await page.getByRole('button', { name: 'À table !' }).click();
  await playTo(page, belowFrom(21), /Où déployez-vous/);
  const put = page.getByRole('button', { name: 'Poser ici' });
  const zone = await boxOf(page, '.tt-zone');

  // Out of the zone it says why, with the rule; back in it by a click all is well again.
  const table = await boxOf(page, '.tt-surface');
  await page.mouse.move(...middle(await boxOf(page, '.tt-ghost-model')));
  await page.mouse.down();
  await page.mouse.move(...middle(table), { steps: 4 });
  await page.mouse.up();
  await page.locator('.tt-overlay.illegal').waitFor();
  expect(await page.locator('.send .reasons').innerText()).toMatch(/BTS-/);
  expect(await put.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Comme proposé' }).click();
  await expect.poll(() => put.isEnabled()).toBe(true);

  // A click on the ground moves all of them; an arrow key pushes one alone.
  const before = await boxOf(page, '.tt-ghost');
  await page.mouse.click(zone.x + zone.width * 0.12, zone.y + zone.height * 0.5);
  await expect.poll(async () => (await boxOf(page, '.tt-ghost')).x).not.toBeCloseTo(before.x, 0);
  const after = await boxOf(page, '.tt-ghost');
  expect(after.width).toBeCloseTo(before.width, 0);
  expect(after.height).toBeCloseTo(before.height, 0);
  await page.getByRole('button', { name: 'Comme proposé' }).click();
  await page.getByLabel('Ajuster figurine par figurine').check();
  const first = page.getByRole('button', { name: 'Figurine 1', exact: true });
  const stood = await boxOf(page, '.tt-ghost-model');
  await first.focus();
  await page.locator('.tt-ghost-model.held').waitFor();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await boxOf(page, '.tt-ghost-model')).x).toBeGreaterThan(stood.x);
  await page.getByRole('button', { name: 'Comme proposé' }).click();
  await put.click();
  await put.waitFor({ state: 'detached' });
  expectPeace(guest);
}, 60_000);

test('The Other Side: a Company is recruited at a counter that counts', async () => {
  const guest = await visitor(house(), { language: 'en', phone: true });
  const { page } = guest;
  await page.goto(`${house().address}/new/the-other-side`);
  await page.getByLabel('Companies').selectOption('yes');
  await page.getByRole('button', { name: 'To the table!' }).tap();
  await page.locator('.tos-company [role=radio]').nth(1).tap();
  await page.getByRole('button', { name: 'Confirm' }).tap();
  await page.getByRole('button', { name: 'Remove all' }).tap();
  const purse = page.locator('.tos-purse');
  const total = /Scrip: 0 of (\d+)/.exec(await purse.innerText())?.[1];
  expect(Number(total)).toBeGreaterThan(0);

  // Whatever is taken is paid for, until there is not enough; then the counter says what is missing, by which rule.
  const more = page.locator('.tos-steps button:enabled', { hasText: '+' });
  for (let taken = 0; taken < 20 && (await more.count()) > 0; taken++) await more.last().tap();
  expect(await more.count()).toBe(0);
  expect(await page.locator('.tos-missing', { hasText: 'TOS-HIR-03' }).count()).toBeGreaterThan(0);
  const [, spent, pool] = /Scrip: (\d+) of (\d+)/.exec(await purse.innerText()) ?? [];
  expect(Number(spent)).toBeGreaterThan(0);
  expect(Number(spent)).toBeLessThanOrEqual(Number(pool));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: /^Recruit \d+ unit/ }).tap();
  await page.locator('.tos-hire').waitFor({ state: 'detached' });
  expectPeace(guest);
}, 60_000);
