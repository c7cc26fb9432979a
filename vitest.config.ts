import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Tests read the sources of every package (condition `source`), so no build is needed to run them.
const conditions = ['source', 'module', 'default'];

const testsIn = (packages: string): string[] =>
  ['src', 'test'].map(folder => `packages/${packages}/${folder}/**/*.test.ts`);

/** What games are made of: pure code that remembers nothing but what it could work out again. */
const PURE = testsIn('{kernel,geometry,hexboard,cards,dice,i18n,systems/*}');

/** Code of the guides, which puts rules of its own into a game. */
const GUIDES = ['packages/systems/*/test/guide/**/*.test.ts'];

/** Whole matches in browsers: they begin first, so that no core waits for the last of them at the end. */
const LONGEST = ['online', 'hotseat', 'computer', 'access'].map(name => `packages/web/test/${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONGEST.findIndex(name => moduleId.endsWith(name));
      return found < 0 ? LONGEST.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    testTimeout: 60_000,
    // Servers and browsers of a file are started in hooks; a busy machine takes its time.
    hookTimeout: 60_000,
    pool: 'forks',
    sequence: { sequencer: LongestFirst },
    // Left alone, the runner keeps one core for itself; on two cores that is half of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      // Their test files share a process, so that each module is loaded once: half of the time was loading.
      { extends: true, test: { name: 'rules', include: PURE, exclude: GUIDES, isolate: false } },
      { extends: true, test: { name: 'guides', include: GUIDES } },
      // Servers, browsers, commands and mocks get a process a file. Browsers meet a new battle every time and a machine that may be
      // busy: whoever fails is asked twice more before it counts.
      {
        extends: true,
        test: {
          name: 'around',
          include: testsIn('!(systems)'),
          exclude: testsIn('{kernel,geometry,hexboard,cards,dice,i18n}'),
          retry: 2,
        },
      },
    ],
  },
});
