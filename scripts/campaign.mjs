// `npm run campaign`: the long checks that do not fit the gate. Fresh seeds unless one is given.
//
//   npm run campaign                               everything
//   npm run campaign -- --only laws,geometry       some parts
//   npm run campaign -- --games 1000 --seed 42     how many games a law, and which
//   npm run campaign -- --only mutation --system the-edge --sample 300 --seed 1
//                                                  so many ways to break a rule of a game, and whether a test notices
//   … --rules-only                                 without asking, for those that none notices, whether whole games do
//   npm run campaign -- --only mutation --system the-edge --all --within procedures/wounds
//                                                  all of them in the files named so (PART,PART,…); without --within, of the whole game
//
// What it finds goes to reports/campaign.json; what it proved is kept in docs/quality.md. Each failure prints the seed
// that makes it happen again: turn it into a fixed-seed test.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bin, build, ensureInstalled, fail, root, run } from './lib/run.mjs';

const PARTS = ['laws', 'geometry', 'eye', 'odds', 'mutation', 'soak'];
const { values } = options({
  options: {
    only: { type: 'string', default: PARTS.join(',') },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    system: { type: 'string' },
    sample: { type: 'string', default: '300' },
    'rules-only': { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    within: { type: 'string', default: '' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
function options(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    return fail(
      `${error.message.split('.')[0]}. Known options: ${Object.keys(config.options)
        .map(name => `--${name}`)
        .join(', ')}.`,
    );
  }
}

const wanted = values.only.split(',');
const unknown = wanted.find(part => !PARTS.includes(part));
if (unknown) fail(`There is no part "${unknown}" of the campaign; choose among ${PARTS.join(', ')}.`);

for (const name of ['games', 'seed', 'sample', 'workers'])
  if (!/^\d+$/.test(values[name])) fail(`--${name} must be a whole number, not "${values[name]}".`);

if (values.system !== undefined && !existsSync(join(root, 'packages/systems', values.system)))
  fail(
    `There is no system "${values.system}"; choose among ${readdirSync(join(root, 'packages/systems')).join(', ')}.`,
  );

await ensureInstalled();
if ((await build()) !== 0) fail('The project does not compile: see the messages above.');
mkdirSync(join(root, 'reports'), { recursive: true });

const results = { date: new Date().toISOString(), seed: Number(values.seed), games: Number(values.games), parts: {} };
let failed = false;
for (const part of wanted) {
  const began = Date.now();
  console.log(`\n— ${part}`);
  const outcome = await (
    await import(`./campaign/${part}.mjs`)
  ).campaign({
    games: results.games,
    seed: results.seed,
    system: values.system,
    sample: Number(values.sample),
    rulesOnly: values['rules-only'],
    all: values.all,
    within: values.within,
    workers: Math.max(1, Number(values.workers)),
    vitest: (args, env) => run(bin('vitest'), ['run', ...args], { env: { ...process.env, ...env } }),
    run: (command, args) => run(command, args),
    bin,
    root,
  });
  results.parts[part] = { ...outcome, seconds: Math.round((Date.now() - began) / 1000) };
  failed ||= !outcome.ok;
  console.log(`  ${outcome.ok ? 'ok' : 'FAILED'} (${results.parts[part].seconds} s)`);
}
writeFileSync(join(root, 'reports/campaign.json'), `${JSON.stringify(results, null, 2)}\n`);
process.exit(failed ? 1 : 0);
