import { describeAnswersInFiles } from '@banneret/testkit/vitest';
import { theEdgeGame } from '../src/index.js';

function setupWith(options: Readonly<Record<string, unknown>>) {
  const made = theEdgeGame.setupFor({ options });
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return made.value;
}

describeAnswersInFiles(theEdgeGame, {
  setups: [
    setupWith({}),
    setupWith({ draft: true, specialSources: true, mulligan: true, buyVp: true }),
    setupWith({ mode: 'ffa3', scripted: true, draft: true }),
    setupWith({ mode: 'team', specialSources: true }),
  ],
  games: 8,
  everyWait: 3,
  mostInputs: 900,
});
