// `npm run bench:labels [-- --json] [--level LEVEL] [--page] [GAME…]`: the names of units, counted on real positions: four moments of
// five battles a game that computer players have fought with fixed seeds. Widths of words are estimated, so that no browser is needed;
// with `--page` the same is counted in the real page as well.
//
// The page's sources are loaded as they are: what lays names out in the browser lays them out here.
import { join } from 'node:path';
import { createServer } from 'vite';
import { countInPage } from './bench-labels/page.mjs';
import { build, ensureInstalled, fail, root } from './lib/run.mjs';

const args = process.argv.slice(2);
const level = args.includes('--level') ? args[args.indexOf('--level') + 1] : 'greedy';
const games = args.filter((arg, i) => !arg.startsWith('--') && args[i - 1] !== '--level');

await ensureInstalled();
if ((await build()) !== 0) fail('The project does not compile: see the messages above.');
const vite = await createServer({
  root: join(root, 'packages/web'),
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  appType: 'custom',
  logLevel: 'error',
});
try {
  const { benchLabels } = await vite.ssrLoadModule('/test/labelBench.ts');
  const { rows: estimated, battles } = await benchLabels(games, level);
  const counting = {
    ...(await vite.ssrLoadModule('/test/labelCount.ts')),
    ...(await vite.ssrLoadModule('/test/labelTables.ts')),
  };
  const rows = [...estimated, ...(args.includes('--page') ? await countInPage(battles, counting) : [])];
  if (args.includes('--json')) console.log(JSON.stringify(rows));
  else for (const row of rows) console.log(lineOf(row));
} finally {
  await vite.close();
}

function lineOf({ game, screen, zoom, rule, units, named, short, bare, onOthers, cutOff, covered, ...more }) {
  const what = `${game.padEnd(17)} ${screen.padEnd(6)} ${zoom.padEnd(12)} ${rule.padEnd(7)}`;
  const parts = [
    `${units} units`,
    `${named} named (${short} short)`,
    `${bare} bare`,
    `${onOthers} on others`,
    `${cutOff} cut off`,
    `${covered} figures covered`,
    ...(more.spilled === undefined ? [] : [`${more.spilled} wider than their plates`]),
    ...(more.medianMs === undefined ? [] : [`${more.medianMs.toFixed(1)} ms (most ${more.mostMs.toFixed(1)})`]),
  ];
  return `${what} ${parts.join(', ')}`;
}
