import { describe, expect, it } from 'vitest';
import { man, roll, scene, type Scene } from './scene.js';

describe('the new move of a Legendary Combat', () => {
  const won = (): Scene =>
    scene({
      phase: 'duel',
      begin: 'duels',
      engaged: [['c', 'z']],
      figures: [
        man(1, 'c', 35.5, 60, {
          rank: 3,
          mvt: 20,
          attacks: 3,
          cc: 8,
          force: 8,
          morale: 8,
          actions: ['combat'],
          spells: ['immobilise'],
          rules: ['srRepairer'],
          support: ['medkit'],
          ranged: [{ id: 'javelin', hands: 1, range: 15, rules: ['srThrown'] }],
        }),
        man(2, 'z', 38, 60),
        man(2, 'y', 44, 60),
        man(1, 'w', 35.5, 63, { pv: 3, left: 1 }),
      ],
    }).do(
      { do: 'action', figure: 'c', action: 'combat' },
      roll('duel', 6, 6, 6),
      roll('duel', 1),
      { to: [41, 60] },
      roll('wound', 6),
    );

  it('BTS-MAG-02, R-131: it allows a walk and a charge, and no spell, throw, repair or healing', () => {
    const t = won();
    expect(t.next).toBe('bts.ask.act');
    expect(t.refusal({ do: 'cast', figure: 'c', spell: 'immobilise', target: 'y' })).toEqual(['BTS-MAG-02']);
    expect(t.refusal({ do: 'throw', figure: 'c', weapon: 0, target: 'y', path: [[38.5, 60]] })).toEqual(['BTS-SPR-09']);
    expect(t.refusal({ do: 'repair', figure: 'c', target: 'w', what: 'pv' })).toEqual(['BTS-SPR-65']);
    expect(t.refusal({ do: 'heal', figure: 'c', target: 'w' })).toEqual(['BTS-IMP-08']);
    expect(t.refusal({ do: 'walk', figure: 'c', path: [[35.5, 55]] })).toEqual([]);
    expect(t.refusal({ do: 'charge', figure: 'c', path: [[41.5, 60]], targets: ['y'] })).toEqual([]);
  });
});
