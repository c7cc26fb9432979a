import { openAt, round } from './open.mjs';
import { spentIn, traced } from './trace.mjs';

const SECONDS = 5;

/** Five seconds of a mouse that drags the table about and turns its wheel. */
export async function panAndZoom(browser, address, { file, moments }) {
  const page = await openAt(browser, address, file, moments.full);
  await page.locator('.tt-unit').first().waitFor();
  const drawn = await page.locator('.tt-model').count();
  await page.evaluate(countFrames);
  const box = await page.locator('.viewport').boundingBox();
  const events = await traced(browser, page, async () => {
    await page.evaluate(() => (window.frameStamps = []));
    await moveAbout(page, box);
    await page.evaluate(() => (window.lastStamps = window.frameStamps));
  });
  const stamps = await page.evaluate(() => window.lastStamps);
  await page.close();
  const gaps = stamps
    .slice(1)
    .map((at, i) => at - stamps[i])
    .sort((a, b) => a - b);
  const seconds = (stamps.at(-1) - stamps[0]) / 1000;
  const { main, painting } = spentIn(events);
  return {
    drawn,
    framesPerSecond: round(gaps.length / seconds),
    medianFrameMs: round(gaps[Math.floor(gaps.length / 2)]),
    slowestTwentiethMs: round(gaps[Math.floor(gaps.length * 0.95)]),
    mainThreadCpuMsPerFrame: round(main / gaps.length),
    paintingCpuMsPerFrame: round(painting / gaps.length),
  };
}

/** Runs in the page. */
function countFrames() {
  window.frameStamps = [];
  const tick = now => (window.frameStamps.push(now), requestAnimationFrame(tick));
  requestAnimationFrame(tick);
}

async function moveAbout(page, { x, y, width, height }) {
  const began = Date.now();
  for (let turn = 0; Date.now() - began < SECONDS * 1000; turn++) {
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.wheel(0, turn % 2 === 0 ? -400 : 400);
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 20 + 160 * Math.sin(turn), y + 20 + 90 * Math.cos(turn), { steps: 12 });
    await page.mouse.up();
  }
}
