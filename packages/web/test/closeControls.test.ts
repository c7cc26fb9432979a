import { at43Game } from '@banneret/at-43';
import { beyondTheStarsGame } from '@banneret/beyond-the-stars';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './axe.js';
import { MELEE, ORDERS, PENNED, RECOIL, SHOTS, SPLIT } from './closeMoments.js';
import { sitDownAt } from './moment.js';
import { belowFrom, playTo } from './play.js';
import { expectPeace, useHouse, visitor } from './visit.js';

const house = useHouse();

const panelOf = (page: Page) => page.locator('.prompt-panel');
const sendOf = (page: Page) => panelOf(page).locator('.send .primary');
const checkedIn = async (page: Page): Promise<string> => await panelOf(page).locator('[aria-checked=true]').innerText();

/** The middle of something on the table, for a mouse. */
async function spotOf(page: Page, selector: string): Promise<readonly [number, number]> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`no ${selector}`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('AT-43: who strikes whom is chosen on the table and by keyboard, with odds', async () => {
  const guest = await visitor(house());
  const { page } = guest;
  await sitDownAt(page, house(), at43Game, MELEE);
  await panelOf(page).getByText('Attaquants (3 sur 3)').waitFor();
  expect(await checkedIn(page)).toMatch(/^3 attaquants avec couteau contre Golems/);
  expect(await page.locator('.at43-struck').count()).toBe(2);
  expect(await findings(page)).toEqual([]);
  const odds = await page.locator('.odds').innerText();

  // The other enemy by a click; one's own fighter is held back by a click, the next one by the keyboard.
  await page.mouse.click(...(await spotOf(page, '.tt-unit[data-unit="2"] .tt-model')));
  await expect.poll(() => checkedIn(page)).toMatch(/contre Gardes/);
  expect(await page.locator('.odds').innerText()).not.toBe(odds);
  await page.mouse.click(...(await spotOf(page, '.at43-striker')));
  await panelOf(page).getByText('Attaquants (1 sur 2)').waitFor();
  expect(await page.locator('.at43-striker.idle').count()).toBe(1);
  await panelOf(page).getByRole('checkbox', { name: 'Voltigeur 3' }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => sendOf(page).isDisabled()).toBe(true);
  expect(await page.locator('.send .reasons').innerText()).toContain('AT43-MEL-05');
  await page.keyboard.press('Space');
  await sendOf(page).click();
  await panelOf(page).getByText('Attaquants (1 sur 2)').waitFor({ state: 'detached' });
  expectPeace(guest);
}, 60_000);

test('AT-43: scenery is chosen, put down, turned and pushed, and told where it may not lie', async () => {
  const guest = await visitor(house(), { language: 'en' });
  const { page } = guest;
  await page.goto(`${house().address}/new/at-43`);
  await page.getByLabel('Mission').selectOption('holdThePositions');
  await page.getByRole('button', { name: 'To the table!' }).click();
  await playTo(page, belowFrom(3), /Which terrain element/);
  const put = page.getByRole('button', { name: 'Put down here' });
  await put.waitFor();
  expect(await page.locator('.tt-zone title', { hasText: 'Where elements may be placed' }).count()).toBe(1);
  expect(await findings(page)).toEqual([]);

  // Over the edge of the table it says why, with the rule.
  const [x, y] = await spotOf(page, '.tt-ghost-model');
  const table = await page.locator('.tt-surface').boundingBox();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move((table?.x ?? 0) + 2, (table?.y ?? 0) + 2, { steps: 4 });
  await page.mouse.up();
  await page.locator('.tt-overlay.illegal').waitFor();
  expect(await page.locator('.send .reasons').innerText()).toContain('AT43-TBL-02');
  expect(await put.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'As proposed' }).click();
  await expect.poll(() => put.isEnabled()).toBe(true);

  // A click on the ground puts it there; keys push it, buttons turn it; another kind keeps the place.
  await page.mouse.click(...(await spotOf(page, '.tt-surface')));
  const [, lay] = await spotOf(page, '.tt-ghost-model');
  await panelOf(page).getByRole('radio').last().click();
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await spotOf(page, '.tt-ghost-model'))[1]).toBeLessThan(lay);
  const drawn = page.locator('.tt-ghost-model rect');
  const lain = await drawn.getAttribute('transform');
  await page.getByRole('button', { name: 'Turn left' }).click();
  await expect.poll(() => drawn.getAttribute('transform')).not.toBe(lain);
  await page.getByRole('button', { name: 'As proposed' }).click();
  const pieces = page.locator('.tt-terrain-body');
  const before = await pieces.count();
  await put.click();
  await expect.poll(() => pieces.count()).toBeGreaterThan(before);
  expectPeace(guest);
}, 60_000);

