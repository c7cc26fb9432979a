import { grimdarkFutureGame } from '@banneret/grimdark-future';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CASTING } from './gdfMoments.js';
import { sitDownAt } from './moment.js';
import { expectPeace, useHouse, visitor, type Visitor } from './visit.js';

const house = useHouse();

/** Where plates lie on the screen, by their units. */
const platesOn = (page: Page): Promise<Record<string, string>> =>
  page.locator('.plate').evaluateAll(plates =>
    Object.fromEntries(
      plates.map(plate => {
        const { x, y } = plate.getBoundingClientRect();
        return [plate.getAttribute('data-plate'), `${Math.round(x)} ${Math.round(y)}`];
      }),
    ),
  );

const wayBetween = (from: string, to = ''): string => {
  const [[x = 0, y = 0], [left = NaN, top = NaN]] = [from, to].map(spot => spot.split(' ').map(Number)) as [
    number[],
    number[],
  ];
  return `${left - x} ${top - y}`;
};

const plateOf = (page: Page, unit: number) => page.locator(`.plate[data-plate="${unit}"]`);

async function atTable(tastes: Parameters<typeof visitor>[1]): Promise<Visitor> {
  const guest = await visitor(house(), tastes);
  await sitDownAt(guest.page, house(), grimdarkFutureGame, CASTING);
  await guest.page.locator('.plate').first().waitFor();
  return guest;
}

test('every unit has a plate with its name in either language, for the eye alone', async () => {
  const names = { fr: ['Ada', 'Bo', 'Gardiens'], en: ['Ada', 'Bo', 'Wardens'] } as const;
  for (const language of ['fr', 'en'] as const) {
    const guest = await atTable({ language });
    const { page } = guest;
    const written = await page.locator('.plate-name').allTextContents();
    expect(written.length).toBe(await page.locator('.tt-unit').count());
    expect(written).toEqual(expect.arrayContaining([...names[language]]));
    expect(await page.locator('.plates').getAttribute('aria-hidden')).toBe('true');
    expectPeace(guest);
  }
}, 60_000);

test('a plate acts as its unit does: pointed at it shows it, clicked it looks at it, and the click means no ground', async () => {
  const guest = await atTable({ language: 'en' });
  const { page } = guest;
  const unit = page.locator('.tt-unit[data-unit="4"]');
  await plateOf(page, 4).hover();
  await expect.poll(() => unit.getAttribute('class')).toContain('pointed');
  await plateOf(page, 4).click();
  await expect.poll(() => unit.getAttribute('class')).toContain('selected');
  await page.mouse.move(5, 5);
  expect(await unit.getAttribute('class')).toContain('selected');
  expectPeace(guest);
}, 60_000);

test('plates are as large at any zoom, and stay inside the window when the table is moved half out of it', async () => {
  const guest = await atTable({ language: 'en' });
  const { page } = guest;
  const ground = page.locator('.viewport-ground');
  const heightOf = (): Promise<number> =>
    plateOf(page, 2).evaluate(plate => Math.round(plate.getBoundingClientRect().height));
  const height = await heightOf();
  await ground.focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press('+');
  await expect.poll(() => page.locator('.plate').count()).toBeGreaterThan(0);
  const box = await ground.boundingBox();
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown');
  await page.waitForTimeout(400);
  for (const plate of await page.locator('.plate-body').all()) {
    const { x, y, width, height: high } = (await plate.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
    expect(x).toBeGreaterThanOrEqual(box?.x ?? NaN);
    expect(y).toBeGreaterThanOrEqual(box?.y ?? NaN);
    expect(x + width).toBeLessThanOrEqual((box?.x ?? NaN) + (box?.width ?? NaN));
    expect(y + high).toBeLessThanOrEqual((box?.y ?? NaN) + (box?.height ?? NaN));
    expect(high).toBeLessThanOrEqual(height + 1);
  }
  await page.keyboard.press('0');
  await expect.poll(heightOf).toBe(height);
  expectPeace(guest);
}, 60_000);

test('while the table is pulled about its plates lie still on it, and so they do afterwards where there is room', async () => {
  const guest = await atTable({ language: 'en' });
  const { page } = guest;
  const before = await platesOn(page);
  const { x, y, width, height } = (await page.locator('.viewport-ground').boundingBox()) as NonNullable<
    Awaited<ReturnType<ReturnType<Page['locator']>['boundingBox']>>
  >;
  const [across, down] = [x + width / 2, y + height - 12];
  await page.mouse.move(across, down);
  await page.mouse.down();
  await page.mouse.move(across + 20, down, { steps: 4 });
  const during = await platesOn(page);
  await page.mouse.up();
  await page.waitForTimeout(400);
  const after = await platesOn(page);
  const ways = new Set(Object.entries(before).map(([unit, spot]) => wayBetween(spot, during[unit])));
  expect(ways.size).toBe(1);
  expect(ways).not.toContain('0 0');
  expect(after).toEqual(during);
  expectPeace(guest);
}, 60_000);
