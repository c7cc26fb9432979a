import { expect, test } from 'vitest';
import { CATALOGUE } from '../src/systems/catalogue.js';
import { findings } from './axe.js';
import { activateUnit, belowFrom, playOn, playTo } from './play.js';
import { expectPeace, useHouse, visitor } from './visit.js';

const house = useHouse();

const PAGES = [
  '/',
  '/new',
  '/new/toy',
  '/new/grimdark-future',
  '/new/the-edge?mode=online',
  '/rules/grimdark-future',
  '/learn',
  '/learn/grimdark-future',
  '/learn/the-edge?done',
  '/verify',
  '/replay/file',
  '/nowhere',
];

for (const theme of ['light', 'dark'] as const) {
  test(`axe has no serious finding on any page but the table (${theme})`, async () => {
    const guest = await visitor(house(), { theme });
    for (const path of PAGES) {
      await guest.page.goto(`${house().address}${path}`);
      await guest.page.locator('h1').first().waitFor();
      await guest.page.locator('main .quiet', { hasText: 'Un instant' }).waitFor({ state: 'detached' });
      expect(await findings(guest.page), path).toEqual([]);
    }
    expectPeace(guest);
  }, 60_000);

  test(`axe has no serious finding at the tables (${theme})`, async () => {
    const { page } = await visitor(house(), { theme });
    for (const { id: game } of CATALOGUE) {
      await page.goto(`${house().address}/new/${game}`);
      await page.getByRole('button', { name: 'À table !' }).click();
      await playOn(page, belowFrom(5), { answers: 3, ms: 25_000 });
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        expect(await findings(page), `${game}, ${await tab.innerText()}`).toEqual([]);
      }
    }
  }, 90_000);
}

for (const theme of ['light', 'dark'] as const)
  test(`axe has no serious finding before the door, at a table with others, and in its tabs (${theme})`, async () => {
    const [host, friend] = await Promise.all([
      visitor(house(), { theme }),
      visitor(house(), { theme, phone: true, language: 'en' }),
    ]);
    await host.page.goto(`${house().address}/new/toy?mode=online`);
    await host.page.getByLabel('Limite de temps').selectOption('days');
    await host.page.getByRole('button', { name: 'À table !' }).click();
    const link = await host.page.locator('.prompt-panel').getByLabel('Lien à partager').first().inputValue();
    expect(await findings(host.page), 'waiting for the others').toEqual([]);
    await friend.page.goto(link);
    await friend.page.getByRole('button', { name: 'Take my seat', exact: true }).waitFor();
    await friend.page.getByText('I have a seat here').click();
    expect(await findings(friend.page), 'the door').toEqual([]);
    expect(await friend.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await friend.page.getByRole('button', { name: 'Take my seat', exact: true }).click();
    await friend.page.getByRole('tab', { name: 'Match' }).click();
    await friend.page.getByRole('button', { name: 'Resign' }).click();
    await friend.page.getByRole('button', { name: 'Pass my seat' }).click();
    await friend.page.locator('.seat-elsewhere').getByLabel('Link to share').waitFor();
    expect(await findings(friend.page), 'one’s own seat').toEqual([]);
    expect(await friend.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await host.page.getByRole('tab', { name: 'Partie' }).click();
    await host.page.getByRole('button', { name: 'Proposer l’égalité' }).click();
    await friend.page.locator('.proposed').waitFor();
    await friend.page.getByRole('tab', { name: 'Talk' }).click();
    await friend.page.locator('.talk-mutes summary').click();
    expect(await findings(friend.page), 'a proposal, and talk').toEqual([]);
    for (const { complaints } of [host, friend]) expect(complaints).toEqual([]);
  }, 60_000);

test('a whole activation with the keyboard alone', async () => {
  const { page } = await visitor(house(), { language: 'en' });
  await page.goto(`${house().address}/new/grimdark-future`);
  await page.getByRole('button', { name: 'To the table!' }).focus();
  await page.keyboard.press('Enter');
  await playTo(page, belowFrom(6), /do you activate/);
  await page.mouse.move(0, 0);
  await activateUnit(page);
  await page.locator('.tt-control').waitFor();
  const advance = page.getByRole('radio', { name: 'Advance' });
  await advance.focus();
  await page.keyboard.press('Enter');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  await page.locator('.tt-ghost').waitFor();
  await page.getByRole('button', { name: 'Confirm' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.tt-control').waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Story' }).click();
  await expect.poll(() => page.locator('.lines').innerText()).toMatch(/advance/i);
}, 90_000);

for (const language of ['fr', 'en'] as const) {
  test(`on a phone nothing sticks out, and a battle can be begun (${language})`, async () => {
    const guest = await visitor(house(), { language, phone: true });
    const { page } = guest;
    for (const path of ['/', '/new/grimdark-future', '/rules/toy', '/learn', '/verify']) {
      await page.goto(`${house().address}${path}`);
      await page.locator('h1').first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
      const widths = await page.locator('main select').evaluateAll(all => all.map(one => one.clientWidth));
      expect(Math.min(...widths, Infinity), `${path}: a list wide enough to be read`).toBeGreaterThan(100);
    }
    await page.goto(house().address);
    await page.locator('.mood-grimdark-future .button.primary').tap();
    await playOn(page, belowFrom(7), { answers: 3, ms: 60_000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expectPeace(guest);
  }, 90_000);
}

test('moving is judged before it is sent: the drag stops where the rules do, and a bad place says why', async () => {
  const { page } = await visitor(house(), { language: 'en' });
  await page.goto(`${house().address}/new/grimdark-future`);
  await page.getByRole('button', { name: 'To the table!' }).click();
  await playTo(page, belowFrom(15), /do you activate/);
  await activateUnit(page);
  await page.locator('.tt-control').waitFor();
  const box = await page.locator('.tt-unit.movable .tt-model').first().boundingBox();
  if (box === null) throw new Error('the unit is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 400, y + (y > 400 ? -300 : 300), { steps: 6 });
  await page.mouse.up();
  const length = Number.parseFloat((await page.locator('.tt-length').textContent()) ?? '');
  expect(length).toBeGreaterThan(0.5);
  // Six inches, eight for the Fast; the pointer went twice as far.
  expect(length).toBeLessThanOrEqual(8.1);
  expect(await page.getByRole('button', { name: 'Confirm' }).isEnabled()).toBe(true);

  await page.getByLabel('Adjust model by model').check();
  const ghost = await page.locator('.tt-ghost-model').first().boundingBox();
  if (ghost === null) throw new Error('there is no ghost');
  await page.mouse.move(ghost.x + ghost.width / 2, ghost.y + ghost.height / 2);
  await page.mouse.down();
  await page.mouse.move(ghost.x + 420, ghost.y - 60, { steps: 4 });
  await page.mouse.up();
  await page.locator('.send .reasons .rule-link').first().waitFor();
  expect(await page.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true);
}, 90_000);
