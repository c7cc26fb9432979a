import { cm } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import type { Point } from '../src/battle.js';
import { crushed, led, man, row, scene, type At, type SceneBody, type UnitBody } from './scene.js';
import { WALKER, type Kind } from './army.js';

/** Second clauses of ways: who is in whose way, what is climbed and crossed, who is run over and pushed. */

const GUN: Kind = { role: 'supportWeapon', weapons: ['cannon'] };
const GUNNER: Kind = { role: 'gunner', weapons: ['rifle'] };
const foe = man('x', 1, 110, 110);

const go = (
  unit: Partial<UnitBody>,
  mode: 'combat' | 'rapid',
  to: readonly (At | undefined)[],
  more: Partial<SceneBody> = {},
  others: readonly UnitBody[] = [foe],
) => {
  const s = scene({ units: [{ id: 'a', seat: 0, at: [[20, 20]], ...led, ...unit }, ...others], ...more }).do(mode);
  return s.refusal(s.spots('a', to));
};

describe('AT-43, clause by clause: who is in the way', () => {
  const pair: Partial<UnitBody> = {
    at: [
      [20, 20],
      [20, 12],
    ],
    kind: { ...WALKER, movement: 8 },
    figures: { 0: { ...WALKER, movement: 8, command: {} } },
  };

  it('AT43-MOV-05, AT43-MOV-07: machines of a unit go round the one that stays, foot soldiers through theirs', () => {
    // 16 cm straight ahead are within the 18 of a rapid move; the way round is not.
    expect(go(pair, 'rapid', [undefined, [20, 28]])).toEqual(['AT43-MOV-05']);
    expect(
      go(pair, 'rapid', [
        [28, 28],
        [20, 28],
      ]),
    ).toEqual([]);
    const men: Partial<UnitBody> = {
      ...pair,
      at: [
        [20, 20],
        [20, 16.5],
      ],
      kind: { movement: 7 },
      figures: led.figures!,
    };
    expect(go(men, 'combat', [undefined, [20, 23.5]])).toEqual([]);
    expect(go({ ...men, kind: { movement: 6.9 } }, 'combat', [undefined, [20, 23.5]])).toEqual(['AT43-MOV-16']);
  });

  it('AT43-MOV-10, R-35: a combat move does not end on a support weapon, a rapid one may; on its gunner both may', () => {
    const machine = { kind: { ...WALKER, command: {} }, figures: {} };
    const crew: UnitBody = {
      id: 'b',
      seat: 1,
      at: [
        [20, 30],
        [40, 30],
      ],
      kind: { category: 'support' },
      figures: { 0: GUN, 1: GUNNER },
    };
    expect(go(machine, 'combat', [[20, 30]], {}, [crew])).toEqual(['AT43-MOV-11']);
    expect(go(machine, 'rapid', [[20, 30]], {}, [crew])).toEqual([]);
    const turned = { ...crew, figures: { 0: GUNNER, 1: GUN } };
    expect(go(machine, 'combat', [[20, 30]], {}, [turned])).toEqual([]);
  });

  it('AT43-MOV-19: a move names everybody, in the order of the unit', () => {
    const s = scene({ units: [{ id: 'a', seat: 0, at: row(20, 20, 2), ...led }, foe] }).do('combat');
    const [one, two] = s.shift('a', 0, 1) as [object, object];
    expect(s.refusal([one, two])).toEqual([]);
    expect(s.refusal([one])).toEqual(['AT43-MOV-19']);
    expect(s.refusal([two, one])).toEqual(['AT43-MOV-19']);
    expect(s.refusal([one, { ...two, fighter: 2 }])).toEqual(['AT43-MOV-19']);
    expect(s.refusal([one, two, two])).toEqual(['AT43-MOV-19']);
  });
});

