// What happens inside the process that holds all tests of a game: first which tests pass by which mutant, then mutant by mutant.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getFn } from '@vitest/runner';

const { folder, role, number } = JSON.parse(process.env.BANNERET_SWEEP);
const covered = join(folder, 'coverage.json');

// oxlint-disable-next-line no-underscore-dangle -- the name is the instrumenter's
const shared = (globalThis.__stryker__ ??= {});
shared.mutantCoverage ??= { static: {}, perTest: {} };

/** A mutant that survives so much work of the processor is set aside. */
const LONGEST_MS = 20_000;

const worked = () => process.cpuUsage().user / 1000;

/** Before each test: note its name while looking around; pass it over while sweeping, since it is called by hand. */
export function enter({ task, skip }) {
  shared.currentTestId = task.id;
  if (role === 'sweep' && task.name !== 'every mutant') skip();
}

export async function sweep(self) {
  shared.currentTestId = undefined;
  const tests = testsOf(self.file).filter(test => test !== self);
  if (role === 'coverage') return lookAround(tests);
  const { times, passing } = JSON.parse(readFileSync(covered, 'utf8'));
  const byId = new Map(tests.map(test => [test.id, test]));
  /** Who caught a mutant of the same file lately is likely to catch the next. */
  const lately = new Map();
  for (const { id, file } of JSON.parse(readFileSync(join(folder, `todo-${number}.json`), 'utf8'))) {
    const verdict = await tryOut(id, passing[id], { byId, times, lately: lately.get(file) ?? [] });
    if (verdict.test)
      lately.set(file, [verdict.test, ...(lately.get(file) ?? []).filter(t => t !== verdict.test)].slice(0, 12));
    const { test: _, ...told } = verdict;
    appendFileSync(join(folder, `seen-${number}.jsonl`), `${JSON.stringify(told)}\n`);
    // The mutant has left something behind that spoils a test: the others go on in a new process.
    if (verdict.fate === 'unsure') return;
  }
}

function lookAround(tests) {
  const failed = tests.find(test => test.result?.state === 'fail');
  if (failed) throw new Error(`without any mutant a test fails already: ${failed.name}`);
  const times = Object.fromEntries(tests.map(test => [test.id, test.result?.duration ?? 0]));
  const passing = {};
  const { perTest, static: loading } = shared.mutantCoverage;
  for (const id of Object.keys(loading)) passing[id] = {};
  for (const [test, hits] of Object.entries(perTest))
    for (const [id, n] of Object.entries(hits)) (passing[id] ??= {})[test] = n;
  writeFileSync(covered, JSON.stringify({ times, passing }));
}

async function tryOut(id, hits, { byId, times, lately }) {
  if (hits === undefined) return { fate: 'unseen' };
  const near = Object.keys(hits).filter(test => byId.has(test));
  if (near.length === 0) return { fate: 'loading' };
  const order = [
    ...lately.filter(test => test in hits),
    ...near.filter(test => !lately.includes(test)).toSorted((a, b) => times[a] - times[b]),
  ];
  const began = worked();
  shared.activeMutant = id;
  try {
    for (const test of order) {
      if (worked() - began > LONGEST_MS) return { fate: 'tired' };
      shared.hitCount = 0;
      shared.hitLimit = 20_000 + 20 * hits[test];
      if (await holds(byId.get(test))) continue;
      shared.activeMutant = undefined;
      return { fate: (await holds(byId.get(test))) ? 'caught' : 'unsure', by: byId.get(test).name, test };
    }
    return { fate: 'survived' };
  } finally {
    shared.activeMutant = undefined;
  }
}

async function holds(test) {
  try {
    await getFn(test)();
    return true;
  } catch {
    return false;
  }
}

const testsOf = ({ tasks }) => tasks.flatMap(task => (task.type === 'suite' ? testsOf(task) : [task]));
