import { FACTIONS } from '@banneret/the-edge';
import { describe, expect, it } from 'vitest';
import { faultsIn } from '../../paint/figures/toldApart.js';
import { byItsRules, SILHOUETTES } from './silhouettes.js';

describe('silhouettes of The Edge', () => {
  it.each(FACTIONS.map(faction => [faction.id, faction] as const))('%s: every Squad has its own', (_, { squads }) => {
    expect(
      faultsIn(
        squads.map(({ id }) => id),
        SILHOUETTES,
      ),
    ).toEqual([]);
  });

  it.each([
    [{ base: 1, leader: true }, 'hero'],
    [{ base: 1 }, 'infantry'],
    [{ base: 2 }, 'cavalry'],
    [{ base: 3 }, 'maw'],
    [{ base: 7 }, 'titan'],
  ] as const)('factions of one’s own: %o', (change, kind) => {
    expect(byItsRules({ id: 'unheard-of', figures: 1, ...change }).kind).toBe(kind);
  });
});
