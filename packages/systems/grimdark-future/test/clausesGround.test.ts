import { inches, type Point } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { climbOf } from '../src/ground/climb.js';
import { barrierOf, floorAt, levelsApart } from '../src/ground/terrain.js';
import { firingOptions } from '../src/attack/targets.js';
import {
  inDanger,
  inInches,
  judgeMove,
  modelPaths,
  movedThroughDanger,
  movingThroughDanger,
  widestLink,
} from '../src/movement/movement.js';
import { figures } from '../src/units/figures.js';
import type { TerrainType } from '../src/state.js';
import type { Legs } from '../src/movement/ways.js';
import { apart, box, profile, row, scene, um, type Scene, type SceneBody, type Spot, type Stance } from './scene.js';

// The ground under a way: what one climbs, what stops a model and what hurts it, and how a refusal names it.

const PROFILES = [
  profile({ id: 'one', count: 1 }),
  profile({ id: 'two', count: 2 }),
  profile({ id: 'three', count: 3 }),
  profile({ id: 'bats', count: 2, rules: ['flying'] }),
  profile({ id: 'plane', count: 1, rules: ['aircraft'] }),
  profile({ id: 'bike', count: 1, baseMm: [60, 35] }),
];

type Unit = SceneBody['units'][number];
type Models = NonNullable<Unit['models']>;
const FAR: Unit = { player: 2, profile: 'one', name: 'foe', models: [[60, 44]] };
const own = (kind: string, models: Models): Unit => ({ player: 1, profile: kind, name: 'own', models });
const table = (units: readonly Unit[], more: Partial<SceneBody> = {}): Scene =>
  scene({ profiles: PROFILES, units, ...more });
const piece = (type: TerrainType, outline: readonly Spot[], height = 3) => ({ types: [type], outline, height });
const at = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });

describe('climbing', () => {
  const hill = (x: number, w: number, high: number) => piece('elevated', box(x, 10, w, 10), high + 1);
  const climbed = (terrain: SceneBody['terrain'], ...way: readonly Spot[]): number => {
    const { state } = table([own('one', [[5, 5]]), FAR], { terrain: terrain ?? [] });
    return (
      Math.round(
        (climbOf(
          state.battle,
          way.map(([x, y]) => at(x, y)),
        ) /
          25_400) *
          100,
      ) / 100
    );
  };

  it('GDF-TER-16, R-37: up and down again, or one of both', () => {
    const terrain = [hill(20, 10, 2)];
    expect(climbed(terrain, [15, 15], [35, 15])).toBe(4);
    expect(climbed(terrain, [15, 15], [25, 15])).toBe(2);
    expect(climbed(terrain, [25, 15], [35, 15])).toBe(2);
    expect(climbed(terrain, [22, 15], [28, 15])).toBe(0);
    expect(climbed(terrain, [15, 15], [19.9, 15])).toBe(0);
    expect(climbed(terrain, [15, 5], [25, 5], [25, 15], [25, 25])).toBe(4);
    expect(climbed(terrain, [15, 15], [25, 15], [15, 16], [25, 16])).toBe(6);
    expect(climbed(terrain, [15, 22], [35, 22])).toBe(0);
  });

  it('GDF-TER-16: where pieces lie on one another the highest counts', () => {
    const terrain = [hill(20, 12, 1), hill(24, 4, 3)];
    expect(climbed(terrain, [15, 15], [35, 15])).toBe(6);
    expect(climbed(terrain, [21, 15], [26, 15])).toBe(2);
    expect(climbed(terrain.toReversed(), [15, 15], [35, 15])).toBe(6);
  });

  it('GDF-TER-17: a gap of an inch between two roofs is stepped over, a wider one is not', () => {
    expect(climbed([hill(20, 3, 2), hill(24, 3, 2)], [21, 15], [25, 15])).toBe(0);
    expect(climbed([hill(20, 3, 2), hill(24.01, 3, 2)], [21, 15], [26, 15])).toBe(4);
    expect(climbed([hill(20, 3, 2), hill(24, 3, 3)], [21, 15], [25, 15])).toBe(1);
    expect(climbed([hill(20, 3, 3), hill(23.5, 1, 1), hill(25, 3, 3)], [21, 15], [26, 15])).toBe(4);
    expect(climbed([hill(20, 3, 2), hill(23.5, 2, 2), hill(26, 3, 2)], [21, 15], [27, 15])).toBe(0);
    expect(climbed([hill(20, 3, 2)], [15, 15], [30, 15])).toBe(4);
  });

  it('GDF-TER-14: what is too high is not climbed, it is in the way', () => {
    expect(climbed([hill(20, 10, 3.1)], [15, 15], [35, 15])).toBe(0);
    expect(climbed([hill(20, 10, 3)], [15, 15], [35, 15])).toBe(6);
  });

  it('GDF-LOS-14, R-37: one stands on the highest piece under one’s centre, its rim included', () => {
    const { state } = table([own('one', [[5, 5]]), FAR], { terrain: [hill(20, 10, 1), hill(22, 4, 2)] });
    const floor = (x: number, y: number) => floorAt(state.battle, at(x, y))?.height;
    expect([floor(20, 15), floor(20 - um(1), 15), floor(30, 15), floor(30 + um(1), 15)]).toEqual([
      2,
      undefined,
      2,
      undefined,
    ]);
    expect([floor(25, 10), floor(25, 10 - um(1)), floor(25, 20), floor(25, 20 + um(1))]).toEqual([
      3,
      undefined,
      3,
      undefined,
    ]);
    const apartBy = (a: Point, b: Point) => levelsApart(state.battle, a, b) / 25_400;
    expect([
      apartBy(at(21, 15), at(24, 15)),
      apartBy(at(5, 5), at(24, 15)),
      apartBy(at(24, 15), at(5, 5)),
      apartBy(at(5, 5), at(6, 6)),
    ]).toEqual([1, 2, 2, 0]);
  });
});

