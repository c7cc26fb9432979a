import { describe, expect, it } from 'vitest';
import { apart, box, danger, hit, profile, row, scene, um, type Scene, type Spot } from './scene.js';

/** Charges, from the order to the end of the pile-in. */

const BLADE = { id: 'blade', attacks: 1 };
const RUNNERS = profile({ id: 'runners', count: 1, weapons: ['blade', 'rifle'] });

/** One model at (20, 10) and an enemy straight ahead, so far away. */
function ahead(gap: number, rules: readonly string[] = [], more: Partial<Parameters<typeof scene>[0]> = {}): Scene {
  return scene({
    profiles: [
      profile({ id: 'runners', count: 1, weapons: ['blade', 'rifle'], rules }),
      profile({ id: 'foe', count: 1 }),
    ],
    weapons: [BLADE],
    units: [
      { player: 1, profile: 'runners', name: 'own', models: [[20, 10]] },
      { player: 2, profile: 'foe', name: 'foe', models: [[20, 10 + apart(gap)]] },
    ],
    ...more,
  }).do('own');
}

/** A charge with the places given, as its refusal. */
const refused = (s: Scene, models: readonly Spot[]): string[] => s.refusal({ charge: { target: 'foe', models } });

describe('the charge', () => {
  it('GDF-ACT-06: models move up to 12 inches, not a hair more, and the unit does not shoot', () => {
    expect(ahead(12).refusal({ charge: 'foe' })).toEqual([]);
    // contact is to within 25 micrometres, so 26 more are too many.
    expect(ahead(12 + um(20)).refusal({ charge: 'foe' })).toEqual([]);
    expect(ahead(12 + um(26)).refusal({ charge: 'foe' })).toEqual(['GDF-ACT-06']);
    const s = ahead(12).do({ charge: 'foe' }, hit(1));
    expect(s.events('shots.declared')).toEqual([]);
    expect([s.next, s.seat]).toEqual(['gdf.ask.unit', 1]);
  });

  it('GDF-ACT-07, R-01: without a model in base contact, to 25 micrometres, at its end it is no charge', () => {
    const s = ahead(6);
    expect(refused(s, [[20, 16 - um(26)]])).toEqual(['GDF-ACT-07']);
    expect(refused(s, [[20, 16 - um(25)]])).toEqual([]);
    expect(refused(s, [[20, 16]])).toEqual([]);
    expect(refused(s, [[20, 16 + um(1)]])).toEqual(['GDF-MOV-05']);
  });

  it('GDF-SPC-40, GDF-SPC-16, GDF-ACT-07: Slow charges 8 inches (E36), Fast 16', () => {
    expect(ahead(9, ['slow']).refusal({ charge: 'foe' })).toEqual(['GDF-ACT-06']);
    expect(ahead(8, ['slow']).refusal({ charge: 'foe' })).toEqual([]);
    expect(ahead(16, ['fast']).refusal({ charge: 'foe' })).toEqual([]);
    expect(ahead(16.01, ['fast']).refusal({ charge: 'foe' })).toEqual(['GDF-ACT-06']);
  });

  it('GDF-TER-10: difficult ground caps a charge at six inches', () => {
    const mud = [{ types: ['difficult' as const], outline: box(15, 11, 10, 2) }];
    expect(ahead(6, [], { terrain: mud }).refusal({ charge: 'foe' })).toEqual([]);
    // No way was found, and straight ahead is difficult ground: both are told.
    expect(ahead(7, [], { terrain: mud }).refusal({ charge: 'foe' })).toEqual(['GDF-MEL-02', 'GDF-TER-09']);
    expect(refused(ahead(7, [], { terrain: mud }), [[20, 17]])).toEqual(['GDF-TER-09']);
    expect(ahead(7, ['strider'], { terrain: mud }).refusal({ charge: 'foe' })).toEqual([]);
  });

  it('GDF-MEL-01: it names one enemy unit that is on the table', () => {
    const s = scene({
      profiles: [RUNNERS],
      weapons: [BLADE],
      units: [
        { player: 1, profile: 'runners', name: 'own', models: [[20, 10]] },
        { player: 1, profile: 'runners', name: 'friend', models: [[20, 13]] },
        { player: 2, profile: 'runners', name: 'fallen', models: [null] },
        { player: 2, profile: 'runners', name: 'foe', models: [[23, 10]] },
      ],
    }).do('own');
    expect(s.refusal({ charge: 'friend' })).toEqual(['GDF-MEL-01']);
    expect(s.refusal({ charge: 'fallen' })).toEqual(['GDF-MEL-01']);
    expect(s.refusal({ charge: 'foe' })).toEqual([]);
  });

  it('GDF-MEL-02, GDF-MEL-04: an enemy out of sight may be charged, around a corner if that is short enough (E37)', () => {
    const around = (wall: number): Scene =>
      ahead(8, [], { terrain: [{ types: ['blocking', 'impassable'], outline: box(20 - wall, 14, 20, 1) }] });
    // The detour around a wall that ends 2 inches left of the line is some 10 inches long.
    expect(around(2).refusal({ charge: 'foe' })).toEqual([]);
    const s = around(2).do({ charge: 'foe' });
    expect(s.events('unit.moved')[0]?.paths[0]?.legs.length).toBeGreaterThan(1);
    // Around one that ends 5 inches left it is more than 12.
    expect(around(5).refusal({ charge: 'foe' })).not.toEqual([]);
  });

  it('GDF-MOV-04: a charge passes other units closely and may even touch them, a Rush may not', () => {
    const s = scene({
      profiles: [RUNNERS],
      weapons: [BLADE],
      units: [
        { player: 1, profile: 'runners', name: 'own', models: [[20, 10]] },
        { player: 2, profile: 'runners', name: 'foe', models: [[20, 10 + apart(4)]] },
        { player: 2, profile: 'runners', name: 'third', models: [[20 + apart(0), 12]] },
        { player: 1, profile: 'runners', name: 'friend', models: [[20 - apart(0), 14]] },
      ],
    }).do('own');
    expect(refused(s, [[20, 14]])).toEqual([]);
    expect(s.refusal({ rush: { models: [[20, 14]] } })).toEqual(['GDF-MOV-02']);
  });

  it('GDF-MOV-05: nor does a charge lead through a third unit; who flies passes over it (E38)', () => {
    const blocked = (rules: readonly string[]): Scene =>
      scene({
        profiles: [
          profile({ id: 'runners', count: 1, weapons: ['blade'], rules }),
          profile({ id: 'foe', count: 1 }),
          profile({ id: 'wall', count: 5, baseMm: 60 }),
        ],
        weapons: [BLADE],
        units: [
          { player: 1, profile: 'runners', name: 'own', models: [[20, 10]] },
          { player: 2, profile: 'foe', name: 'foe', models: [[20, 20]] },
          { player: 2, profile: 'wall', name: 'wall', models: [15, 17.5, 20, 22.5, 25].map((x): Spot => [x, 15]) },
        ],
      }).do('own');
    // No way was found; straight on there is somebody.
    expect(blocked([]).refusal({ charge: 'foe' })).toEqual(['GDF-MEL-02', 'GDF-MOV-05']);
    expect(blocked([]).refusal({ charge: { target: 'foe', models: [[20, 20 - apart(0)]] } })).toEqual(['GDF-MOV-05']);
    expect(blocked(['flying']).refusal({ charge: 'foe' })).toEqual([]);
  });
});

