import { playMatch, randomPlayer, type Player } from '@banneret/ai';
import { start, type Seat } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { greedyTosPlayer, theOtherSide, theOtherSideGame, type State } from '../src/index.js';
import { chanceToBeat, expectedKills, worthOfModel } from '../src/players/harm.js';
import { worthOfMarker } from '../src/players/objectives.js';
import { stateOf } from './scene.js';

async function play(
  options: Readonly<Record<string, unknown>>,
  seed: number,
  players: readonly Player<State>[],
): Promise<State> {
  const setup = theOtherSideGame.setupFor({ options, seed });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  const { match } = await playMatch(theOtherSide, start(theOtherSide, setup.value), players, { seed });
  return match.state;
}

describe('the greedy player', () => {
  it.each([
    ['pillage', 1],
    ['traps', 4],
  ])('beats the random one at %s', async (operation, seed) => {
    const seat: Seat = seed % 2;
    const players = seat === 0 ? [greedyTosPlayer, randomPlayer] : [randomPlayer, greedyTosPlayer];
    const { players: ended } = await play({ operation }, seed, players);
    expect(ended[seat]!.vp).toBeGreaterThan(ended[1 - seat]!.vp);
  });
});

describe('what it reckons with', () => {
  const s = stateOf({
    operation: 'pillage',
    seats: [
      { units: [{ card: 'gunners', at: [[10, 10]] }] },
      {
        units: [
          { card: 'captain', at: [[20, 10]] },
          { card: 'gunners', at: [[30, 10]] },
        ],
      },
    ],
    markers: [{ at: [10, 12] }, { at: [10, 24] }, { at: [10, 40] }, { at: [30, 40], claimedBy: 0 }],
  });

  it('is the chance of a card to beat another', () => {
    expect(chanceToBeat(0)).toBeCloseTo(91 / 169);
    expect([chanceToBeat(13), chanceToBeat(-13)]).toEqual([1, 0]);
  });

  it('is what a Hit kills on average, never more than there is', () => {
    // Strength 2 against Ar 8: a 6 kills one, an 11 two.
    expect(expectedKills(s, 0, 2, false)).toBeCloseTo((5 * 1 + 3 * 2) / 13);
    expect(expectedKills(s, 0, 2, true)).toBeCloseTo(8 / 13);
    expect(expectedKills(s, 1, 13, false)).toBe(1);
  });

  it('is what somebody and something is worth', () => {
    expect(worthOfModel(s, 1)).toBeGreaterThan(worthOfModel(s, 2));
    const [own, line, far, had] = s.markers.map(marker => worthOfMarker(s, 0, marker));
    expect(own).toBeLessThan(line!);
    expect(line).toBeLessThan(far!);
    expect(had).toBe(0);
  });
});
