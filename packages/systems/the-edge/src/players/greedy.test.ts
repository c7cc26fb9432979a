import { kitFor, playMatch, randomPlayer, type Player } from '@banneret/ai';
import { seededRng, start, viewOf } from '@banneret/kernel';
import { describe, expect, test } from 'vitest';
import { scene, type Scene } from '../../test/scene.js';
import { PLAIN_OPTIONS } from '../book.js';
import { FACTIONS } from '../content/index.js';
import type { State } from '../state.js';
import { theEdge } from '../system.js';
import { greedyEdgePlayer } from './greedy.js';

/** What the player does with the question of a scene. */
function decides(t: Scene): unknown {
  const view = viewOf(theEdge, t.match, t.seat);
  return greedyEdgePlayer.decide(view, kitFor(theEdge, view, seededRng('greedy'), 1_000));
}

const DUEL = {
  seats: [
    { squads: [{ card: 'titan', at: [[3, 3]] as const }], reserve: 2 },
    { squads: [{ card: 'militia', at: [[3, 4, 0] as const, [0, 6, 0] as const] }] },
  ],
};

describe('the greedy player', () => {
  test('goes for a Combat that it is nearly sure to win', () => {
    const t = scene({
      seats: [
        { squads: [{ card: 'titan', at: [[3, 3]] }], reserve: 2 },
        {
          squads: [
            {
              card: 'militia',
              at: [
                [3, 4, 1],
                [4, 2, 4],
              ],
            },
          ],
        },
      ],
    });
    t.do({ do: 'activate', squad: t.squad(0, 0) });
    expect(t.next).toBe('edge.ask.step');
    expect(decides(t)).toMatchObject({ do: 'fight', figure: t.figure(0, 0) });
  });

  test('has a Squad act that can reach somebody', () => {
    const t = scene({
      seats: [
        {
          squads: [
            {
              card: 'sleepers',
              at: [
                [0, 1, 0],
                [0, 1, 1],
              ],
            },
            {
              card: 'riders',
              at: [
                [3, 3, 0, 1],
                [3, 3, 2, 3],
                [3, 3, 4, 5],
              ],
            },
          ],
        },
        {
          squads: [
            {
              card: 'militia',
              at: [
                [3, 5, 0],
                [3, 5, 1],
                [3, 5, 3],
                [3, 5, 4],
              ],
            },
          ],
        },
      ],
    });
    expect(decides(t)).toEqual({ do: 'activate', squad: t.squad(0, 1) });
  });

  test('takes a passive turn when that brings Crystals and there is nothing to do', () => {
    const t = scene({
      ...DUEL,
      begin: 'turn',
      seats: [
        {
          squads: [{ card: 'gun', at: [[3, 3, 0, 1]] }],
          exhausted: 4,
          bannerUp: false,
          hand: ['costly', 'draw', 'shot'],
        },
        { squads: [{ card: 'militia', at: [[0, 6, 0], null, null, null] }], hand: ['costly', 'draw', 'shot'] },
      ],
    });
    expect(t.next).toBe('edge.ask.declare');
    expect(decides(t)).toBe('passive');
  });

  test('pays with Crystals before Endurance and Victory Points', () => {
    const t = scene({ ...DUEL, seats: [{ ...DUEL.seats[0]!, hand: ['costly'], reserve: 3 }, DUEL.seats[1]!] });
    t.do(t.play(0, 'costly'));
    expect(t.next).toBe('edge.ask.pay');
    expect(decides(t)).toEqual([3, 1, 0]); // three Crystals, one token of the titan, no points
  });

  test('keeps a card it can use, until the match drags on', () => {
    const t = scene({ ...DUEL, seats: [{ ...DUEL.seats[0]!, hand: ['draw'] }, DUEL.seats[1]!] });
    t.do({ do: 'end' });
    expect(t.next).toBe('edge.ask.discard');
    expect(decides(t)).toBe('none');
    t.state.turn = 17;
    expect(decides(t)).toBe(t.card(0, 'draw'));
  });

  // One game, for time; the long run, over all factions and from both seats, is in docs/balance.md.
  test('beats the random player', async () => {
    const match = start(theEdge, { mode: 'duel', options: PLAIN_OPTIONS, factions: FACTIONS, presets: [2, 0] });
    const players: Player<State>[] = [randomPlayer, greedyEdgePlayer];
    const played = await playMatch(theEdge, match, players, { seed: 1 });
    expect(theEdge.result(played.match.state).winners).toEqual([1]);
  });
});
