import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { expectPeace, useHouse, visitor } from './visit.js';

const house = useHouse();

const stepOf = async (page: Page): Promise<string> => await page.locator('.guide-count').innerText();
const at = async (page: Page, step: number): Promise<void> =>
  await expect.poll(() => stepOf(page), { timeout: 30_000 }).toBe(`Étape ${step} sur 11`);

/** Somebody who does each thing by hand, as the lesson says, with the controls of the table. */
test('the guided battle of Grimdark Future, through the visible controls', async () => {
  const guest = await visitor(house(), { language: 'fr' });
  const { page } = guest;
  const panel = page.locator('.prompt-panel');
  await page.goto(`${house().address}/learn`);
  await page.locator('.mood-grimdark-future .button.primary').click();
  await at(page, 1);
  await page.getByRole('button', { name: 'Continuer' }).click();

  // The unit that is meant is lit; one click looks at it, the next one activates it.
  await at(page, 2);
  const wardens = page.locator('.tt-unit.hinted');
  expect(await wardens.getAttribute('data-unit')).toBe('0');
  await wardens.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');

  // A move that is taken back takes the lesson back.
  await at(page, 3);
  await page.getByRole('button', { name: 'Reprendre mon dernier choix' }).click();
  await at(page, 2);
  await wardens.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');

  await at(page, 3);
  await page.locator('.tt-beacon').waitFor();
  const unit = await page.locator('.tt-unit.movable .tt-model').first().boundingBox();
  const beacon = await page.locator('.tt-beacon').boundingBox();
  if (unit === null || beacon === null) throw new Error('the lesson points at nothing');
  await page.mouse.move(unit.x + unit.width / 2, unit.y + unit.height / 2);
  await page.mouse.down();
  await page.mouse.move(beacon.x + beacon.width / 2, beacon.y + beacon.height / 2, { steps: 5 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Valider' }).click();

  await at(page, 4);
  expect(await page.locator('.guide-taught').innerText()).toMatch(/^Bien joué\..*GDF-TER-06/s);
  await panel.locator('.send .primary').click();

  // The Gnawers answer, and somebody falls: what the lesson suggests can be had with one click.
  await at(page, 6);
  await page.getByRole('button', { name: 'Faire ce que propose la leçon' }).click();
  await at(page, 7);
  await panel.getByRole('button', { name: 'Estafettes' }).click();
  await panel.getByRole('radio', { name: 'Charger' }).click();
  await page.locator('.tt-unit.option-unit').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Valider' }).click();

  await at(page, 9);
  await panel.locator('.send .primary').click();
  await at(page, 10);

  // A reload finds the lesson where it was. One unit is left: the table has activated it, and says so.
  await page.reload();
  await at(page, 10);
  await panel.getByRole('radio', { name: 'Sprinter' }).waitFor();
  await page.getByRole('tab', { name: 'Récit' }).click();
  await page.locator('.line.by-table', { hasText: 'Une seule réponse possible : Guetteurs' }).waitFor();
  await page.getByRole('button', { name: 'Faire ce que propose la leçon' }).click();

  await page.getByRole('link', { name: 'Ce que j’ai appris' }).click();
  await page.getByRole('heading', { name: 'La leçon est terminée' }).waitFor();
  expect(await page.locator('.learnt li').count()).toBe(4);
  await page.locator('.recap summary').click();
  await page.locator('.recap .rule-link').first().click();
  await page.locator('.rule-dialog p').waitFor();
  await page.getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('button', { name: 'Rejouer la leçon' }).click();
  await at(page, 1);
  expectPeace(guest);
}, 180_000);

test('whoever does otherwise is told so kindly, may skip a step, and may leave', async () => {
  const guest = await visitor(house(), { language: 'en', phone: true });
  const { page } = guest;
  await page.goto(`${house().address}/learn/grimdark-future`);
  await page.getByRole('button', { name: 'Begin' }).tap();
  await page.getByRole('button', { name: 'Go on' }).tap();
  await page.locator('.prompt-panel').getByRole('button', { name: 'Lensmen' }).tap();
  await expect.poll(() => page.locator('.guide-taught').innerText()).toMatch(/^You went another way/);
  expect(await stepOf(page)).toBe('Step 3 of 11');
  await page.getByRole('button', { name: 'Skip this step' }).tap();
  await expect.poll(() => stepOf(page)).toBe('Step 4 of 11');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('link', { name: 'Leave' }).tap();
  await page.getByRole('heading', { name: 'The last round' }).waitFor();
  expectPeace(guest);
}, 120_000);
