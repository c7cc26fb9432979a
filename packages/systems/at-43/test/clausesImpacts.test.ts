import { describe, expect, it } from 'vitest';
import { NOBODY } from '../src/battle.js';
import { groupAimedAt } from '../src/fire/targets.js';
import { officer, WALKER, weaponId, type Kind } from './army.js';
import { damage, hit, led, man, marksman, row, save, scene, type At, type UnitBody } from './scene.js';

/** Second clauses of where impacts go: the fire zone, cover, templates. */

const pair = (x: number, apart: number, y: number): At[] => [
  [x - apart, y],
  [x + apart, y],
];

describe('AT-43, clause by clause: the fire zone', () => {
  const shared = (s: ReturnType<typeof scene>) => s.events('impacts.shared')[0]!;

  it('AT43-ZON-07: seen by one of several shooters is seen, seen by none is not', () => {
    // A block before the left shooter hides the man in the middle from him alone; a second one hides him from the right one, too.
    const shots = (blocks: readonly At[]) => {
      const s = scene({
        units: [
          { id: 'a', seat: 0, at: pair(30, 8, 20), ...led },
          { id: 'b', seat: 1, at: pair(30, 8, 70), kind: { size: 3 } },
          { id: 'm', seat: 1, at: [[30, 45]], kind: { size: 3 } },
        ],
        terrain: blocks.map(([x, y]) => ({ box: [x - 2.5, y, 5, 1] as const, size: 3 })),
      });
      return shared(s.fire('a', 'rifle', 'b').do(hit(6, 6)));
    };
    expect(shots([])).toMatchObject({ zone: [4], target: 1 });
    expect(shots([[26, 33]])).toMatchObject({ zone: [4], target: 1 });
    expect(
      shots([
        [26, 33],
        [34, 33],
      ]),
    ).toMatchObject({ zone: [], target: 2 });
  });

  it('AT43-ZON-08, AT43-CAS-03: only those who are equally near at the end of the impacts are chosen among', () => {
    // One nearer, two equally near, one farther off.
    const three = scene({
      units: [
        { id: 'a', seat: 0, at: [[30, 20], ...pair(30, 3.5, 18)], ...led },
        { id: 'b', seat: 1, at: pair(30, 9, 60) },
        { id: 'm', seat: 1, at: [[30, 40], ...pair(30, 3, 34), [30, 28]] },
      ],
    }).fire('a', 'rifle', 'b');
    three.do(hit(6, 6, 1));
    expect(three.next).toBe('at43.ask.zone');
    const ids = [1, 2].map(i => three.figure('m', i));
    expect(three.refusal([ids[0]])).toEqual([]);
    expect(three.judge([three.figure('m', 0)]).ok).toBe(false);
    expect(three.judge(ids).ok).toBe(false);
    three.do([ids[1]]);
    expect(shared(three)).toMatchObject({ zone: [three.figure('m', 3), ids[1]], target: 0 });
  });

  it('AT43-ZON-08, R-85: where all of them are hit, equally near ones stand in their order', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[30, 20], ...pair(30, 3.5, 18)], ...led },
        { id: 'b', seat: 1, at: pair(30, 9, 60) },
        { id: 'm', seat: 1, at: pair(30, 3, 34) },
      ],
    }).fire('a', 'rifle', 'b');
    s.do(hit(6, 6, 6));
    expect(shared(s)).toMatchObject({ zone: [s.figure('m', 0), s.figure('m', 1)], target: 1 });
  });

  it('R-47: a zone impact is his own on whom it falls: the die of the second takes the second', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 2), ...led },
        { id: 'b', seat: 1, at: row(20, 60, 2) },
        {
          id: 'm',
          seat: 1,
          at: [
            [20, 30],
            [22, 36],
          ],
        },
      ],
    }).fire('a', 'rifle', 'b');
    s.do(hit(6, 6), damage(1), damage(6));
    expect(s.of('m').fighters.map(({ id }) => id)).toEqual([s.figure('m', 0)]);
  });

  it('AT43-ZON-08, AT43-COV-08: a target in cover that gets no impact rolls no save', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 1), ...led },
        { id: 'b', seat: 1, at: row(20, 60, 1) },
        man('m', 1, 20, 34),
      ],
      terrain: [{ box: [10, 55, 20, 1], size: 1 }],
    }).fire('a', 'rifle', 'b');
    s.do(hit(6), damage(1));
    expect(s.next).toBe('at43.ask.action');
    expect(s.events('test.rolled').map(({ test }) => test)).toEqual(['shooting', 'damage']);
  });

  it('AT43-COV-08, R-47: of saves for a zone each is for the one it is rolled for', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 2), kind: { weapons: ['sure'] }, ...led },
        { id: 'b', seat: 1, at: row(20, 70, 2) },
        { id: 'm', seat: 1, at: row(19, 45, 2, 4.5) },
      ],
      terrain: [{ box: [10, 40, 30, 1], size: 1 }],
    }).fire('a', 'sure', 'b');
    expect(s.next).toBe('at43.roll.save');
    expect(s.match.pending).toMatchObject({ chance: { count: 2, seat: 1, inTurn: true } });
    const [first, second] = shared(s).zone;
    s.do(save(1, 6));
    expect(s.of('m').fighters.map(({ id }) => id)).toEqual([second]);
    expect(s.of('m').lost).toEqual([first]);
  });
});

