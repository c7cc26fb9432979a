// `npm test`: everything that must hold before a change lands, in the order in which mistakes are cheapest to find.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { bin, build, ensureInstalled, root, run } from './lib/run.mjs';

const REPORT = join(root, 'reports', 'tests.json');

if (!process.argv.includes('--no-install')) await ensureInstalled();
mkdirSync(join(root, 'reports'), { recursive: true });
rmSync(REPORT, { force: true });

const checks = [
  ['format', () => run(bin('oxfmt'), ['--check'])],
  ['lint', () => run(bin('oxlint'), ['--deny-warnings'])],
  ['packages', () => run(process.execPath, [join(root, 'scripts/packages.mjs')])],
  ['types and build', build],
  ['types of tests', () => run(bin('tsc'), ['-p', 'tsconfig.tests.json'])],
  ['schemas', () => run(process.execPath, [join(root, 'scripts/schemas.mjs'), '--check'])],
  ['browser', ensureBrowser],
  ['tests', () => run(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`])],
];

const failed = [];
for (const [name, check] of checks) {
  const started = Date.now();
  console.log(`\n— ${name}`);
  const code = await check();
  console.log(`  ${code === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (code !== 0) failed.push(name);
}

const tests = readReport();
// Each check that failed counts as one, so that the last line can never look green when something is wrong.
const otherFailures = failed.filter(name => name !== 'tests' || tests.failed === 0).length;
if (failed.length > 0) console.log(`\nNot in order: ${failed.join(', ')}.`);
console.log(`\n${tests.passed} passed, ${tests.failed + otherFailures} failed`);
process.exit(failed.length === 0 && tests.passed > 0 ? 0 : 1);

function readReport() {
  try {
    const report = JSON.parse(readFileSync(REPORT, 'utf8'));
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
