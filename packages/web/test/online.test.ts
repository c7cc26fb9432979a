import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../src/systems/catalogue.js';
import { act, actQuickly, belowFrom, chooseShortest } from './play.js';
import { expectPeace, useHouse, visitor } from './visit.js';

const house = useHouse();

/** Sets up an online match and gives the links of its seats. */
async function inviting(page: Page, game = 'toy'): Promise<readonly string[]> {
  await page.goto(`${house().address}/new/${game}?mode=online`);
  await chooseShortest(page);
  await page.getByRole('button', { name: 'À table !' }).click();
  await page.locator('.prompt-panel', { hasText: 'ouvert son lien' }).waitFor();
  return await page.evaluate(() => {
    const match = location.pathname.split('/')[2] as string;
    const tokens = JSON.parse(localStorage.getItem(`banneret.links.${match}`) ?? '[]') as string[];
    return tokens.map(token => `${location.origin}/match/${match}#${token}`);
  });
}

for (const { id, title } of CATALOGUE)
  test(`two browsers and a spectator play a whole match of ${title.en} by link, through a reload and a restart of the server`, async () => {
    const [host, friend, watcher] = await Promise.all([
      visitor(house()),
      visitor(house(), { language: 'en', phone: true }),
      visitor(house()),
    ]);
    const links = await inviting(host.page, id);
    expect(new Set(links).size).toBe(2);
    const frames: string[] = [];
    watcher.page.on('websocket', socket => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
    await friend.page.goto(links[1] as string);
    await watcher.page.goto((links[0] as string).split('#')[0] as string);
    await playTogether([host.page, friend.page], async answers => {
      if (answers === 5) await house().restart();
      if (answers === 8) await friend.page.reload();
    });
    await expect.poll(() => host.page.locator('.over').isVisible()).toBe(true);
    await expect.poll(() => friend.page.locator('.over').innerText()).toMatch(/Victory|draw/);
    await expect.poll(() => watcher.page.locator('.over').isVisible(), { timeout: 10_000 }).toBe(true);
    expect(await watcher.page.locator('.badge', { hasText: 'Vous regardez' }).isVisible()).toBe(true);
    expect(await watcher.page.locator('.prompt-panel .option').count()).toBe(0);
    // A spectator is sent nothing that would tell the dice.
    expect(frames.length).toBeGreaterThan(2);
    expect(frames.some(frame => frame.includes('"seed"'))).toBe(false);
    if (id === 'toy') expectNoHands(frames);
  }, 300_000);

/** With the pointer at first. */
const SLOWLY = 10;

/** Both do what they can in turn, until it is over for both; what else happens hangs on how many answers were given. */
async function playTogether(pages: readonly Page[], meanwhile: (answers: number) => Promise<void>): Promise<void> {
  const below = belowFrom(8);
  const until = Date.now() + 240_000;
  let answers = 0;
  let lastTold = 0;
  while (Date.now() < until) {
    const deeds: string[] = [];
    for (const page of pages) deeds.push(await (answers < SLOWLY ? act : actQuickly)(page, below));
    if (deeds.every(deed => deed === 'over')) return;
    answers += deeds.filter(deed => deed === 'answered').length;
    while (lastTold < answers) await meanwhile(++lastTold);
  }
  throw new Error(`not over after ${answers} answers`);
}

/** Blanks stand for the cards on hands. */
function expectNoHands(frames: readonly string[]): void {
  const hands = frames.flatMap(frame => [...frame.matchAll(/"hand":\[([^\]]*)\]/g)].map(found => found[1] as string));
  expect(hands.length).toBeGreaterThan(0);
  expect(hands.every(hand => /^(-1(,-1)*)?$/.test(hand))).toBe(true);
}

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
