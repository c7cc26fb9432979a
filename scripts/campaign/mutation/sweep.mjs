// Every mutant of a game's rules, or of some of its files: finds the holes that a sample only counts. All tests of rules are
// loaded once into one process per core, and each mutant meets, one by one, the tests that pass by its line.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allMutants, ruleSources, withSwitches } from './draw.mjs';
import { testFiles } from './tests.mjs';
import { wellTyped } from './typed.mjs';

const SWEEPER = fileURLToPath(new URL('./sweeper.mjs', import.meta.url));
const INSIDE = fileURLToPath(new URL('./inside.mjs', import.meta.url));

/** So many variants fit one run of the compiler. */
const VARIANTS_A_RUN = 2500;

/** A sweeper that says nothing for so long goes round in circles with its mutant, which has been noticed. */
const SILENCE_MS = 90_000;

export async function sweepRules({ root, system, within, workers, least }) {
  const folder = join(root, 'reports/mutation', `${system}-all`);
  mkdirSync(folder, { recursive: true });
  const sources = ruleSources(root, system);
  const parts = within.split(',');
  const drawn = (await allMutants(root, sources)).filter(({ file }) => parts.some(part => file.includes(part)));
  const compiling = [];
  for (let first = 0; first < drawn.length; first += VARIANTS_A_RUN)
    compiling.push(...(await wellTyped(root, folder, sources, drawn.slice(first, first + VARIANTS_A_RUN))));
  const { files, mutants } = await withSwitches(root, sources, compiling);
  console.log(`  ${mutants.length} mutants of ${system} compile, of ${drawn.length}`);
  const into = name => join(folder, name);
  writeFileSync(into('switched.json'), JSON.stringify(files));
  rmSync(into('survivors.txt'), { force: true });
  const results = [];
  await meetInOneProcess({ root, folder, system, workers, mutants }, (mutant, verdict) => {
    results.push({ ...mutant, ...verdict });
    if (results.length % 100 === 0) console.log(`  ${mutants.length - results.length} to go`);
  });
  return summed(system, results, into('survivors.txt'), least);
}

/**
 * Tries mutants whose sources lie ready in `switched.json`, and hands on a verdict for each: `caught`, `survived`, `tired` (not all
 * tests were asked), `endless`, `unseen` (no test comes by), `loading` (it works before the first test) or `unsure` (the test that
 * failed went on failing without it).
 */
export async function meetInOneProcess({ root, folder, system, workers, mutants }, onVerdict) {
  writeFileSync(join(folder, 'every.test.mjs'), everyTest(testFiles(root, system).rules));
  rmSync(join(folder, 'coverage.json'), { force: true });
  await new Promise((resolve, reject) => {
    const child = fork(SWEEPER, [JSON.stringify({ root, folder, role: 'coverage' })]);
    child.once('exit', code => (code === 0 ? resolve() : reject(new Error('a test fails without any mutant'))));
  });
  await Promise.all(
    Array.from({ length: workers }, (_, number) =>
      sweepShare(
        { root, folder, number },
        mutants.filter((__, i) => i % workers === number),
        onVerdict,
      ),
    ),
  );
}

/** All tests of rules as if they stood in one file; the last of them is the sweep itself. */
const everyTest = files =>
  [
    `import { beforeEach, test } from 'vitest';`,
    `import { enter, sweep } from ${JSON.stringify(INSIDE)};`,
    `beforeEach(enter);`,
    ...files.map(file => `await import(${JSON.stringify(file)});`),
    `test('every mutant', ({ task }) => sweep(task), 36_000_000);`,
    '',
  ].join('\n');

/** One process with its share of the mutants, started again behind each mutant that it does not come back from. */
async function sweepShare(brief, mutants, onVerdict) {
  const todo = [...mutants];
  while (todo.length > 0) {
    writeFileSync(
      join(brief.folder, `todo-${brief.number}.json`),
      JSON.stringify(todo.map(({ id, file }) => ({ id, file }))),
    );
    await sweepUntilStuck(brief, todo.length, verdict => onVerdict(todo.shift(), verdict));
  }
}

/** Hands on verdict after verdict, until there is one for every mutant or one of them never came to an end. */
function sweepUntilStuck(brief, count, onVerdict) {
  const seen = join(brief.folder, `seen-${brief.number}.jsonl`);
  rmSync(seen, { force: true });
  const child = fork(SWEEPER, [JSON.stringify({ ...brief, role: 'sweep' })], { detached: true });
  let known = 0;
  let lastWord = Date.now();
  let givenUp = false;
  const stop = () => {
    clearInterval(look);
    process.kill(-child.pid, 'SIGKILL');
  };
  const hear = () => {
    const verdicts = existsSync(seen) ? readFileSync(seen, 'utf8').split('\n').slice(known, -1) : [];
    for (const verdict of verdicts) onVerdict(JSON.parse(verdict));
    known += verdicts.length;
    if (verdicts.length > 0) lastWord = Date.now();
  };
  const look = setInterval(() => {
    hear();
    if (known === count) return stop();
    if (Date.now() - lastWord <= SILENCE_MS) return;
    givenUp = true;
    onVerdict({ fate: 'endless' });
    stop();
  }, 500);
  return new Promise(resolve => {
    child.once('exit', () => {
      clearInterval(look);
      // Its last words, unless they are of the mutant that was given up already.
      if (!givenUp) hear();
      resolve();
    });
  });
}

/** Whoever takes for ever has been noticed. */
const isAlive = ({ fate }) => fate !== 'caught' && fate !== 'endless';

function summed(system, results, survivorsFile, least) {
  const tried = results.filter(({ fate }) => fate !== 'loading');
  const alive = tried.filter(isAlive);
  const lines = [];
  for (const file of [...new Set(tried.map(one => one.file))].toSorted()) {
    const ofFile = tried.filter(one => one.file === file);
    const left = ofFile.filter(isAlive).toSorted((a, b) => a.line - b.line);
    lines.push(`${file}: ${left.length} of ${ofFile.length} survive`);
    for (const { line, mutator, was, becomes, fate } of left)
      lines.push(
        `  ${line} ${mutator}${fate === 'unseen' ? ' (no test comes by)' : ''}\n      ${was}\n   => ${becomes}`,
      );
  }
  writeFileSync(survivorsFile, `${lines.join('\n')}\n`);
  const caught = tried.length - alive.length;
  const score = caught / Math.max(1, tried.length);
  console.log(
    `  ${system}: ${caught} of ${tried.length} caught (${(100 * score).toFixed(1)} %), ${results.length - tried.length} ` +
      `work while loading and were left out; survivors in ${survivorsFile}`,
  );
  return { ok: score >= least, caught, of: tried.length, score: Number((100 * score).toFixed(1)) };
}
