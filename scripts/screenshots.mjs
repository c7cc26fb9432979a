// `npm run screenshots [-- GAME…]`: pictures of the page for the README, at the sizes of a desk and of a phone: first page, set-up,
// the middle of a game, its replay, and the rules book.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from './lib/browser.mjs';
import { bin, build, ensureInstalled, fail, root, run } from './lib/run.mjs';

const IMAGES = join(root, 'docs', 'images');
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
/** Answers before a picture of the middle of a game is taken. */
const MID_GAME = 60;
/** Nobody waits longer for the middle of a game, or for its end. */
const LONGEST_PLAY_MS = { middle: 45_000, end: 240_000 };

const wanted = process.argv.slice(2);
await ensureInstalled();
if ((await build()) !== 0) fail('The project does not compile: see the messages above.');
if ((await run(bin('vite'), ['build', '--logLevel', 'error'], { cwd: join(root, 'packages/web') })) !== 0)
  fail('The page could not be built: see the messages above.');
mkdirSync(IMAGES, { recursive: true });
const data = mkdtempSync(join(tmpdir(), 'banneret-pictures-'));
const server = spawn(process.execPath, [join(root, 'packages/server/bin/server.mjs'), '--port', '0', '--data', data]);
const address = await new Promise(resolve =>
  server.stdout.on('data', text => {
    const found = /http:\/\/\S+/.exec(String(text));
    if (found) resolve(found[0]);
  }),
);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  for (const [size, viewport] of Object.entries(SIZES)) await picturesAt(size, viewport);
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}

async function picturesAt(size, viewport) {
  const context = await browser.newContext({ viewport, hasTouch: size === 'phone', isMobile: size === 'phone' });
  await context.addInitScript(() => {
    localStorage.setItem('banneret.locale', 'fr');
    localStorage.setItem('banneret.theme', 'dark');
    localStorage.setItem('banneret.pace', 'instant');
  });
  const page = await context.newPage();
  const picture = async name =>
    await page.screenshot({ path: join(IMAGES, `${name}-${size}.jpg`), type: 'jpeg', quality: 80 });
  await page.goto(address);
  await page.locator('.game-card').first().waitFor();
  await picture('home');
  const games = await page
    .locator('.game-card a[href^="/new/"]')
    .evaluateAll(links => links.map(link => link.pathname.split('/')[2]));
  await page.goto(`${address}/rules/${games[0]}`);
  await page.locator('.rule-list').first().waitFor();
  await picture('rules');
  const shown = games.filter(id => wanted.length === 0 || wanted.includes(id));
  for (const game of shown) await gameAt(page, picture, game);
  await replayAt(page, picture, shown[0]);
}

async function gameAt(page, picture, game) {
  await begin(page, game, () => picture(`setup-${game}`));
  await play(page, MID_GAME, LONGEST_PLAY_MS.middle);
  await picture(`table-${game}`);
}

async function replayAt(page, picture, game) {
  await begin(page, game);
  await play(page, Infinity, LONGEST_PLAY_MS.end);
  await page.locator('.over a').first().click();
  const moment = page.locator('.transport input');
  await moment.waitFor();
  await moment.fill(String(Math.floor(Number(await moment.getAttribute('max')) / 2)));
  await picture('replay');
}

async function begin(page, game, ready = async () => {}) {
  await page.goto(`${address}/new/${game}`);
  await page.locator('.setup').waitFor();
  await ready();
  await page
    .locator('.setup select:has(option[value=random])')
    .first()
    .selectOption('random')
    .catch(() => undefined);
  await page.locator('.setup button[type=submit]').click();
  await page.locator('.prompt-panel').waitFor();
}

/** Takes whatever comes first, until enough was answered or the game is over. */
async function play(page, most, longest) {
  for (let answers = 0, until = Date.now() + longest; answers < most && Date.now() < until;) {
    const deed = await page.evaluate(deedOf, Math.random());
    if (deed === 'over') return;
    if (deed === 'answered') answers++;
    await page.waitForTimeout(deed === 'waited' ? 60 : 15);
  }
}

/** Runs in the page: one click of somebody who is not choosy. */
function deedOf(chance) {
  const open = selector => [...document.querySelectorAll(selector)].filter(e => !e.disabled && e.offsetParent !== null);
  const any = list => list[Math.floor(chance * list.length)];
  const click = (element, deed) => (element.click(), deed);
  if (document.querySelector('.over')) return 'over';
  const [send] = open('.send .primary');
  if (send) return click(send, 'answered');
  const proposals = document.querySelector('.tt-proposals, .edge-told');
  if (proposals) proposals.open = true;
  const listed = open('.tt-proposals .option, .edge-told .option');
  if (listed.length > 0) return click(any(listed), 'prepared');
  const unticked = open('.prompt-panel .subset input:not(:checked)');
  if (unticked.length > 0) return click(any(unticked), 'prepared');
  const radios = open('.prompt-panel [role=radio]');
  const [enough] = open('.edge-control > .button.wide');
  if (enough && (radios.length === 0 || chance < 0.3)) return click(enough, 'answered');
  if (radios.length > 0) return click(any(radios), 'prepared');
  const options = open('.prompt-panel .option');
  return options.length > 0 ? click(any(options), 'answered') : 'waited';
}
