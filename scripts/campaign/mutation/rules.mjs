// Does a test of the rule fail when a rule of a game is broken? A random sample of mutants, each against the tests that
// pass by its line: first in one process for all, then, whoever is left, in processes of their own.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { basename, join } from 'node:path';
import { allMutants, ruleSources, shuffled, withSwitches } from './draw.mjs';
import { Runner } from './pool.mjs';
import { meetInOneProcess } from './sweep.mjs';
import { testFiles } from './tests.mjs';
import { wellTyped } from './typed.mjs';

export async function sampleRules({ root, system, sample: size, seed, least, workers, rulesOnly = false }) {
  const { seededRng } = await import(join(root, 'packages/kernel/dist/index.js'));
  const sources = ruleSources(root, system);
  const everyMutant = await allMutants(root, sources);
  const folder = join(root, 'reports/mutation', `${system}-${seed}`);
  const diary = openDiary(folder, fingerprint(root, system));
  const order = shuffled(everyMutant, seededRng(seed, 'mutants', system));
  // The compiler refuses about four of ten.
  const sample = (await wellTyped(root, folder, sources, order.slice(0, 3 * size))).slice(0, size);
  const switched = await withSwitches(root, sources, sample);
  writeFileSync(join(folder, 'switched.json'), JSON.stringify(switched.files));
  console.log(
    `  ${size} of ${everyMutant.length} mutants of ${system}, seed ${seed}; ${diary.results.size} known already`,
  );

  const { rules, games } = testFiles(root, system);
  // Nearly all are judged in one process that holds all tests. Where a value was kept from before the mutant woke, one that a test would
  // catch may seem to survive there: the share is never too high. Only what this process cannot judge gets one of its own.
  const untried = switched.mutants.filter(({ key }) => !diary.results.has(key));
  if (untried.length > 0)
    await meetInOneProcess({ root, folder, system, workers, mutants: untried }, (mutant, { fate, by }) => {
      if (fate === 'caught') diary.note(mutant, { fate, by });
      if (fate === 'survived') diary.note(mutant, { fate: 'uncaught' });
    });
  const queue = switched.mutants.filter(({ key }) => !isSettled(diary.results.get(key), rulesOnly));
  console.log(`  ${queue.length} of them are asked one by one`);
  if (queue.length === 0) return summed(system, seed, sample, diary.results, least);

  const { passes, ms } = await coverage(root, folder, rulesOnly ? rules : [...rules, ...games]);
  const cheapestFirst = files => files.toSorted((a, b) => ms(a) - ms(b));
  /** Several times what the files take without a mutant: whoever takes longer goes round in circles. */
  const patience = files => 30_000 + 8 * files.reduce((sum, file) => sum + ms(file), 0);
  /** Who shall try the mutant: the file that caught it last time, those that pass by its line, all others, whole games. */
  const filesFor = ({ id, key }, { results, caughtBefore }) => {
    const near = cheapestFirst(rules.filter(file => passes(id, file)));
    const known = near.filter(file => basename(file) === caughtBefore.get(key));
    // A value that is worked out once is seen by the first test only: the far ones are asked to be sure. Where many files pass
    // by, this is no such value.
    const far = near.length > FEW ? [] : cheapestFirst(rules.filter(file => !near.includes(file)));
    const asked = results.has(key) ? [] : [known, near.filter(file => !known.includes(file)), far];
    return [...asked.map(files => ['caught', files]), ['games', rulesOnly ? [] : games]];
  };
  const began = Date.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: workers }, async (_, number) => {
      const runner = new Runner({ root, folder, number });
      for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
        const verdict = await judge(runner, mutant, filesFor(mutant, diary), patience);
        diary.note(mutant, verdict);
        if (++done % 10 === 0) tellProgress(done, queue.length, began);
      }
      runner.stop();
    }),
  );
  return summed(system, seed, sample, diary.results, least);
}

/** A value that is worked out once for each game or list, and kept, is worked out by so many test files at most. */
const FEW = 3;

/** No further than the first failure. */
async function judge(runner, { id }, turns, patience) {
  for (const [fate, files] of turns) {
    if (files.length === 0) continue;
    const answer = await runner.run(id, files, patience(files));
    if (answer === undefined) return { fate, by: 'it never came to an end' };
    if (answer.failed.length > 0) return { fate, by: `${basename(answer.failed[0].file)}: ${answer.failed[0].name}` };
  }
  // Whether whole games notice it is another question, and a slow one.
  const gamesAsked = turns.some(([fate, files]) => fate === 'games' && files.length > 0);
  return { fate: gamesAsked ? 'survived' : 'uncaught' };
}