describe('barriers', () => {
  const barrier = (type: TerrainType, outline: readonly Spot[], height = 3) =>
    barrierOf(table([own('one', [[5, 5]]), FAR], { terrain: [piece(type, outline, height)] }).state.battle.terrain[0]!);

  it('GDF-TER-04, GDF-TER-14, GDF-TER-15: impassable ground, more than three inches up, a gap wider than an inch', () => {
    expect(barrier('impassable', box(20, 20, 5, 5))).toBe('impassable');
    expect([barrier('elevated', box(20, 20, 5, 5), 4), barrier('elevated', box(20, 20, 5, 5), 4.1)]).toEqual([
      undefined,
      'too-high',
    ]);
    expect([
      barrier('gap', box(20, 20, 9, 1)),
      barrier('gap', box(20, 20, 9, 1.01)),
      barrier('gap', box(20, 20, 1, 9)),
    ]).toEqual([undefined, 'wide-gap', undefined]);
    expect([
      barrier('difficult', box(20, 20, 5, 5), 9),
      barrier('dangerous', box(20, 20, 5, 5)),
      barrier('cover', box(20, 20, 5, 5)),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('GDF-TER-15: the width of a slanting gap is that across it', () => {
    const slanting = (wide: number): readonly Spot[] => {
      const s = wide / Math.SQRT2;
      return [
        [20, 20],
        [26, 26],
        [26 - s, 26 + s],
        [20 - s, 20 + s],
      ];
    };
    expect([barrier('gap', slanting(0.98)), barrier('gap', slanting(1.05))]).toEqual([undefined, 'wide-gap']);
  });
});

describe('what stops a model', () => {
  const moved = (unit: Unit, legs: Legs, units: readonly Unit[] = [], more: Partial<SceneBody> = {}) => {
    const s = table([unit, FAR, ...units], more);
    const ruling = judgeMove(s.state, 0, 'advance', legs);
    return ruling.ok ? [] : ruling.because.map(({ rule, say, args }) => [rule, say, args?.['model']]);
  };
  const straight = (x: number, y: number): Legs => [[at(x, y)]];
  const one = own('one', [[20, 10]]);

  it('GDF-TER-04, -14, -15, GDF-MOV-08: each refusal names what is in the way', () => {
    const before = (type: TerrainType, height: number) => ({ terrain: [piece(type, box(15, 12, 10, 2), height)] });
    expect(moved(one, straight(20, 15.5), [], before('impassable', 2))).toEqual([
      ['GDF-TER-04', 'gdf.no.impassable', 1],
    ]);
    expect(moved(one, straight(20, 15.5), [], before('elevated', 5))).toEqual([['GDF-TER-14', 'gdf.no.too-high', 1]]);
    expect(moved(one, straight(20, 15.5), [], before('gap', 2))).toEqual([['GDF-TER-15', 'gdf.no.wide-gap', 1]]);
    expect(moved(own('one', [[20, 3]]), straight(20, 0.5))).toEqual([['GDF-MOV-08', 'gdf.no.off-table', 1]]);
    expect(moved(one, straight(20, 15.5))).toEqual([]);
  });

  it('GDF-MOV-02, GDF-MOV-05, GDF-AIR-04: too close, through somebody, or touching an Aircraft', () => {
    const other = (y: number): Unit => ({ player: 2, profile: 'one', name: 'other', models: [[20, y]] });
    expect(moved(one, straight(20, 14), [other(14 + apart(0.9))])).toEqual([['GDF-MOV-02', 'gdf.no.too-close', 1]]);
    expect(moved(one, straight(20, 14), [other(14 + apart(1))])).toEqual([]);
    expect(moved(one, straight(20, 15.9), [other(13)])).toEqual([['GDF-MOV-05', 'gdf.no.through-models', 1]]);
    const plane: Unit = { player: 2, profile: 'plane', name: 'plane', models: [[20, 14 + apart(0)]] };
    expect(moved(one, straight(20, 14), [plane])).toEqual([['GDF-AIR-04', 'gdf.no.touches-aircraft', 1]]);
    const bats = own('bats', [
      [20, 10],
      [21.5, 10],
    ]);
    const over = (y: number): Legs => [[at(20, y)], [at(21.5, y)]];
    expect(moved(bats, over(15.9), [other(13)])).toEqual([]);
    expect(moved(bats, over(14), [other(14 + apart(0.5))])).toEqual([['GDF-MOV-02', 'gdf.no.too-close', 1]]);
    expect(moved(bats, over(14), [other(14)])).toEqual([['GDF-MOV-05', 'gdf.no.through-models', 1]]);
  });

  it('GDF-MOV-01, GDF-MOV-06: a way for each model, nobody on top of another; the number of the model is told', () => {
    const two = own('two', row(20, 10, 2));
    expect(moved(two, straight(20, 12))).toEqual([['GDF-MOV-01', 'gdf.no.place-every-model', undefined]]);
    expect(moved(two, [[], [at(20.5, 10)]])).toEqual([['GDF-MOV-06', 'gdf.no.overlap', 2]]);
    expect(moved(two, [[], [at(21.5, 17)]])).toEqual([['GDF-ACT-03', 'gdf.no.too-far', 2]]);
    expect([inInches(inches(6)), inInches(inches(6) + 1), inInches(0)]).toEqual([6, 6.01, 0]);
  });

  it('R-19: strictly, models of one unit go one after the other, past those who stand or have gone', () => {
    const strict = { options: { strictPaths: true } };
    const column = own('two', [
      [20, 10],
      [20, 8.6],
    ]);
    expect(moved(column, [[at(20, 14)], [at(20, 12.6)]], [], strict)).toEqual([]);
    expect(moved(column, [[], [at(20, 11.4)]], [], strict)).toEqual([
      ['GDF-MOV-05', 'gdf.no.through-comrades', undefined],
    ]);
    expect(moved(column, [[], [at(20, 11.4)]])).toEqual([]);
    expect(moved(column, [[], [at(21.3, 9), at(21.3, 11), at(20, 11.4)]], [], strict)).toEqual([]);
    // They change places: whoever goes first ends on the other.
    expect(moved(column, [[at(20, 8.6)], [at(20, 10)]], [], strict)).toEqual([
      ['GDF-MOV-05', 'gdf.no.through-comrades', undefined],
    ]);
    // Three in a row move up one place each: only the foremost can begin.
    const three = own('three', [
      [20, 10],
      [20, 8.6],
      [20, 7.2],
    ]);
    expect(moved(three, [[at(20, 11.4)], [at(20, 10)], [at(20, 8.6)]], [], strict)).toEqual([]);
    const bats = own('bats', [
      [20, 10],
      [20, 8.6],
    ]);
    expect(moved(bats, [[], [at(20, 11.4)]], [], strict)).toEqual([]);
  });
});

describe('what hurts a model', () => {
  const bog = { terrain: [piece('dangerous', box(10, 12, 30, 2))] };
  const legs = (...ends: readonly (readonly [number, number] | undefined)[]): Legs =>
    ends.map(end => (end ? [at(...end)] : []));

  it('GDF-TER-11, R-36, R-52: who stands in it, who comes through it; who flies only if it began there', () => {
    const s = table(
      [
        own('two', [
          [20, 10],
          [21.5, 12],
        ]),
        FAR,
      ],
      bog,
    );
    expect(inDanger(s.state, 0)).toEqual([1]);
    expect(movingThroughDanger(s.state, 0, legs([20, 15], [21.5, 9]))).toEqual([0, 1]);
    expect(movingThroughDanger(s.state, 0, legs([20, 11], undefined))).toEqual([1]);
    const bats = table(
      [
        own('bats', [
          [20, 10],
          [21.5, 12],
        ]),
        FAR,
      ],
      bog,
    );
    expect(movingThroughDanger(bats.state, 0, legs([20, 15], [21.5, 15]))).toEqual([1]);
  });

  it('R-36: outside its order only who moves through it, and nobody who flies', () => {
    const s = table(
      [
        own('two', [
          [20, 10],
          [21.5, 12],
        ]),
        FAR,
      ],
      bog,
    );
    expect(movedThroughDanger(s.state, 0, legs([20, 13], undefined))).toEqual([0]);
    expect(movedThroughDanger(s.state, 0, legs(undefined, [21.5, 13]))).toEqual([1]);
    expect(movedThroughDanger(s.state, 0, legs([20, 9], undefined))).toEqual([]);
    const bats = table(
      [
        own('bats', [
          [20, 10],
          [21.5, 12],
        ]),
        FAR,
      ],
      bog,
    );
    expect(movedThroughDanger(bats.state, 0, legs([20, 13], [21.5, 13]))).toEqual([]);
  });

  it('GDF-SPC-15, R-50: who stays has no path; who turns has one', () => {
    const s = table([own('bike', [[20, 10, 0]] as Stance[]), FAR]);
    expect(modelPaths(s.state, 0, [[]])).toEqual([]);
    expect(modelPaths(s.state, 0, [[at(20, 10)]])).toEqual([]);
    expect(modelPaths(s.state, 0, [[{ ...at(20, 10), facing: 0 }]])).toEqual([]);
    expect(modelPaths(s.state, 0, [[{ ...at(20, 10), facing: 9 }]])).toHaveLength(1);
    expect(modelPaths(s.state, 0, [[at(20, 11)]])).toHaveLength(1);
    expect(modelPaths(s.state, 0, [[at(21, 10)]])).toHaveLength(1);
  });

  it('R-20: the widest link that is missing', () => {
    const link = (models: Models) =>
      Math.round((widestLink(figures(table([own('three', models), FAR]).state, 0)) / 25_400) * 100) / 100;
    expect(
      link([
        [10, 10],
        [10 + apart(3), 10],
        [10 + apart(3) + apart(7), 10],
      ]),
    ).toBe(7);
    expect(
      link([
        [10, 10],
        [10 + apart(7), 10],
        [10 + apart(7), 10 + apart(2)],
      ]),
    ).toBe(7);
    expect(
      link([
        [10 + apart(3), 10],
        [10, 10],
        [10 + apart(3) + apart(2), 10],
      ]),
    ).toBe(3);
  });
});

describe('sight past units', () => {
  it('R-05, GDF-LOS-15: a unit that moves on otherwise than in formation hides what it hides from where it is now', () => {
    const gun: Unit = { player: 1, profile: 'one', name: 'gun', models: [[20, 10]] };
    const foe: Unit = { player: 2, profile: 'one', name: 'foe', models: [[20, 30]] };
    const screen = (models: Models): Unit => ({ player: 1, profile: 'two', name: 'screen', models });
    const s = table([
      gun,
      foe,
      screen([
        [15.4, 20],
        [15.4, 21.5],
      ]),
    ]);
    expect(firingOptions(s.state, 0)).toHaveLength(1);
    s.do(
      'screen',
      {
        advance: {
          models: [
            [19.4, 20],
            [20.9, 20],
          ],
        },
      },
      [],
    );
    expect(firingOptions(s.state, 0)).toHaveLength(0);
    const t = table([
      gun,
      foe,
      screen([
        [19.4, 20],
        [20.9, 20],
      ]),
    ]);
    expect(firingOptions(t.state, 0)).toHaveLength(0);
    t.do(
      'screen',
      {
        advance: {
          models: [
            [15.4, 20],
            [16.9, 20],
          ],
        },
      },
      [],
    );
    expect(firingOptions(t.state, 0)).toHaveLength(1);
  });
});
