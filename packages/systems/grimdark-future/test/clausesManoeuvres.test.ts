import { inches, type Point } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { orderTowards } from '../src/decisions/order.js';
import { stepBack } from '../src/movement/consolidation.js';
import { draggedTo, goalsOf, sidesteps } from '../src/movement/suggestMoves.js';
import { closingUp } from '../src/movement/closingUp.js';
import { regrouping } from '../src/movement/regroup.js';
import { scoutShift, scoutTowards } from '../src/movement/suggestScouting.js';
import { placedAfter, type Legs } from '../src/movement/ways.js';
import { figures } from '../src/units/figures.js';
import type { TerrainType } from '../src/state.js';
import { apart, box, profile, row, scene, type Scene, type SceneBody } from './scene.js';

// Where the engine takes a unit that is told to go somewhere, to come together or to step back. All of it is judged like any answer.

const PROFILES = [
  profile({ id: 'one', count: 1 }),
  profile({ id: 'two', count: 2 }),
  profile({ id: 'three', count: 3 }),
  profile({ id: 'five', count: 5 }),
];

type Unit = SceneBody['units'][number];
type Models = NonNullable<Unit['models']>;

const own = (kind: string, models: Models): Unit => ({ player: 1, profile: kind, name: 'own', models });
const foe = (kind: string, models: Models, name = 'foe'): Unit => ({ player: 2, profile: kind, name, models });
const FAR = foe('one', [[60, 44]]);
const table = (units: readonly Unit[], more: Partial<SceneBody> = {}): Scene =>
  scene({ profiles: PROFILES, units, ...more });
const ground = (...pieces: readonly [TerrainType, number, number, number, number][]): Partial<SceneBody> => ({
  terrain: pieces.map(([type, x, y, w, d]) => ({ types: [type], outline: box(x, y, w, d), height: 3 })),
});
const at = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });
const inch = (length: number): number => Math.round(length / 25.4) / 1000;
const ends = (s: Scene, legs: Legs | undefined) =>
  legs && placedAfter(figures(s.state, 0), legs).map(({ at: { x, y } }) => [inch(x), inch(y)]);