describe('contact between levels', () => {
  /** An enemy at the rim of a hill so many inches high, and a charger at its foot so far away in the plan. */
  const uphill = (gap: number, height: number, rules: readonly string[] = []): Scene =>
    ahead(gap, rules, {
      terrain: [{ types: ['elevated'], height: height + 1, outline: box(10, 10 + apart(gap) - 0.1, 20, 6) }],
    });

  it('GDF-ACT-07, GDF-TER-16, R-37: who touches an enemy on another level has to pay the climb', () => {
    // Nine inches and three up are twelve.
    expect(uphill(9, 3).refusal({ charge: 'foe' })).toEqual([]);
    expect(refused(uphill(9, 3), [[20, 19]])).toEqual([]);
    expect(refused(uphill(9.01, 3), [[20, 19.01]])).toEqual(['GDF-ACT-07']);
    expect(uphill(9.01, 3).refusal({ charge: 'foe' })[0]).toBe('GDF-MEL-02');
    expect(uphill(9.01, 2.9).refusal({ charge: 'foe' })).toEqual([]);
    expect(uphill(12, 3, ['flying']).refusal({ charge: 'foe' })).toEqual([]);
    expect([...uphill(11, 3).options()].some(choice => (choice as { order: string }).order === 'charge')).toBe(false);
  });
});