describe('AT-43, clause by clause: climbing and crossing', () => {
  const platform = { terrain: [{ box: [10, 26, 40, 10] as const, size: 1, standable: true }] };
  const low = { terrain: [{ box: [0, 24, 120, 1] as const, size: 1, crossable: true }] };
  const crew = (figures: readonly Kind[]): Partial<UnitBody> => ({
    at: [
      [20, 20],
      [23.5, 20],
    ],
    kind: { category: 'support' },
    figures: { 0: { ...figures[0], command: {} }, 1: figures[1]! },
  });

  it('AT43-TER-03: gunners climb, their weapon does not, whoever is first in the list', () => {
    const up: readonly At[] = [
      [20, 28],
      [23.5, 28],
    ];
    expect(go(crew([GUNNER, GUNNER]), 'combat', up, platform)).toEqual([]);
    expect(go(crew([GUNNER, GUN]), 'combat', up, platform)).toEqual(['AT43-MOV-06']);
    expect(go(crew([GUN, GUNNER]), 'combat', up, platform)).toEqual(['AT43-MOV-06']);
    expect(go(crew([GUN, GUNNER]), 'combat', [undefined, [23.5, 28]], platform)).not.toEqual(['AT43-MOV-06']);
    expect(go({ kind: { ...WALKER, command: {} }, figures: {} }, 'combat', [[20, 30]], platform)).toEqual([]);
    const tank = { kind: { ...WALKER, category: 'vehicle' as const, command: {} }, figures: {} };
    expect(go(tank, 'combat', [[20, 30]], platform)).toEqual(['AT43-MOV-06']);
  });

  it('AT43-TER-02: men step over a low wall for 3 cm more; support weapons and vehicles do not', () => {
    expect(go({}, 'combat', [[20, 29]], low)).toEqual([]);
    expect(go({}, 'combat', [[20, 29.1]], low)).not.toEqual([]);
    const over: readonly At[] = [
      [20, 28],
      [23.5, 28],
    ];
    expect(go(crew([GUNNER, GUNNER]), 'combat', over, low)).toEqual([]);
    expect(go(crew([GUNNER, GUN]), 'combat', over, low)).not.toEqual([]);
    const machine = (category: 'walker' | 'vehicle') => ({ kind: { ...WALKER, category, command: {} }, figures: {} });
    expect(go(machine('walker'), 'combat', [[20, 30]], low)).toEqual([]);
    expect(go(machine('vehicle'), 'combat', [[20, 30]], low)).not.toEqual([]);
  });

  it('AT43-TER-02, AT43-MOV-05: over the low wall, but neither through a high one nor through an enemy behind it', () => {
    const walls = { terrain: [...low.terrain, { box: [0, 26, 120, 0.2] as const, size: 3 }] };
    expect(go({}, 'combat', [[20, 28.9]], walls)).not.toEqual([]);
    const line = [8, 11.4, 14.8, 18.2, 21.6, 25, 28.4, 31.8].map((x, i) => man(`e${i}`, 1, x, 27));
    expect(go({ kind: { movement: 14 } }, 'combat', [[20, 30.5]], low, [foe])).toEqual([]);
    expect(go({ kind: { movement: 14 } }, 'combat', [[20, 30.5]], low, line)).not.toEqual([]);
  });
});

