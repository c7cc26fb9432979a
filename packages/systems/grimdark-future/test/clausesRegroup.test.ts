import { inches } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { isCoherent, judgeCoherency, judgeMove, reachedBy, widestLink } from '../src/movement/movement.js';
import { closingUp } from '../src/movement/closingUp.js';
import { regrouping } from '../src/movement/regroup.js';
import { judgeTogether } from '../src/movement/together.js';
import { placedAfter } from '../src/movement/ways.js';
import { commonField } from '../src/movement/wholeUnit.js';
import { fieldFor } from '../src/ground/board.js';
import { isAsCloseAsPossible, isNoMoreScattered } from '../src/rulings.js';
import type { State, TerrainType } from '../src/state.js';
import { figures } from '../src/units/figures.js';
import { apart, box, profile, scene, type SceneBody, type Spot } from './scene.js';

// GDF-MOV-12, R-20: which torn units can get back together, with which order; and how close the others can come.

const PROFILES = [2, 3, 4, 5].map(count => profile({ id: `of${count}`, count }));
type Piece = readonly [type: TerrainType, x: number, y: number, w: number, d: number];
const stateOf = (models: readonly Spot[], pieces: readonly Piece[] = [], foes: readonly Spot[] = [[2, 2]]): State => {
  const units: SceneBody['units'] = [
    { player: 1, profile: `of${models.length}`, name: 'own', models },
    ...foes.map((at, i) => ({ player: 2, profile: 'lone', name: `foe${i}`, models: [at] })),
  ];
  const terrain = pieces.map(([type, x, y, w, d]) => ({ types: [type], outline: box(x, y, w, d), height: 3 }));
  return scene({ profiles: [...PROFILES, profile({ id: 'lone', count: 1 })], units, terrain }).state;
};

/** With which order, if any; whatever is found is legal and brings the unit together. */
function order(...args: Parameters<typeof stateOf>): string | undefined {
  const state = stateOf(...args);
  expect(isCoherent(state, 0)).toBe(false);
  const found = regrouping(state, 0);
  if (found === undefined) return undefined;
  const living = figures(state, 0);
  expect(judgeMove(state, 0, found.order, found.legs)).toEqual({ ok: true });
  expect(judgeCoherency(living, placedAfter(living, found.legs))).toEqual({ ok: true });
  return found.order;
}

/** So far from (36, 24), in a direction given in degrees. */
const from = (degrees: number, away: number): Spot => [
  36 + away * Math.cos((degrees * Math.PI) / 180),
  24 + away * Math.sin((degrees * Math.PI) / 180),
];
const DIRECTIONS = [0, 37, 90, 143, 180, 233, 270, 307];

