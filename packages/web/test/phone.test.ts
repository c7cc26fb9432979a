import { expect, test } from 'vitest';
import { CATALOGUE } from '../src/systems/catalogue.js';
import { awkward } from './fingers.js';
import { belowFrom, playOn } from './play.js';
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
