import { FACTIONS } from '@banneret/beyond-the-stars';
import { describe, expect, it } from 'vitest';
import { faultsIn } from '../../paint/figures/toldApart.js';
import { byItsRules, SILHOUETTES, silhouetteOf } from './silhouettes.js';

type Sheet = Parameters<typeof silhouetteOf>[0];
const sheet = (change: object): Sheet =>
  ({
    profile: 'unheard-of',
    build: 'infantry',
    keywords: [],
    rank: 0,
    ranged: [],
    melee: [],
    height: 30_000,
    base: { kind: 'round', radius: 12_500 },
    ...change,
  }) as never;

describe('silhouettes of Beyond the Stars', () => {
  it.each(FACTIONS.map(faction => [faction.id, faction] as const))(
    '%s: every profile has its own',
    (_, { profiles }) => {
      expect(
        faultsIn(
          profiles.map(({ id }) => id),
          SILHOUETTES,
        ),
      ).toEqual([]);
    },
  );

  it('who rides is seen to ride, whoever serves an engine holds no rifle, a bought bow is carried', () => {
    expect(silhouetteOf(sheet({ profile: 'march-duke', build: 'cavalry', rank: 2 }))).toEqual({
      kind: 'cavalry',
      with: ['hero'],
    });
    expect(silhouetteOf(sheet({ profile: 'tribal-warrior', build: 'bike' })).kind).toBe('biker');
    expect(silhouetteOf(sheet({ profile: 'tribal-warrior', keywords: ['servant'] })).with).toContain('none');
    expect(silhouetteOf(sheet({ profile: 'tribal-warrior', ranged: [{ id: 'bow', bow: 'bow' }] })).with).toEqual([
      'bow',
    ]);
  });

  it.each([
    [{ keywords: ['mage'], rank: 4 }, 'mage'],
    [{ rank: 2 }, 'hero'],
    [{ ranged: [{ id: 'gun' }] }, 'infantry'],
    [{}, 'spear'],
    [{ build: 'beast' }, 'hound'],
    [{ build: 'beast', base: { kind: 'round', radius: 20_000 } }, 'swarm'],
    [{ build: 'walker' }, 'walker'],
    [{ build: 'monster' }, 'monster'],
    [{ build: 'vehicle' }, 'tank'],
    [{ build: 'siege' }, 'catapult'],
  ])('profiles of one’s own: %o', (change, kind) => {
    expect(byItsRules(sheet(change)).kind).toBe(kind);
  });
});