describe('AT-43, clause by clause: cover', () => {
  it('AT43-COV-06, R-56: hidden from one shooter and seen by another is not hidden; an element as big as he is shelters nobody', () => {
    const shot = (takeCover: boolean, blocks: number) =>
      scene({
        units: [
          { id: 'a', seat: 0, at: pair(30, 10, 20), kind: { weapons: ['sure'] }, ...led },
          { id: 'b', seat: 1, at: [[30, 60]], attitudes: { takeCover } },
        ],
        terrain: [{ box: [22, 38, 4, 1] as const, size: 2 }].slice(0, blocks),
      }).fire('a', 'sure', 'b').next;
    expect(shot(false, 0)).toBe('at43.ask.action');
    expect(shot(false, 1)).toBe('at43.ask.action');
    expect(shot(true, 1)).toBe('at43.ask.action');
  });

  it('AT43-COV-05, R-54: one of several walls between him and one of several shooters is enough', () => {
    const shot = (walls: readonly At[]) =>
      scene({
        units: [
          { id: 'a', seat: 0, at: pair(30, 12, 20), kind: { weapons: ['sure'] }, ...led },
          { id: 'b', seat: 1, at: [[30, 70]] },
        ],
        terrain: walls.map(([x, y]) => ({ box: [x - 2, y, 4, 1] as const, size: 1 })),
      }).fire('a', 'sure', 'b').next;
    // One wall before each of the two; between the two lines stands none.
    expect(
      shot([
        [24, 45],
        [36, 45],
      ]),
    ).toBe('at43.roll.save');
    expect(shot([[30, 40]])).toBe('at43.ask.action');
  });

  it('AT43-TER-05: what cannot be destroyed is no target, whatever else there is', () => {
    const demolish = (structures: readonly number[]) =>
      scene({
        units: [{ id: 'a', seat: 0, at: [[30, 20]], ...led }],
        terrain: structures.map((structure, i) => ({ box: [20 + 8 * i, 45, 6, 1] as const, size: 1, structure })),
      })
        .options()
        .filter(one => String(one).startsWith('demolish'));
    expect(demolish([0])).toEqual([]);
    expect(demolish([1])).toEqual(['demolish:0']);
    const s = scene({
      units: [{ id: 'a', seat: 0, at: [[30, 20]], ...led }],
      terrain: [0, 3].map((structure, i) => ({ box: [20 + 8 * i, 45, 6, 1] as const, size: 1, structure })),
    });
    expect(s.options()).toContain('demolish:0');
    expect(s.do('demolish:0').options()).toEqual([1]);
    expect([s.barred(0), s.refusal(0)]).toEqual([['AT43-TER-05'], ['AT43-TER-05']]);
  });

  it('AT43-SPC-01, AT43-SHO-13, R-55: a sniper’s victim in a melee saves for himself, by his own player', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[30, 20]], kind: { weapons: ['sure'], abilities: ['sniper'] }, ...led },
        { id: 'c', seat: 0, at: [[33.5, 61]] },
        { id: 'b', seat: 1, at: [[30, 60]] },
      ],
      terrain: [{ box: [20, 55, 12, 1], size: 1 }],
    });
    expect(groupAimedAt(s.state, { unit: 2, fighter: s.figure('b', 0) })).toEqual([2]);
    s.fire('a', 'sure', 'b', 0);
    expect(s.match.pending).toMatchObject({ chance: { seat: 1, count: 1 } });
    expect(s.do(save(1)).of('b').place).toBe('eliminated');
    expect(s.of('c').fighters).toHaveLength(1);
  });
});