describe('everybody goes', () => {
  /** The first of two models reaches the enemy with ease; the second, so far behind, has 13.8 inches to its centre. */
  const pair = (): Scene =>
    scene({
      profiles: [profile({ id: 'runners', count: 2, weapons: ['blade'] }), profile({ id: 'foe', count: 1 })],
      weapons: [BLADE],
      units: [
        {
          player: 1,
          profile: 'runners',
          name: 'own',
          models: [
            [18.9, 17.9],
            [20, 16.2],
          ],
        },
        { player: 2, profile: 'foe', name: 'foe', models: [[20, 30]] },
      ],
    }).do('own');
  const FIRST: Spot = [20 - 0.8 * apart(0, 1), 30 - 0.6 * apart(0, 1)];

  it('GDF-MEL-03: who cannot get into contact ends as close as possible, within a quarter of an inch (R-26)', () => {
    expect(refused(pair(), [FIRST, [20, 28.2]])).toEqual([]);
    expect(refused(pair(), [FIRST, [20, 28.2 - 0.24]])).toEqual([]);
    expect(refused(pair(), [FIRST, [20, 28.2 - 0.26]])).toEqual(['GDF-MEL-03']);
  });

  it('GDF-MEL-03: who can get into contact must', () => {
    const two = (y: number): Scene =>
      scene({
        profiles: [profile({ id: 'runners', count: 2, weapons: ['blade'] })],
        weapons: [BLADE],
        units: [
          { player: 1, profile: 'runners', name: 'own', models: row(20, 10, 2) },
          { player: 2, profile: 'runners', name: 'foe', models: row(20, y, 2) },
        ],
      }).do('own');
    const near = two(10 + apart(6));
    expect(
      refused(near, [
        [20, 16],
        [21.5, 16],
      ]),
    ).toEqual([]);
    expect(
      refused(near, [
        [20, 16],
        [21.5, 15.9],
      ]),
    ).toEqual(['GDF-MEL-03']);
    expect(
      refused(near, [
        [20, 16],
        [21.5, 16 - um(26)],
      ]),
    ).toEqual(['GDF-MEL-03']);
    expect(
      refused(near, [
        [20, 16],
        [21.5, 10],
      ]),
    ).not.toEqual([]);
  });

  it('GDF-MEL-03: coherency comes first, so a slow comrade keeps the others from charging', () => {
    const mixed = (rules: readonly string[]): Scene =>
      scene({
        profiles: [
          profile({ id: 'runners', count: 1, weapons: ['blade'] }),
          profile({ id: 'leader', count: 1, weapons: ['blade'], hero: true, rules }),
          profile({ id: 'foe', count: 1 }),
        ],
        weapons: [BLADE],
        units: [
          {
            player: 1,
            profile: 'runners',
            name: 'own',
            joined: 'leader',
            models: [
              [20, 10],
              [20, 10 - apart(0.9)],
            ],
          },
          { player: 2, profile: 'foe', name: 'foe', models: [[20, 10 + apart(11)]] },
        ],
      }).do('own');
    expect(mixed([]).refusal({ charge: 'foe' })).toEqual([]);
    expect(
      refused(mixed(['slow']), [
        [20, 21],
        [20, 18 - apart(0.9)],
      ]),
    ).toEqual(['GDF-MOV-09']);
  });

  it('GDF-MEL-03: the engine’s own placement is legal on a crowded table, and leaves nobody a better place', () => {
    for (const shift of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const s = scene({
        profiles: [profile({ id: 'runners', count: 10, weapons: ['blade'] })],
        weapons: [BLADE],
        terrain: [
          { types: ['impassable'], outline: box(17 + shift, 14, 2, 2) },
          { types: ['difficult'], outline: box(26 - shift, 12, 3, 3) },
        ],
        units: [
          { player: 1, profile: 'runners', name: 'own', models: [...row(18, 8, 5), ...row(18, 9.5, 5)] },
          { player: 2, profile: 'runners', name: 'foe', models: [...row(20, 18, 5), ...row(20, 19.5, 5)] },
          { player: 2, profile: 'runners', name: 'third', models: [...row(28, 17, 5), ...row(28, 18.5, 5)] },
        ],
      }).do('own');
      expect(s.refusal({ charge: 'foe' })).toEqual([]);
    }
  });
});

