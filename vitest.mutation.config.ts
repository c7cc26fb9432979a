import { defineConfig } from 'vitest/config';

// The tests that mutants of the heart are run against: fast ones, without browsers and processes.
const conditions = ['source', 'import', 'module', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['kernel', 'hexboard', 'dice', 'cards', 'systems/toy'].flatMap(name => [
      `packages/${name}/src/**/*.test.ts`,
      `packages/${name}/test/**/*.test.ts`,
    ]),
    testTimeout: 60_000,
    pool: 'forks',
  },
});
