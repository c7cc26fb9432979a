// Which tests of a game look at its rules, and which watch whole games.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whole games watched from outside: laws, invariants, fingerprints, golden games, computer players. They notice that something is
 * wrong, not what; a mutant that only they catch has no test of its rule.
 */
const WHOLE_GAMES = /^(laws|everything|invariants|players|golden|perft|meetings|battles|encounters)\b/;

/** Tests that look at sentences, documents and lists, and cannot notice a broken rule. */
const NO_RULES = /^(spec|readme|ruleTexts|telling)\b/;

/** The test files of a game: those of its rules, and those that watch whole games. */
export function testFiles(root, system) {
  const folder = join(root, 'packages/systems', system, 'test');
  const names = readdirSync(folder).filter(name => name.endsWith('.test.ts') && !NO_RULES.test(name));
  const paths = keep => names.filter(keep).map(name => join(folder, name));
  return { rules: paths(name => !WHOLE_GAMES.test(name)), games: paths(name => WHOLE_GAMES.test(name)) };
}
