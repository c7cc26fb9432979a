// Runs before every test file: wakes the mutant that is tried, or notes which mutants the file's tests pass by.
import { appendFileSync, readFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

const { BANNERET_MUTANT: awake, BANNERET_MUTANT_COVERAGE: notes } = process.env;
// oxlint-disable-next-line no-underscore-dangle -- the name is the instrumenter's
const shared = (globalThis.__stryker__ ??= {});
// The environment of a worker is that of the moment it was started; the file is read anew each time.
shared.activeMutant = awake === undefined ? undefined : readFileSync(awake, 'utf8');

if (notes !== undefined) {
  const file = expect.getState().testPath;
  shared.mutantCoverage ??= { static: {}, perTest: {} };
  shared.currentTestId = file;
  afterAll(() => {
    const { perTest, static: whileLoading } = shared.mutantCoverage;
    const passed = Object.keys({ ...whileLoading, ...perTest[file] });
    appendFileSync(notes, `${JSON.stringify({ file, passed })}\n`);
  });
}
