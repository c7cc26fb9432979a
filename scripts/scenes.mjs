// `node scripts/scenes.mjs [GAME…]`: the positions that the first page shows, from battles of computer players with fixed seeds. The
// page's own sources make them, as they make the tables that are played on. Run it again when a game's table looks otherwise.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { build, ensureInstalled, fail, root } from './lib/run.mjs';

const FOLDER = join(root, 'packages/web/src/pages/picture/scenes');
/** Battles that look well, and the share of them after which to look. */
const BATTLES = {
  'grimdark-future': { seed: 7, share: 0.62 },
  'the-other-side': { seed: 4, share: 0.5 },
  'at-43': { seed: 5, share: 0.55 },
  'beyond-the-stars': { seed: 6, share: 0.5 },
  'the-edge': { seed: 3, share: 0.5 },
};

const wanted = process.argv.slice(2);
await ensureInstalled();
if ((await build()) !== 0) fail('The project does not compile: see the messages above.');
const vite = await createServer({
  root: join(root, 'packages/web'),
  server: { middlewareMode: true, hmr: false, watch: null },
  appType: 'custom',
  logLevel: 'error',
});
try {
  const { battleOf, tableauAt } = await vite.ssrLoadModule('/test/labelTables.ts');
  const { sceneOf } = await vite.ssrLoadModule('/src/pages/picture/scene.ts');
  const { slabSceneOf } = await vite.ssrLoadModule('/src/pages/picture/slab/slabScene.ts');
  for (const [id, { seed, share }] of Object.entries(BATTLES)) {
    if (wanted.length > 0 && !wanted.includes(id)) continue;
    const { positions } = await battleOf(id, seed, [share], 'greedy');
    const [position] = positions;
    const scene = id === 'the-edge' ? slabSceneOf(position.state) : sceneOf(tableauAt(position, 'en'));
    writeFileSync(join(FOLDER, `${id}.json`), `${JSON.stringify(scene, tenths, 1)}\n`);
    console.log(id, scene.figures.length, 'figures');
  }
} finally {
  await vite.close();
}

/** Nobody sees less than a tenth of a millimetre. Seeds are whole. */
function tenths(_key, value) {
  return typeof value === 'number' && !Number.isInteger(value) ? Math.round(value * 10) / 10 : value;
}
