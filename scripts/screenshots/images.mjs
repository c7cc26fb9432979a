// The pictures and films that README and docs show: few, dark, in the language of README, and small enough to be committed.
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../lib/run.mjs';
import { GAMES } from './battles.mjs';
import { filmAll } from './films.mjs';
import { opened, scenesFor } from './scenes.mjs';

const FOLDER = join(root, 'docs/images');
/** All of them together. */
const MOST_BYTES = 8_000_000;
const TASTES = { language: 'en', light: 'dark' };

/** A picture's name, the scene it shows, and the sizes that are kept. */
const PICTURES = [
  { name: 'home', scene: 'home-resume', sizes: ['desk', 'phone'] },
  ...GAMES.map(game => ({ name: `table-${game}`, scene: `table-${game}-middle`, sizes: ['desk', 'phone'] })),
  { name: 'setup', scene: 'setup-the-edge', sizes: ['desk'] },
  { name: 'over', scene: 'over-grimdark-future', sizes: ['desk'] },
  { name: 'room', scene: 'room-grimdark-future', sizes: ['desk'] },
  { name: 'eye', scene: 'gaze-grimdark-future', sizes: ['desk'] },
  { name: 'replay', scene: 'replay', sizes: ['desk'] },
  { name: 'rules', scene: 'rules', sizes: ['desk'] },
  { name: 'lesson', scene: 'lesson-table', sizes: ['desk'] },
];

/** Takes them anew; with words only those whose names hold one of them. */
export async function renewImages(house, words, say) {
  mkdirSync(FOLDER, { recursive: true });
  const failed = [];
  for (const { name, scene, sizes } of PICTURES.filter(({ name: own }) => isWanted(own, words)))
    for (const size of sizes) {
      const [found] = scenesFor([scene]).filter(one => one.name === scene);
      const file = `${name}-${size}.jpg`;
      try {
        const page = await opened(house, found, size, TASTES);
        const picture = await page.screenshot();
        await page.context().close();
        await sharp(picture).jpeg({ quality: 80, mozjpeg: true }).toFile(join(FOLDER, file));
        say(`docs/images/${file}`);
      } catch (error) {
        failed.push(`${file}: ${String(error.message).split('\n')[0]}`);
      }
    }
  failed.push(...(await filmAll(house, FOLDER, name => isWanted(name, words), TASTES, say)));
  if (words.length === 0 && failed.length === 0) forgetOthers();
  const bytes = readdirSync(FOLDER).reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0);
  say(`docs/images: ${(bytes / 1e6).toFixed(1)} MB`);
  if (bytes > MOST_BYTES) failed.push(`docs/images is ${bytes} bytes: more than ${MOST_BYTES}`);
  return failed;
}

const isWanted = (name, words) => words.length === 0 || words.some(word => name.includes(word));

/** What nobody takes any more is not kept. */
function forgetOthers() {
  const kept = new Set(PICTURES.flatMap(({ name, sizes }) => sizes.map(size => `${name}-${size}.jpg`)));
  for (const file of readdirSync(FOLDER)) if (file.endsWith('.jpg') && !kept.has(file)) rmSync(join(FOLDER, file));
}
