import { expect, test } from 'vitest';
import { CATALOGUE } from '../src/systems/catalogue.js';
import { activateUnit, belowFrom, chooseShortest, playOn, playTo } from './play.js';
import { expectPeace, useHouse, visitor } from './visit.js';

const house = useHouse();

test('from the first page one click leads to a battle', async () => {
  const guest = await visitor(house(), { language: 'fr' });
  const { page } = guest;
  await page.goto(house().address);
  await page.locator('.mood-toy .button.primary').click();
  await playOn(page, belowFrom(1), { answers: 2, ms: 40_000 });
  expectPeace(guest);
}, 90_000);

for (const { id, title } of CATALOGUE) {
  test(`a whole match of ${title.en} through the visible controls`, async () => {
    const guest = await visitor(house(), { language: 'en' });
    const { page } = guest;
    await page.goto(`${house().address}/new/${id}`);
    await page.getByLabel('Held by').selectOption('random');
    await chooseShortest(page);
    await page.getByRole('button', { name: 'To the table!' }).click();
    const answers = await playOn(page, belowFrom(2), { ms: 150_000 });
    expect(answers).toBeGreaterThan(4);
    await expect.poll(() => page.locator('.over').innerText()).toMatch(/Victory|draw/);
    expectPeace(guest);
  }, 200_000);
}

test('a match survives a reload, and its language may change in the middle', async () => {
  const { page } = await visitor(house(), { language: 'fr' });
  await page.goto(`${house().address}/new/toy`);
  await page.getByRole('button', { name: 'À table !' }).click();
  await playOn(page, belowFrom(3), { answers: 3, ms: 20_000 });
  await page.getByRole('tab', { name: 'Récit' }).click();
  const before = await page.locator('.lines li').count();
  const address = page.url();
  await page.reload();
  await page.locator('.lines li').first().waitFor();
  expect(page.url()).toBe(address);
  expect(await page.locator('.lines li').count()).toBeGreaterThanOrEqual(before);
  await page.locator('.settings summary').click();
  await page.getByLabel('Langue').selectOption('en');
  await expect.poll(() => page.getByRole('tab', { name: 'Story' }).isVisible()).toBe(true);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
}, 60_000);

test('a choice that nobody has learnt from is taken back', async () => {
  const { page } = await visitor(house(), { language: 'en' });
  await page.goto(`${house().address}/new/grimdark-future`);
  await page.getByRole('button', { name: 'To the table!' }).click();
  await playTo(page, belowFrom(4), /do you activate/);
  await activateUnit(page);
  await page.locator('.asked h2', { hasText: /activated unit/ }).waitFor();
  await page.getByRole('button', { name: 'Take back my last choice' }).click();
  await page.locator('.asked h2', { hasText: /do you activate/ }).waitFor();
}, 60_000);

test('a battle is given up, says so, and is checked on the spot', async () => {
  const guest = await visitor(house(), { language: 'fr', phone: true });
  const { page } = guest;
  await page.goto(`${house().address}/new/toy`);
  await page.getByRole('button', { name: 'À table !' }).click();
  await playOn(page, belowFrom(9), { answers: 2, ms: 20_000 });
  await page.getByRole('tab', { name: 'Partie' }).click();
  expect(await page.getByRole('button', { name: 'Proposer l’égalité' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await page.getByRole('button', { name: 'Oui, j’abandonne' }).click();
  await page.locator('.over', { hasText: 'Vous a abandonné' }).waitFor();
  await page.getByRole('link', { name: 'Vérifier les dés' }).click();
  await page.locator('h2.verdict.good').waitFor();
  await page.locator('.findings .verdict.open', { hasText: 'un seul appareil' }).waitFor();
  expectPeace(guest);
}, 60_000);
