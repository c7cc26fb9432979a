import { at43Game } from '@banneret/at-43';
import { describe, expect, it } from 'vitest';
import { faultsIn } from '../../paint/figures/toldApart.js';
import { byItsRules, CREWS, HEROES, SILHOUETTES, silhouetteOf } from './silhouettes.js';

const setup = at43Game.setupFor({ armies: at43Game.armies.map(({ id }) => id) });
const books = setup.ok ? setup.value.forces.map(({ book }) => book) : [];

describe('silhouettes of AT-43', () => {
  it.each(books.map(book => [book.id, book] as const))('%s: every unit, hero and crew has its own', (_, book) => {
    expect(book.units.length).toBeGreaterThan(9);
    const idsOf = (of: readonly { readonly id: string }[]): string[] => of.map(({ id }) => id);
    expect(faultsIn(idsOf(book.units), SILHOUETTES)).toEqual([]);
    expect(faultsIn(idsOf(book.heroes), HEROES)).toEqual([]);
    expect(faultsIn(idsOf(book.units.filter(({ support }) => support !== null)), CREWS)).toEqual([]);
  });

  const sheet = (change: object): Parameters<typeof silhouetteOf>[1] =>
    ({ role: 'standard', hero: '', category: 'footSoldier', size: 2, rank: 1, abilities: [], ...change }) as never;
  const levies = { id: '0:levies:1', category: 'footSoldier' } as const;

  it('an officer is a leader in the dress of the unit, a bearer carries something large, a medic shows', () => {
    expect(silhouetteOf(levies, sheet({}))).toEqual(SILHOUETTES['levies']);
    expect(silhouetteOf(levies, sheet({ role: 'officer' }))).toEqual({ kind: 'leader', with: ['cap', 'carbine'] });
    expect(silhouetteOf(levies, sheet({ role: 'bearer' })).with).toEqual(['cap', 'launcher']);
    expect(silhouetteOf(levies, sheet({ abilities: ['medic'] })).with).toContain('medic');
    expect(silhouetteOf({ ...levies, id: '1:0:levies:2' }, sheet({}))).toEqual(SILHOUETTES['levies']);
  });

  it('a gun is the gun, whoever serves it stands beside it; a hero on foot is himself', () => {
    const battery = { id: '0:laser-battery:1', category: 'support' } as const;
    expect(silhouetteOf(battery, sheet({ role: 'supportWeapon', category: 'support' })).kind).toBe('gun');
    expect(silhouetteOf(battery, sheet({ role: 'gunner', category: 'support' })).kind).toBe('infantry');
    expect(silhouetteOf(levies, sheet({ role: 'hero', hero: 'oskar-rune' }))).toEqual(HEROES['oskar-rune']);
  });

  it.each([
    [{ category: 'walker', size: 3 }, 'walker'],
    [{ category: 'walker', size: 5 }, 'titan'],
    [{ category: 'vehicle' }, 'tank'],
    [{ category: 'support', role: 'supportWeapon' }, 'gun'],
    [{ size: 3 }, 'heavy'],
    [{ role: 'officer' }, 'leader'],
    [{ role: 'hero' }, 'hero'],
    [{}, 'infantry'],
  ])('armies of one’s own: %o', (change, kind) => {
    expect(byItsRules(sheet(change)).kind).toBe(kind);
  });
});
