import { expect, test } from 'vitest';
import { CATALOGUE } from '../src/systems/catalogue.js';
import { awkward } from './fingers.js';
import { actQuickly, belowFrom, playOn } from './play.js';
import { expectPeace, useHouse, visitor } from './visit.js';

const house = useHouse();

for (const { id: game } of CATALOGUE)
  test(`${game} on a phone: nothing sticks out, and everything can be pressed with a finger`, async () => {
    const guest = await visitor(house(), { phone: true });
    const { page } = guest;
    await page.goto(`${house().address}/new/${game}`);
    await page.locator('.setup button[type=submit]').tap();
    await page.locator('.prompt-panel').waitFor();
    for (let answers = 0; answers < 3; answers++) {
      expect(await awkward(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await playOn(page, belowFrom(20 + answers), { answers: 1, ms: 60_000 });
    }
    expectPeace(guest);
  }, 120_000);

test('on a phone the sheet makes room for the end of a battle, until it is pulled up', async () => {
  const guest = await visitor(house(), { phone: true });
  const { page } = guest;
  await page.goto(`${house().address}/new/toy`);
  await page.locator('.setup button[type=submit]').tap();
  await page.locator('.prompt-panel').waitFor();
  await playOn(page, belowFrom(24), { ms: 60_000 }, actQuickly);
  await page.locator('.end-screen').waitFor();
  const heightOf = async (selector: string): Promise<number> =>
    (await page.locator(selector).boundingBox())?.height ?? 0;
  await expect.poll(() => heightOf('.side')).toBeLessThan(120);
  expect(await heightOf('.end-screen')).toBeGreaterThan(844 * 0.75);
  await page.locator('.sheet-handle').focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => heightOf('.side')).toBeGreaterThan(300);
  expectPeace(guest);
}, 90_000);