describe('bases that are not round', () => {
  const SHAPES = { ovals: { baseMm: [60, 35] }, hulls: { hullMm: [80, 50] }, rounds: { baseMm: 32 } } as const;

  it('GDF-MEL-03, GDF-MEL-05, GDF-MEA-06: ovals and hulls charge, and pile in, like anybody', () => {
    for (const own of ['ovals', 'hulls', 'rounds'] as const) {
      for (const foe of ['ovals', 'hulls', 'rounds'] as const) {
        const spread = (x: number, y: number): Spot[] => [0, 1, 2].map((i): Spot => [x + 3.2 * i, y]);
        const s = scene({
          profiles: [own, foe].map((shape, i) => ({
            ...profile({ id: `side-${i}`, count: 3, weapons: ['blade'], rules: ['tough(3)'] }),
            ...SHAPES[shape],
          })),
          weapons: [BLADE],
          units: [
            { player: 1, profile: 'side-0', name: 'own', models: own === 'rounds' ? row(20, 10, 3) : spread(18, 10) },
            { player: 2, profile: 'side-1', name: 'foe', models: foe === 'rounds' ? row(20, 18, 3) : spread(19, 18) },
          ],
        }).do('own', { charge: 'foe' });
        if (s.next === 'gdf.ask.pile-in') s.do('close');
        expect(s.next).toBe('gdf.roll.hit');
      }
    }
  });
});

describe('units near each other', () => {
  const touching = (): Scene =>
    scene({
      profiles: [RUNNERS],
      weapons: [BLADE],
      units: [
        { player: 1, profile: 'runners', name: 'own', models: [[20, 10]] },
        { player: 2, profile: 'runners', name: 'foe', models: [[20, 10 + apart(0)]] },
      ],
    }).do('own');

  it('GDF-ACT-10, GDF-SHT-19: units in contact are not locked: they hold and shoot, leave, or charge again', () => {
    expect(touching().refusal({ advance: { models: [[20, 5]] } })).toEqual([]);
    expect(touching().refusal({ rush: { models: [[20, 2]] } })).toEqual([]);
    expect(touching().refusal({ charge: 'foe' })).toEqual([]);
    const shooting = touching().do('hold', [{ weapon: 'rifle', target: 'foe' }], hit(4));
    expect(shooting.events('hits.rolled')[0]).toMatchObject({ need: 4, modifier: 0 });
  });

  it('GDF-MOV-07: whoever starts within an inch may leave, but ends an inch away unless it charges', () => {
    expect(touching().refusal({ advance: { models: [[20, 9]] } })).toEqual([]);
    expect(touching().refusal({ advance: { models: [[20, 9 + um(1)]] } })).toEqual(['GDF-MOV-02']);
    expect(touching().refusal({ advance: { models: [[20, 10]] } })).toEqual(['GDF-MOV-02']);
  });
});

