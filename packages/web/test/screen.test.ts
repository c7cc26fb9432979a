import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { belowFrom, playOn } from './play.js';
import { expectPeace, useHouse, visitor } from './visit.js';

const house = useHouse();

test('around one screen a curtain hides what is secret whenever the seat changes', async () => {
  const guest = await visitor(house());
  const { page } = guest;
  await page.goto(`${house().address}/new/toy?mode=hotseat`);
  await page.getByRole('button', { name: 'À table !' }).click();
  await page.locator('.curtain').waitFor();
  expect(await page.locator('.ford').count()).toBe(0);
  await page.locator('.curtain button').click();
  const cards = page.locator('.ford-side').nth(0).locator('.card:not(.back)');
  expect(await cards.count()).toBe(1);
  expect(await page.locator('.ford-side').nth(1).locator('.card:not(.back)').count()).toBe(0);
  await page.getByRole('button', { name: 'Valider' }).click();
  await page.locator('.curtain', { hasText: 'Joueur 2' }).waitFor();
  await page.locator('.curtain button').click();
  await page.locator('.ford').waitFor();
  expect(await cards.count()).toBe(0);
  await playOn(page, belowFrom(9), { ms: 60_000 });
  expectPeace(guest);
}, 90_000);

test('without secrets the screen changes hands without a curtain', async () => {
  const { page } = await visitor(house());
  await page.goto(`${house().address}/new/grimdark-future?mode=hotseat`);
  await page.getByRole('button', { name: 'À table !' }).click();
  const names = new Set<string>();
  const below = belowFrom(10);
  for (let i = 0; i < 12; i++) {
    await playOn(page, below, { answers: 1, ms: 20_000 });
    expect(await page.locator('.curtain').count()).toBe(0);
    names.add(
      await page
        .locator('.asked .seat-name')
        .innerText({ timeout: 5_000 })
        .catch(() => ''),
    );
  }
  names.delete('');
  expect(names.size).toBe(2);
}, 120_000);

test('a finished match is watched, downloaded, checked, and gone on with from the middle', async () => {
  const guest = await visitor(house(), { language: 'en' });
  const { page } = guest;
  await page.goto(`${house().address}/new/toy`);
  await page.getByRole('button', { name: 'To the table!' }).click();
  await playOn(page, belowFrom(11), { ms: 60_000 });
  await page.locator('.over').getByRole('link', { name: 'Watch the match' }).click();
  const moment = page.getByLabel('Moment');
  await moment.waitFor();
  const total = Number(await moment.getAttribute('max'));
  expect(total).toBeGreaterThan(10);
  const words = await page.locator('.status').innerText();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect.poll(() => page.locator('.status').innerText()).not.toBe(words);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the match' }).click(),
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'banneret-record-'));
  const file = join(folder, 'match.json');
  await download.saveAs(file);

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });

  await moment.fill(String(Math.floor(total / 2)));
  await page.getByRole('button', { name: 'Continue from here against the computer' }).click();
  await page.waitForURL(/\/local\//);
  await playOn(page, belowFrom(12), { ms: 60_000 });

  await page.goto(`${house().address}/verify`);
  await page.getByLabel('Match file').setInputFiles(file);
  await page.locator('h2.verdict.good').waitFor();
  expect(await page.locator('.findings .verdict.good').count()).toBeGreaterThan(2);
  await page.locator('.findings .verdict.open', { hasText: 'played on one device' }).waitFor();

  const forged = readFileSync(file, 'utf8').replace(
    /"outcome":\[(\d)\]/,
    (_, face: string) => `"outcome":[${face === '1' ? 2 : 1}]`,
  );
  const other = join(folder, 'forged.json');
  writeFileSync(other, forged);
  await page.getByLabel('Match file').setInputFiles(other);
  await page.locator('h2.verdict.bad').waitFor();
  expect(await page.locator('.findings .verdict.bad').count()).toBeGreaterThan(0);
  rmSync(folder, { recursive: true });
  expectPeace(guest);
}, 150_000);

test('without a network the page opens, and a battle goes on', async () => {
  const { page, context } = await visitor(house());
  await page.goto(house().address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.goto(`${house().address}/new/toy`);
  await page.getByRole('button', { name: 'À table !' }).click();
  await playOn(page, belowFrom(13), { answers: 2, ms: 30_000 });
  await page.reload();
  await page.locator('.ford').waitFor();
}, 60_000);

test('one match in two tabs never tells two stories', async () => {
  const { page, context } = await visitor(house(), { language: 'en' });
  await page.goto(`${house().address}/new/toy`);
  await page.getByRole('button', { name: 'To the table!' }).click();
  await page.locator('.amount').waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator('.amount').waitFor();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.locator('.amount').waitFor({ state: 'detached' });
  await other.getByRole('button', { name: 'Confirm' }).click();
  await other.locator('.reasons', { hasText: 'went on elsewhere' }).waitFor();
  await playOn(other, belowFrom(14), { answers: 2, ms: 30_000 });
}, 60_000);
