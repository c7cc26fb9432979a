// Short films: what follows from an answer, picture by picture. The page's clock is stopped and moved on by hand, so that a slow
// machine films as smoothly as a fast one.
import { join } from 'node:path';
import sharp from 'sharp';
import { battleOf } from './battles.mjs';
import { lookAt } from './camera.mjs';
import { settled, visitor } from './house.mjs';
import { replayAt } from './scenes.mjs';
import { scenesOfMotion } from './motion.mjs';

const FRAME_MS = 66;
const MOST_FRAMES = 60;
const WIDTH = 720;

/** Each shows one kind of effect of one game's battle. */
const FILMS = [
  { name: 'film-move', game: 'grimdark-future', effect: 'move', times: 2.4 },
  { name: 'film-volley', game: 'at-43', effect: 'shot', times: 2.4 },
  { name: 'film-melee', game: 'beyond-the-stars', effect: 'melee', times: 3 },
];
const EYE = { name: 'film-eye', game: 'at-43' };
/** Pictures of a camera that flies, and of a view that is to be read. */
const FLIGHT = 14;
const VIEW = 16;

/** Films all that are wanted; gives what could not be filmed, and why. */
export async function filmAll(house, folder, isWanted, tastes, say) {
  const failed = [];
  const jobs = [
    ...FILMS.map(film => ({ name: film.name, shoot: async () => await filmMotion(house, film, tastes) })),
    { name: EYE.name, shoot: async () => await filmEye(house, tastes) },
  ];
  for (const { name, shoot } of jobs.filter(job => isWanted(job.name)))
    try {
      const frames = await shoot();
      const { size } = await written(frames, join(folder, `${name}.webp`));
      say(`${name}.webp: ${frames.length} pictures, ${(size / 1e3).toFixed(0)} kB`);
    } catch (error) {
      failed.push(`${name}: ${String(error.message).split('\n')[0]}`);
    }
  return failed;
}

async function filmMotion(house, { game, effect, times }, tastes) {
  const { file } = await battleOf(game);
  const { at, middle, around } = await scenesOfMotion(game, file, effect);
  const page = await visitor(house, 'desk', { ...tastes, pace: 'calm', viewport: { width: 1300, height: 620 } });
  try {
    await page.clock.install();
    await replayAt(page, house, file, at);
    await settled(page);
    await lookAt(page, middle, times, around);
    await settled(page);
    await stopClock(page);
    await page.locator('.transport .primary').click();
    return await framesOf(page, MOST_FRAMES);
  } finally {
    await page.context().close();
  }
}

/** The camera goes round the table, and down behind a figure, and looks from one target to the next. */
async function filmEye(house, tastes) {
  const { file, moments } = await battleOf(EYE.game);
  const page = await visitor(house, 'desk', {
    ...tastes,
    isDeep: true,
    pace: 'calm',
    viewport: { width: 1300, height: 620 },
  });
  try {
    await page.clock.install();
    await replayAt(page, house, file, moments.middle);
    await page.locator('.room-switch').click();
    await page.locator('.room-canvas[data-drawn]').waitFor({ timeout: 60_000 });
    await settled(page);
    await stopClock(page);
    await page.locator('.room-views .button').last().click();
    const frames = await framesOf(page, FLIGHT);
    await page.locator('.eye-button').click();
    frames.push(...(await framesOf(page, VIEW)));
    for (let targets = 0; targets < 2; targets++) {
      await page.keyboard.press('ArrowRight');
      frames.push(...(await framesOf(page, VIEW)));
    }
    return frames;
  } finally {
    await page.context().close();
  }
}

/** From now on time goes by only when told to. */
async function stopClock(page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
  await page.evaluate(() => {
    window.filmedAnimations = new Map();
  });
}

async function framesOf(page, count) {
  const clip = await page.locator('.board-space').boundingBox();
  const frames = [];
  for (let i = 0; i < count; i++) {
    await page.clock.runFor(FRAME_MS);
    await page.evaluate(holdAnimations);
    frames.push(await page.screenshot({ clip, type: 'jpeg', quality: 90 }));
  }
  return frames;
}

/** Runs in the page: what the browser animates by itself goes by the same clock. */
function holdAnimations() {
  const now = performance.now();
  for (const animation of document.getAnimations()) {
    const known = window.filmedAnimations;
    if (!known.has(animation)) {
      known.set(animation, now);
      animation.pause();
    }
    const age = now - known.get(animation);
    const { endTime } = animation.effect.getComputedTiming();
    if (age < endTime) animation.currentTime = age;
    else if (Number.isFinite(endTime)) animation.finish();
  }
}

async function written(frames, path) {
  const pictures = await Promise.all(
    frames.map(async frame => await sharp(frame).resize({ width: WIDTH }).png({ compressionLevel: 1 }).toBuffer()),
  );
  return await sharp(pictures, { join: { animated: true } })
    .webp({ quality: 62, effort: 4, delay: pictures.map(() => FRAME_MS), loop: 0, minSize: true, mixed: true })
    .toFile(path);
}
