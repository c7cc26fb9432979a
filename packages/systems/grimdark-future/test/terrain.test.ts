import { describe, expect, it } from 'vitest';
import { box, danger, hit, block, profile, row, scene, um, type Scene, type SceneBody, type Spot } from './scene.js';

const FOE = { player: 2, profile: 'far', name: 'foe', models: [[70, 46]] } as const;
const profiles = (rules: readonly string[], count = 1) => [
  profile({ count, rules, weapons: ['blade'] }),
  profile({ id: 'far', count: 1, weapons: ['blade'] }),
];
const BLADE = { id: 'blade', attacks: 1 };

/** A unit that has been activated and is asked for its order. */
const unitAt = (models: Spot[], terrain: SceneBody['terrain'], rules: readonly string[] = []): Scene =>
  scene({
    profiles: profiles(rules, models.length),
    weapons: [BLADE],
    terrain: terrain ?? [],
    units: [{ player: 1, profile: 'squad', name: 'own', models }, FOE],
  }).do('own');

const advance = (...models: Spot[]) => ({ advance: { models } });
const rush = (...models: Spot[]) => ({ rush: { models } });

describe('types of terrain', () => {
  it('GDF-TER-01, GDF-SET-06: a piece follows all the types it has, and none that it has not', () => {
    const thorns = [{ types: ['difficult', 'dangerous'] as const, outline: box(14, 5, 3, 10), height: 1 }];
    const s = unitAt([[10, 10]], thorns);
    expect(s.refusal(rush([18, 10]))).toEqual(['GDF-TER-09']);
    expect(s.do(rush([15, 10])).next).toBe('gdf.roll.danger');
    const mud = unitAt([[10, 10]], [{ types: ['difficult'], outline: box(14, 5, 3, 10), height: 1 }]);
    expect(mud.refusal(rush([18, 10]))).toEqual(['GDF-TER-09']);
    expect(mud.do(rush([15, 10])).next).not.toBe('gdf.roll.danger');
  });

  it('GDF-TER-03: open ground does nothing: no cap, no test, no cover, nothing hidden', () => {
    const field = [{ types: [], outline: box(14, 5, 3, 10), height: 6 }];
    expect(unitAt([[10, 10]], field).do(rush([22, 10])).next).toBe('gdf.ask.unit');
    const shooting = scene({
      terrain: field,
      units: [
        { player: 1, profile: 'squad', name: 'own', models: row(5, 3, 5) },
        {
          player: 2,
          profile: 'squad',
          name: 'foe',
          models: [
            [15, 6],
            [15, 7.5],
            [15, 9],
            [15, 10.5],
            [15, 12],
          ],
        },
      ],
    }).do('own', 'hold', [{ weapon: 'rifle', target: 'foe' }], hit(4, 4, 4, 4, 4));
    // Defence 4 without cover: a 3 does not block.
    shooting.do(block(3, 4, 4, 4, 4), [1]);
    expect(shooting.facts.units['foe']?.living).toEqual([2, 3, 4, 5]);
  });

  it('GDF-TER-05, R-38: blocking terrain hides what is behind it, but stops nobody', () => {
    const wall = [{ types: ['blocking'] as const, outline: box(12, 5, 1, 10), height: 5 }];
    expect(unitAt([[10, 10]], wall).refusal(rush([15, 10]))).toEqual([]);
    const over = (types: readonly ('blocking' | 'cover')[]) =>
      scene({
        terrain: [{ types, outline: box(12, 0, 1, 48), height: 5 }],
        units: [
          { player: 1, profile: 'squad', name: 'own', models: row(2, 10, 5) },
          { player: 2, profile: 'squad', name: 'foe', models: row(15, 10, 5) },
        ],
      }).do('own', 'hold');
    expect(over(['blocking']).next).toBe('gdf.ask.unit');
    expect(over(['cover']).next).toBe('gdf.ask.shots');
  });
});