describe('back into coherency', () => {
  const regrouped = (models: Models, more: Partial<SceneBody> = {}) => {
    const kind = ['one', 'two', 'three', '', 'five'][models.length - 1]!;
    const s = table([own(kind, models), FAR], more);
    const found = regrouping(s.state, 0);
    return found && [found.order, ends(s, found.legs)];
  };
  const pair = (gap: number, more?: Partial<SceneBody>) =>
    regrouped(
      [
        [20, 10],
        [20, 10 + apart(gap)],
      ],
      more,
    );

  it('GDF-MOV-12: two models meet in the middle; if that takes all they have, at the ends of their moves', () => {
    expect(pair(3)).toEqual([
      'advance',
      [
        [20, 12.13],
        [21.386, 12.13],
      ],
    ]);
    expect(pair(12.9)).toEqual([
      'advance',
      [
        [20, 16],
        [20, 18.26],
      ],
    ]);
  });

  it('GDF-MOV-12, R-20: with a Rush if an Advance is too short; nothing if a Rush is too', () => {
    expect(pair(14)).toEqual([
      'rush',
      [
        [20, 17.63],
        [21.386, 17.63],
      ],
    ]);
    expect(pair(24.9)?.[0]).toBe('rush');
    expect(pair(25.1)).toBeUndefined();
  });

  it('GDF-MOV-12: those at the ends come to the one in the middle', () => {
    expect(
      regrouped([
        [20, 10],
        [26, 10],
        [32, 10],
      ]),
    ).toEqual([
      'advance',
      [
        [25.516, 8.832],
        [26, 10],
        [26.693, 11.2],
      ],
    ]);
    expect(
      regrouped([
        [20, 10],
        [28, 10],
        [36, 10],
      ]),
    ).toEqual([
      'advance',
      [
        [25.843, 10.409],
        [28, 10],
        [30.11, 10.382],
      ],
    ]);
  });

  it('GDF-MOV-12: two groups form up between them', () => {
    expect(
      regrouped([
        [20, 10],
        [21.5, 10],
        [30, 10],
        [31.5, 10],
        [33, 10],
      ]),
    ).toEqual([
      'advance',
      [
        [25.814, 10],
        [26.507, 11.2],
        [27.2, 10],
        [28.586, 10],
        [27.893, 11.2],
      ],
    ]);
  });

  it('GDF-MOV-12, GDF-MOV-05: a wall or an enemy between two models is gone around, or linked across', () => {
    expect(
      regrouped(
        [
          [20, 10],
          [20, 14],
        ],
        ground(['impassable', 16, 11.6, 8, 0.5]),
      ),
    ).toEqual([
      'advance',
      [
        [19.291, 10.773],
        [19.969, 12.818],
      ],
    ]);
    const s = table([
      own('two', [
        [20, 10],
        [26, 10],
      ]),
      foe('one', [[23, 10]]),
    ]);
    const found = regrouping(s.state, 0);
    expect([found?.order, ends(s, found?.legs)]).toEqual([
      'advance',
      [
        [24.181, 12.046],
        [25.567, 10.409],
      ],
    ]);
  });

  it('GDF-TER-09: nobody is brought together through difficult ground farther than it allows', () => {
    const swamp = ground(['difficult', 22, 5, 10, 10]);
    expect(
      regrouped(
        [
          [20, 10],
          [35, 10],
        ],
        swamp,
      ),
    ).toBeUndefined();
    expect(
      regrouped([
        [20, 10],
        [35, 10],
      ])?.[0],
    ).toBe('rush');
    expect(
      regrouped(
        [
          [20, 10],
          [34, 10],
        ],
        swamp,
      )?.[0],
    ).toBeDefined();
  });

  it('R-20, R-77: who cannot get back comes as close as it can, with either order', () => {
    const closed = (models: Models, order: 'advance' | 'rush', more: Partial<SceneBody> = {}) => {
      const s = table([own(models.length === 2 ? 'two' : 'five', models), FAR], more);
      const found = closingUp(s.state, 0, order);
      return found && [inch(found.widest), ends(s, found.legs)];
    };
    const both: Models = [
      [20, 10],
      [20, 42],
    ];
    expect(closed(both, 'advance')).toEqual([
      18.74,
      [
        [20, 16],
        [20, 36],
      ],
    ]);
    expect(closed(both, 'rush')).toEqual([
      6.74,
      [
        [20, 22],
        [20, 30],
      ],
    ]);
    const parts: Models = [
      [10, 10],
      [11.5, 10],
      [40, 10],
      [41.5, 10],
      [60, 10],
    ];
    // the ones in the middle go so far that both gaps are alike.
    expect(closed(parts, 'advance')).toEqual([
      16.271,
      [
        [16, 10],
        [17.5, 10],
        [35.031, 10],
        [36.531, 10],
        [54, 10],
      ],
    ]);
    // The first goes around the end of the wall, at (23, 8), and half an inch on; the second straight towards it.
    const wall = ground(['impassable', 17, 8, 6, 1]);
    const around: Models = [
      [20, 4],
      [20, 44],
    ];
    expect(closed(around, 'advance', wall)![0]).toBeCloseTo(28.4, 1);
    expect(
      closed(
        [
          [20, 10],
          [20, 10 + apart(1)],
        ],
        'advance',
      ),
    ).toBeUndefined();
  });
});

