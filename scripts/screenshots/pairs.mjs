// Pictures of others, and ours of the same kind of position and of the same size beside them, for eyes that compare.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../lib/run.mjs';
import { battleOf } from './battles.mjs';
import { lookAt, middleOfFight } from './camera.mjs';
import { settled, visitor } from './house.mjs';
import { opened, replayAt, scenesFor, sitDownAt } from './scenes.mjs';

const FOLDER = join(root, 'reports/pairs');
const GAP = 24;
/** What the bar above the board and the panel beside it take of a desk. */
const ROUND = { width: 340, height: 48 };

/** Nothing but the board, in a window that makes it as large as the other picture. */
const board =
  (game, near = 1) =>
  async (house, { width, height }) => {
    const { file, moments } = await battleOf(game);
    const viewport = { width: width + ROUND.width, height: height + ROUND.height };
    const page = await visitor(house, 'desk', { viewport });
    await replayAt(page, house, file, moments.middle);
    await settled(page);
    if (near > 1) {
      await lookAt(page, await middleOfFight(page), near);
      await settled(page);
    }
    return await shot(page, page.locator('.board-space'));
  };

/** A whole screen at its own size. */
const screen = (name, size) => async house => {
  const page = await opened(
    house,
    scenesFor([name]).find(scene => scene.name === name),
    size,
  );
  return await shot(page, page);
};

const eye = async (house, { width, height }) => {
  const { file, moments } = await battleOf('grimdark-future');
  const page = await visitor(house, 'desk', {
    isDeep: true,
    viewport: { width: width + ROUND.width, height: height + ROUND.height },
  });
  await sitDownAt(page, house, file, moments.middle);
  await page.locator('.room-switch').click();
  await page.locator('.room-canvas[data-drawn]').waitFor({ timeout: 60_000 });
  await page.locator('.eye-button').click();
  await page.waitForTimeout(3_000);
  await settled(page);
  return await shot(page, page.locator('.board-space'));
};

const room = async (house, { width, height }) => {
  const { file, moments } = await battleOf('grimdark-future');
  const page = await visitor(house, 'desk', {
    isDeep: true,
    viewport: { width: width + ROUND.width, height: height + ROUND.height },
  });
  await replayAt(page, house, file, moments.middle);
  await page.locator('.room-switch').click();
  await page.locator('.room-canvas[data-drawn]').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(3_000);
  await settled(page);
  return await shot(page, page.locator('.board-space'));
};

/** The sheet of figures is made by `npm run figures`. */
const figures = async () => {
  const sheet = join(root, 'reports/figures-grimdark-future.png');
  if (!existsSync(sheet)) throw new Error('run `npm run figures` first');
  return await sharp(sheet).toBuffer();
};

const PAIRS = {
  home: screen('home-resume', 'desk'),
  'screen-desk': screen('table-grimdark-future-middle', 'desk'),
  'screen-phone': screen('table-grimdark-future-middle', 'phone'),
  'gdf-table': board('grimdark-future'),
  'gdf-close': board('grimdark-future', 2.9),
  'at43-table': board('at-43'),
  'bts-table': board('beyond-the-stars'),
  'tos-table': board('the-other-side'),
  'edge-board': board('the-edge'),
  'view-3d': room,
  'figures-eye': eye,
  'figures-and-status': figures,
};

async function shot(page, what) {
  const picture = await what.screenshot();
  await page.context().close();
  return picture;
}

/** Theirs on the left, ours on the right. Our picture alone lies beside the pair. */
export async function takePairs(house, others, words, say) {
  mkdirSync(FOLDER, { recursive: true });
  const failed = [];
  for (const [name, take] of Object.entries(PAIRS)) {
    if (words.length > 0 && !words.some(word => name.includes(word))) continue;
    try {
      const theirs = sharp(join(others, `${name}.png`));
      const { width, height } = await theirs.metadata();
      const size = { width, height };
      const ours = await sharp(await take(house, size))
        .resize({ ...size, fit: 'contain', background: '#000' })
        .png()
        .toBuffer();
      await sharp(ours).toFile(join(FOLDER, `ours-${name}.png`));
      await sharp({ create: { width: 2 * width + GAP, height, channels: 3, background: '#777' } })
        .composite([
          { input: await theirs.png().toBuffer(), left: 0, top: 0 },
          { input: ours, left: width + GAP, top: 0 },
        ])
        .png()
        .toFile(join(FOLDER, `${name}.png`));
      say(`reports/pairs/${name}.png`);
    } catch (error) {
      failed.push(`${name}: ${String(error.message).split('\n')[0]}`);
      say(`${name}: NOT taken, ${String(error.message).split('\n')[0]}`);
    }
  }
  return failed;
}
