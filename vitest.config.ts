import { defineConfig } from 'vitest/config';

// Tests read the sources of every package (condition `source`), so no build is needed to run them.
const conditions = ['source', 'module', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/**/src/**/*.test.ts', 'packages/**/test/**/*.test.ts'],
    testTimeout: 60_000,
    pool: 'forks',
  },
});
