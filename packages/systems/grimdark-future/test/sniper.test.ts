import { describe, expect, it } from 'vitest';
import {
  apart,
  block,
  box,
  hit,
  morale,
  profile,
  regeneration,
  row,
  scene,
  type Scene,
  type SceneBody,
  type Spot,
} from './scene.js';

const LONG = { id: 'long', range: 30, attacks: 1, rules: ['sniper'] };

/** A sniper of player 1, and a squad of five with a Hero as its sixth model, twelve inches away. */
function hunt({
  weapons = [LONG],
  shooter = {},
  hero = {},
  squad = {},
  heroAt = [26.5, 30],
  ...body
}: Hunt = {}): Scene {
  return scene({
    weapons,
    profiles: [
      profile({ id: 'sniper', count: 1, weapons: weapons.map(({ id }) => id), ...shooter }),
      profile({ id: 'squad', count: 5, ...squad }),
      profile({ id: 'boss', count: 1, defense: 6, hero: true, ...hero }),
    ],
    units: [
      { player: 1, profile: 'sniper', name: 'sniper', models: [[20, 18]] },
      { player: 2, profile: 'squad', name: 'squad', joined: 'boss', models: [...row(19, 30, 5), heroAt] },
    ],
    ...body,
  });
}

interface Hunt extends Partial<Omit<SceneBody, 'weapons'>> {
  readonly weapons?: readonly { readonly id: string; readonly attacks: number; readonly rules: readonly string[] }[];
  readonly shooter?: object;
  readonly hero?: object;
  readonly squad?: object;
  readonly heroAt?: Spot;
}

const AT_HERO = [{ weapon: 'long', target: 'squad', model: 6 }];
const AT_SQUAD = [{ weapon: 'long', target: 'squad' }];

