import { grimdarkFutureGame } from '@banneret/grimdark-future';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CASTING, FLYING } from './gdfMoments.js';
import { sitDownAt, type Moment } from './moment.js';
import { useHouse, visitor, type Visitor } from './visit.js';

const house = useHouse();

/** Where the processor draws, the browser grumbles about its own slowness. */
const expectPeace = ({ complaints }: Visitor): void =>
  expect(complaints.filter(line => !line.includes('GPU stall'))).toEqual([]);

interface Flight {
  readonly x: number;
  readonly z: number;
  readonly far: number;
  readonly turn: number;
  readonly tilt: number;
}

/** Where the camera is. */
async function flightOf(page: Page): Promise<Flight> {
  const said = (await canvasOf(page).getAttribute('data-flight')) ?? '';
  const [x = 0, z = 0, far = 0, turn = 0, tilt = 0] = said.split(' ').map(Number);
  return { x, z, far, turn, tilt };
}

const canvasOf = (page: Page): Locator => page.locator('.room-canvas[data-drawn]');
const drawn = async (page: Page): Promise<number> => Number(await canvasOf(page).getAttribute('data-drawn'));

/** Until nothing is drawn any more. */
async function atRest(page: Page): Promise<number> {
  let last = -1;
  const isRest = async (): Promise<boolean> => {
    const [before, now] = [last, await drawn(page)];
    last = now;
    return now === before;
  };
  await expect.poll(isRest, { timeout: 60_000, interval: 1200 }).toBe(true);
  return last;
}

/** The table of a moment in three dimensions, at rest. */
async function inTheRoom(moment: Moment, tastes: Parameters<typeof visitor>[1] = {}): Promise<Visitor> {
  const guest = await visitor(house(), { language: 'en', ...tastes });
  await guest.context.addInitScript(() => localStorage.setItem('banneret.view', 'room'));
  await sitDownAt(guest.page, house(), grimdarkFutureGame, moment);
  await canvasOf(guest.page).waitFor({ timeout: 60_000 });
  await atRest(guest.page);
  return guest;
}

/** Where somebody stands on the screen: the flat drawing lies on the ground of the room. */
async function spotOf(page: Page, name: RegExp): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.getByRole('button', { name }).locator('.tt-model .tt-base').first().boundingBox();
  if (box === null) throw new Error('nobody there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface Touch {
  readonly x: number;
  readonly y: number;
}

async function touches(page: Page): Promise<(type: string, ...points: readonly Touch[]) => Promise<unknown>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  return (type, ...points) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
}

test('with fingers: one moves over the table, two come nearer, turn and tilt, a tap chooses', async () => {
  const guest = await inTheRoom(CASTING, { phone: true });
  const { page } = guest;
  const touch = await touches(page);
  const box = await canvasOf(page).boundingBox();
  const [cx, cy] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) * 0.72];

  const first = await flightOf(page);
  await touch('touchStart', { x: cx, y: cy });
  for (let i = 1; i <= 5; i++) await touch('touchMove', { x: cx - 14 * i, y: cy - 8 * i });
  await touch('touchEnd');
  await expect.poll(async () => (await flightOf(page)).x).toBeGreaterThan(first.x + 20);
  const moved = await flightOf(page);
  expect(moved.z).toBeGreaterThan(first.z);
  expect([moved.far, moved.turn, moved.tilt]).toEqual([first.far, first.turn, first.tilt]);

  // Apart: nearer.
  await touch('touchStart', { x: cx - 30, y: cy }, { x: cx + 30, y: cy });
  for (let i = 1; i <= 5; i++) await touch('touchMove', { x: cx - 30 - 8 * i, y: cy }, { x: cx + 30 + 8 * i, y: cy });
  await touch('touchEnd');
  await expect.poll(async () => (await flightOf(page)).far).toBeLessThan(moved.far * 0.7);
  const near = await flightOf(page);
  expect([near.turn, near.tilt]).toEqual([moved.turn, moved.tilt]);

  // Both down: tilted.
  await touch('touchStart', { x: cx - 40, y: cy }, { x: cx + 40, y: cy });
  for (let i = 1; i <= 5; i++) await touch('touchMove', { x: cx - 40, y: cy - 12 * i }, { x: cx + 40, y: cy - 12 * i });
  await touch('touchEnd');
  await expect.poll(async () => (await flightOf(page)).tilt).toBeLessThan(near.tilt - 4);

  // Around each other: turned.
  const tilted = await flightOf(page);
  const around = (turn: number): [Touch, Touch] => [
    { x: cx - 50 * Math.cos(turn), y: cy - 50 * Math.sin(turn) },
    { x: cx + 50 * Math.cos(turn), y: cy + 50 * Math.sin(turn) },
  ];
  await touch('touchStart', ...around(0));
  for (let i = 1; i <= 5; i++) await touch('touchMove', ...around(0.1 * i));
  await touch('touchEnd');
  await expect.poll(async () => Math.abs((await flightOf(page)).turn - tilted.turn)).toBeGreaterThan(15);

  // None of it was a click; a tap is one.
  await page.getByRole('button', { name: 'From my side' }).tap();
  await atRest(page);
  expect(await page.locator('.tt-unit.selected').count()).toBe(0);
  const spot = await spotOf(page, /Bo/);
  await touch('touchStart', spot);
  await touch('touchEnd');
  await expect.poll(() => page.locator('.tt-unit.selected').getAttribute('aria-label')).toContain('Bo');
  expectPeace(guest);
}, 180_000);