describe('the pile-in', () => {
  /** A charger in contact with the first of two enemies; the second stands at a distance from the charger. */
  function charged(gap: number, more: Partial<Parameters<typeof scene>[0]> = {}, rules: readonly string[] = []): Scene {
    return scene({
      profiles: [RUNNERS, profile({ id: 'foe', count: 2, weapons: ['blade'], rules })],
      weapons: [BLADE],
      units: [
        { player: 1, profile: 'runners', name: 'own', models: [[20, 10]] },
        {
          player: 2,
          profile: 'foe',
          name: 'foe',
          models: [
            [20, 10 + apart(0)],
            [20 + apart(gap), 10],
          ],
        },
        ...((more.units ?? []) as never[]),
      ],
      ...(more.terrain && { terrain: more.terrain }),
    }).do('own', { charge: 'foe' });
  }

  it('GDF-MEL-05: models not in contact must close with the chargers, up to three inches', () => {
    const s = charged(1);
    expect([s.next, s.seat]).toEqual(['gdf.ask.pile-in', 1]);
    expect(s.refusal('close')).toEqual([]);
    expect(
      s.refusal({
        models: [
          [20, 10 + apart(0)],
          [20 + apart(0), 10],
        ],
      }),
    ).toEqual([]);
    expect(
      s.refusal({
        models: [
          [20, 10 + apart(0)],
          [20 + apart(0.1), 10],
        ],
      }),
    ).toEqual(['GDF-MEL-05']);
    expect(
      s.refusal({
        models: [
          [20, 10 + apart(0)],
          [20 + apart(1), 10],
        ],
      }),
    ).toEqual(['GDF-MEL-05']);
  });

  it('GDF-SPC-15, GDF-MEL-05: a pile-in is a move: whoever was dug in no longer is', () => {
    expect(charged(1).do('close').facts.units['foe']!.moved).toBe(true);
    expect(charged(0).facts.units['foe']!.moved).toBe(false);
  });

  it('GDF-MEL-05: three inches and no more: out of reach they come as close as they can', () => {
    const contact = (gap: number): boolean =>
      charged(gap).do('close').facts.units['foe']!.models[1]![0] <= 20 + apart(0) + 0.02;
    expect(contact(3)).toBe(true);
    expect(contact(3.05)).toBe(false);
    expect(charged(3.5).do('close').facts.units['foe']!.models[1]![0]).toBeCloseTo(20 + apart(0.5), 1);
    const far = charged(3.05);
    expect(
      far.refusal({
        models: [
          [20, 10 + apart(0)],
          [20 + apart(0), 10],
        ],
      }),
    ).toEqual(['GDF-MEL-05']);
  });

  it('GDF-MEL-05: who is in contact already stays', () => {
    const moved = charged(1).refusal({
      models: [
        [20 + um(2), 10 + apart(0)],
        [20 + apart(0), 10],
      ],
    });
    expect(moved).toEqual(['GDF-MEL-05']);
  });

  it('GDF-MEL-05: a unit that stands well already is not asked (H-20)', () => {
    expect(charged(0).next).toBe('gdf.roll.hit');
  });

  it('H-20: nor is one whose models cannot get any closer than they are', () => {
    const x = 20 + apart(1);
    const walls = [
      box(x - 0.85, 9, 0.2, 2),
      box(x + 0.65, 9, 0.2, 2),
      box(x - 0.65, 10.65, 1.3, 0.2),
      box(x - 0.65, 9.15, 1.3, 0.2),
    ];
    const terrain = walls.map(outline => ({ types: ['impassable'] as const, outline, height: 3 }));
    expect(charged(1, { terrain }).next).toBe('gdf.roll.hit');
    expect(charged(1, { terrain: terrain.slice(1) }).next).toBe('gdf.ask.pile-in');
  });

  it('GDF-SPC-24, GDF-MEL-05: the Immobile do not pile in, but may strike back (R-55, E64)', () => {
    const s = charged(1, {}, ['immobile']);
    expect(s.next).toBe('gdf.roll.hit');
    expect(s.do(hit(1)).next).toBe('gdf.ask.strike-back');
  });

  it('GDF-MEL-05: models that pile in keep the inch from all but the chargers (R-26)', () => {
    const third = { player: 2, profile: 'runners', name: 'third', models: [[20 + apart(0), 10 - apart(0.9)] as Spot] };
    const s = charged(1, { units: [third] });
    expect(
      s.refusal({
        models: [
          [20, 10 + apart(0)],
          [20 + apart(0), 10],
        ],
      }),
    ).toEqual(['GDF-MOV-02']);
    expect(s.refusal('close')).toEqual([]);
  });

  it('GDF-MEL-05: a unit that was scattered before may be so after, but not more (H-21)', () => {
    const apartFromAll: Spot[] = [
      [20, 10 + apart(0)],
      [20 + apart(0), 10],
      [30, 10],
    ];
    const s = scene({
      profiles: [RUNNERS, profile({ id: 'foe', count: 3, weapons: ['blade'] })],
      weapons: [BLADE],
      units: [
        { player: 1, profile: 'runners', name: 'own', models: [[20, 10]] },
        { player: 2, profile: 'foe', name: 'foe', models: apartFromAll },
      ],
    }).do('own', { charge: 'foe' });
    expect(s.next).toBe('gdf.ask.pile-in');
    expect(s.refusal('close')).toEqual([]);
    const to = (x: number): string[] => s.refusal({ models: [...apartFromAll.slice(0, 2), [x, 10]] });
    expect(to(27)).toEqual([]);
    expect(to(28)).toEqual(['GDF-MEL-05']);
    expect(to(31)).toEqual(['GDF-MOV-09']);
  });

  it('GDF-TER-11: dangerous ground is tested when the pile-in ends, without morale (R-27)', () => {
    const s = charged(2, { terrain: [{ types: ['dangerous'], outline: box(21.7, 9, 1, 2) }] });
    s.do('close', danger(1), [2]);
    expect(s.next).toBe('gdf.roll.hit');
    expect(s.events('morale.tested')).toEqual([]);
    expect(s.facts.units['foe']!.living).toEqual([1]);
  });
});