describe('back together', () => {
  it('GDF-MOV-12: two models, in whatever direction: both orders as far as they and the inch between them reach', () => {
    for (const degrees of DIRECTIONS) {
      const pair = (gap: number): Spot[] => [from(degrees, apart(gap) / 2), from(degrees + 180, apart(gap) / 2)];
      expect([order(pair(1.01)), order(pair(12.9)), order(pair(13.1))]).toEqual(['advance', 'advance', 'rush']);
    }
    expect(order([from(37, apart(24.9) / 2), from(217, apart(24.9) / 2)])).toBe('rush');
    expect(order([from(37, apart(25.1) / 2), from(217, apart(25.1) / 2)])).toBeUndefined();
  });

  it('GDF-MOV-12: those outside come to the one in the middle, from whatever sides', () => {
    for (const degrees of DIRECTIONS) {
      const three = (gap: number): Spot[] => [from(degrees, apart(gap)), [36, 24], from(degrees + 130, apart(gap))];
      expect([order(three(6.9)), order(three(7.3))]).toEqual(['advance', 'advance']);
    }
    // Opposite one another, and too far for the one in the middle to meet both.
    const line = (gap: number): Spot[] => [from(37, apart(gap)), [36, 24], from(217, apart(gap))];
    expect([order(line(6.9)), order(line(7.1)), order(line(12.9)), order(line(13.1))]).toEqual([
      'advance',
      'rush',
      'rush',
      undefined,
    ]);
  });

  it('GDF-MOV-12: one that was left behind by a group comes after it, or the group to it', () => {
    for (const degrees of [0, 37, 143, 270]) {
      const group = (gap: number): Spot[] => [
        from(degrees, apart(gap)),
        [36, 24],
        from(degrees + 180, apart(0.2)),
        from(degrees + 120, apart(0.2)),
      ];
      expect([order(group(6.5)), order(group(9.9))]).toEqual(['advance', 'advance']);
    }
  });

  it('GDF-MOV-10: a chain too long for nine inches closes up, though every link holds', () => {
    const chain: Spot[] = [0, 1, 2, 3, 4].map(i => [10 + i * apart(1), 10]);
    expect(isCoherent(stateOf(chain), 0)).toBe(true);
    const bases = scene({
      profiles: [profile({ id: 'big', count: 5, baseMm: 60 }), profile({ id: 'lone', count: 1 })],
      units: [
        { player: 1, profile: 'big', name: 'own', models: [0, 1, 2, 3, 4].map((i): Spot => [10 + i * 3.3, 10]) },
        { player: 2, profile: 'lone', name: 'foe', models: [[60, 40]] },
      ],
    }).state;
    expect(isCoherent(bases, 0)).toBe(false);
    expect(regrouping(bases, 0)?.order).toBe('advance');
  });

  it('GDF-MOV-12, GDF-MOV-02: past rocks and enemies between them; not out of cells', () => {
    const pair: Spot[] = [[20, 24], [29, 24]]; // prettier-ignore
    expect(order(pair, [['impassable', 24, 22, 1, 4]])).toBeDefined();
    expect(order(pair, [], [[24.5, 24]])).toBeDefined();
    expect(order(pair, [['impassable', 24, 2, 1.3, 44]])).toBeUndefined();
    const cell = (x: number, y: number): Piece[] => [
      ['impassable', x - 1.5, y - 1.5, 3, 0.3],
      ['impassable', x - 1.5, y + 1.2, 3, 0.3],
      ['impassable', x - 1.5, y - 1.5, 0.3, 3],
      ['impassable', x + 1.2, y - 1.5, 0.3, 3],
    ];
    // The other one goes to it, as close as the wall allows; two cells are too many.
    expect(order(pair, cell(20, 24))).toBe('rush');
    expect(order(pair, [...cell(20, 24), ...cell(29, 24)])).toBeUndefined();
  });

  it('GDF-TER-09: through difficult ground no farther than that allows, whatever the order', () => {
    const swamp: Piece[] = [['difficult', 5, 5, 60, 40]];
    const pair = (gap: number): Spot[] => [from(37, apart(gap) / 2), from(217, apart(gap) / 2)];
    expect([order(pair(12.9), swamp), order(pair(13.1), swamp)]).toEqual(['advance', undefined]);
  });
});

