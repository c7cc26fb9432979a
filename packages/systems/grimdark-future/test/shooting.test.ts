import { describe, expect, it } from 'vitest';
import type { UnitBody } from '../src/scenario/position.js';
import { apart, block, box, hit, morale, profile, row, scene, type SceneBody } from './scene.js';

const FIRE = [{ weapon: 'rifle', target: 'foe' }];

/** One shooter at the given place against one enemy at (10, 10). */
const duel = (from: readonly [number, number], more: Partial<SceneBody> = {}) =>
  scene({
    profiles: [profile({ count: 1 })],
    units: [
      { player: 1, profile: 'squad', name: 'own', models: [from] },
      { player: 2, profile: 'squad', name: 'foe', models: [[10, 10]] },
    ],
    ...more,
  });

describe('valid targets', () => {
  it('GDF-SHT-05, GDF-MEA-03, GDF-MEA-07: in range at exactly 24 inches, out of range one micrometre farther', () => {
    expect(duel([10, 10 + apart(24)]).do('own', 'hold').next).toBe('gdf.ask.shots');
    // Without any target there is no question: the turn passes to the other player.
    const far = duel([10, 10 + apart(24, 1)]).do('own', 'hold');
    expect(far.next).toBe('gdf.ask.unit');
    expect(far.seat).toBe(1);
  });

  it('GDF-SHT-02, E07: the one who sees is out of range and the one in range does not see', () => {
    const post = (back: number, walled: boolean) =>
      scene({
        profiles: [profile({ count: 2 }), profile({ id: 'lone', count: 1 })],
        terrain: walled ? [{ types: ['blocking'], outline: box(9.2, 8.8 + apart(24) - back, 1.55, 0.2) }] : [],
        units: [
          { player: 1, profile: 'squad', name: 'own', models: row(10, 10 + apart(24) - back, 2) },
          { player: 2, profile: 'lone', name: 'foe', models: [[10, 10]] },
        ],
      }).do('own', 'hold');
    // The wall hides the first model, which is in range; the second sees past it from a little too far away.
    expect(post(0, true).next).toBe('gdf.ask.unit');
    expect(post(0, false).do(FIRE, hit(1)).events('hits.rolled')[0]?.faces).toHaveLength(1);
    expect(post(0.1, true).do(FIRE, hit(1)).events('hits.rolled')[0]?.faces).toHaveLength(1);
    expect(post(0.1, false).do(FIRE, hit(1, 1)).events('hits.rolled')[0]?.faces).toHaveLength(2);
  });

  it('GDF-SHT-03: models without a line of sight do not fire', () => {
    const s = scene({
      profiles: [profile({ count: 2 }), profile({ id: 'lone', count: 1 })],
      terrain: [{ types: ['blocking'], outline: box(9, 18, 4, 1) }],
      units: [
        {
          player: 1,
          profile: 'squad',
          name: 'own',
          models: [
            [10, 20],
            [11.5, 20],
          ],
        },
        {
          player: 1,
          profile: 'squad',
          name: 'open',
          models: [
            [20, 20],
            [21.5, 20],
          ],
        },
        { player: 2, profile: 'lone', name: 'foe', models: [[10, 10]] },
      ],
    });
    expect(s.do('open', 'hold', FIRE, hit(1, 1)).events('hits.rolled')).toHaveLength(1);
    expect(s.next).toBe('gdf.ask.unit');
  });

  it('GDF-GEN-22: melee weapons do not shoot, and friends are no targets', () => {
    const s = duel([10, 20], {
      profiles: [profile({ count: 1, weapons: ['rifle', 'blade'] })],
      weapons: [{ id: 'blade', attacks: 2 }],
    }).do('own', 'hold');
    expect(s.refusal([{ weapon: 'blade', target: 'foe' }])).toEqual(['GDF-GEN-22']);
    expect(s.refusal([{ weapon: 'rifle', target: 'own' }])).toEqual(['GDF-SHT-02']);
    expect(s.refusal(FIRE)).toEqual([]);
  });
});