describe('AT-43, clause by clause: run over and pushed', () => {
  const drive = (
    units: readonly UnitBody[],
    mode: 'rapid' | 'combat',
    to: readonly At[],
    at: readonly At[] = [[20, 20]],
  ) => {
    const s = scene({
      units: [{ id: 'w', seat: 0, at, kind: WALKER, figures: { 0: { ...WALKER, command: {} } } }, ...units],
    }).do(mode);
    return s.do(s.spots('w', to));
  };

  it('AT43-CRSH-04: one enemy in contact is enough, of several', () => {
    const others: UnitBody = {
      id: 'c',
      seat: 0,
      at: [
        [60, 60],
        [25.4, 32],
      ],
    };
    const s = drive([man('b', 1, 20, 32), others], 'rapid', [[20, 42]]).do(crushed(1));
    expect(s.events('crush.rolled')[0]).toMatchObject({ need: 3 });
  });

  it('AT43-CRSH-08: whom one of two machines stands on is pushed, within reach of that one', () => {
    const s = drive(
      [
        {
          id: 'b',
          seat: 1,
          at: [
            [60, 80],
            [27, 32],
          ],
        },
      ],
      'combat',
      [
        [20, 32],
        [28, 32],
      ],
      [
        [20, 20],
        [28, 20],
      ],
    );
    expect(s.next).toBe('at43.ask.push');
    // Five centimetres from the second machine, far from the first.
    expect(s.refusal({ x: cm(37), y: cm(32) })).toEqual([]);
    expect(s.refusal({ x: cm(60), y: cm(78) })).toEqual(['AT43-CRSH-08']);
    expect(s.options().length).toBeGreaterThan(0);
    // Beside the first one only, which does not stand on him: neither proposed nor allowed.
    expect(s.refusal({ x: cm(12), y: cm(32) })).toEqual(['AT43-CRSH-08']);
    expect(s.options().every(at => (at as Point).x > cm(18.5))).toBe(true);
  });

  it('AT43-CRSH-08: who is pushed is offered every side of the machine, and nothing that he may not do', () => {
    const s = drive([man('b', 0, 30, 30)], 'combat', [[30, 30]], [[30, 20]]);
    const offered = s.options() as Point[];
    for (const at of offered) expect(s.refusal(at)).toEqual([]);
    for (const side of [
      ({ x }: Point) => x > cm(33),
      ({ x }: Point) => x < cm(27),
      ({ y }: Point) => y > cm(33),
      ({ y }: Point) => y < cm(27),
    ])
      expect(offered.some(side)).toBe(true);
  });

  it('AT43-CRSH-09: a place in a narrow lane saves him, though nothing else beside the machine is free', () => {
    const lane = (enemies: readonly UnitBody[]) =>
      scene({
        units: [
          { id: 'w', seat: 0, at: [[38, 32]], kind: { ...WALKER, command: {}, movement: 18 } },
          man('b', 1, 20, 32),
          man('west', 0, 10, 32),
          ...enemies,
        ],
        terrain: [
          { box: [0, 20, 60, 8.9], size: 3 },
          { box: [0, 35.1, 60, 8.9], size: 3 },
        ],
      });
    const free = lane([]);
    free.do('combat', free.spots('w', [[20.5, 32]]));
    expect(free.next).toBe('at43.ask.push');
    for (const at of free.options()) expect(free.refusal(at)).toEqual([]);
    const shut = lane([man('east', 0, 31, 32)]);
    shut.do('combat', shut.spots('w', [[20.5, 32]]));
    expect(shut.of('b').place).toBe('eliminated');
  });

  it('AT43-CRSH-08, R-35: his own cohesion is kept where it can be, whoever else of his unit has lost it', () => {
    const b: UnitBody = {
      id: 'b',
      seat: 0,
      at: [
        [27.5, 32],
        [20, 32],
        [80, 80],
      ],
    };
    const s = drive([b], 'combat', [[20, 32]]);
    expect(s.refusal({ x: cm(24.5), y: cm(32) })).toEqual([]);
    expect(s.refusal({ x: cm(15.5), y: cm(32) })).toEqual(['AT43-UNIT-05']);
  });

  it('AT43-MOV-19: who stays is told with the place where he stays', () => {
    const s = scene({ units: [{ id: 'a', seat: 0, at: row(20, 20, 2), ...led }, foe] }).do('combat');
    s.do(s.spots('a', [undefined, [23, 22]]));
    const [stays, goes] = s.events('unit.moved')[0]!.paths;
    expect(stays).toMatchObject([{ x: cm(20), y: cm(20) }]);
    expect(goes).toHaveLength(2);
  });

  it('AT43-CRSH-08, R-35: he may be put where he stood in part himself, or where another stands who is pushed as well', () => {
    const alone = drive([man('b', 0, 20, 36.3)], 'combat', [[20, 32]]);
    expect(alone.refusal({ x: cm(20), y: cm(36.6) })).toEqual([]);
    const two = drive([man('b', 0, 20, 36.3), man('c', 0, 24.2, 32.5)], 'combat', [[20, 32]]);
    expect(two.refusal({ x: cm(24.6), y: cm(32.6) })).toEqual([]);
    const beside = drive([man('b', 0, 20, 36.3), man('c', 0, 24.6, 32.6)], 'combat', [[20, 32]]);
    expect(beside.refusal({ x: cm(24.6), y: cm(32.6) })).toEqual(['AT43-CRSH-08']);
  });

  it('AT43-CRSH-08, R-35: where no place keeps his unit together any will do; where one does it must be one of those', () => {
    const torn = drive(
      [
        {
          id: 'b',
          seat: 1,
          at: [
            [80, 80],
            [20, 32],
          ],
        },
      ],
      'combat',
      [[20, 32]],
    );
    expect(torn.next).toBe('at43.ask.push');
    expect(torn.refusal({ x: cm(28), y: cm(32) })).toEqual([]);
    // His comrade stands on the right: the left is for nobody.
    const near = drive(
      [
        {
          id: 'b',
          seat: 0,
          at: [
            [27.5, 32],
            [20, 32],
          ],
        },
      ],
      'combat',
      [[20, 32]],
    );
    expect(near.refusal({ x: cm(24.5), y: cm(32) })).toEqual([]);
    expect(near.refusal({ x: cm(15.5), y: cm(32) })).toEqual(['AT43-UNIT-05']);
  });
});
