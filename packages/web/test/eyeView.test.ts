import { grimdarkFutureGame } from '@banneret/grimdark-future';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './axe.js';
import { sitDownAt, type Moment } from './moment.js';
import { expectPeace, useHouse, visitor } from './visit.js';

const house = useHouse();

/** Ada has the Maw before her, the Hulk behind a wall, and wardens beside her. */
const LOOKING: Moment = {
  position: {
    round: 2,
    active: 1,
    width: 48,
    depth: 36,
    terrain: [
      {
        types: ['blocking'],
        height: 6,
        outline: [
          [14, 18],
          [26, 18],
          [26, 20],
          [14, 20],
        ],
      },
    ],
    units: [
      { player: 1, profile: 'keeper', name: 'Ada', models: [[20, 10]] },
      {
        player: 1,
        profile: 'wardens',
        models: [
          [30, 8],
          [31.4, 8],
        ],
      },
      { player: 2, profile: 'great-maw', name: 'Maw', models: [[36, 20]] },
      { player: 2, profile: 'hulks', name: 'Hulk', models: [[20, 28]] },
    ],
  },
  inputs: [{ seat: 0, choice: 0 }],
};

const verdict = (page: Page): Promise<string> => page.locator('.eye-answer').innerText();

test('a figure’s eye is opened, turned by the arrows and closed by Escape, in the colours of the judge’s answer', async () => {
  const guest = await visitor(house(), { language: 'en' });
  const { page } = guest;
  await sitDownAt(page, house(), grimdarkFutureGame, LOOKING);
  const button = page.getByRole('button', { name: 'What a figure sees' });
  await button.click();
  await page.getByRole('combobox', { name: 'Who looks' }).selectOption({ label: 'Ada' });
  await page.getByRole('combobox', { name: 'Who is looked at' }).selectOption({ label: 'Maw' });
  await expect.poll(() => verdict(page)).toContain('Maw: in sight of Ada.');
  await expect.poll(() => page.locator('.eye-layer.seen').count()).toBe(1);
  expect(await findings(page)).toEqual([]);

  // From enemy to enemy; the wall that hides the other one is shown, and named with its rule.
  await button.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => verdict(page)).toContain('Hulk: out of sight of Ada.');
  expect(await page.locator('.eye-layer.hidden .eye-thing.blocks').count()).toBe(1);
  expect(await page.locator('.eye-verdict').innerText()).toContain('GDF-LOS-05');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => verdict(page)).toContain('Maw: in sight');

  // A rule is read and put away first; then the eye is closed.
  await page.locator('.eye-verdict .rule-link').first().click();
  await page.locator('.rule-dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.rule-dialog[open]').waitFor({ state: 'detached' });
  expect(await page.locator('.eye-panel').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.locator('.eye-panel').waitFor({ state: 'detached' });
  expect(await page.locator('.eye-layer').count()).toBe(0);
  expectPeace(guest);
}, 60_000);

test('on a phone whoever is touched is looked at; touching the onlooker lets another one look', async () => {
  const guest = await visitor(house(), { language: 'en', phone: true });
  const { page } = guest;
  await sitDownAt(page, house(), grimdarkFutureGame, LOOKING);
  await page.getByRole('button', { name: 'What a figure sees' }).tap();
  const answered = page.locator('.eye-answer');
  await answered.waitFor();
  await page.locator('[data-eye="2:0"]').dispatchEvent('click');
  await expect.poll(() => verdict(page)).toContain('Maw');
  const from = page.getByRole('combobox', { name: 'Who looks' });
  const onlooker = await from.inputValue();
  const [first, other] = onlooker === '0' ? ['0:0', '1:1'] : ['1:0', '0:0'];
  await page.locator(`[data-eye="${first}"]`).dispatchEvent('click');
  await page.getByText('Touch the figure that looks.').waitFor();
  await page.locator(`[data-eye="${other}"]`).dispatchEvent('click');
  await expect.poll(() => from.inputValue()).not.toBe(onlooker);
  expectPeace(guest);
}, 60_000);