describe('line of sight', () => {
  const screened = (types: readonly ('blocking' | 'cover')[], more: object) =>
    duel([10, 20], { terrain: [{ types, outline: box(5, 14, 10, 1), ...more }] });

  it('GDF-LOS-15, R-06: an obstacle as high as both blocks, a lower one does not', () => {
    expect(screened(['blocking'], { height: 2 }).do('own', 'hold').next).toBe('gdf.ask.unit');
    expect(screened(['blocking'], { height: 1 }).do('own', 'hold').next).toBe('gdf.ask.shots');
  });

  it('R-06: what is as high as the lower model only does not block', () => {
    const giant = (height: number) =>
      scene({
        profiles: [profile({ count: 1 }), profile({ id: 'giant', count: 1, height: 4 })],
        terrain: [{ types: ['blocking'], outline: box(5, 14, 10, 1), height }],
        units: [
          { player: 1, profile: 'squad', name: 'own', models: [[10, 20]] },
          { player: 2, profile: 'giant', name: 'foe', models: [[10, 10]] },
        ],
      }).do('own', 'hold').next;
    expect(giant(3)).toBe('gdf.ask.shots');
    expect(giant(4)).toBe('gdf.ask.unit');
  });

  it('GDF-TER-05, GDF-LOS-05: cover that does not block is seen through', () => {
    expect(screened(['cover'], { height: 5 }).do('own', 'hold').next).toBe('gdf.ask.shots');
  });

  it('GDF-TER-02, R-39: one sees into a wood and out of it, but not through it', () => {
    const wood = { types: ['cover'] as const, seeIntoNotThrough: true, height: 5 };
    const through = duel([10, 20], { terrain: [{ ...wood, outline: box(5, 14, 10, 2) }] });
    const into = duel([10, 20], { terrain: [{ ...wood, outline: box(5, 8, 10, 8) }] });
    expect(through.do('own', 'hold').next).toBe('gdf.ask.unit');
    expect(into.do('own', 'hold').next).toBe('gdf.ask.shots');
  });

  it('GDF-LOS-06, R-05: the perimeter of a third unit blocks, also between its linked models', () => {
    const third = (gap: number) =>
      scene({
        profiles: [profile({ id: 'lone', count: 1 }), profile({ id: 'pair', count: 6 })],
        units: [
          { player: 1, profile: 'lone', name: 'own', models: [[10, 20]] },
          { player: 2, profile: 'lone', name: 'foe', models: [[10, 10]] },
          {
            player: 2,
            profile: 'pair',
            name: 'screen',
            models: [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map(i => [10 + i * apart(gap), 15] as const),
          },
        ],
      });
    expect(
      third(1)
        .do('own', 'hold')
        .refusal([{ weapon: 'rifle', target: 'foe' }]),
    ).toEqual(['GDF-SHT-02']);
    // A hair more than an inch apart the models are no longer linked, and there is a line between them.
    expect(
      third(1.001)
        .do('own', 'hold')
        .refusal([{ weapon: 'rifle', target: 'foe' }]),
    ).toEqual([]);
  });

  it('GDF-LOS-04, GDF-LOS-08, GDF-SHT-01, GDF-SHT-04: neither the own unit nor the target’s own unit blocks', () => {
    const s = scene({
      profiles: [profile({ count: 2 })],
      units: [
        {
          player: 1,
          profile: 'squad',
          name: 'own',
          models: [
            [10, 21.5],
            [10, 20],
          ],
        },
        {
          player: 2,
          profile: 'squad',
          name: 'foe',
          models: [
            [10, 10],
            [10, 8.5],
          ],
        },
      ],
    });
    s.do('own', 'hold', FIRE, hit(1, 1));
    expect(s.events('hits.rolled')[0]?.faces).toHaveLength(2);
  });
});

describe('declaring and resolving', () => {
  const armed = {
    profiles: [profile({ id: 'armed', count: 3, weapons: ['rifle', 'gun', 'tube'] }), profile({ count: 5 })],
    weapons: [
      { id: 'gun', range: 24, attacks: 2 },
      { id: 'tube', range: 24, attacks: 1 },
    ],
    units: [
      { player: 1, profile: 'armed', name: 'own', models: row(20, 20, 3) },
      { player: 2, profile: 'squad', name: 'foe', models: row(10, 30, 5) },
      { player: 2, profile: 'squad', name: 'second', models: row(20, 30, 5) },
      { player: 2, profile: 'squad', name: 'third', models: row(30, 30, 5) },
    ],
  } satisfies SceneBody;

  it('GDF-SHT-06, GDF-SHT-08, E08: two targets are legal, three are not', () => {
    const s = scene(armed).do('own', 'hold');
    const [rifle, gun, tube] = ['rifle', 'gun', 'tube'].map(weapon => (target: string) => ({ weapon, target }));
    expect(s.refusal([rifle!('foe'), gun!('second'), tube!('second')])).toEqual([]);
    expect(s.refusal([rifle!('foe'), gun!('second'), tube!('third')])).toEqual(['GDF-SHT-08']);
  });

  it('GDF-SHT-07: a group is not split between targets', () => {
    const s = scene(armed).do('own', 'hold');
    const twice = [
      { weapon: 'gun', target: 'foe' },
      { weapon: 'gun', target: 'second' },
    ];
    expect(s.refusal(twice)).toEqual(['GDF-SHT-07']);
  });

  it('GDF-ACT-09: shooting is optional', () => {
    expect(scene(armed).do('own', 'hold', []).next).toBe('gdf.ask.unit');
  });

  it('GDF-SHT-12: attacks are the weapon’s attacks times the models that fire', () => {
    const s = scene(armed).do('own', 'hold', [{ weapon: 'gun', target: 'foe' }], hit(1, 1, 1, 1, 1, 1));
    expect(s.events('hits.rolled')[0]?.faces).toHaveLength(6);
    expect(s.next).toBe('gdf.ask.unit');
  });

  it('GDF-SHT-12: a model with two such weapons fires both', () => {
    const s = duel([10, 20], { profiles: [profile({ count: 1, weapons: ['rifle', 'rifle'] })] });
    expect(s.do('own', 'hold', FIRE, hit(1, 1)).events('hits.rolled')[0]?.faces).toHaveLength(2);
  });

  it('GDF-SHT-11, GDF-SHT-14, R-22: models that carry other weapons besides roll with the group, all at once', () => {
    const s = scene({
      ...armed,
      profiles: [
        profile({
          id: 'mixed',
          models: [
            { count: 2, weapons: ['rifle'] },
            { count: 1, weapons: ['rifle', 'tube'] },
          ],
        }),
        profile({ count: 5 }),
      ],
      units: [
        { player: 1, profile: 'mixed', name: 'own', models: row(20, 20, 3) },
        { player: 2, profile: 'squad', name: 'foe', models: row(20, 30, 5) },
      ],
    });
    s.do('own', 'hold', FIRE, hit(4, 5, 6), block(1, 2, 3));
    expect(s.events('hits.rolled')).toHaveLength(1);
    expect(s.events('blocks.rolled')).toHaveLength(1);
    expect(s.next).toBe('gdf.ask.casualties');
    expect(s.do([1, 2, 3]).next).toBe('gdf.roll.morale');
    expect(s.facts.units['foe']?.living).toEqual([4, 5]);
  });

  it('R-22: the same Quality with another rule of attack rolls apart', () => {
    const s = scene({
      profiles: [
        profile({ count: 2 }),
        profile({ id: 'hero', count: 1, hero: true, rules: ['relentless'] }),
        profile({ id: 'plain', count: 1, hero: true, rules: ['fearless'] }),
      ],
      units: [
        { player: 1, profile: 'squad', name: 'own', joined: 'hero', models: row(10, 10, 3) },
        { player: 1, profile: 'squad', name: 'others', joined: 'plain', models: row(20, 10, 3) },
        { player: 2, profile: 'squad', name: 'foe', models: row(10, 20, 2) },
        { player: 2, profile: 'squad', name: 'idle', models: row(60, 40, 2) },
      ],
    });
    s.do('own', 'hold', FIRE, hit(1, 1), hit(1), 'idle', 'hold', 'others', 'hold', FIRE, hit(1, 1, 1));
    expect(s.events('hits.rolled').map(({ faces }) => faces.length)).toEqual([2, 1, 3]);
  });

  it('GDF-SHT-13, GDF-SHT-14: hits on Quality, wounds on failed blocks', () => {
    const s = scene(armed).do('own', 'hold', [{ weapon: 'rifle', target: 'foe' }], hit(3, 4, 5), block(3, 4));
    expect(s.events('hits.rolled')[0]).toMatchObject({ need: 4, modifier: 0, hits: [{ count: 2, ap: 0 }] });
    expect(s.events('blocks.rolled')[0]).toMatchObject({ need: 4, unblocked: 1 });
    expect(s.next).toBe('gdf.ask.casualties');
  });

  it('GDF-SHT-15, GDF-SHT-16, E11: the owner chooses the casualties, hidden models too', () => {
    const s = scene({
      ...armed,
      terrain: [{ types: ['blocking'], outline: box(12.5, 25, 6, 1) }],
      units: [
        { player: 1, profile: 'armed', name: 'own', models: row(10, 15, 3) },
        { player: 2, profile: 'squad', name: 'foe', models: row(10, 30, 5) },
      ],
    });
    s.do('own', 'hold', [{ weapon: 'gun', target: 'foe' }], hit(4, 4, 4, 1, 1, 1), block(1, 1, 1), [3, 4, 5]);
    expect(s.facts.units['foe']?.living).toEqual([1, 2]);
  });

  it('GDF-SHT-18: wounds beyond the last model are lost, and nobody is asked', () => {
    const s = scene({
      profiles: [profile({ count: 5 }), profile({ id: 'lone', count: 1 })],
      units: [
        { player: 1, profile: 'squad', name: 'own', models: row(20, 20, 5) },
        { player: 2, profile: 'lone', name: 'foe', models: [[20, 30]] },
        { player: 2, profile: 'lone', name: 'other', models: [[40, 30]] },
      ],
    });
    s.do('own', 'hold', FIRE, hit(6, 6, 6, 6, 6), block(1, 1, 1, 1, 1));
    expect(s.facts.units['foe']?.wounds).toEqual([1]);
    expect(s.next).toBe('gdf.ask.unit');
  });

  it('GDF-SHT-09, GDF-SHT-10, E09: a group whose target is gone is wasted, not redirected', () => {
    const s = scene({
      ...armed,
      units: [
        { player: 1, profile: 'armed', name: 'own', models: row(20, 20, 3) },
        { player: 2, profile: 'squad', name: 'foe', models: row(20, 30, 1) },
        { player: 2, profile: 'squad', name: 'second', models: row(30, 30, 5) },
      ],
    });
    const both = ['rifle', 'gun'].map(weapon => ({ weapon, target: 'foe' }));
    s.do('own', 'hold', both, hit(6, 1, 1), block(1));
    expect(s.events('group.wasted')).toEqual([{ type: 'group.wasted', unit: 0, weapon: 1, target: 1 }]);
    expect(s.next).toBe('gdf.ask.unit');
  });

  it('GDF-SHT-11, GDF-SHT-20, E10: one morale test after both groups, not one each', () => {
    const s = scene({
      ...armed,
      profiles: [...armed.profiles, profile({ id: 'ten', count: 10 })],
      units: [
        { player: 1, profile: 'armed', name: 'own', models: row(20, 20, 3) },
        { player: 2, profile: 'ten', name: 'foe', models: row(20, 30, 10) },
      ],
    });
    const both = ['rifle', 'gun'].map(weapon => ({ weapon, target: 'foe' }));
    s.do('own', 'hold', both, hit(4, 4, 4), block(1, 1, 1), [1, 2, 3], hit(4, 4, 1, 1, 1, 1), block(1, 1), [4, 5]);
    expect(s.next).toBe('gdf.roll.morale');
    s.do(morale(4));
    expect(s.events('morale.tested')).toHaveLength(1);
    expect(s.next).toBe('gdf.ask.unit');
  });
});

describe('orders and shooting', () => {
  it('GDF-ACT-03, GDF-ACT-05: a unit shoots after an Advance, not after a Rush', () => {
    const here = { models: [[10, 20]] };
    expect(duel([10, 20]).do('own', { advance: here }).next).toBe('gdf.ask.shots');
    expect(duel([10, 20]).do('own', { rush: here }).next).toBe('gdf.ask.unit');
  });

  it('GDF-ACT-01, GDF-ACT-02: a unit that holds stays where it is, and may shoot', () => {
    const s = duel([10, 20]).do('own', 'hold', FIRE, hit(1));
    expect(s.facts.units['own']).toMatchObject({ models: [[10, 20]], moved: false, activated: true });
    expect(s.seat).toBe(1);
  });

  it('GDF-SHT-19: models in base contact shoot at each other freely', () => {
    const s = duel([10, 10 + apart(0)]).do('own', 'hold', FIRE, hit(3));
    expect(s.events('hits.rolled')[0]).toMatchObject({ need: 4, modifier: 0 });
  });

  it('GDF-ACT-04: what counts is where the models stand after the move', () => {
    const s = duel([10, 10 + apart(28)]).do('own', { advance: { models: [[10, 10 + apart(24)]] } });
    expect(s.next).toBe('gdf.ask.shots');
  });
});

describe('Heroes in a unit', () => {
  /** Two units of two models and a Hero each. */
  const led = (foes: UnitBody['models'] = row(10, 20, 3)) =>
    scene({
      profiles: [
        profile({ count: 2, quality: 5, defense: 5 }),
        profile({ id: 'hero', count: 1, hero: true, quality: 3, defense: 2 }),
      ],
      units: [
        { player: 1, profile: 'squad', name: 'own', joined: 'hero', models: row(10, 10, 3) },
        { player: 2, profile: 'squad', name: 'foe', joined: 'hero', models: foes },
      ],
    }).do('own', 'hold');

  it('GDF-HER-05, R-22: the Hero belongs to the group but rolls apart, with its own Quality', () => {
    const s = led();
    expect(s.refusal([...FIRE, ...FIRE])).toEqual(['GDF-SHT-07']);
    s.do(FIRE, hit(4, 4), hit(4));
    expect(s.events('hits.rolled')).toMatchObject([
      { need: 5, faces: [4, 4], hits: [] },
      { need: 3, faces: [4], hits: [{ count: 1, ap: 0 }] },
    ]);
  });

  it('GDF-HER-03, R-54: the unit’s Defence counts until the Hero is alone', () => {
    const defence = (foes?: UnitBody['models']) =>
      led(foes).do(FIRE, hit(6, 1), block(6), hit(1)).events('blocks.rolled')[0]?.need;
    expect(defence()).toBe(5);
    expect(defence([null, null, [10, 20]])).toBe(2);
  });
});

describe('natural faces and modifiers', () => {
  it('GDF-GEN-17, GDF-GEN-18, GDF-GEN-19, GDF-GEN-20, E01, E02: modifiers add up; a six hits whatever the penalty, a one never does', () => {
    const s = duel([10, 10 + apart(12, 1)], {
      profiles: [profile({ count: 1, quality: 6, weapons: ['volley'], rules: ['stealth', 'entrenched'] })],
      weapons: [{ id: 'volley', range: 24, attacks: 3 }],
    });
    s.do('own', 'hold', [{ weapon: 'volley', target: 'foe' }], hit(6, 5, 1), block(6));
    expect(s.events('hits.rolled')[0]).toMatchObject({ modifier: -3, hits: [{ count: 1, ap: 0 }] });
    const sure = duel([10, 20], {
      profiles: [profile({ count: 1, quality: 2, weapons: ['volley'] })],
      weapons: [{ id: 'volley', range: 24, attacks: 2 }],
    });
    sure.do('own', 'hold', [{ weapon: 'volley', target: 'foe' }], hit(1, 2), block(6));
    expect(sure.events('hits.rolled')[0]?.hits).toEqual([{ count: 1, ap: 0 }]);
  });
});
