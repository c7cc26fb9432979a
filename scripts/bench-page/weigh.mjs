import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { openHouse, settled, visitor } from '../screenshots/house.mjs';
import { root } from '../lib/run.mjs';

const GAMES = ['grimdark-future', 'the-edge', 'the-other-side', 'at-43', 'beyond-the-stars'];
const PAGE = join(root, 'packages/web/dist');
/** What a first view may weigh, packed. */
export const GOAL_KB = 350;

/**
 * What a visitor fetches who has never been here: the first page, and a table that is gone to at once, with the threads and painters
 * that they start. Packed as the server sends it; what is fetched later on demand (three dimensions, lessons) is not in it.
 */
export async function weigh() {
  const house = await openHouse();
  try {
    const home = await fetched(house, house.address, '.game-card', 'reload');
    const rows = { home };
    for (const game of GAMES) rows[game] = await fetched(house, await laidTable(house, game), '.prompt-panel .asked');
    return rows;
  } finally {
    await house.close();
  }
}

/** Where a match lies that this browser has begun; the browser is kept, for the match is in it. */
async function laidTable(house, game) {
  const page = await visitor(house, 'desk');
  await page.goto(`${house.address}/new/${game}`);
  await page.locator('.setup button[type=submit]').click();
  await page.waitForURL(/\/local\//);
  await page.locator('.prompt-panel .asked').waitFor();
  return page;
}

/** Opens an address afresh and weighs what is asked of the server until all is painted. */
async function fetched(house, from, there) {
  const page = typeof from === 'string' ? await visitor(house, 'desk') : from;
  const address = typeof from === 'string' ? from : from.url();
  const files = new Set();
  page.context().on('request', request => {
    // Pictures that the page has made itself have addresses as well.
    if (!request.url().startsWith(house.address)) return;
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) files.add(pathname);
  });
  await page.goto('about:blank');
  files.clear();
  await page.goto(address);
  await page.locator(there).first().waitFor();
  await settled(page);
  await page.context().close();
  const weights = [...files].map(weightOf).sort((a, b) => b.packed - a.packed);
  const sum = of => weights.reduce((total, file) => total + file[of], 0);
  return { files: weights, plainKB: kB(sum('plain')), packedKB: kB(sum('packed')), smallestKB: kB(sum('smallest')) };
}

function weightOf(path) {
  const file = path.includes('.') ? path : '/index.html';
  const plain = readFileSync(join(PAGE, file));
  return {
    file,
    plain: plain.length,
    packed: Math.min(plain.length, gzipSync(plain, { level: 9 }).length),
    smallest: Math.min(plain.length, brotliCompressSync(plain).length),
  };
}

const kB = bytes => Math.round(bytes / 100) / 10;

/** A line a view, and with `isDetailed` its heaviest files. */
export function tellWeights(rows, isDetailed) {
  for (const [name, { files, plainKB, packedKB, smallestKB }] of Object.entries(rows)) {
    const verdict = packedKB <= GOAL_KB ? '' : `  more than ${GOAL_KB} kB`;
    const weights = `${packedKB} kB with gzip, ${smallestKB} kB with Brotli, ${plainKB} kB plain`;
    console.log(`  ${name.padEnd(18)} ${weights}, ${files.length} files${verdict}`);
    if (isDetailed)
      for (const { file, packed } of files.slice(0, 14))
        console.log(`      ${String(kB(packed)).padStart(7)} kB  ${file}`);
  }
}
