import { theEdgeGame } from '@banneret/the-edge';
import { expect, test } from 'vitest';
import { randomRecord } from './desks.js';
import { belowFrom, playTo } from './play.js';
import { expectPeace, useHouse, visitor } from './visit.js';

const house = useHouse();

test('of a long story the latest lines are there at once, and the earlier ones at a click', async () => {
  const guest = await visitor(house(), { language: 'en' });
  const { page } = guest;
  await page.goto(`${house().address}/replay?at=100000`);
  const buffer = Buffer.from(randomRecord(theEdgeGame, 'story'));
  await page.locator('input[type=file]').setInputFiles({ name: 'duel.json', mimeType: 'application/json', buffer });
  const lines = page.locator('.lines .line:not(.earlier)');
  await expect.poll(() => lines.count()).toBe(150);
  const last = await lines.last().innerText();
  const earlier = page.locator('.line.earlier');
  const more = Number(/\d+/.exec(await earlier.innerText())?.[0]);
  await earlier.click();
  await expect.poll(() => lines.count()).toBe(150 + more);
  expect(await lines.last().innerText()).toBe(last);
  expect(await earlier.count()).toBe(0);
  expectPeace(guest);
}, 60_000);

test('at one screen everybody is asked where silence would tell something, until a player wishes to be passed for', async () => {
  const guest = await visitor(house(), { language: 'fr' });
  const { page } = guest;
  await page.goto(`${house().address}/new/toy?mode=hotseat`);
  await page.getByRole('button', { name: 'À table !' }).click();
  await playTo(page, belowFrom(2), /bouclier/);
  const wish = page.getByLabel('Passer pour moi quand je n’ai rien à jouer');
  expect(await wish.isChecked()).toBe(false);
  await wish.click();
  await expect.poll(() => wish.isChecked()).toBe(true);
  expectPeace(guest);
}, 90_000);