describe('difficult ground', () => {
  const swamp = [{ types: ['difficult'] as const, outline: box(13, 0, 2, 48), height: 1 }];

  it('GDF-TER-10, GDF-SPC-40: it never lets a shorter move go farther', () => {
    expect(unitAt([[10, 10]], swamp, ['slow']).refusal(advance([14, 10]))).toEqual([]);
    expect(unitAt([[10, 10]], swamp, ['slow']).refusal(advance([14 + um(1), 10]))).toEqual(['GDF-ACT-03']);
    expect(unitAt([[10, 10]], swamp).refusal(rush([16, 10]))).toEqual([]);
    expect(unitAt([[10, 10]], swamp).refusal(rush([16 + um(1), 10]))).toEqual(['GDF-TER-09']);
  });

  /** A Strider that comes last in the unit of two plain models. */
  const mixed = (rules: readonly string[]): Scene =>
    scene({
      profiles: [
        profile({ count: 2, weapons: ['blade'] }),
        profile({ id: 'guide', count: 1, weapons: ['blade'], hero: true, rules }),
        profile({ id: 'far', count: 1, weapons: ['blade'] }),
      ],
      weapons: [BLADE],
      terrain: [{ types: ['difficult'], outline: box(13, 11.4, 2, 20), height: 1 }],
      units: [
        {
          player: 1,
          profile: 'squad',
          name: 'own',
          joined: 'guide',
          models: [
            [10, 8],
            [10, 9.5],
            [10, 11],
          ],
        },
        FOE,
      ],
    }).do('own');

  it('GDF-SPC-45, R-41, E35: a Strider alone in difficult ground slows nobody; anybody else there does', () => {
    const through = rush([20, 8], [20, 9.5], [20, 11]);
    expect(mixed(['strider']).refusal(through)).toEqual([]);
    expect(mixed([]).refusal(through)).toEqual(['GDF-TER-09']);
  });

  it('R-41: a Strider is not held back by what slows the others', () => {
    const s = mixed(['strider']);
    // The second model clips the marsh: both plain models keep to 6 inches, the Strider need not.
    expect(s.refusal(rush([15, 9.2], [15.1, 11], [16.5, 11.9]))).toEqual([]);
    expect(s.refusal(rush([16.1, 9.2], [15.1, 11], [16.5, 11.9]))).toEqual(['GDF-TER-09']);
  });
});

describe('dangerous ground', () => {
  const mines = [{ types: ['dangerous'] as const, outline: box(12, 0, 2, 48), height: 1 }];

  it('GDF-TER-11, GDF-TER-12, R-36: one test a model and activation, no roll to block', () => {
    // It begins in the mines, crosses more of them, and rolls once.
    const s = unitAt([[13, 10]], [...mines, { types: ['dangerous'], outline: box(16, 0, 1, 48), height: 1 }]);
    s.do(rush([20, 10]), danger(1));
    expect(s.facts.units['own']?.living).toEqual([]);
    expect(s.events('ground.tested')).toHaveLength(1);
    expect(s.events('blocks.rolled')).toHaveLength(0);
    const lucky = unitAt([[13, 10]], mines).do(rush([20, 10]), danger(2));
    expect(lucky.facts.units['own']?.living).toEqual([1]);
  });

  it('H-01: a rim that only touches the ground has not entered it', () => {
    const rim = 16_000 / 25_400;
    expect(unitAt([[10, 10]], mines).do(advance([12 - rim, 10])).next).toBe('gdf.ask.unit');
    expect(unitAt([[10, 10]], mines).do(advance([12 - rim + um(1), 10])).next).toBe('gdf.roll.danger');
  });
});