test('a unit that may move is taken by its body and follows the hand, and by its ghost as well', async () => {
  const guest = await inTheRoom(FLYING);
  const { page } = guest;
  const slider = page.locator('input[type=range][aria-valuetext]').first();
  await slider.waitFor();
  const before = await slider.getAttribute('aria-valuetext');
  const ghost = async (): Promise<{ readonly x: number; readonly y: number }> => {
    const box = await page.locator('.tt-ghost-model').first().boundingBox();
    if (box === null) throw new Error('no ghost');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const stood = await ghost();
  const camera = await flightOf(page);
  // Its body stands above its base.
  const kite = await spotOf(page, /kite/i);
  await page.mouse.move(kite.x, kite.y - 6);
  await page.mouse.down();
  // A hand that trembles does not drag.
  await page.mouse.move(kite.x + 2, kite.y - 6);
  expect(await slider.getAttribute('aria-valuetext')).toBe(before);
  await page.mouse.move(kite.x, kite.y - 46, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => slider.getAttribute('aria-valuetext')).not.toBe(before);
  expect(await flightOf(page)).toEqual(camera);

  await atRest(page);
  const moved = await ghost();
  expect(moved.y).not.toBeCloseTo(stood.y, 0);
  const said = await slider.getAttribute('aria-valuetext');
  await page.mouse.move(moved.x, moved.y);
  await page.mouse.down();
  await page.mouse.move(moved.x, moved.y + 24, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => slider.getAttribute('aria-valuetext')).not.toBe(said);
  await atRest(page);
  // Where the hand let it go, however the camera looks: a course is followed in whole inches.
  expect(Math.abs((await ghost()).y - (moved.y + 24))).toBeLessThan(10);
  expectPeace(guest);
}, 180_000);

test('keys fly the camera, and who gets the focus comes into the picture', async () => {
  const guest = await inTheRoom(CASTING);
  const { page } = guest;
  await page.locator('.viewport-ground').focus();
  const first = await flightOf(page);
  const after = async (key: string): Promise<Flight> => {
    await page.keyboard.press(key);
    await atRest(page);
    return await flightOf(page);
  };
  const right = await after('ArrowRight');
  expect(right.x).toBeGreaterThan(first.x);
  expect((await after('ArrowUp')).z).toBeLessThan(right.z);
  expect((await after('+')).far).toBeLessThan(first.far);
  expect((await after('Shift+ArrowLeft')).turn).not.toBe(first.turn);
  expect((await after('Shift+ArrowUp')).tilt).toBeGreaterThan(first.tilt);
  expect(await after('0')).toEqual(first);

  for (let i = 0; i < 12; i++) await page.keyboard.press('+');
  await atRest(page);
  const close = await flightOf(page);
  await page.getByRole('button', { name: /maw/i }).first().focus();
  await expect.poll(async () => (await flightOf(page)).x).not.toBe(close.x);
  expectPeace(guest);
}, 180_000);

test('when the picture is lost a sentence says so, two dimensions go on, and it can be had again', async () => {
  const { page } = await inTheRoom(CASTING);
  await canvasOf(page).evaluate(canvas => {
    const gl = (canvas as HTMLCanvasElement).getContext('webgl2');
    gl?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await expect.poll(() => page.locator('.room-note').innerText()).toContain('interrupted');
  expect(await page.locator('.room-canvas').count()).toBe(0);
  expect(await page.locator('.viewport.in-room').count()).toBe(0);
  // Two dimensions go on: a click chooses.
  const unit = page.getByRole('button', { name: /Bo/ });
  await unit.locator('.tt-model').first().click();
  await expect.poll(() => page.locator('.tt-unit.selected').getAttribute('aria-label')).toContain('Bo');
  await page.getByRole('button', { name: 'See the table in three dimensions' }).click();
  await canvasOf(page).waitFor({ timeout: 60_000 });
  expect(await page.locator('.room-note').count()).toBe(0);
}, 180_000);

test('in a hidden tab nothing is drawn; when it is looked at again it is up to date', async () => {
  const { page } = await inTheRoom(CASTING);
  const rested = await atRest(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.locator('.viewport-ground').focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(600);
  expect(await drawn(page)).toBe(rested);
  const before = await flightOf(page);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => drawn(page)).toBeGreaterThan(rested);
  expect((await flightOf(page)).x).toBeGreaterThan(before.x);
}, 180_000);