describe('towards a place', () => {
  const three = own('three', row(20, 10, 3));
  const gone = (order: 'advance' | 'rush', to: Point, more: Partial<SceneBody> = {}) => {
    const s = table([three, FAR], more);
    const choice = orderTowards(s.state, 0, order, to);
    expect(choice === undefined || s.do('own').judged(choice).length === 0).toBe(true);
    return ends(s, choice !== undefined && 'legs' in choice ? choice.legs : undefined);
  };

  it('GDF-ACT-03, GDF-ACT-05: all of them straight there, as far as the order allows', () => {
    expect(gone('advance', at(40, 10))).toEqual([
      [26, 10],
      [27.5, 10],
      [29, 10],
    ]);
    expect(gone('rush', at(40, 10))).toEqual([
      [32, 10],
      [33.5, 10],
      [35, 10],
    ]);
    expect(gone('rush', at(24.5, 12))).toEqual([
      [23, 12],
      [24.5, 12],
      [26, 12],
    ]);
  });

  it('GDF-TER-04: past a wall by the slant that gains most; a small one by a smaller slant', () => {
    const wall = ground(['impassable', 16, 14, 11, 1]);
    expect(gone('advance', at(21.5, 30), wall)).toEqual([
      [14.457, 12.296],
      [15.957, 12.296],
      [17.457, 12.296],
    ]);
    expect(gone('rush', at(21.5, 30), wall)).toEqual([
      [8.913, 14.592],
      [10.413, 14.592],
      [11.913, 14.592],
    ]);
    const post = ground(['impassable', 22, 14, 1, 1]);
    expect(gone('advance', at(21.5, 30), post)).toEqual([
      [15.757, 14.243],
      [17.257, 14.243],
      [18.757, 14.243],
    ]);
    expect(gone('rush', at(21.5, 30), post)).toEqual([
      [11.515, 18.485],
      [13.015, 18.485],
      [14.515, 18.485],
    ]);
  });

  it('GDF-TER-09: through difficult ground as far as that allows, if there is no way around', () => {
    expect(gone('rush', at(21.5, 30), ground(['difficult', 4, 12, 40, 1]))).toEqual([
      [20, 16],
      [21.5, 16],
      [23, 16],
    ]);
  });

  it('R-37: up a hill as far as the climb leaves', () => {
    const hill = ground(['elevated', 10, 13, 30, 20]);
    expect(gone('advance', at(21.5, 30), hill)).toEqual([
      [20, 14],
      [21.5, 14],
      [23, 14],
    ]);
    expect(gone('rush', at(21.5, 30), hill)).toEqual([
      [20, 20],
      [21.5, 20],
      [23, 20],
    ]);
  });

  it('GDF-MOV-01: out of a dead end as far as it gets', () => {
    const end = ground(['impassable', 14, 13, 15, 1], ['impassable', 14, 6, 1, 7], ['impassable', 28, 6, 1, 7]);
    expect(gone('advance', at(21.5, 20), end)).toEqual([
      [18.819, 12.345],
      [20.083, 12.345],
      [21.346, 12.345],
    ]);
  });

  it('GDF-MOV-01: dragged around what is in the way, no farther than it may', () => {
    const wall = ground(['impassable', 16, 14, 11, 1]);
    const s = table([three, FAR], wall);
    expect(ends(s, draggedTo(s.state, 0, 'rush', at(21.5, 30)))).toEqual([
      [28.614, 16.099],
      [27.228, 16.099],
      [27.921, 17.3],
    ]);
    expect(ends(s, draggedTo(s.state, 0, 'rush', at(21.5, 30), inches(6)))).toEqual([
      [25.158, 13.064],
      [26.658, 13.064],
      [28.158, 13.064],
    ]);
    const hill = table([three, FAR], ground(['elevated', 10, 13, 30, 20]));
    expect(ends(hill, draggedTo(hill.state, 0, 'rush', at(21.5, 30)))).toEqual([
      [20, 20],
      [21.5, 20],
      [23, 20],
    ]);
  });

  it('GDF-MOV-01: beside the straight line, the least loss first', () => {
    const { state } = table([three, FAR]);
    const firsts = [...sidesteps(state, 0, 'rush', at(21.5, 40))].map(legs => legs[0]![0]!);
    expect(firsts.map(({ x, y }) => [inch(x), inch(y)])).toEqual([
      [15.408, 21.087],
      [24.592, 21.087],
      [11.515, 18.485],
      [28.485, 18.485],
      [20, 16],
      [17.704, 15.543],
      [22.296, 15.543],
      [8.913, 14.592],
      [31.087, 14.592],
    ]);
  });

  it('GDF-ACT-01: to markers, enemies, the two nearest pieces of cover one can enter, and away from the nearest enemy', () => {
    const terrain = [
      ...ground(['cover', 10, 20, 4, 2], ['cover', 50, 20, 4, 2], ['cover', 20, 14, 4, 2], ['difficult', 24, 14, 3, 2])
        .terrain!,
      { types: ['cover', 'impassable'] as const, outline: box(20, 17, 4, 2), height: 3 },
    ];
    const s = table([three, foe('one', [[30, 30]]), foe('three', row(40, 12, 3), 'b')], {
      markers: [{ at: [36, 24] }],
      terrain,
    });
    expect(goalsOf(s.state, 0).map(({ x, y }) => [inch(x), inch(y)])).toEqual([
      [36, 24],
      [30, 30],
      [41.5, 12],
      [22, 15],
      [12, 21],
      [1.5, 8],
    ]);
    const empty = table([own('one', [[20, 10]]), { player: 2, profile: 'one', name: 'foe', place: 'waiting' }]);
    expect(goalsOf(empty.state, 0)).toEqual([at(36, 24)]);
  });

  it('GDF-SCT-02: a Scout straight there, or around whoever is in the way', () => {
    const s = table([three, foe('one', [[21.5, 16]])]);
    expect(ends(s, scoutShift(s.state, 0, at(21.5, 40), inches(12)))).toEqual([
      [20, 22],
      [21.5, 22],
      [23, 22],
    ]);
    expect(ends(s, scoutShift(s.state, 0, at(24, 12), inches(12)))).toEqual([
      [22.5, 12],
      [24, 12],
      [25.5, 12],
    ]);
    expect(scoutShift(s.state, 0, at(21.5, 10), inches(12))).toEqual([[], [], []]);
    expect(ends(s, scoutTowards(s.state, 0, at(21.5, 40)))).toEqual([
      [18.254, 21.544],
      [19.754, 21.544],
      [21.727, 21.544],
    ]);
  });
});