test('Beyond the Stars: a loser recoils where the finger points, on a phone', async () => {
  const guest = await visitor(house(), { language: 'en', phone: true });
  const { page } = guest;
  await sitDownAt(page, house(), beyondTheStarsGame, RECOIL);
  const go = page.getByRole('button', { name: 'Recoil to here' });
  await go.waitFor();
  expect(await page.locator('.asked h2').innerText()).toContain('Warrior 1');
  expect(await page.locator('.bts-ends circle').count()).toBeGreaterThan(8);
  const [x, y] = await spotOf(page, '.tt-unit[data-unit="0"] .tt-model');
  expect(await findings(page)).toEqual([]);

  // Towards the winner is refused with the rule; further round it may go again.
  await page.touchscreen.tap(x - 90, y);
  await page.locator('.tt-overlay.illegal').waitFor();
  expect(await page.locator('.send .reasons').innerText()).toContain('BTS-REC-01');
  expect(await go.isDisabled()).toBe(true);
  for (let turns = 0; turns < 6; turns++) await page.getByRole('button', { name: 'Turn left' }).tap();
  await expect.poll(() => go.isEnabled()).toBe(true);
  await page.touchscreen.tap(x + 90, y);
  await expect.poll(() => page.locator('.tt-overlay.illegal').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await go.tap();
  await go.waitFor({ state: 'detached' });
  expectPeace(guest);
}, 60_000);

test('Beyond the Stars: a friend makes way for whoever is penned in', async () => {
  const guest = await visitor(house());
  const { page } = guest;
  await sitDownAt(page, house(), beyondTheStarsGame, PENNED);
  await panelOf(page).getByRole('radio', { name: 'Guerrier 2 fait place' }).waitFor();
  expect(await page.locator('.tt-ghost-model').count()).toBe(2);
  await panelOf(page).getByRole('radio', { name: 'Rester Bloquée' }).click();
  await expect.poll(() => page.locator('.tt-ghost-model').count()).toBe(0);
  await panelOf(page).getByRole('radio', { name: 'Guerrier 2 fait place' }).click();
  await page.getByRole('button', { name: 'Reculer ici' }).click();
  await page.getByRole('button', { name: 'Reculer ici' }).waitFor({ state: 'detached' });
  expectPeace(guest);
}, 60_000);

test('Beyond the Stars: a combat is split by its lines, or by keyboard', async () => {
  const guest = await visitor(house());
  const { page } = guest;
  await sitDownAt(page, house(), beyondTheStarsGame, SPLIT);
  const pairs = (): Promise<readonly string[]> =>
    page.locator('.bts-pair.kept').evaluateAll(all => all.map(pair => pair.getAttribute('data-pair') ?? ''));
  await expect.poll(pairs).toEqual(['0', '3']);
  expect(await page.locator('.bts-duels li').allInnerTexts()).toEqual([
    'Guerrier 1 contre Brute 1',
    'Guerrier 2 contre Brute 2',
  ]);
  expect(await findings(page)).toEqual([]);
  await page.mouse.click(...(await spotOf(page, '.bts-pair.dropped')));
  await expect.poll(pairs).toEqual(['1', '2']);
  const first = panelOf(page).getByRole('button', { name: 'Guerrier 1 contre Brute 1' });
  expect(await first.getAttribute('aria-pressed')).toBe('false');
  await first.focus();
  await page.keyboard.press('Enter');
  await expect.poll(pairs).toEqual(['0', '3']);
  // The table is seen from near for this, and as a whole again afterwards.
  const widthOf = async (): Promise<number> => (await page.locator('.tt-surface').boundingBox())?.width ?? 0;
  const near = await widthOf();
  await page.getByRole('button', { name: 'Combattre : 2 duels' }).click();
  await page.locator('.bts-duels').waitFor({ state: 'detached' });
  await expect.poll(widthOf, { timeout: 5_000 }).toBeLessThan(near / 2);
  expectPeace(guest);
}, 60_000);

test('Beyond the Stars: a unit fires at whom one clicks, and one shooter holds his fire', async () => {
  const guest = await visitor(house());
  const { page } = guest;
  await sitDownAt(page, house(), beyondTheStarsGame, SHOTS);
  await panelOf(page).getByRole('radio', { name: 'Bande' }).click();
  await page.getByRole('button', { name: 'Feu ! (2 tireurs)' }).waitFor();
  await page.mouse.click(...(await spotOf(page, '.tt-unit[data-unit="2"] .tt-model')));
  await page.locator('.tt-aims summary').click();
  const aims = page.locator('.tt-aims select');
  await expect
    .poll(() => aims.evaluateAll(all => all.map(one => (one as HTMLSelectElement).value)))
    .toEqual(['4', '4']);
  expect(await page.locator('.odds').innerText()).toContain('Molosse');
  await page.getByLabel('Guerrier 2').selectOption({ label: 'Ne tire pas' });
  await page.getByRole('button', { name: 'Feu ! (1 tireur)' }).click();
  await page.getByRole('button', { name: 'Feu ! (1 tireur)' }).waitFor({ state: 'detached' });
  expectPeace(guest);
}, 60_000);

test('Beyond the Stars: an Order is given by who, then what', async () => {
  const guest = await visitor(house(), { language: 'en', phone: true });
  const { page } = guest;
  await sitDownAt(page, house(), beyondTheStarsGame, ORDERS);
  await panelOf(page).getByRole('radio', { name: 'Duke' }).tap();
  const orders = page.locator('.tt-proposals .option');
  await expect.poll(() => orders.count()).toBe(2);
  await orders.nth(1).tap();
  expect(await orders.nth(1).getAttribute('aria-pressed')).toBe('true');
  await sendOf(page).tap();
  await orders.first().waitFor({ state: 'detached' });
  expectPeace(guest);
}, 60_000);

test('Beyond the Stars: what is designated in secret is asked part by part', async () => {
  const guest = await visitor(house());
  const { page } = guest;
  await page.goto(`${house().address}/new/beyond-the-stars`);
  await page.getByLabel('Scénario').selectOption('search-and-destroy');
  await page.getByRole('button', { name: 'À table !' }).click();
  await playTo(page, belowFrom(5), /désignez-vous en secret/);
  const parts = panelOf(page).getByRole('radiogroup');
  expect(await parts.count()).toBe(3);
  const prey = panelOf(page).getByRole('radiogroup', { name: 'Proie' }).getByRole('radio');
  await prey.last().click();
  await expect.poll(() => prey.last().getAttribute('aria-checked')).toBe('true');
  expect(await panelOf(page).locator('[aria-checked=true]').count()).toBe(3);
  await sendOf(page).click();
  await page.locator('.bts-secret').waitFor({ state: 'detached' });
  expectPeace(guest);
}, 60_000);
