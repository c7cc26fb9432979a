import { describe, expect, it } from 'vitest';
import { battleWithHero } from '../src/units/hero.js';
import { block, fearless, hit, morale, profile, row, scene, type Scene } from './scene.js';

const FIRE = [{ weapon: 'rifle', target: 'foe' }];

describe('a Hero in a unit', () => {
  it('is the same unit in every battle of the same lists, so that what is known about it is kept', () => {
    const { battle } = scene({
      profiles: [profile({ id: 'men', count: 4 }), profile({ id: 'chief', count: 1, hero: true })],
      units: [
        { player: 1, profile: 'men', name: 'men', models: row(10, 10, 4) },
        { player: 1, profile: 'chief', name: 'chief', models: row(20, 10, 1) },
      ],
    }).state;
    const joined = battleWithHero(battle, 1, 0);
    const elsewhere = battleWithHero({ ...battle, terrain: [] }, 1, 0);
    expect(elsewhere.rosters[0]).toBe(joined.rosters[0]);
    expect(joined.rosters[0]?.models).toHaveLength(5);
  });

  /** Five riflemen shoot a unit of four and its Hero down to two models; the unit's Quality is 5. */
  const shotAt = (hero: object, more: { readonly shaken?: boolean } = {}, losses = [1, 2, 3]): Scene =>
    scene({
      profiles: [
        profile({ id: 'guns', count: 5 }),
        profile({ id: 'men', count: 4, quality: 5, weapons: ['rifle'] }),
        profile({ id: 'chief', count: 1, hero: true, quality: 3, ...hero }),
      ],
      units: [
        { player: 1, profile: 'guns', name: 'own', models: row(10, 10, 5) },
        { player: 2, profile: 'men', joined: 'chief', name: 'foe', models: row(10, 20, 5), ...more },
      ],
    }).do('own', 'hold', FIRE, hit(4, 4, 4, 1, 1), block(1, 1, 1), losses);

  it('GDF-MOR-04, GDF-MOR-05, R-32: the Hero counts in the starting size, which never changes', () => {
    // Four men and a Hero are five: three left are more than half, two are not. Without him two of four would be half.
    const after = (losses: number[], left: number) =>
      scene({
        profiles: [
          profile({ id: 'guns', count: 5 }),
          profile({ id: 'men', count: 4 }),
          profile({ id: 'chief', count: 1, hero: true }),
        ],
        units: [
          { player: 1, profile: 'guns', name: 'own', models: row(10, 10, 5) },
          {
            player: 2,
            profile: 'men',
            joined: 'chief',
            name: 'foe',
            models: [...Array.from({ length: 5 - left }, () => null), ...row(10, 20, left)],
          },
        ],
      }).do(
        'own',
        'hold',
        FIRE,
        hit(...Array.from({ length: 5 }, (_, i) => (i < losses.length ? 4 : 1))),
        block(...losses.map(() => 1)),
        losses,
      ).next;
    expect(after([1, 2], 5)).toBe('gdf.ask.unit');
    expect(after([1, 2, 3], 5)).toBe('gdf.roll.morale');
    // Two had fallen before the battle was looked at: the size is still five, and one more leaves two.
    expect(after([3], 3)).toBe('gdf.roll.morale');
    expect(after([2], 4)).toBe('gdf.ask.unit');
  });

  it('GDF-HER-02, D25: its owner chooses who takes the morale test, the unit or the Hero', () => {
    const s = shotAt({});
    expect([s.seat, s.next]).toEqual([1, 'gdf.ask.morale-tester']);
    const byUnit = shotAt({}).do('unit', morale(4));
    expect(byUnit.events('morale.tested')).toMatchObject([{ need: 5, passed: false }]);
    expect(byUnit.facts.units['foe']?.shaken).toBe(true);
    const byHero = shotAt({}).do('hero', morale(4));
    expect(byHero.events('morale.tested')).toMatchObject([{ need: 3, passed: true }]);
    expect(byHero.facts.units['foe']?.shaken).toBe(false);
  });

  it('GDF-HER-02: nobody is asked where it makes no difference, or without a Hero', () => {
    expect(shotAt({ quality: 5 }).next).toBe('gdf.roll.morale');
    const plain = scene({
      profiles: [profile({ id: 'guns', count: 5 }), profile({ id: 'men', count: 5, quality: 5 })],
      units: [
        { player: 1, profile: 'guns', name: 'own', models: row(10, 10, 5) },
        { player: 2, profile: 'men', name: 'foe', models: row(10, 20, 5) },
      ],
    }).do('own', 'hold', FIRE, hit(4, 4, 4, 1, 1), block(1, 1, 1), [1, 2, 3]);
    expect(plain.next).toBe('gdf.roll.morale');
  });

  it('GDF-HER-02, R-51: a Hero’s own courage counts only when the Hero tests', () => {
    expect(shotAt({ rules: ['fearless'] }).do('unit', morale(1)).facts.units['foe']?.shaken).toBe(true);
    const brave = shotAt({ rules: ['fearless'] }).do('hero', morale(1));
    expect(brave.next).toBe('gdf.roll.fearless');
    expect(brave.do(fearless(4)).facts.units['foe']?.shaken).toBe(false);
    // Shaken, both fail at once; so only the Fearless are a reason to ask.
    expect(shotAt({}, { shaken: true }).events('morale.tested')).toMatchObject([{ passed: false }]);
    expect(shotAt({ rules: ['fearless'] }, { shaken: true }).next).toBe('gdf.ask.morale-tester');
  });

  it('R-32, R-54: the Hero counts in the starting size', () => {
    // Five at the start: two left test, three left do not.
    const three = scene({
      profiles: [
        profile({ id: 'guns', count: 5 }),
        profile({ id: 'men', count: 4 }),
        profile({ id: 'chief', count: 1, hero: true }),
      ],
      units: [
        { player: 1, profile: 'guns', name: 'own', models: row(10, 10, 5) },
        { player: 2, profile: 'men', joined: 'chief', name: 'foe', models: row(10, 20, 5) },
      ],
    }).do('own', 'hold', FIRE, hit(4, 4, 1, 1, 1), block(1, 1), [1, 2]);
    expect(three.next).toBe('gdf.ask.unit');
    expect(shotAt({ quality: 5 }).next).toBe('gdf.roll.morale');
  });
});