describe('Sniper', () => {
  it('GDF-SPC-41: hits on 2+', () => {
    for (const [face, hits] of [
      [1, 0],
      [2, 1],
    ] as const) {
      const s = hunt({ shooter: { quality: 6 } }).do('sniper', 'hold', AT_SQUAD, hit(face));
      expect(s.events('hits.rolled')).toMatchObject([{ need: 2, hits: hits === 0 ? [] : [{ count: 1 }] }]);
    }
  });

  it('GDF-SPC-42, R-62: may be aimed at one model, a Hero too, or at the unit as usual', () => {
    const s = hunt().do('sniper', 'hold', AT_HERO, hit(6), block(1));
    expect(s.facts.units['squad']!.living).toEqual([1, 2, 3, 4, 5]);
    const t = hunt().do('sniper', 'hold', AT_SQUAD, hit(6), block(1), [2]);
    expect(t.facts.units['squad']!.living).toEqual([1, 3, 4, 5, 6]);
  });

  it('GDF-SPC-42: no other weapon is aimed at a model', () => {
    const s = hunt({ weapons: [{ ...LONG, rules: [] }] }).do('sniper', 'hold');
    expect(s.refusal(AT_SQUAD)).toEqual([]);
    expect(s.refusal(AT_HERO)).toEqual(['GDF-SPC-42']);
  });

  it('GDF-SPC-42, R-62: the model must be in range and in sight of the shooter', () => {
    const short = [{ ...LONG, range: 12 }];
    const inRange = hunt({ weapons: short, heroAt: [20, 18 + apart(12)] }).do('sniper', 'hold');
    expect(inRange.refusal(AT_HERO)).toEqual([]);
    const outOfRange = hunt({ weapons: short, heroAt: [20, 18 + apart(12, 1)] }).do('sniper', 'hold');
    expect(outOfRange.refusal(AT_SQUAD)).toEqual([]);
    expect(outOfRange.refusal(AT_HERO)).toEqual(['GDF-SPC-42']);
    const wall = [{ types: ['blocking'] as const, outline: box(22.5, 24, 8, 1), height: 6 }];
    const hidden = hunt({ terrain: wall }).do('sniper', 'hold');
    expect(hidden.refusal(AT_SQUAD)).toEqual([]);
    expect(hidden.refusal(AT_HERO)).toEqual(['GDF-SPC-42']);
  });

  it('GDF-SPC-43: the model blocks with its own Defence', () => {
    const s = hunt().do('sniper', 'hold', AT_HERO, hit(6), block(5));
    expect(s.events('blocks.rolled')).toMatchObject([{ need: 6, unblocked: 1 }]);
    const t = hunt().do('sniper', 'hold', AT_SQUAD, hit(6), block(5));
    expect(t.events('blocks.rolled')).toMatchObject([{ need: 4, unblocked: 0 }]);
  });

  it('GDF-SPC-43: its own cover and its own Stealth count', () => {
    const terrain = [{ types: ['cover'] as const, outline: box(25.8, 29, 3, 3) }];
    const s = hunt({ terrain }).do('sniper', 'hold', AT_HERO, hit(6), block(5));
    expect(s.events('blocks.rolled')).toMatchObject([{ unblocked: 0 }]);
    const stealthy = hunt({ hero: { rules: ['stealth'] }, heroAt: [26.5, 32] }).do('sniper', 'hold', AT_HERO, hit(2));
    expect(stealthy.events('hits.rolled')).toMatchObject([{ modifier: -1, hits: [] }]);
    const plain = hunt({ squad: { rules: ['stealth'] }, heroAt: [26.5, 32] }).do('sniper', 'hold', AT_HERO, hit(2));
    expect(plain.events('hits.rolled')).toMatchObject([{ modifier: 0, hits: [{ count: 1 }] }]);
  });

  it('GDF-SPC-43, E41: Blast makes one hit of it', () => {
    const weapons = [{ ...LONG, rules: ['sniper', 'blast(6)'] }];
    const s = hunt({ weapons }).do('sniper', 'hold', AT_HERO, hit(5));
    expect(s.events('hits.rolled')).toMatchObject([{ hits: [{ count: 1 }] }]);
    const t = hunt({ weapons }).do('sniper', 'hold', AT_SQUAD, hit(5));
    expect(t.events('hits.rolled')).toMatchObject([{ hits: [{ count: 6 }] }]);
  });

  it('GDF-SPC-43: excess wounds are lost, Deadly ones too', () => {
    const s = hunt({ weapons: [{ ...LONG, attacks: 3 }] }).do('sniper', 'hold', AT_HERO, hit(6, 6, 6), block(1, 1, 1));
    expect(s.facts.units['squad']!.living).toEqual([1, 2, 3, 4, 5]);
    const deadly = [{ ...LONG, attacks: 2, rules: ['sniper', 'deadly(3)'] }];
    const t = hunt({ weapons: deadly, hero: { rules: ['tough(3)'] } });
    t.do('sniper', 'hold', AT_HERO, hit(6, 6), block(1, 1));
    expect(t.facts.units['squad']!.wounds).toEqual([0, 0, 0, 0, 0, 3]);
  });

  it('GDF-SPC-43: the model’s own Regeneration counts', () => {
    const s = hunt({ hero: { rules: ['regeneration'] } }).do(
      'sniper',
      'hold',
      AT_HERO,
      hit(6),
      block(1),
      regeneration(5),
    );
    expect(s.facts.units['squad']!.living).toHaveLength(6);
    const t = hunt({ squad: { rules: ['regeneration'] } }).do('sniper', 'hold', AT_HERO, hit(6), block(1));
    expect(t.facts.units['squad']!.living).toHaveLength(5);
  });

  it('E61, R-32: the unit counts its losses as usual', () => {
    const s = hunt().do('sniper', 'hold', AT_HERO, hit(6), block(1));
    expect(s.next).toBe('gdf.ask.unit');
    const few = hunt({
      units: [
        { player: 1, profile: 'sniper', name: 'sniper', models: [[20, 18]] },
        {
          player: 2,
          profile: 'squad',
          name: 'squad',
          joined: 'boss',
          models: [...row(19, 30, 3), null, null, [23.5, 30]],
        },
      ],
    });
    few.do('sniper', 'hold', AT_HERO, hit(6), block(1), morale(6));
    expect(few.events('morale.tested')).toHaveLength(1);
  });

  it('R-62: another model of a unit that is aimed at already is no new target', () => {
    const weapons = [LONG, { ...LONG, id: 'second' }, { ...LONG, id: 'third' }];
    const two = { player: 2, profile: 'squad', name: 'others', models: row(8, 30, 5) } as const;
    const s = hunt({ weapons });
    const units = [
      { player: 1, profile: 'sniper', name: 'sniper', models: [[20, 18] as Spot] },
      { player: 2, profile: 'squad', name: 'squad', joined: 'boss', models: [...row(19, 30, 5), [26.5, 30] as Spot] },
      two,
    ] as const;
    const t = hunt({ weapons, units }).do('sniper', 'hold');
    const shots = [
      { weapon: 'long', target: 'squad', model: 6 },
      { weapon: 'second', target: 'squad', model: 1 },
      { weapon: 'third', target: 'others' },
    ];
    expect(t.refusal(shots)).toEqual([]);
    // GDF-SHT-10: the second shot at a model that is gone is wasted.
    s.do('sniper', 'hold', [AT_HERO[0], { weapon: 'second', target: 'squad', model: 6 }], hit(6), block(1));
    expect(s.events('group.wasted')).toHaveLength(1);
  });
});