describe('AT-43, clause by clause: who is named', () => {
  const SNIPER: Kind = { weapons: ['rifle'], abilities: ['sniper'] };
  const wall = { box: [20, 50, 7, 1] as const, size: 3 };

  it('AT43-SPC-01, AT43-IND-02: it is the one who is named that must be seen, not a comrade', () => {
    // The first of `b` stands behind the wall, the second beside it.
    const aims = (kind: Kind, weapon: string) => {
      const s = scene({
        units: [
          { id: 'a', seat: 0, at: [[23.5, 20]], kind, ...led },
          {
            id: 'b',
            seat: 1,
            at: [
              [23.5, 55],
              [33.5, 55],
            ],
          },
        ],
        terrain: [wall],
      }).do(`fire:${weaponId(weapon)}`);
      return [0, 1].map(i => s.refusal({ target: { unit: 1, fighter: s.figure('b', i) }, uses: [[0, 0]] }));
    };
    expect(aims(SNIPER, 'rifle')).toEqual([['AT43-SHO-16'], []]);
    expect(aims({ weapons: ['launcher'] }, 'launcher')).toEqual([['AT43-IND-02'], []]);
  });

  it('AT43-SPC-01, AT43-SHO-07: men fire together and snipers as they like, at everybody they see; what is hidden is not listed', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 4), figures: { 0: SNIPER, 1: officer(), 3: SNIPER } },
        { id: 'b', seat: 1, at: row(40, 60, 2) },
        { id: 'h', seat: 1, at: [[100, 100]] },
      ],
      terrain: [{ box: [60, 90, 60, 1], size: 3 }],
    }).do('pay');
    s.do('fire:0');
    const [b0, b1] = [s.figure('b', 0), s.figure('b', 1)];
    const men = [
      [1, 0],
      [2, 0],
    ];
    const [one, other] = [
      [0, 0],
      [3, 0],
    ];
    const at = (fighter: number, uses: unknown) => ({ target: { unit: 1, fighter }, uses });
    expect(s.options()).toEqual([
      at(NOBODY, men),
      at(b0, [one, other]),
      at(b1, [one, other]),
      at(b0, [one]),
      at(b1, [one]),
      at(b0, [other]),
      at(b1, [other]),
    ]);
    for (const choice of s.options()) expect(s.refusal(choice)).toEqual([]);
    expect(s.refusal(at(b0, [one, ...men]))).toEqual(['AT43-SPC-01']);
    expect(s.refusal(at(NOBODY, [men[0]]))).toEqual(['AT43-SHO-07']);
  });

  it('AT43-SHO-12, R-43: nobody fires at a unit of which he sees but the melee around it', () => {
    const state = (x: number) =>
      scene({
        units: [
          { id: 'a', seat: 0, at: [[x, 20]], ...led },
          { id: 'b', seat: 1, at: [[6, 45]] },
          { id: 'c', seat: 0, at: [10, 13.5, 17, 20.5, 24].map(at => [at, 45] as const) },
        ],
        terrain: [{ box: [5.5, 42, 16.5, 1], size: 3 }],
      });
    expect(state(25).barred('fire:0')).toEqual(['AT43-SHO-16']);
    expect(state(4).barred('fire:0')).toEqual([]);
  });
});

describe('AT-43, clause by clause: templates', () => {
  const under = (units: readonly UnitBody[]) =>
    scene({
      units: [{ id: 'a', seat: 0, at: row(60, 20, 3), kind: { weapons: ['launcher'] }, ...led }, ...units],
    });

  it('AT43-IND-13, R-85: units by their fighter nearest to the shooter, and so within a unit', () => {
    const s = under([
      {
        id: 'b',
        seat: 1,
        at: [
          [60, 55],
          [60, 51.5],
        ],
      },
      {
        id: 'c',
        seat: 1,
        at: [
          [63.5, 56],
          [63.5, 48],
        ],
      },
    ]).fire('a', 'launcher', 'b', 1);
    s.do(hit(6, 6, 6), damage(1), damage(1), damage(1), damage(1));
    const tested = s.events('test.rolled').filter(({ test }) => test === 'damage');
    expect(tested.map(({ against }) => against)).toEqual(
      [
        ['c', 1],
        ['c', 0],
        ['b', 1],
        ['b', 0],
      ].map(([id, i]) => s.figure(id as string, i as number)),
    );
  });

  it('R-85: equally near fighters and units in their order', () => {
    const s = under([
      { id: 'b', seat: 1, at: pair(60, 2, 50) },
      { id: 'c', seat: 1, at: pair(60, 6, 50) },
      { id: 'd', seat: 1, at: [[60, 46.9]] },
    ]);
    // The leader stands at x 60: left and right are equally near.
    s.fire('a', 'launcher', 'd', 0).do(hit(6, 6, 6), ...Array.from({ length: 5 }, () => damage(1)));
    const tested = s.events('test.rolled').filter(({ test }) => test === 'damage');
    expect(tested.map(({ against }) => against)).toEqual([
      s.figure('d', 0),
      s.figure('b', 0),
      s.figure('b', 1),
      s.figure('c', 0),
      s.figure('c', 1),
    ]);
  });

  it('AT43-IND-14, R-52: what is lost under a template is given to the medics of every unit', () => {
    const s = scene({
      units: [
        marksman(),
        {
          id: 'l',
          seat: 0,
          at: [[60, 20]],
          kind: { weapons: ['launcher'], rank: 3, morale: 14 },
          ...led,
        },
        { id: 'b', seat: 1, at: row(60, 50, 3), figures: { 2: { role: 'specialist', abilities: ['medic'] } } },
      ],
      start: { activate: 'l' },
    }).fire('l', 'launcher', 'b', 0);
    s.do(hit(6), damage(6), damage(1));
    expect(s.next).toBe('at43.roll.medic');
  });

  it('AT43-IND-13: a machine under the template takes its impacts, and is not thrown down', () => {
    const s = under([{ id: 'w', seat: 1, at: [[60, 50]], kind: { ...WALKER, protection: 5 } }]).fire(
      'a',
      'launcher',
      'w',
      0,
    );
    s.do(hit(6, 6, 6), damage(1));
    expect(s.events('test.rolled').filter(({ test }) => test === 'damage')).toHaveLength(1);
    expect(s.told).not.toContain('fighters.proned');
  });
});
