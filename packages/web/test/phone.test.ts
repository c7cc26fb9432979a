import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../src/systems/catalogue.js';
import { belowFrom, playOn } from './play.js';
import { expectPeace, useHouse, visitor } from './visit.js';

const house = useHouse();

/** What a finger presses is at least this large; links within sentences may be lower. */
const FINGER = 40;

/** Controls that are too small for a finger, or stick out of the screen. */
async function awkward(page: Page): Promise<readonly string[]> {
  return await page.evaluate(finger => {
    const pressed = document.querySelectorAll<HTMLElement>('button, select, summary, input, a.button, a.home-link');
    return [...pressed].flatMap(element => {
      // A box is ticked by its words too.
      const { width, height, left, right } = (element.closest('label') ?? element).getBoundingClientRect();
      if (width === 0 || element.classList.contains('rule-link')) return [];
      const name = `${element.tagName}.${element.className} ${(element.textContent ?? '').slice(0, 30)}`;
      const isSmall = Math.min(width, height) < finger - 0.5;
      const isCut = left < -0.5 || right > innerWidth + 0.5;
      return [...(isSmall ? [`small: ${name} ${width}x${height}`] : []), ...(isCut ? [`cut off: ${name}`] : [])];
    });
  }, FINGER);
}

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