describe('as close as they get', () => {
  const widest = (paced: 'advance' | 'rush', ...args: Parameters<typeof stateOf>): number | undefined => {
    const state = stateOf(...args);
    const found = closingUp(state, 0, paced);
    if (found === undefined) return undefined;
    expect(judgeMove(state, 0, paced, found.legs)).toEqual({ ok: true });
    expect(widestLink(placedAfter(figures(state, 0), found.legs))).toBe(found.widest);
    return found.widest / 25_400;
  };

  it('R-20: two towards one another, in whatever direction', () => {
    for (const degrees of DIRECTIONS) {
      const pair: Spot[] = [from(degrees, apart(20) / 2), from(degrees + 180, apart(20) / 2)];
      expect(widest('advance', pair)).toBeCloseTo(8, 2);
    }
    const far: Spot[] = [from(37, apart(40) / 2), from(217, apart(40) / 2)];
    expect(widest('rush', far)).toBeCloseTo(16, 2);
  });

  it('R-20: groups as a whole, by the models that are nearest to one another', () => {
    const groups: Spot[] = [[10, 10], [10 + apart(0.5), 10], [40, 30], [40 + apart(0.5), 30]]; // prettier-ignore
    const gap = Math.hypot(40 - 10 - apart(0.5), 20) - apart(0);
    expect(widest('advance', groups)).toBeCloseTo(gap - 12, 1);
    expect(widest('rush', groups)).toBeCloseTo(gap - 24, 1);
  });

  it('R-20: three, the one in the middle towards the farther side and the first after it, however they lie', () => {
    // Five inches from the first to the second, twenty from there to the third, who come nearer by twelve.
    for (const degrees of DIRECTIONS) {
      const [a, b, c] = [-14, -14 + apart(5), -14 + apart(5) + apart(20)].map(away => from(degrees, away)) as [Spot, Spot, Spot]; // prettier-ignore
      for (const line of [[a, b, c], [c, a, b], [b, c, a]]) expect(widest('advance', line)).toBeCloseTo(8, 2); // prettier-ignore
    }
  });

  it('R-77, R-20: of three the one in the middle goes towards the farther side, but no farther than is good for both', () => {
    // Eighteen inches on one side and twenty-two on the other: six less on both, and two of the middle one share the rest.
    const three = (near: number, wide: number, bend = 0): Spot[] => {
      const middle: Spot = [36, 24];
      return [from(37, apart(near)), middle, from(217 + bend, apart(wide))];
    };
    for (const [a, b, c] of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ] as const) {
      const line = three(18, 22);
      expect(widest('advance', [line[a], line[b], line[c]] as Spot[])! - 14).toBeLessThan(0.25);
    }
    // No farther than it may: six inches of it leave six more on that side.
    expect(widest('advance', three(6, 30))).toBeCloseTo(18, 1);
    // Alike on both sides it stays; around a corner it does as well.
    expect(widest('advance', three(16, 16))).toBeCloseTo(10, 1);
    expect(widest('advance', three(18, 22, 30))! - 14).toBeLessThan(0.25);
  });

  it('R-20: those who come after go aside, one after the other, towards whoever is nearest by then', () => {
    const swamp: Piece = ['difficult', 47, 22, 3, 6];
    const spread: readonly (readonly [within: number, models: readonly Spot[], pieces?: readonly Piece[]])[] = [
      [3.17, [[21.5, 41.5], [28.7, 27.6], [19.4, 12.5]]],
      [4.36, [[26.6, 7], [30.7, 38.7], [39.1, 20.5], [11, 22.4]]],
      [1.7, [[18.8, 9.2], [18.5, 12.8], [42.8, 20.7], [13.4, 10.5]]],
      [10.4, [[51.9, 29.2], [8.1, 19.4], [27.9, 31.6], [53.9, 12.5]], [swamp]],
      [1.9, [[34, 21.6], [18, 18], [22, 5], [35.5, 33.8], [30.4, 14.9]]],
      [1.9, [[38, 21.6], [54, 18], [50, 5], [36.5, 33.8], [41.6, 14.9]]],
      [1.9, [[38, 26.4], [54, 30], [50, 43], [36.5, 14.2], [41.6, 33.1]]],
    ]; // prettier-ignore
    for (const [within, models, pieces] of spread) expect(widest('rush', models, pieces)).toBeLessThanOrEqual(within);
  });

  it('R-77: the judge asks for it, to a quarter of an inch', () => {
    const state = stateOf([from(37, apart(18)), [36, 24], from(217, apart(22))]);
    const living = figures(state, 0);
    const shifted = (middle: number): ReturnType<typeof judgeTogether> => {
      const ends = [from(37, apart(18) - 6), from(217, middle), from(217, apart(22) - 6)];
      const placed = living.map((figure, i) => ({
        ...figure,
        at: { x: Math.round((ends[i]?.[0] ?? 0) * 25_400), y: Math.round((ends[i]?.[1] ?? 0) * 25_400) },
      }));
      return judgeTogether(state, 0, placed, 'advance');
    };
    expect([shifted(1.8).ok, shifted(2.2).ok, shifted(1.5).ok, shifted(2.5).ok]).toEqual([true, true, false, false]);
  });

  it('R-20, GDF-TER-09: six inches through difficult ground; one alone where the other cannot move', () => {
    const pair: Spot[] = [[10, 24], [50, 24]]; // prettier-ignore
    const start = 40 - apart(0);
    expect(widest('rush', pair, [['difficult', 5, 5, 60, 40]])).toBeCloseTo(start - 12, 1);
    expect(widest('rush', pair, [['difficult', 12, 20, 4, 8]])).toBeCloseTo(start - 12, 1);
    const shut: Piece[] = [
      ['impassable', 8.5, 22.5, 3, 0.3],
      ['impassable', 8.5, 25.2, 3, 0.3],
      ['impassable', 8.5, 22.5, 0.3, 3],
      ['impassable', 11.2, 22.5, 0.3, 3],
    ];
    expect(widest('advance', pair, shut)).toBeCloseTo(start - 6, 0);
    expect(widest('rush', pair, shut)).toBeCloseTo(start - 12, 0);
  });

  it('R-20, GDF-TER-04: around what is in the way', () => {
    const pair: Spot[] = [[10, 24], [50, 24]]; // prettier-ignore
    const start = 40 - apart(0);
    // A small rock: a slant past it loses little. Another before the other one: that one, too.
    const rocks: Piece[] = [['impassable', 15, 24.2, 1, 0.5]];
    expect(widest('advance', pair, rocks)).toBeLessThan(start - 11);
    // A wall right before it: around its end it still gains.
    const wall: Piece[] = [['impassable', 11, 22, 0.5, 4]];
    expect(widest('rush', pair, wall)!).toBeLessThan(start - 16);
  });
});