describe('elevated terrain', () => {
  const hill = (inches: number, x = 12) => [
    { types: ['elevated'] as const, outline: box(x, 5, 6, 10), height: inches + 1 },
  ];

  it('GDF-TER-14, GDF-TER-16: three inches are climbed, anything higher is impassable', () => {
    expect(unitAt([[11, 10]], hill(3)).refusal(advance([13, 10]))).toEqual([]);
    expect(unitAt([[11, 10]], hill(3 + um(1))).refusal(advance([13, 10]))).toEqual(['GDF-TER-14']);
  });

  it('R-37, GDF-LOS-12: the inches up count in the move; height 3 is two inches', () => {
    expect(unitAt([[10, 10]], hill(2)).refusal(advance([14, 10]))).toEqual([]);
    expect(unitAt([[10, 10]], hill(2)).refusal(advance([14 + um(1), 10]))).toEqual(['GDF-ACT-03']);
  });

  it('R-37: so do those down again, but walking about on top is plain walking', () => {
    expect(unitAt([[10.5, 10]], hill(2)).refusal(rush([18.5, 10]))).toEqual([]);
    expect(unitAt([[10.5, 10]], hill(2)).refusal(rush([18.5 + um(1), 10]))).toEqual(['GDF-ACT-05']);
    expect(unitAt([[12.5, 10]], hill(2)).refusal(advance([17.5, 10]))).toEqual([]);
    expect(unitAt([[16, 10]], hill(2)).refusal(advance([20, 10]))).toEqual([]);
    expect(unitAt([[16, 10]], hill(2)).refusal(advance([20 + um(1), 10]))).toEqual(['GDF-ACT-03']);
  });

  it('GDF-TER-16, GDF-TER-09: climbing counts towards the six inches of difficult ground', () => {
    const steep = [{ types: ['elevated', 'difficult'] as const, outline: box(12, 5, 6, 10), height: 3 }];
    expect(unitAt([[10, 10]], steep).refusal(rush([14, 10]))).toEqual([]);
    expect(unitAt([[10, 10]], steep).refusal(rush([14 + um(1), 10]))).toEqual(['GDF-TER-09']);
  });

  it('R-37: proposed moves leave room for the climb', () => {
    const top = scene({
      profiles: profiles([], 3),
      weapons: [BLADE],
      terrain: hill(3),
      markers: [{ at: [15, 10] }],
      units: [{ player: 1, profile: 'squad', name: 'own', models: row(7, 10, 3) }, FOE],
    }).do('own');
    const listed = [...top.options()] as { order: string; legs?: readonly (readonly { x: number }[])[] }[];
    const upon = listed.filter(({ order, legs }) => order === 'advance' && (legs?.[2]?.at(-1)?.x ?? 0) > 12 * 25_400);
    expect(upon.length).toBeGreaterThan(0);
    for (const choice of upon) expect(top.judged(choice)).toEqual([]);
  });

  const roofs = (gap: number) => [
    { types: ['elevated'] as const, outline: box(10, 5, 4, 10), height: 4 },
    { types: ['elevated'] as const, outline: box(14 + gap, 5, 4, 10), height: 4 },
  ];

  it('GDF-TER-17: from roof to roof one steps over an inch, but climbs down into anything wider', () => {
    expect(unitAt([[12, 10]], roofs(1)).refusal(advance([18, 10]))).toEqual([]);
    expect(unitAt([[12, 10]], roofs(1 + um(1))).refusal(advance([18, 10]))).toEqual(['GDF-ACT-03']);
  });

  it('GDF-TER-17: from a roof to a lower one costs the difference only', () => {
    const steps = [
      { types: ['elevated'] as const, outline: box(10, 5, 4, 10), height: 4 },
      { types: ['elevated'] as const, outline: box(15, 5, 4, 10), height: 3 },
    ];
    expect(unitAt([[12, 10]], steps).refusal(advance([17, 10]))).toEqual([]);
    expect(unitAt([[12, 10]], steps).refusal(advance([17 + um(1), 10]))).toEqual(['GDF-ACT-03']);
  });

  const cleft = (width: number) => [{ types: ['gap'] as const, outline: box(12, 0, width, 48), height: 1 }];

  it('GDF-TER-15, GDF-TER-17: a gap an inch wide is solid ground, a wider one is impassable', () => {
    expect(unitAt([[10, 10]], cleft(1)).refusal(advance([14, 10]))).toEqual([]);
    expect(unitAt([[10, 10]], cleft(1 + um(1))).refusal(advance([14, 10]))).toEqual(['GDF-TER-15']);
  });

  it('R-37: nobody stands on what is impassable, unless it flies', () => {
    const position = (inches: number, rules: readonly string[]) => () => unitAt([[14, 10]], hill(inches), rules);
    expect(position(3, [])).not.toThrow();
    expect(position(4, [])).toThrow('gdf.scenario.in-impassable');
    expect(position(4, ['flying'])).not.toThrow();
  });
});

