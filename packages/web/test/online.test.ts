import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { act, belowFrom } from './play.js';
import { expectPeace, useHouse, visitor } from './visit.js';

const house = useHouse();

/** Sets up an online match of the toy and gives the links of its seats. */
async function inviting(page: Page): Promise<readonly string[]> {
  await page.goto(`${house().address}/new/toy?mode=online`);
  await page.getByRole('button', { name: 'À table !' }).click();
  await page.locator('.prompt-panel', { hasText: 'ouvert son lien' }).waitFor();
  return await page.evaluate(() => {
    const match = location.pathname.split('/')[2] as string;
    const tokens = JSON.parse(localStorage.getItem(`banneret.links.${match}`) ?? '[]') as string[];
    return tokens.map(token => `${location.origin}/match/${match}#${token}`);
  });
}

test('two browsers and a spectator play a match by link, through a restart of the server', async () => {
  const [host, friend, watcher] = await Promise.all([
    visitor(house()),
    visitor(house(), { language: 'en' }),
    visitor(house()),
  ]);
  const links = await inviting(host.page);
  expect(new Set(links).size).toBe(2);
  const frames: string[] = [];
  watcher.page.on('websocket', socket => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await friend.page.goto(links[1] as string);
  await watcher.page.goto((links[0] as string).split('#')[0] as string);
  const below = belowFrom(8);
  const until = Date.now() + 60_000;
  let answers = 0;
  let restarted = false;
  while (Date.now() < until) {
    const deeds = [await act(host.page, below), await act(friend.page, below)];
    if (deeds.every(deed => deed === 'over')) break;
    answers += deeds.filter(deed => deed === 'answered').length;
    if (answers >= 5 && !restarted) {
      restarted = true;
      await house().restart();
    }
  }
  expect(restarted).toBe(true);
  await expect.poll(() => host.page.locator('.over').isVisible()).toBe(true);
  await expect.poll(() => friend.page.locator('.over').innerText()).toMatch(/Victory|draw/);
  await expect.poll(() => watcher.page.locator('.over').isVisible(), { timeout: 10_000 }).toBe(true);
  expect(await watcher.page.locator('.badge', { hasText: 'Vous regardez' }).isVisible()).toBe(true);
  expect(await watcher.page.locator('.prompt-panel .option').count()).toBe(0);
  // A spectator is sent blanks for cards on hands and nothing that would tell the dice.
  expect(frames.length).toBeGreaterThan(2);
  const hands = frames.flatMap(frame => [...frame.matchAll(/"hand":\[([^\]]*)\]/g)].map(found => found[1] as string));
  expect(hands.length).toBeGreaterThan(0);
  expect(hands.every(hand => /^(-1(,-1)*)?$/.test(hand))).toBe(true);
  expect(frames.some(frame => frame.includes('"seed"'))).toBe(false);
}, 120_000);

test('going back beyond a roll needs the consent of the other seat', async () => {
  const [host, friend] = await Promise.all([visitor(house()), visitor(house())]);
  const links = await inviting(host.page);
  await friend.page.goto(links[1] as string);
  for (const { page } of [host, friend]) {
    await page.locator('.amount').waitFor();
    await page.getByRole('radio', { name: '1' }).click();
    await page.getByRole('button', { name: 'Valider' }).click();
  }
  const back = host.page.getByRole('button', { name: 'Demander à revenir en arrière' });
  await back.click();
  await friend.page.getByRole('button', { name: 'D’accord' }).click();
  await host.page.locator('.amount').waitFor();
  await friend.page.locator('.amount').waitFor();
  expectPeace(friend);
}, 60_000);

test('a link that opens no seat says so', async () => {
  const host = await visitor(house());
  const [link = ''] = await inviting(host.page);
  const stranger = await visitor(house());
  await stranger.page.goto(`${link.split('#')[0]}#guessed`);
  await stranger.page.locator('.badge.warn', { hasText: 'aucune place' }).waitFor();
}, 30_000);
