// Mutation testing: does some test fail when a line is broken? All mutants of the heart, or a random sample of a game's rules.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleRules } from './mutation/rules.mjs';
import { sweepRules } from './mutation/sweep.mjs';

export async function campaign({ run, bin, root, system, sample, seed, rulesOnly, all, within, workers }) {
  if (system && all) return sweepRules({ root, system, within, workers, least: LEAST_SHARE });
  if (system) return sampleRules({ root, system, sample, seed, rulesOnly, workers, least: LEAST_SHARE });
  await run(bin('stryker'), ['run', 'stryker.config.json']);
  const report = join(root, 'reports/mutation.json');
  if (!existsSync(report)) return { ok: false, why: 'no report was written' };
  const mutants = Object.values(JSON.parse(readFileSync(report, 'utf8')).files).flatMap(file => file.mutants);
  const count = status => mutants.filter(mutant => mutant.status === status).length;
  const caught = count('Killed') + count('Timeout');
  const alive = count('Survived') + count('NoCoverage');
  const score = (100 * caught) / Math.max(1, caught + alive);
  console.log(`  ${caught} of ${caught + alive} mutants caught (${score.toFixed(1)} %)`);
  return { ok: score >= LEAST_SCORE, caught, alive, score: Number(score.toFixed(1)) };
}

/** Below this the tests of the heart have a hole worth looking at. */
const LEAST_SCORE = 75;

/** Of the mutants of a game's rules, so many must be caught by a test of a rule. */
const LEAST_SHARE = 0.9;
