import { inches, type Point } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { chargeBarred, chargeClosing, judgeCharge, judgeClosing } from '../src/movement/charge.js';
import { closerStand, patience } from '../src/movement/closing/closer.js';
import { gapToAny, standAfter } from '../src/movement/closing/closing.js';
import { pileInClosing } from '../src/movement/pileIn.js';
import type { State, TerrainType } from '../src/state.js';
import { apart, box, profile, row, scene, type Spot } from './scene.js';

// GDF-MEL-01 to -03, GDF-ACT-06, -07: why a charge is refused, and what is told with it.

const PROFILES = [
  profile({ id: 'one', count: 1 }),
  profile({ id: 'two', count: 2 }),
  profile({ id: 'slow', count: 1, rules: ['slow'] }),
];
type Piece = readonly [type: TerrainType, x: number, y: number, w: number, d: number];
const stateOf = (own: readonly [string, readonly Spot[]], foe: readonly Spot[], pieces: readonly Piece[] = []): State =>
  scene({
    profiles: PROFILES,
    units: [
      { player: 1, profile: own[0], name: 'own', models: own[1] },
      { player: 2, profile: foe.length === 1 ? 'one' : 'two', name: 'foe', models: foe },
    ],
    terrain: pieces.map(([type, x, y, w, d]) => ({ types: [type], outline: box(x, y, w, d), height: 4 })),
  }).state;
const to = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });
const said = (ruling: ReturnType<typeof judgeCharge>) => (ruling.ok ? [] : ruling.because.map(({ rule }) => rule));

/** Four walls around a place, close by. */
const cell = (x: number, y: number): readonly Piece[] => [
  ['impassable', x - 1.5, y - 1.5, 3, 0.3],
  ['impassable', x - 1.5, y + 1.2, 3, 0.3],
  ['impassable', x - 1.5, y - 1.5, 0.3, 3],
  ['impassable', x + 1.2, y - 1.5, 0.3, 3],
];

describe('an aim without a way', () => {
  it('GDF-MEL-02: no way was found, and what is wrong straight ahead, in every direction', () => {
    for (const [dx, dy] of [
      [9, 9],
      [-9, 9],
      [9, -9],
      [-9, -9],
      [12.5, 1],
      [-1, 12.5],
    ] as const) {
      const state = stateOf(['one', [[30, 24]]], [[30 + dx, 24 + dy]], cell(30 + dx, 24 + dy));
      expect(said(judgeCharge(state, 0, 1, []))).toEqual(['GDF-MEL-02', 'GDF-TER-04']);
    }
  });

  it('GDF-MEL-02: only that, where straight ahead is free but does not do', () => {
    // the climb to the enemy is missing.
    const hill: readonly Piece[] = [['elevated', 10, 20.6, 20, 8]];
    const state = stateOf(['one', [[20, 10]]], [[20, 10 + apart(10)]], hill);
    expect(said(judgeCharge(state, 0, 1, []))).toEqual(['GDF-MEL-02']);
  });

  it('GDF-ACT-06, R-01: too far for everybody is told as that, from the hair beyond contact on', () => {
    const aimed = (kind: string, gap: number, micrometres: number): string[] => {
      const y = 10 + apart(gap, micrometres);
      return said(judgeCharge(stateOf([kind, [[20, 10]]], [[20, y]], cell(20, y)), 0, 1, []));
    };
    expect(aimed('one', 12, 25)[0]).toBe('GDF-MEL-02');
    expect(aimed('one', 12, 26)).toEqual(['GDF-ACT-06']);
    expect(aimed('slow', 8, 25)[0]).toBe('GDF-MEL-02');
    expect(aimed('slow', 8, 26)).toEqual(['GDF-ACT-06']);
  });

  it('GDF-MEL-01: a unit that does not exist is no enemy', () => {
    const state = stateOf(['one', [[20, 10]]], [[20, 15]]);
    expect([chargeBarred(state, 0, 1), chargeBarred(state, 0, 9)?.rule, chargeBarred(state, 0, 0)?.rule]).toEqual([
      undefined,
      'GDF-MEL-01',
      'GDF-MEL-01',
    ]);
  });
});

describe('an end without contact', () => {
  it('GDF-ACT-07, R-37: told apart: nobody is there, or somebody has not climbed', () => {
    const hill: readonly Piece[] = [['elevated', 10, 20.6, 20, 8]];
    const state = stateOf(['two', row(20, 10, 2)], [[20, 10 + apart(10)]], hill);
    const told = (first: number): string | undefined => {
      const ruling = judgeCharge(state, 0, 1, [[to(20, first)], [to(21.5, 19)]]);
      return ruling.ok ? undefined : ruling.because[0]!.say;
    };
    expect([told(20), told(19.5)]).toEqual(['gdf.no.not-climbed', 'gdf.no.no-contact']);
  });

  it('GDF-MEL-03, R-26: who could be closer is named, with how close he is and could be', () => {
    const told = (y: number, foe: number) => {
      const state = stateOf(['two', row(20, 10, 2)], [[20, foe], [21.5, foe]]); // prettier-ignore
      const closing = chargeClosing(state, 0, 1);
      const stands = closing.movers.map((figure, i) =>
        standAfter(state.battle, figure, [to(20 + 1.5 * i, i === 0 ? foe - apart(0) : y)]),
      );
      const ruling = judgeClosing(closing, stands, 'GDF-MEL-03');
      return ruling.ok ? undefined : [ruling.because[0]!.say, ruling.because[0]!.args];
    };
    expect(told(15, 10 + apart(6))).toEqual(['gdf.no.must-touch', { model: 2, gap: 1, could: 0.01 }]);
    expect(told(16, 10 + apart(6))).toBeUndefined();
  });
});

describe('a unit out of coherency', () => {
  const FAR: readonly Spot[] = [[20, 16], [30, 16]]; // prettier-ignore
  const OWN: readonly Spot[] = [[20, 12.5], [30, 12.5]]; // prettier-ignore

  it('H-03, R-26: each of its models goes to the enemy in its reach, far from the others or not', () => {
    const state = stateOf(['two', OWN], FAR);
    for (const closing of [chargeClosing(state, 0, 1), pileInClosing(state, 0, 1)]) {
      const stands = [
        standAfter(state.battle, closing.movers[0]!, [to(20, 16 - apart(0))]),
        standAfter(state.battle, closing.movers[1]!, []),
      ];
      const better = closerStand(closing, stands, 1, patience());
      expect(better && gapToAny(better, closing.enemies)).toBeLessThanOrEqual(25);
    }
  });
});