describe('a unit of several kinds', () => {
  it('GDF-SPC-20, GDF-MOV-12: goes over everything together only if all of it flies', () => {
    const profiles = [
      profile({ id: 'walkers', count: 2 }),
      profile({ id: 'flyers', count: 2, rules: ['flying'] }),
      profile({ id: 'chief', count: 1, hero: true, rules: ['flying'] }),
    ];
    const at = (y: number): Spot[] => [
      [20, y],
      [22, y],
    ];
    const state = scene({
      profiles,
      units: [
        { player: 1, profile: 'walkers', name: 'a', models: at(10) },
        { player: 1, profile: 'flyers', name: 'b', models: at(20) },
        { player: 1, profile: 'walkers', joined: 'chief', name: 'c', models: [...at(30), [24, 30]] },
        { player: 2, profile: 'walkers', name: 'z', models: at(40) },
      ],
    }).state;
    expect(commonField(state, 2)).toBe(fieldFor(state, 2, 'walk'));
    expect(commonField(state, 0)).toBe(fieldFor(state, 0, 'walk'));
    expect(commonField(state, 1)).toBe(fieldFor(state, 1, 'fly'));
    expect(fieldFor(state, 0, 'walk')).not.toBe(fieldFor(state, 0, 'fly'));
  });

  it('GDF-ACT-04, GDF-ACT-05: an order is enough for a move only if it is for each of the models', () => {
    const state = stateOf([
      [20, 10],
      [21.5, 10],
    ]);
    const living = figures(state, 0);
    const goes = (...ways: readonly number[]) =>
      reachedBy(
        state,
        0,
        'advance',
        living.map(({ at: { x, y } }, i) => [{ x, y: y + inches(ways[i] ?? 0) }]),
      );
    expect([goes(6, 6), goes(6.01, 6), goes(5, 6.01), goes(6.01, 6.01)]).toEqual([true, false, false, false]);
  });

  it('R-20, GDF-MOV-13: as close as it gets is a quarter of an inch from the best, to the last hair', () => {
    const best = inches(3);
    const bound = best + inches(0.25);
    expect([best - 1, best, bound, bound + 1].map(widest => isAsCloseAsPossible(widest, best))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect([isNoMoreScattered(best, best), isNoMoreScattered(best, best + 1)]).toEqual([true, false]);
  });
});
