import { describe, expect, it } from 'vitest';
import { distanceOf } from '../src/figures/placed.js';
import type { FigureBody } from '../src/scenario/body.js';
import { during } from './battle.js';
import { house, inside, man, roll, scene } from './scene.js';

/** Spells, distances, shots and victories of those in buildings and aboard. */

describe('indoors', () => {
  it('BTS-MAG-04, R-30: a Mage casts at those in his own storey, himself too, and not at other storeys; at a friend from outside', () => {
    const refusal = (mage: FigureBody, hurt: FigureBody): string[] =>
      scene({
        terrain: [house({ storeys: 2 })],
        figures: [
          { ...mage, rank: 3, morale: 6, spells: ['song'], pv: 3, left: 1 },
          { ...hurt, pv: 3, left: 1 },
          man(2, 'z', 110, 110),
        ],
      }).refusal({ do: 'cast', figure: 'm', spell: 'song', target: hurt.id });
    const indoors = inside(1, 'm');
    expect(refusal(indoors, inside(1, 'a'))).toEqual([]);
    expect(refusal(indoors, inside(1, 'a', { storey: 1 }))).toEqual(['BTS-MAG-04']);
    expect(refusal(man(1, 'm', 45, 56), inside(1, 'a'))).toEqual([]);
    const self = scene({
      terrain: [house()],
      figures: [inside(1, 'm', { rank: 3, morale: 6, pv: 3, left: 1, spells: ['song'] }), man(2, 'z', 110, 110)],
    }).do({ do: 'cast', figure: 'm', spell: 'song', target: 'm' }, roll('spell', 6));
    expect(self.figure('m').pv).toBe(2);
  });

  it('R-30: from one building to another it is as far as between their walls, and nothing within one', () => {
    const t = scene({
      terrain: [house(), { id: 'g', kind: 'building', box: [72, 50, 12, 12], height: 6 }],
      figures: [
        inside(1, 'a'),
        inside(1, 'b'),
        man(1, 'c', 0, 0, { place: 'inside', host: 'g' }),
        man(2, 'z', 110, 110),
      ],
    });
    expect([distanceOf(t.state, 0, 1), distanceOf(t.state, 0, 2)]).toEqual([0, 100_000]);
  });

  it('R-30: a passenger is as far from others as what carries him', () => {
    const t = scene({
      figures: [
        man(1, 'm', 40, 40, { build: 'monster', baseMm: 60, capacity: 2, pv: 5 }),
        man(1, 'p', 0, 0, { place: 'aboard', host: 'm' }),
        man(1, 'a', 54.25, 40),
        man(2, 'z', 110, 110),
      ],
    });
    expect(distanceOf(t.state, t.id('p'), t.id('a'))).toBe(100_000);
  });

  it('BTS-SPR-38: the General is in play in a building and aboard; in reserve he is not', () => {
    const tested = (g: Partial<FigureBody>) =>
      scene({
        demoralised: [1],
        terrain: [house()],
        figures: [
          man(1, 'g', 30, 90, { rank: 2, general: true, marks: { steady: true }, ...g }),
          man(1, 'b', 20, 20, { morale: 2, rules: ['srBodyguard'] }),
          man(1, 'm', 80, 20, { build: 'monster', baseMm: 60, capacity: 2, pv: 5, marks: { steady: true } }),
          man(2, 'z', 110, 110),
        ],
      }).do({ do: 'walk', figure: 'b', path: [[22, 20]] }).next;
    expect(tested({})).toBe('bts.ask.act');
    expect(tested({ place: 'inside', host: 'h' })).toBe('bts.ask.act');
    expect(tested({ place: 'aboard', host: 'm' })).toBe('bts.ask.act');
    expect(tested({ place: 'reserve' })).toBe('bts.roll.morale');
    expect(tested({ place: 'gone' })).toBe('bts.roll.morale');
  });

  it('BTS-BLD-11: of several hits into a building none is lost when the one that was named falls', () => {
    const t = scene({
      phase: 'shooting',
      begin: 'shots',
      terrain: [house()],
      figures: [
        man(1, 'g', 30, 56, { ranged: [{ force: 10, range: 90, dice: 2 }] }),
        inside(2, 'd'),
        inside(2, 'e'),
        man(2, 'z', 110, 110),
      ],
    }).do(
      { do: 'shoot', volleys: [{ figure: 'g', shots: [{ weapon: 0, targets: ['d', 'd'] }] }] },
      roll('to-hit', 6, 6),
      roll('trajectory', 6),
      roll('wound', 6),
      'd',
      roll('trajectory', 6),
      roll('wound', 6),
    );
    expect([t.figure('d').place, t.figure('e').place]).toEqual(['gone', 'gone']);
  });

  it('BTS-ACT-07: after a Legendary Combat in a building that killed everybody, its victors move again', () => {
    const fought = during(
      {
        terrain: [house()],
        figures: [
          inside(1, 'c', { rank: 3, attacks: 3, cc: 8, force: 8, actions: ['combat'] }),
          inside(2, 'd'),
          man(2, 'y', 100, 20),
        ],
        phase: 'duel',
      },
      'duels',
      {},
      state => {
        state.fights = [{ piece: 0, storey: 0, assailant: 0, fought: false }];
      },
    ).do({ do: 'action', figure: 'c', action: 'combat' }, roll('duel', 6, 6, 6), roll('duel', 1), roll('wound', 6));
    expect([fought.figure('d').place, fought.next]).toEqual(['gone', 'bts.ask.act']);
    fought.do({ do: 'leave', figure: 'c', opening: 0 });
    expect(fought.figure('c').place).toBe('table');
  });
});
