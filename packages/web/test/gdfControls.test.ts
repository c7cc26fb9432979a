import { grimdarkFutureGame } from '@banneret/grimdark-future';
import { expect, test } from 'vitest';
import { findings } from './axe.js';
import { awkward } from './fingers.js';
import { CASTING, DECLARING, FLYING } from './gdfMoments.js';
import { sitDownAt } from './moment.js';
import { expectPeace, useHouse, visitor } from './visit.js';

const house = useHouse();

test('Grimdark Future: who begins the battle how is declared line by line, and a refusal points at its lines', async () => {
  const guest = await visitor(house(), { language: 'en', phone: true });
  const { page } = guest;
  await sitDownAt(page, house(), grimdarkFutureGame, DECLARING);
  const fate = (unit: string) => page.getByLabel(`${unit}: start of the battle`);
  const send = page.locator('.send .primary');
  await page.locator('.gdf-muster').waitFor();
  expect(await page.locator('.gdf-fate').count()).toBe(6);
  expect(await send.innerText()).toBe('Deploy everything as usual');

  // Two heroes cannot join the same unit: said before anything is sent, with the rule, at the three lines concerned.
  await fate('Brood Queen').selectOption({ label: 'With Shredders' });
  await fate('Rust oracle').selectOption({ label: 'With Shredders' });
  expect(await send.isDisabled()).toBe(true);
  expect(await page.locator('.send .reasons').innerText()).toContain('GDF-HER-01');
  const blamed = page.locator('.gdf-fate.blamed .gdf-fate-name');
  expect(await blamed.allInnerTexts()).toEqual(['Brood Queen', 'Rust oracle', 'Shredders']);
  expect(await fate('Rust oracle').getAttribute('aria-invalid')).toBe('true');

  // A transport that gets too full says so by its own rule; the keyboard changes lines as well.
  await fate('Rust oracle').selectOption({ label: 'Aboard Belly-bearer' });
  await fate('Hulks').selectOption({ label: 'Aboard Belly-bearer' });
  await fate('Burrowers').selectOption({ label: 'Aboard Belly-bearer' });
  await expect.poll(() => page.locator('.send .reasons').innerText()).toContain('GDF-TRA-01');
  expect(await page.locator('.gdf-spaces.full').count()).toBe(1);
  await fate('Rust oracle').focus();
  await page.keyboard.press('Home');
  await expect.poll(() => fate('Rust oracle').inputValue()).toBe('usual');

  await fate('Hulks').selectOption({ label: 'As usual' });
  await fate('Creepers').selectOption({ label: 'Scouts' });
  await fate('Burrowers').selectOption({ label: 'In reserve' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await send.innerText()).toBe('Declare these 3 choices');
  await send.tap();
  await page.locator('.gdf-muster').waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Story' }).tap();
  const story = page.locator('.tab-body');
  for (const words of ['Burrowers: kept in reserve', 'Brood Queen joins', 'Creepers: scouts'])
    await story.getByText(words).waitFor();
  expectPeace(guest);
}, 60_000);

test('Grimdark Future: an Aircraft flies as far as a slider, a step or a drag says, and is seen where it would be', async () => {
  const guest = await visitor(house());
  const { page } = guest;
  await sitDownAt(page, house(), grimdarkFutureGame, FLYING);
  const slider = page.getByLabel('Distance de vol');
  const send = page.locator('.send .primary');
  const ghost = async () => {
    const box = await page.locator('.tt-ghost-model').boundingBox();
    if (box === null) throw new Error('no ghost');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await slider.waitFor();
  expect(await send.isEnabled()).toBe(true);

  // In contact it says why it may not stop there; the next step goes past whoever stands there.
  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => page.locator('.send .reasons').innerText()).toContain('GDF-AIR-04');
  expect(await send.isDisabled()).toBe(true);
  await page.locator('.tt-overlay.illegal').waitFor();
  const before = await ghost();
  await page.getByRole('button', { name: 'Voler plus loin' }).click();
  await expect.poll(() => send.isEnabled()).toBe(true);
  const after = await ghost();
  expect(after.y).toBeLessThan(before.y);
  expect(after.x).toBeCloseTo(before.x, 0);

  // Dragged sideways it keeps to its course; beyond the edge it says what that means.
  await page.mouse.move(after.x, after.y);
  await page.mouse.down();
  await page.mouse.move(after.x + 60, after.y - 60, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('36 pouces');
  expect((await ghost()).x).toBeCloseTo(before.x, 0);
  expect(await page.locator('.gdf-flight-end').innerText()).toContain('GDF-AIR-06');
  await send.click();
  await page.getByRole('tab', { name: 'Récit' }).click();
  await page.locator('.tab-body').getByText('vol de 36 pouces, au-delà du bord').waitFor();
  expectPeace(guest);
}, 60_000);

test('Grimdark Future: a spell is chosen with its price, aimed, and helped with tokens', async () => {
  const guest = await visitor(house());
  const { page } = guest;
  await sitDownAt(page, house(), grimdarkFutureGame, CASTING);
  const spell = page.getByRole('radio', { name: /^Trait de lumière/ });
  expect(await spell.innerText()).toContain('2 jetons sur 3');
  expect(await page.locator('.send').count()).toBe(0);
  await spell.click();

  // The only one that it can reach is aimed at; a spell for friends offers those, and forgets the enemy.
  const targets = page.getByRole('radiogroup', { name: 'Cible' });
  expect(await targets.getByRole('radio', { name: 'Carcasses' }).getAttribute('aria-checked')).toBe('true');
  await page.getByRole('radio', { name: /^Halo/ }).click();
  expect(await targets.getByRole('radio', { name: 'Carcasses' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Lancer le sort' }).count()).toBe(0);
  await page.locator('.tt-unit[data-unit="2"] .tt-model').first().click();
  expect(await targets.getByRole('radio', { name: 'Gardiens' }).getAttribute('aria-checked')).toBe('true');
  await page.getByRole('button', { name: 'Lancer le sort' }).click();

  // Ada has one token left and Bo two: no more than that can be spent, and each of them shows in the odds.
  const bid = page.locator('.gdf-bid');
  await bid.waitFor();
  expect(await bid.innerText()).toMatch(/réussit à 50\s%/);
  const more = bid.getByRole('button', { name: 'Bo : un de plus' });
  await more.click();
  await expect.poll(() => bid.innerText()).toMatch(/réussit à 66,7\s%/);
  await more.click();
  await expect.poll(() => more.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Dépenser 2 jetons' }).click();
  await bid.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Récit' }).click();
  await page.locator('.tab-body').getByText('Halo').first().waitFor();
  expectPeace(guest);
}, 60_000);

test('on a phone the next question comes into sight, however far down the last one was answered', async () => {
  const guest = await visitor(house(), { phone: true });
  const { page } = guest;
  await sitDownAt(page, house(), grimdarkFutureGame, CASTING);
  await page.getByRole('radio', { name: /^Lentille ardente/ }).tap();
  const asked = page.locator('.asked-part');
  await asked.evaluate(element => element.scrollTo({ top: element.scrollHeight }));
  await page.getByRole('button', { name: 'Lancer le sort' }).evaluate((button: HTMLElement) => button.click());
  await page.locator('.gdf-bid').waitFor();
  const top = async (selector: string): Promise<number> => (await page.locator(selector).boundingBox())?.y ?? NaN;
  await expect.poll(async () => (await top('.asked')) - (await top('.asked-part'))).toBeGreaterThanOrEqual(-1);
  expectPeace(guest);
}, 60_000);

for (const theme of ['light', 'dark'] as const)
  test.each([
    ['.gdf-muster', DECLARING],
    ['.gdf-flight', FLYING],
    ['.gdf-cast', CASTING],
  ])(
    `Grimdark Future: %s is for fingers and for those who listen, too (${theme})`,
    async (control, moment) => {
      const guest = await visitor(house(), { theme, phone: true });
      const { page } = guest;
      await sitDownAt(page, house(), grimdarkFutureGame, moment);
      await page.locator(control).waitFor();
      expect(await awkward(page)).toEqual([]);
      expect(await findings(page)).toEqual([]);
      expectPeace(guest);
    },
    60_000,
  );

test('Grimdark Future: a new table at random is another one for every match', async () => {
  const guest = await visitor(house());
  const { page } = guest;
  const scenery: string[] = [];
  for (let match = 0; match < 2; match++) {
    await page.goto(`${house().address}/new/grimdark-future`);
    await page.getByLabel('Table').selectOption('random');
    await page.getByRole('button', { name: 'À table !' }).click();
    await page.locator('.tt-surface').waitFor();
    const pieces = page.locator('.tt-terrain-body');
    await pieces.first().waitFor();
    scenery.push(await pieces.evaluateAll(all => all.map(piece => piece.getAttribute('points')).join(' ')));
  }
  expect(scenery[0]).not.toBe('');
  expect(scenery[0]).not.toBe(scenery[1]);
  expectPeace(guest);
}, 60_000);
