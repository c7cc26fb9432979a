// One process that runs test files against one mutant after the other; the compiled modules stay warm in between.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';

const here = fileURLToPath(new URL('./', import.meta.url));
const { root, folder, number, coverage } = JSON.parse(process.argv[2]);
const awake = join(folder, `awake-${number}.txt`);
const switched = new Map(
  JSON.parse(readFileSync(join(folder, 'switched.json'), 'utf8')).map(({ name, content }) => [name, content]),
);

/** Puts the sources with sleeping mutants in the place of the real ones. */
const sleepingMutants = {
  name: 'sleeping-mutants',
  enforce: 'pre',
  load: id => switched.get(id.split('?')[0]),
};

/** Files run in the order in which they are named. */
class AsNamed {
  sort = files => files;
  shard = files => files;
}

const conditions = ['source', 'module', 'default'];
process.env.BANNERET_MUTANT = awake;
if (coverage) process.env.BANNERET_MUTANT_COVERAGE = coverage;
writeFileSync(awake, '');

const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    watch: false,
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    isolate: false,
    sequence: { sequencer: AsNamed },
    bail: coverage ? 0 : 1,
    testTimeout: 60_000,
    include: ['packages/systems/*/test/**/*.test.ts', 'packages/systems/*/src/**/*.test.ts'],
    setupFiles: [join(here, 'setup.mjs')],
    reporters: [{}],
    onConsoleLog: () => false,
  },
  { plugins: [sleepingMutants], resolve: { conditions }, ssr: { resolve: { conditions } }, logLevel: 'silent' },
);
await vitest.standalone();

process.on('message', async ({ mutant, files }) => {
  writeFileSync(awake, mutant);
  vitest.state.filesMap.clear();
  const specifications = files.map(file => vitest.getRootProject().createSpecification(file));
  const began = Date.now();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false);
  const failed = testModules.flatMap(module => [
    ...[...module.children.allTests('failed')].map(test => ({ file: module.moduleId, name: test.fullName })),
    ...module.errors().map(({ message }) => ({ file: module.moduleId, name: `the file itself: ${message}` })),
  ]);
  const times = testModules.map(module => ({ file: module.moduleId, ms: module.diagnostic().duration }));
  process.send({ failed, times, stray: unhandledErrors.length, ms: Date.now() - began });
});
process.on('disconnect', () => process.exit());
process.send({ ready: true });
