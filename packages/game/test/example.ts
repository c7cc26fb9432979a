import { readScenario, runScenario, tellFault, wordsFor } from '@banneret/game';
import { toyGame } from '@banneret/toy';

/** An empty front squad cannot attack (TOY-05). Says what came of it, in words. */
export function tryToAttack(frontSquad: number): string {
  const words = wordsFor('en', toyGame);
  const read = readScenario(
    {
      system: 'toy',
      position: {
        round: 1,
        rounds: 4,
        leader: 1,
        sides: [
          { squads: [frontSquad, 4], coins: 0 },
          { squads: [3, 3], coins: 0 },
        ],
      },
      choices: [{ seat: 1, choose: 'attack-2' }],
      expect: { next: { chance: 'toy.attack-roll' } },
    },
    [toyGame],
  );
  if (!read.ok) return tellFault(read.fault, words);
  const { verdict } = runScenario(toyGame, read.value.scenario);
  return verdict.kind === 'refused' ? verdict.because.map(b => words.say(b.say, b.args)).join(' ') : verdict.kind;
}
