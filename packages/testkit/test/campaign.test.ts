import { describe, expect, it } from 'vitest';
import { campaignFrom, inCampaign } from '../src/campaign.js';

describe('the campaign', () => {
  it('takes its games and its first seed from the environment, and nothing in the gate', () => {
    expect(campaignFrom({})).toEqual({});
    expect(campaignFrom({ BANNERET_GAMES: '1000' })).toEqual({ games: 1000 });
    expect(campaignFrom({ BANNERET_GAMES: '1', BANNERET_SEED: '0' })).toEqual({ games: 1, seed: 0 });
  });

  it.each(['0', '-3', '2.5', 'many', '', ' '])('refuses %j games instead of passing with none', BANNERET_GAMES => {
    expect(() => campaignFrom({ BANNERET_GAMES })).toThrow('BANNERET_GAMES must be a whole number from 1 on');
  });

  it.each(['e5', '-1', '1.5', ''])('refuses the seed %j instead of playing games without number', BANNERET_SEED => {
    expect(() => campaignFrom({ BANNERET_GAMES: '25', BANNERET_SEED })).toThrow('BANNERET_SEED must be a whole number');
  });

  it('gives a dear part of a system its share of the games, and content time to turn up', () => {
    const options = { setups: [], games: 2, campaignShare: 1 / 5, content: { wanted: [], mostGames: 40 } };
    expect(inCampaign(options as never, {})).toEqual(options);
    expect(inCampaign(options as never, { games: 101, seed: 7 })).toMatchObject({
      games: 21,
      firstSeed: 7,
      content: { mostGames: 101 },
    });
  });
});
