import { kitFor, playMatch, randomPlayer, type Player } from '@banneret/ai';
import { seededRng, start, submit, viewOf, type Seat } from '@banneret/kernel';
import { describe, expect, test } from 'vitest';
import { greedyPlayer, grimdarkFuture, grimdarkFutureGame, procedurePlayer, type State } from '../src/index.js';
import { chargeGain } from '../src/players/charging.js';
import { profile, row, scene, type Scene } from './scene.js';

/** Fixed seeds: the counts are exact and change only with the players or the game. Small lists, so that games are short. */

const PLENTY_OF_TIME = 120_000;
const POINTS = 750;
const ARMIES = grimdarkFutureGame.armies.map(({ id }) => id);

/** Plays a whole match and says how it ended; an illegal move of either player would throw. */
async function endOf(players: readonly Player<State>[], armies: readonly string[], seed: number): Promise<State> {
  const setup = grimdarkFutureGame.setupFor({ seed, armies, options: { points: POINTS } });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  const { match } = await playMatch(grimdarkFuture, start(grimdarkFuture, setup.value), players, { seed });
  return match.state;
}

const hasWon = (state: State, seat: Seat): boolean => grimdarkFuture.result(state).winners.includes(seat);

const pairAt = (game: number): readonly string[] => [ARMIES[game % 3] as string, ARMIES[(game + 1) % 3] as string];

/** What a player answers to the question that is asked. */
function answerOf({ match, seat }: Scene, player: Player<State>): unknown {
  const view = viewOf(grimdarkFuture, match, seat);
  return player.decide(view, kitFor(grimdarkFuture, view, seededRng(1), 1_000));
}

describe('computer players', () => {
  test(
    'procedure beats random from both sides',
    async () => {
      let won = 0;
      for (let game = 0; game < 4; game++) {
        const seat = game % 2;
        const players = seat === 0 ? [procedurePlayer, randomPlayer] : [randomPlayer, procedurePlayer];
        if (hasWon(await endOf(players, pairAt(game), game), seat)) won++;
      }
      expect(won).toBeGreaterThanOrEqual(3);
    },
    PLENTY_OF_TIME,
  );

  test(
    'greedy and procedure play to the end without an illegal move',
    async () => {
      expect((await endOf([procedurePlayer, greedyPlayer], pairAt(1), 50)).round).toBe(4);
    },
    PLENTY_OF_TIME,
  );

  /**
   * The last activation of the game: a squad between a marker that the enemy stands at, whom it can charge but not beat,
   * and another one of the enemy's that nobody looks after. One marker each if it charges, two to one if it runs there.
   */
  const lastWord = (): Scene =>
    scene({
      profiles: [
        profile({ count: 3, weapons: ['blade'] }),
        profile({ id: 'rock', count: 1, weapons: ['blade'], defense: 2, rules: ['tough(12)', 'fearless'] }),
      ],
      weapons: [{ id: 'blade', attacks: 1 }],
      round: 4,
      markers: [
        { at: [30, 11], owner: 2 },
        { at: [30, 32], owner: 2 },
        { at: [60, 24], owner: 1 },
      ],
      units: [
        { player: 1, profile: 'squad', name: 'own', models: row(28, 20, 3) },
        { player: 2, profile: 'rock', name: 'foe', models: [[30, 10]], activated: true },
      ],
    }).do('own');

  test('with the last word of the game greedy wins by a marker, where procedure charges', () => {
    expect(answerOf(lastWord(), procedurePlayer)).toMatchObject({ order: 'charge' });
    const s = lastWord();
    const order = answerOf(s, greedyPlayer);
    expect(order).toMatchObject({ order: 'rush' });
    submit(grimdarkFuture, s.match, { kind: 'choice', wait: s.match.wait, seat: 0, choice: order });
    expect(grimdarkFuture.result(s.state)).toMatchObject({ winners: [0], scores: [2, 1] });
  });

  test('a charge is worth more where the target itself holds a marker, not where any enemy does', () => {
    const { state } = scene({
      markers: [{ at: [30, 30] }],
      units: [
        { player: 1, profile: 'squad', name: 'own', models: row(28, 20, 5) },
        { player: 2, profile: 'squad', name: 'holder', models: row(28, 28, 5) },
        { player: 2, profile: 'squad', name: 'passer-by', models: row(28, 12, 5) },
      ],
    });
    const [own, holder, passerBy] = [0, 1, 2] as const;
    expect(chargeGain(state, own, holder)).toBeGreaterThan(chargeGain(state, own, passerBy));
  });

  test('a player answers the same question in the same way, and leaves what it looks at as it was', () => {
    const s = lastWord();
    const before = JSON.stringify(s.state.units);
    expect(answerOf(s, greedyPlayer)).toEqual(answerOf(s, greedyPlayer));
    expect(JSON.stringify(s.state.units)).toBe(before);
  });
});