/** A mutant that no test of a rule catches is settled as soon as only such tests are asked. */
const isSettled = (result, rulesOnly) => result !== undefined && (rulesOnly || result.fate !== 'uncaught');

/** Which mutants the tests of a file pass by, and how long they take; and, without a mutant, that all of them hold. */
async function coverage(root, folder, files) {
  const notes = join(folder, 'coverage.jsonl');
  rmSync(notes, { force: true });
  const runner = new Runner({ root, folder, number: 'coverage', coverage: notes });
  const answer = await runner.run('', files, 1_800_000);
  runner.stop();
  if (answer === undefined) throw new Error('the tests did not come to an end without a mutant');
  if (answer.failed.length > 0)
    throw new Error(`without any mutant a test fails already: ${answer.failed[0].file}: ${answer.failed[0].name}`);
  const passed = new Map(
    readFileSync(notes, 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
      .map(({ file, passed: ids }) => [file, new Set(ids)]),
  );
  const times = new Map(answer.times.map(({ file, ms }) => [file, ms]));
  return { passes: (id, file) => passed.get(file)?.has(id) ?? false, ms: file => times.get(file) ?? 0 };
}

/** What is known of mutants from a run that was interrupted, as long as neither sources nor tests have changed since. */
function openDiary(folder, print) {
  mkdirSync(folder, { recursive: true });
  const [printed, lines] = [join(folder, 'of.txt'), join(folder, 'results.jsonl')];
  const before = existsSync(lines) ? readFileSync(lines, 'utf8').trim().split('\n').filter(Boolean) : [];
  const known = before.map(line => JSON.parse(line));
  const stillTrue = existsSync(printed) && readFileSync(printed, 'utf8') === print;
  if (!stillTrue) rmSync(lines, { force: true });
  writeFileSync(printed, print);
  const results = new Map(stillTrue ? known.map(result => [result.key, result]) : []);
  return {
    results,
    // Old news, good enough to begin with the right test.
    caughtBefore: new Map(known.filter(({ fate }) => fate === 'caught').map(({ key, by }) => [key, by.split(':')[0]])),
    note({ key, file, line, mutator, was, becomes }, verdict) {
      const result = { key, file, line, mutator, was, becomes, ...verdict };
      results.set(key, result);
      appendFileSync(lines, `${JSON.stringify(result)}\n`);
    },
  };
}

/** Of every source and test of the game. */
function fingerprint(root, system) {
  const hash = createHash('sha256');
  for (const part of ['src', 'test']) {
    const folder = join(root, 'packages/systems', system, part);
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|json)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex');
}

function tellProgress(done, left, began) {
  const minutes = (Date.now() - began) / 60_000;
  const eta = (minutes / done) * left;
  console.log(`  ${done} tried, ${left} to go, about ${eta.toFixed(0)} min (load ${loadavg()[0].toFixed(1)})`);
}

function summed(system, seed, sample, results, least) {
  const known = sample.map(({ key }) => results.get(key)).filter(Boolean);
  const of = fate => known.filter(result => result.fate === fate);
  const [caught, games, survived] = [of('caught').length, of('games'), [...of('survived'), ...of('uncaught')]];
  const [low, high] = wilson(caught, known.length);
  const percent = share => `${(100 * share).toFixed(1)} %`;
  for (const { file, line, mutator, was, becomes, by } of [...survived, ...games])
    console.log(`  ${by ? `only ${by}` : 'survived'}: ${file}:${line} ${mutator}\n      ${was}\n   => ${becomes}`);
  console.log(
    `  ${system}, seed ${seed}: ${known.length} mutants, caught ${caught} (${percent(caught / known.length)}, ` +
      `95 %: ${percent(low)} to ${percent(high)}), survived ${survived.length}, only by whole games ${games.length}`,
  );
  const score = caught / Math.max(1, known.length);
  return {
    ok: score >= least,
    caught,
    survived: survived.length,
    onlyWholeGames: games.length,
    score: Number((100 * score).toFixed(1)),
    interval: [low, high].map(share => Number((100 * share).toFixed(1))),
  };
}

/** Wilson's interval for a share: honest for small numbers, too. */
function wilson(hits, n, z = 1.96) {
  if (n === 0) return [0, 1];
  const p = hits / n;
  const middle = p + (z * z) / (2 * n);
  const spread = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  return [(middle - spread) / (1 + (z * z) / n), (middle + spread) / (1 + (z * z) / n)];
}
