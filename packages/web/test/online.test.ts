import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../src/systems/catalogue.js';
import { act, actQuickly, belowFrom, chooseShortest } from './play.js';
import { expectPeace, useHouse, visitor } from './visit.js';

const house = useHouse();

/** Sets up an online match, sits down at it, and gives the link for the other seat. */
async function inviting(page: Page, game = 'toy', agree?: () => Promise<void>): Promise<string> {
  await page.goto(`${house().address}/new/${game}?mode=online`);
  await chooseShortest(page);
  await agree?.();
  await page.getByRole('button', { name: 'À table !' }).click();
  const panel = page.locator('.prompt-panel', { hasText: 'toutes les places sont prises' });
  return await panel.getByLabel('Lien à partager').first().inputValue();
}

const withoutSecret = (link: string): string => link.split('#')[0] as string;

/** Opens an invitation and takes its seat. */
async function takeSeat(page: Page, link: string, name = ''): Promise<void> {
  await page.goto(link);
  await page.getByLabel(/^(Votre nom|Your name)/).fill(name);
  await page.getByRole('button', { name: /^(Prendre ma place|Take my seat)$/ }).click();
  await page.locator('.table-bar .you').waitFor();
}

for (const { id, title } of CATALOGUE)
  test(`two browsers and a spectator play a whole match of ${title.en} by link, through a reload and a restart of the server`, async () => {
    const [host, friend, watcher] = await Promise.all([
      visitor(house()),
      visitor(house(), { language: 'en', phone: true }),
      visitor(house()),
    ]);
    const link = await inviting(host.page, id);
    const frames: string[] = [];
    watcher.page.on('websocket', socket => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
    await takeSeat(friend.page, link, 'Ada');
    await watcher.page.goto(withoutSecret(link));
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
    await friend.page.getByRole('link', { name: 'Check the dice' }).click();
    await friend.page.locator('h2.verdict.good').waitFor({ timeout: 60_000 });
    // The friend's own browser has seen this match, and says so.
    await friend.page.locator('.findings .verdict.good', { hasText: 'the device of seat 2 saw' }).waitFor();
  }, 540_000);

/** With the pointer at first. */
const SLOWLY = 10;

/** Both do what they can in turn, until it is over for both; what else happens hangs on how many answers were given. */
async function playTogether(pages: readonly Page[], meanwhile: (answers: number) => Promise<void>): Promise<void> {
  const below = belowFrom(8);
  const until = Date.now() + 480_000;
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
  await takeSeat(friend.page, await inviting(host.page));
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

describe('a seat', () => {
  test('belongs to whoever took it first: the link opens it to nobody else, its author included', async () => {
    const [host, friend, stranger] = await Promise.all([visitor(house()), visitor(house()), visitor(house())]);
    const link = await inviting(host.page);
    await takeSeat(friend.page, link, 'Ada');
    await host.page.locator('.seats', { hasText: 'Ada' }).waitFor();
    await stranger.page.goto(link);
    await stranger.page.getByRole('button', { name: 'Prendre ma place' }).click();
    await stranger.page.getByRole('alert').filter({ hasText: 'a déjà servi' }).waitFor();
    await host.page.goto(link);
    await host.page.locator('.table-bar .you').waitFor();
    const mine = host.page.locator('.seats li', { has: host.page.locator('.you') });
    expect(await mine.innerText()).toContain('Joueur 1');
  }, 60_000);

  test('opened on a second screen is told to the players', async () => {
    const [host, friend] = await Promise.all([visitor(house()), visitor(house())]);
    await takeSeat(friend.page, await inviting(host.page), 'Ada');
    const second = await friend.context.newPage();
    await second.goto(withoutSecret(friend.page.url()));
    await host.page.locator('.notice-line', { hasText: 'un écran de plus' }).waitFor();
  }, 60_000);

  test('passes to another device, and is closed on the first', async () => {
    const [host, friend, phone] = await Promise.all([
      visitor(house()),
      visitor(house()),
      visitor(house(), { phone: true }),
    ]);
    await takeSeat(friend.page, await inviting(host.page), 'Ada');
    await friend.page.getByRole('tab', { name: 'Partie' }).click();
    await friend.page.getByRole('button', { name: 'Passer ma place à un autre appareil' }).click();
    const link = await friend.page.locator('.seat-elsewhere').getByLabel('Lien à partager').inputValue();
    await takeSeat(phone.page, link);
    await friend.page.getByRole('alert').filter({ hasText: 'sur un autre appareil' }).waitFor();
    await host.page.locator('.notice-line', { hasText: 'passée à un autre appareil' }).waitFor();
    expectPeace(phone);
  }, 60_000);

  test('is found again by its recovery code when the browser has forgotten everything', async () => {
    const [host, friend, later] = await Promise.all([visitor(house()), visitor(house()), visitor(house())]);
    const link = await inviting(host.page);
    await takeSeat(friend.page, link, 'Ada');
    const code = await friend.page.locator('.notice-line .recovery-code').innerText();
    await later.page.goto(withoutSecret(link));
    await later.page.getByRole('tab', { name: 'Partie' }).click();
    await later.page.getByRole('link', { name: 'J’ai déjà une place ici' }).click();
    await later.page.getByLabel('Code de reprise').fill('nonsense');
    await later.page.getByRole('button', { name: 'Reprendre ma place' }).click();
    await later.page.getByRole('alert').filter({ hasText: '26 lettres' }).waitFor();
    await later.page.getByLabel('Code de reprise').fill(code.toLowerCase().replaceAll('-', ' '));
    await later.page.getByRole('button', { name: 'Reprendre ma place' }).click();
    await later.page.locator('.table-bar .you').waitFor();
    expect(await later.page.locator('.seats li', { has: later.page.locator('.you') }).innerText()).toContain('Ada');
    await friend.page.getByRole('alert').filter({ hasText: 'sur un autre appareil' }).waitFor();
  }, 60_000);

  test('of a match without spectators is all there is: others stay before the door', async () => {
    const [host, stranger] = await Promise.all([visitor(house()), visitor(house())]);
    const link = await inviting(host.page, 'toy', () => host.page.getByLabel('On peut regarder').uncheck());
    await stranger.page.goto(withoutSecret(link));
    await stranger.page.getByRole('alert').filter({ hasText: 'sans spectateurs' }).waitFor();
  }, 30_000);
});

describe('a match comes to an end', () => {
  test('when somebody resigns, and everybody is told', async () => {
    const [host, friend] = await Promise.all([visitor(house()), visitor(house(), { language: 'en', phone: true })]);
    await takeSeat(friend.page, await inviting(host.page), 'Ada');
    await host.page.getByRole('tab', { name: 'Partie' }).click();
    await host.page.getByRole('button', { name: 'Abandonner' }).click();
    await host.page.getByRole('button', { name: 'Oui, j’abandonne' }).click();
    await friend.page.locator('.over', { hasText: 'has resigned' }).waitFor();
    expect(await friend.page.locator('.over .winner').innerText()).toContain('Ada');
  }, 60_000);

  test('when a draw is offered and accepted', async () => {
    const [host, friend] = await Promise.all([visitor(house()), visitor(house())]);
    await takeSeat(friend.page, await inviting(host.page), 'Ada');
    await host.page.getByRole('tab', { name: 'Partie' }).click();
    await host.page.getByRole('button', { name: 'Proposer l’égalité' }).click();
    await friend.page.getByRole('button', { name: 'D’accord' }).click();
    await host.page.locator('.over', { hasText: 'accordés sur l’égalité' }).waitFor();
  }, 60_000);

  test('when a clock was agreed on it is shown, and runs for whoever is waited for', async () => {
    const [host, friend] = await Promise.all([visitor(house()), visitor(house(), { phone: true })]);
    const agree = async (): Promise<void> => {
      await host.page.getByLabel('Limite de temps').selectOption('live');
      await host.page.getByLabel('Minutes pour la partie').fill('5');
      await host.page.getByLabel('Minutes pour la partie').blur();
    };
    await takeSeat(friend.page, await inviting(host.page, 'toy', agree));
    await host.page.locator('.clock.running', { hasText: /^04:/ }).first().waitFor();
    await friend.page.locator('.clock.running').first().waitFor({ state: 'attached' });
  }, 60_000);
});

test('players talk, spectators hear nothing of it, and whoever is blocked is not heard', async () => {
  const [host, friend, watcher] = await Promise.all([visitor(house()), visitor(house()), visitor(house())]);
  const link = await inviting(host.page);
  await takeSeat(friend.page, link, 'Ada');
  const frames: string[] = [];
  watcher.page.on('websocket', socket => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await watcher.page.goto(withoutSecret(link));
  await friend.page.getByRole('tab', { name: 'Parler' }).click();
  const say = async (text: string): Promise<void> => {
    await friend.page.getByLabel('Dire quelque chose').fill(text);
    await friend.page.getByLabel('Dire quelque chose').press('Enter');
    await friend.page.locator('.talk-lines', { hasText: text }).waitFor();
  };
  await say('Belle charge, <b>vraiment</b>');
  await host.page
    .getByRole('tab', { name: /Parler/ })
    .locator('.fresh', { hasText: '1' })
    .waitFor();
  await host.page.getByRole('tab', { name: /Parler/ }).click();
  await host.page.locator('.talk-lines', { hasText: 'Belle charge, <b>vraiment</b>' }).waitFor();
  await host.page.locator('.talk-mutes summary').click();
  await host.page.getByLabel('Bloquer Ada').check();
  await say('encore');
  expect(await host.page.locator('.talk-lines').innerText()).not.toContain('charge');
  expect(await watcher.page.getByRole('tab', { name: 'Parler' }).count()).toBe(0);
  expect(frames.some(frame => frame.includes('Belle charge'))).toBe(false);
  expectPeace(host);
}, 60_000);
