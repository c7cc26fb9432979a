import { inches, type Placed, type Point } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { judgeConsolidation } from '../src/movement/consolidation.js';
import { flownTo, isOffTable, judgeFlight } from '../src/movement/flight.js';
import { judgeMove } from '../src/movement/movement.js';
import { judgeStillTogether } from '../src/movement/together.js';
import { figures } from '../src/units/figures.js';
import { apart, box, profile, row, scene, type SceneBody, type Spot } from './scene.js';

// What holds for each model of a unit on its own, and what one of them decides for all.

const PROFILES = [
  profile({ id: 'one', count: 1 }),
  profile({ id: 'two', count: 2 }),
  profile({ id: 'eight', count: 8 }),
  profile({ id: 'planes', count: 2, rules: ['aircraft'] }),
];

type Unit = SceneBody['units'][number];
type Models = NonNullable<Unit['models']>;
const own = (kind: string, models: Models): Unit => ({ player: 1, profile: kind, name: 'own', models });
const foe = (at: Spot): Unit => ({ player: 2, profile: 'one', name: 'foe', models: [at] });
const stateOf = (units: readonly Unit[], more: Partial<SceneBody> = {}) =>
  scene({ profiles: PROFILES, units, ...more }).state;
const to = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });

describe('difficult ground', () => {
  it('GDF-TER-09: who stays in it holds nobody back, who moves in it does', () => {
    const terrain = [{ types: ['difficult'] as const, outline: box(8, 8, 4, 4), height: 1 }];
    const state = stateOf(
      [
        own('two', [
          [10, 10],
          [13.5, 10],
        ]),
        foe([60, 44]),
      ],
      { terrain },
    );
    expect(judgeMove(state, 0, 'rush', [[], [to(20.5, 10)]])).toEqual({ ok: true });
    expect(judgeMove(state, 0, 'rush', [[to(10, 10.1)], [to(20.5, 10)]])).toMatchObject({
      ok: false,
      because: [{ rule: 'GDF-TER-09' }],
    });
    expect(judgeMove(state, 0, 'rush', [[to(10, 10.1)], [to(19.5, 10)]])).toEqual({ ok: true });
  });
});

describe('consolidation', () => {
  it('GDF-MEL-26, GDF-MOV-04: who stays may stay within an inch of others; who moves may not end there', () => {
    const models: Models = [
      [20, 10],
      [20 + apart(0.5), 10],
    ];
    const state = stateOf([own('two', models), foe([20, 10 + apart(0.5)])]);
    const second = to(20 + apart(0.9), 9.5);
    expect(judgeConsolidation(state, 0, [[], [second]])).toEqual({ ok: true });
    expect(judgeConsolidation(state, 0, [[to(20, 9.9)], [second]]).ok).toBe(false);
    expect(judgeConsolidation(state, 0, [[to(20, 9.4)], [second]])).toEqual({ ok: true });
  });

  it('H-21, GDF-MOV-13: a unit that was together stays so, also if no link grows; one that was not may stay as it is', () => {
    const compact = [...row(20, 10, 4), ...row(20, 11.5, 4)];
    const drawn = (link: number): Placed[] =>
      figures(state, 0).map(({ base, facing }, i) => ({ base, facing, at: to(10 + i * apart(link), 20) }));
    const state = stateOf([own('eight', compact), foe([60, 44])]);
    expect(judgeStillTogether(state, 0, drawn(0.23)).ok).toBe(false);
    expect(judgeStillTogether(state, 0, drawn(0.15))).toEqual({ ok: true });
    const torn = stateOf([
      own('two', [
        [20, 10],
        [20 + apart(3), 10],
      ]),
      foe([60, 44]),
    ]);
    const ended = (gap: number): boolean =>
      judgeStillTogether(
        torn,
        0,
        figures(torn, 0).map(({ base, facing }, i) => ({ base, facing, at: to(20 + i * apart(gap), 12) })),
      ).ok;
    expect([ended(3.1), ended(3), ended(2), ended(1)]).toEqual([false, true, true, true]);
  });
});

describe('several Aircraft', () => {
  it('GDF-AIR-06, R-43: a unit is off the table as soon as one of them is', () => {
    const state = stateOf([
      own('planes', [
        [68, 10, 0],
        [60, 10, 0],
      ]),
      foe([5, 44]),
    ]);
    expect([1, 5, 13].map(far => isOffTable(state, flownTo(state, 0, inches(far))))).toEqual([false, true, true]);
  });

  it('GDF-AIR-04, R-42: none of them stops in contact with anybody', () => {
    const state = stateOf([
      own('planes', [
        [10, 10, 0],
        [10, 16, 0],
      ]),
      foe([42, 10]),
    ]);
    const said = (far: number): string[] => {
      const ruling = judgeFlight(state, 0, inches(far));
      return ruling.ok ? [] : ruling.because.map(({ rule }) => rule);
    };
    expect([said(30), said(32), said(34)]).toEqual([[], ['GDF-AIR-04'], []]);
  });
});
