// One process that holds all tests of a game and meets mutant after mutant (see sweep.mjs).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';

const brief = JSON.parse(process.argv[2]);
const { root, folder } = brief;
process.env.NODE_NO_WARNINGS = '1';
process.env.BANNERET_SWEEP = JSON.stringify(brief);
const switched = new Map(
  JSON.parse(readFileSync(join(folder, 'switched.json'), 'utf8')).map(({ name, content }) => [name, content]),
);

/** Puts the sources with sleeping mutants in the place of the real ones. */
const sleepingMutants = {
  name: 'sleeping-mutants',
  enforce: 'pre',
  load: id => switched.get(id.split('?')[0]),
};

const conditions = ['source', 'module', 'default'];
const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    watch: false,
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 120_000,
    include: [join(folder, 'every.test.mjs')],
    reporters: [{}],
    onConsoleLog: () => false,
  },
  { plugins: [sleepingMutants], resolve: { conditions }, ssr: { resolve: { conditions } }, logLevel: 'silent' },
);
await vitest.standalone();
const { testModules } = await vitest.runTestSpecifications([
  vitest.getRootProject().createSpecification(join(folder, 'every.test.mjs')),
]);
const failed = testModules.flatMap(module => [
  ...[...module.children.allTests('failed')].map(test => `${test.fullName}: ${test.result().errors?.[0]?.stack}`),
  ...module.errors().map(({ message, stack }) => `the file itself: ${message} ${stack}`),
]);
if (failed.length > 0) console.error(failed.slice(0, 5).join('\n'));
await vitest.close();
process.exit(failed.length > 0 ? 1 : 0);
