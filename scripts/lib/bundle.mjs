// Puts the code of the server's threads together: each thread would otherwise load some two thousand files of its own, which takes a second of
// everybody's start and as much memory again as the games themselves.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './run.mjs';

const SERVER = join(root, 'packages', 'server');
const BUNDLE = join(SERVER, 'bundle');
const THREADS = {
  serverThread: 'dist/serverThread.js',
  matchThread: 'dist/threads/matchThread.js',
  thinker: 'dist/thinker.js',
};
/** Ours, and libraries that are many small files; what was written to be required stays where it is. */
const isApart = id => /^(?:fastify|@fastify\/|ws$|libsql$|node:)/.test(id);

/** An engine keeps a file in which a single character is not Latin in twice the memory. */
const inLatin = {
  name: 'in-latin',
  renderChunk: code => ({
    code: code.replaceAll(/[^\0-\xff]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  }),
};

/** Bundles the threads, unless nothing has been compiled since. */
export async function bundleThreads() {
  if (isFresh()) return;
  const bundle = await rolldown({
    input: Object.fromEntries(Object.entries(THREADS).map(([name, file]) => [name, join(SERVER, file)])),
    platform: 'node',
    external: isApart,
    plugins: [inLatin],
    logLevel: 'warn',
  });
  await bundle.write({
    dir: BUNDLE,
    format: 'esm',
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'shared-[hash].js',
  });
  await bundle.close();
}

function isFresh() {
  const first = join(BUNDLE, 'thinker.js');
  if (!existsSync(first)) return false;
  const made = statSync(first).mtimeMs;
  return (
    compiledFolders().every(folder => lastChange(folder) <= made) && statSync(import.meta.filename).mtimeMs <= made
  );
}

const compiledFolders = () =>
  ['packages', 'packages/systems'].flatMap(parent =>
    readdirSync(join(root, parent))
      .map(name => join(root, parent, name, 'dist'))
      .filter(existsSync),
  );

function lastChange(folder) {
  let last = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) last = Math.max(last, lastChange(path));
    else if (entry.name.endsWith('.js')) last = Math.max(last, statSync(path).mtimeMs);
  }
  return last;
}