describe('Flying', () => {
  const maze = [
    { types: ['impassable', 'difficult', 'dangerous'] as const, outline: box(12, 0, 2, 48), height: 9 },
    { types: ['elevated'] as const, outline: box(15, 0, 1, 48), height: 9 },
    { types: ['gap'] as const, outline: box(17, 0, 2, 48), height: 1 },
  ];

  it('GDF-SPC-20, GDF-SPC-21: it goes over any terrain, which neither slows nor hurts it; others do not', () => {
    expect(unitAt([[10, 10]], maze, ['flying']).do(rush([22, 10])).next).toBe('gdf.ask.unit');
    expect(unitAt([[10, 10]], maze, ['flying']).refusal(rush([22 + um(1), 10]))).toEqual(['GDF-ACT-05']);
    expect(unitAt([[10, 10]], maze, ['strider']).refusal(rush([22, 10]))).toEqual(['GDF-TER-04']);
  });

  it('R-52, GDF-TER-04: it may end on any terrain', () => {
    expect(unitAt([[10, 10]], maze, ['flying']).refusal(advance([13, 10]))).toEqual([]);
    expect(unitAt([[10, 10]], maze).refusal(advance([13, 10]))).toEqual(['GDF-TER-04']);
  });

  it('R-52, GDF-TER-11: activated in dangerous ground it tests, whatever it does then', () => {
    const mines = [{ types: ['dangerous'] as const, outline: box(12, 0, 2, 48), height: 1 }];
    expect(unitAt([[13, 10]], mines, ['flying']).do(rush([20, 10])).next).toBe('gdf.roll.danger');
    expect(unitAt([[10, 10]], mines, ['flying']).do(rush([13, 10])).next).toBe('gdf.ask.unit');
  });

  const crowd = (rules: readonly string[]): Scene =>
    scene({
      profiles: [
        profile({ count: 1, rules, weapons: ['blade'] }),
        profile({ id: 'far', count: 4, weapons: ['blade'] }),
      ],
      weapons: [BLADE],
      units: [
        { player: 1, profile: 'squad', name: 'own', models: [[10, 10]] },
        {
          player: 2,
          profile: 'far',
          name: 'foe',
          models: [
            [14, 7.75],
            [14, 9.25],
            [14, 10.75],
            [14, 12.25],
          ],
        },
      ],
    }).do('own');
  const straight = (x: number) => ({ order: 'rush', legs: [[{ x: Math.round(x * 25_400), y: 254_000 }]] });

  it('GDF-SPC-20, GDF-MOV-05: it goes through other units; others do not', () => {
    expect(crowd(['flying']).judged(straight(20))).toEqual([]);
    expect(crowd([]).judged(straight(20))).toEqual(['GDF-MOV-05']);
  });

  it('R-52, GDF-MOV-02: where it ends it keeps its inch, and is on top of nobody', () => {
    const s = crowd(['flying']);
    // Two bases of 32 mm, 0.75 inches off its line: an inch of air takes 2.13 inches along it.
    expect(s.judged(straight(16.2))).toEqual([]);
    expect(s.judged(straight(16))).toEqual(['GDF-MOV-02']);
    expect(s.judged(straight(14.5))).toEqual(['GDF-MOV-05']);
  });
});