describe('dangerous ground on the way', () => {
  const through = (): Scene =>
    ahead(6, [], { terrain: [{ types: ['dangerous'], outline: box(15, 12, 10, 1) }] }).do({ charge: 'foe' });

  it('GDF-TER-11, GDF-MOR-01: it is tested before anybody strikes, and its wounds shake nobody in melee (R-27)', () => {
    const s = scene({
      profiles: [profile({ id: 'runners', count: 2, weapons: ['blade'] })],
      weapons: [BLADE],
      terrain: [{ types: ['dangerous'], outline: box(15, 12, 10, 1) }],
      units: [
        { player: 1, profile: 'runners', name: 'own', models: row(20, 10, 2) },
        { player: 2, profile: 'runners', name: 'foe', models: row(20, 16, 2) },
      ],
    }).do('own', { charge: 'foe' });
    expect(s.next).toBe('gdf.roll.danger');
    s.do(danger(1, 2), [2], 'close'); // one of two is left: half
    expect(s.events('morale.tested')).toEqual([]);
    expect(s.next).toBe('gdf.roll.hit');
  });

  it('GDF-MEL-16: a charger that the ground wipes out fights no melee, and its target is not Fatigued (R-27)', () => {
    const s = through().do(danger(1));
    expect(s.events('strike.began')).toEqual([]);
    expect(s.events('melee.decided')).toEqual([]);
    expect(s.events('morale.tested')).toEqual([]);
    expect(s.state.units[1]!.fatigued).toBe(false);
    expect([s.next, s.seat]).toEqual(['gdf.ask.unit', 1]);
  });
});
