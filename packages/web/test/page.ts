import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/banneret-page', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of the page as it is built from today's sources; test files that run side by side share it. */
export async function builtPage(): Promise<string> {
  const folder = join(CACHE, fingerprint());
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  for (const older of readdirSync(CACHE)) if (!older.includes('-')) rmSync(join(CACHE, older), { recursive: true });
  const mine = `${folder}-${process.pid}`;
  // Test runners say that this is a test; the page is to be the one that people get.
  process.env['NODE_ENV'] = 'production';
  await build({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: mine, emptyOutDir: true },
  });
  try {
    renameSync(mine, folder);
  } catch {
    // Another test file was faster; its page is the same.
    rmSync(mine, { recursive: true, force: true });
  }
  return folder;
}

/** Changes whenever a source file of any package does. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of sources(PACKAGES)) hash.update(`${file} ${statSync(file).mtimeMs}\n`);
  return hash.digest('hex').slice(0, 16);
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !['node_modules', 'dist', 'build', 'test'].includes(entry.name)) yield* sources(path);
    else if (entry.isFile() && /\.(tsx?|css|html|svg|webmanifest)$/.test(entry.name)) yield path;
  }
}
