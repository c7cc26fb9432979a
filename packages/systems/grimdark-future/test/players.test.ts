import { playMatch, randomPlayer, type Player } from '@banneret/ai';
import { start, type Seat } from '@banneret/kernel';
import { describe, expect, test } from 'vitest';
import { greedyPlayer, grimdarkFuture, grimdarkFutureGame, procedurePlayer, type State } from '../src/index.js';

/** Fixed seeds: the counts are exact and change only with the players or the game. */

const PLENTY_OF_TIME = 120_000;
const ARMIES = grimdarkFutureGame.armies.map(({ id }) => id);

/** Plays a whole match and says how it ended; an illegal move of either player would throw. */
async function endOf(players: readonly Player<State>[], armies: readonly string[], seed: number): Promise<State> {
  const setup = grimdarkFutureGame.setupFor({ seed, armies });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  const { match } = await playMatch(grimdarkFuture, start(grimdarkFuture, setup.value), players, { seed });
  return match.state;
}

const hasWon = (state: State, seat: Seat): boolean => grimdarkFuture.result(state).winners.includes(seat);

/** Every army against every army, itself included. */
const PAIRS = ARMIES.flatMap((one, i) => ARMIES.slice(i).map(other => [one, other] as const));

describe('computer players', () => {
  test(
    'procedure beats random from both sides',
    async () => {
      let won = 0;
      for (let game = 0; game < 8; game++) {
        const seat = game % 2;
        const players = seat === 0 ? [procedurePlayer, randomPlayer] : [randomPlayer, procedurePlayer];
        const armies = [ARMIES[game % 3] as string, ARMIES[(game + 1) % 3] as string];
        if (hasWon(await endOf(players, armies, game), seat)) won++;
      }
      expect(won).toBeGreaterThanOrEqual(6);
    },
    PLENTY_OF_TIME,
  );

  test(
    'greedy and procedure play every pair of armies to the end without an illegal move',
    async () => {
      for (const [game, pair] of PAIRS.entries()) {
        const players = game % 2 === 0 ? [greedyPlayer, procedurePlayer] : [procedurePlayer, greedyPlayer];
        expect((await endOf(players, pair, 50 + game)).round).toBe(4);
      }
    },
    PLENTY_OF_TIME,
  );
});
