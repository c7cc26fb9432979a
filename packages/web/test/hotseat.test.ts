import { expect, test } from 'vitest';
import { CATALOGUE } from '../src/systems/catalogue.js';
import { actQuickly, belowFrom, chooseShortest, playOn } from './play.js';
import { expectPeace, useHouse, visitor } from './visit.js';

const house = useHouse();

for (const { id, title } of CATALOGUE)
  test(`a whole match of ${title.en} around one screen, with a reload in the middle`, async () => {
    const guest = await visitor(house(), { language: 'fr' });
    const { page } = guest;
    await page.goto(`${house().address}/new/${id}?mode=hotseat`);
    await chooseShortest(page);
    await page.getByRole('button', { name: 'À table !' }).click();
    const below = belowFrom(6);
    await playOn(page, below, { answers: 5, ms: 60_000 });
    await page.reload();
    const answers = await playOn(page, below, { ms: 200_000 }, actQuickly);
    expect(answers).toBeGreaterThan(4);
    await expect.poll(() => page.locator('.over').innerText()).toMatch(/Victoire|nul|égalité/i);
    expectPeace(guest);
  }, 300_000);
