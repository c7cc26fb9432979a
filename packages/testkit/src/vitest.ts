import type { AnyGame } from '@banneret/game';
import type { EventBase, GameSystem } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { checkAnswersInFiles, type AnswerOptions } from './answers.js';
import { campaignFrom, inCampaign } from './campaign.js';
import { checkContent, lawsFor, reportViolation, runGames, runLaw, wants, type Checked } from './check.js';
import type { Counts, LawOptions } from './laws/law.js';
import { scenarioFilesIn, textOf, whyNot } from './scenarioFiles.js';
import { catalogued, WORDING_CHECKS, type WordedRule } from './ruleTexts.js';

export { scenarioFilesIn, whyNot } from './scenarioFiles.js';

/** Is this the long run, which has the time for everything? */
export const CAMPAIGNING = process.env['BANNERET_GAMES'] !== undefined;

/** How many games it asks for, and from which seed on. */
export const CAMPAIGN = campaignFrom(process.env);

/**
 * One test a law. A failure prints the seed, the inputs and the place in the rules.
 *
 * The gate plays the few games with fixed seeds that the options name; the campaign asks for more, and for fresh ones,
 * through `BANNERET_GAMES` and `BANNERET_SEED`.
 */
export function describeLaws<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  gateOptions: LawOptions<E, Setup>,
): void {
  const options = inCampaign(gateOptions, CAMPAIGN);
  describe(`laws of ${system.id}`, () => {
    if (CAMPAIGNING) describeBlocks(system, options);
    else
      for (const law of lawsFor(options))
        it(`${law.id}: ${law.title}`, () => tellCounts(system.id, law.id, mustHold(runLaw(law, system, options))));
    if (options.content && wants(options, 'content'))
      it('content: random play makes everything on the list happen', () => {
        const violation = checkContent(system, options);
        if (violation) throw new Error(reportViolation(violation));
      });
  });
}

/** A campaign takes long: a test for every few games, each under every law, shows how far it is. */
function describeBlocks<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  options: LawOptions<E, Setup>,
): void {
  const { firstSeed = 1, games = GAMES_IN_BLOCK } = options;
  for (let played = 0; played < games; played += GAMES_IN_BLOCK) {
    const block = { ...options, firstSeed: firstSeed + played, games: Math.min(GAMES_IN_BLOCK, games - played) };
    it(`every law on the games ${block.firstSeed} to ${block.firstSeed + block.games - 1}`, () =>
      tellCounts(system.id, 'laws', mustHold(runGames(system, block))));
  }
}

const GAMES_IN_BLOCK = 25;

/** Throws the first violation; gives what the laws have counted, all games together. */
function mustHold(checks: Iterable<Checked>): Counts {
  const sums: Record<string, number> = {};
  for (const { violation, counts } of checks) {
    if (violation) throw new Error(reportViolation(violation));
    for (const [what, count] of Object.entries(counts ?? {})) sums[what] = (sums[what] ?? 0) + count;
  }
  return sums;
}

/** A law that looked for something says how much of it there was: nought would prove nothing. */
function tellCounts(system: string, law: string, counts: Counts): void {
  const told = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  if (told.length > 0) console.info(`${system}, ${law}: ${told.join(', ')}`);
}

/** One test for the catalogue, a rule a line in its order, and one for each thing a player may expect of the words. */
export function describeRuleTexts(rules: readonly WordedRule[], catalogue: string): void {
  const listed = catalogue.trim().split('\n');
  describe('the rules in our own words', () => {
    it('cover the whole catalogue in its order', () => {
      expect(catalogued(rules, listed)).toEqual(listed);
    });
    for (const { title, fails } of WORDING_CHECKS) it(title, () => expect(fails(rules)).toEqual([]));
  });
}

/** Every legal answer can be written in a scenario file, and read back it is the same. One test a set of set-ups. */
export function describeAnswersInFiles(game: AnyGame, options: AnswerOptions): void {
  describe(`answers of ${game.system.id} in files`, () => {
    it('are read as they were written, at every question of random games', () => {
      const longer = CAMPAIGNING && { games: CAMPAIGN_FACTOR * (options.games ?? 1), firstSeed: CAMPAIGN.seed ?? 1 };
      const tried = checkAnswersInFiles(game, { ...options, ...longer });
      expect([...tried.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
    });
  });
}

/** The campaign plays so many times the games of the gate. */
const CAMPAIGN_FACTOR = 10;

/** One test a scenario file of a folder and the folders in it: it holds, and its record verifies. */
export function describeScenarioFiles(game: AnyGame, folder: URL): void {
  describe('scenario files', () => {
    it.each(scenarioFilesIn(folder))('%s holds', name => expect(whyNot(game, textOf(folder, name))).toBeUndefined());
  });
}
