// `npm run screenshots [-- OPTIONS] [NAME…]`: pictures of every page into `reports/pages`, in both languages, at desk and phone, in
// light and dark; those that README and docs show into `docs/images`; short films into both. Names choose among the pages
// (`home`, `table`, `the-edge`…); see `scripts/screenshots/scenes.mjs`.
//
//   --images    only what is committed: pictures and films of docs/images
//   --pages     only the pages
//   --pairs DIR our pictures beside others with the names of `pairs.mjs`, into reports/pairs
//   --built     the page as it was built last
//   --missing   only pictures that are not there yet: goes on after a break
//   --size desk|phone, --language fr|en, --light dark|light
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/run.mjs';
import { builtPage, openHouse } from './screenshots/house.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    images: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
    pairs: { type: 'string' },
    built: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
    size: { type: 'string' },
    language: { type: 'string' },
    light: { type: 'string' },
  },
});
const isAll = !values.images && !values.pages && values.pairs === undefined;

if (!values.built) await builtPage();
// Loaded only now: they need what has been installed.
const { takeAll, chosen, ALL_SIZES, LANGUAGES, LIGHTS } = await import('./screenshots/album.mjs');
const { scenesFor } = await import('./screenshots/scenes.mjs');
const { renewImages } = await import('./screenshots/images.mjs');
const { takePairs } = await import('./screenshots/pairs.mjs');

const began = Date.now();
const say = line => console.log(`[${((Date.now() - began) / 1000).toFixed(0).padStart(5)} s] ${line}`);
const failed = [];
const house = await openHouse();
try {
  if (values.images || isAll) failed.push(...(await renewImages(house, positionals, say)));
  if (values.pairs !== undefined) failed.push(...(await takePairs(house, values.pairs, positionals, say)));
  if (values.pages || isAll)
    failed.push(
      ...(await takeAll(house, join(root, 'reports/pages'), scenesFor(positionals), {
        sizes: chosen(ALL_SIZES, values.size),
        languages: chosen(LANGUAGES, values.language),
        lights: chosen(LIGHTS, values.light),
        isMissingOnly: values.missing,
        say,
      })),
    );
} finally {
  await house.close();
}
if (failed.length > 0) {
  console.error(`Not taken:\n  ${failed.join('\n  ')}`);
  process.exitCode = 1;
}
