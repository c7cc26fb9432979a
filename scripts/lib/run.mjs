// Small helpers shared by the scripts. Only Node's own modules: they run before anything is installed.
import { spawn } from 'node:child_process';
import { readFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Run a command and resolve with its exit code; its output goes straight through. */
export function run(command, args, options = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', () => resolve(127));
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 130 : 1)));
  });
}

/** Run a command quietly and resolve with { code, output }. */
export function capture(command, args) {
  return new Promise(resolve => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', chunk => (output += chunk));
    child.stderr.on('data', chunk => (output += chunk));
    child.on('error', () => resolve({ code: 127, output }));
    child.on('exit', code => resolve({ code: code ?? 1, output }));
  });
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Is what stands in node_modules what the lock file asks for? */
function installed() {
  const wanted = join(root, 'package-lock.json');
  const present = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(present)) return false;
  const packages = file => JSON.parse(readFileSync(file, 'utf8')).packages;
  const want = packages(wanted);
  const have = packages(present);
  return Object.entries(want).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true;
    return have[path] === undefined ? entry.optional === true : have[path].version === entry.version;
  });
}

/** Install the dependencies if they are not there yet. */
export async function ensureInstalled() {
  if (installed()) return;
  console.log('Installing the dependencies (once)…');
  const code = await run(npm, ['ci', '--no-audit', '--no-fund']);
  if (code !== 0) fail('The dependencies could not be installed: see the message of npm above.');
}

/** Compile all packages, and put the server's threads together; a second run takes well under a second. */
export async function build() {
  const code = await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b']);
  if (code !== 0) return code;
  const { bundleThreads } = await import('./bundle.mjs');
  await bundleThreads();
  return 0;
}

export const bin = name => join(root, 'node_modules', '.bin', name);

export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