describe('the step back', () => {
  const stepped = (kind: string, models: Models, enemy: string, enemies: Models, more: Partial<SceneBody> = {}) => {
    const s = table([own(kind, models), foe(enemy, enemies)], more);
    return ends(s, stepBack(s.state, 0, 1));
  };
  const contact = 10 + apart(0);

  it('GDF-MEL-27: each model straight away from the enemy next to it, an inch', () => {
    expect(stepped('one', [[20, 10]], 'one', [[20, contact]])).toEqual([[20, 9]]);
    expect(stepped('one', [[20, 10]], 'one', [[20 + apart(0), 10]])).toEqual([[19, 10]]);
    const line = (y: number): Models => [
      [18.74, y],
      [20, y],
      [21.26, y],
    ];
    expect(stepped('three', line(10), 'three', line(contact))).toEqual([
      [18.74, 9],
      [20, 9],
      [21.26, 9],
    ]);
  });

  it('GDF-MEL-27, GDF-MOV-13: those around one enemy only as far as keeps them together', () => {
    const around: Models = [
      [20, 10],
      [18.905, 10.635],
      [21.095, 10.635],
    ];
    expect(stepped('three', around, 'one', [[20, contact]])).toEqual([
      [20, 9.25],
      [18.254, 10.263],
      [21.746, 10.263],
    ]);
  });

  it('GDF-MEL-27, R-73: shorter before a wall, to the side if that leaves it in contact', () => {
    expect(stepped('one', [[20, 10]], 'one', [[20, contact]], ground(['impassable', 16, 8, 8, 0.8]))).toEqual([
      [20, 9.5],
    ]);
    expect(stepped('one', [[20, 10]], 'one', [[20, contact]], ground(['impassable', 16, 8, 8, 1.36]))).toEqual([
      [21, 10],
    ]);
  });
});
