import { gap, inches, within, type Placed, type Um } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { closingUp } from '../src/movement/closingUp.js';
import { chains, towards } from '../src/movement/chains.js';
import type { Legs } from '../src/movement/movement.js';
import { placedAfter } from '../src/movement/ways.js';
import { COHERENCY } from '../src/rulings.js';
import { figures, middleOf, type Figure } from '../src/units/figures.js';
import { apart, profile, scene, type Spot } from './scene.js';

// GDF-MOV-12, R-20: the links that a torn unit draws out, and the straight ways on which its parts close up.

const PROFILES = [2, 3, 4, 5].map(count => profile({ id: `of${count}`, count }));
const stateOf = (models: readonly Spot[]) =>
  scene({
    profiles: [...PROFILES, profile({ id: 'lone', count: 1 })],
    units: [
      { player: 1, profile: `of${models.length}`, name: 'own', models },
      { player: 2, profile: 'lone', name: 'foe', models: [[70, 2]] },
    ],
  }).state;

interface Chain {
  readonly living: readonly Figure[];
  readonly ends: readonly Placed[];
  readonly legs: Legs;
}

/** All that are drawn for models with so many inches to go. */
function drawn(models: readonly Spot[], budgets: readonly number[]): Chain[] {
  const living = figures(stateOf(models), 0);
  return [...chains(living, budgets.map(inches))].map(legs => ({ living, legs, ends: placedAfter(living, legs) }));
}

const inch = (length: Um): number => Math.round(length / 25.4) / 1000;
const xs = ({ ends }: Chain): number[] => ends.map(({ at }) => inch(at.x));
const near = (numbers: readonly number[]) => numbers.map(n => expect.closeTo(n, 2) as unknown);
const LINK = apart(1);

describe('chains', () => {
  it('GDF-MOV-09, GDF-MOV-12: one keeps its place or comes towards the middle, the others to the nearest one that has been dealt with', () => {
    const all = drawn([[10, 10], [14, 10], [19, 10]], [12, 12, 12]); // prettier-ignore
    const middle = 43 / 3;
    const from = (x: number, ...links: readonly [number, number, number]) => near(links.map(link => x + link * LINK));
    // Nobody whom the first has come to stand on: that one keeps its place, so there is no chain.
    expect(all.map(xs)).toEqual([
      from(10, 0, 1, 2),
      near([10 + (middle - 10) / 2, 14, 14 + LINK]),
      from(14, -1, 0, 1),
      from(14 + (middle - 14) / 2, -1, 0, 1),
      from(middle, -1, 0, 1),
      from(19, -2, -1, 0),
      from(19 - (19 - middle) / 2, -2, -1, 0),
    ]);
    // Who keeps its place has no way at all.
    expect(all[0]?.legs[0]).toEqual([]);
    expect(all[0]?.legs[1]).toHaveLength(1);
  });

  it('GDF-MOV-09: links are as long as an inch allows, to a few micrometres, in whatever direction', () => {
    for (let degrees = 0; degrees < 360; degrees += 23) {
      const angle = (degrees * Math.PI) / 180;
      const away = (d: number): Spot => [36 + d * Math.cos(angle), 24 + d * Math.sin(angle)];
      const [first] = drawn([away(0), away(6)], [6, 6]) as [Chain];
      const left = gap(first.ends[0]!, first.ends[1]!);
      expect(left).toBeLessThanOrEqual(inches(1));
      expect(left).toBeGreaterThan(inches(1) - 6);
      const { at } = first.ends[1]!;
      const [x, y] = away(LINK);
      expect([at.x / 25_400, at.y / 25_400]).toEqual(near([x, y]));
    }
  });

  it('GDF-ACT-04: nobody goes farther than it may, to the last hair', () => {
    const pair: readonly Spot[] = [[10, 10], [10 + apart(5), 10]]; // prettier-ignore
    const keeps = (budget: number) => drawn(pair, [0, budget]).filter(({ legs }) => legs[0]?.length === 0).length;
    const hair = 1 / 25_400;
    expect([keeps(4 + 2 * hair), keeps(4 + hair)].map(count => count > 0)).toEqual([true, false]);
    // The one that goes towards the middle, too: as far as it may.
    const [, half] = drawn(pair, [1, 12]);
    expect(xs(half!)).toEqual(near([11, 11 + LINK]));
  });

  it('GDF-MOV-12: the nearest comes first, so that the next one has it to come to', () => {
    // The last in the list stands between the others.
    const all = drawn([[10, 10], [22, 10], [15, 10]], [12, 12, 12]); // prettier-ignore
    expect(xs(all[0]!)).toEqual(near([10, 10 + 2 * LINK, 10 + LINK]));
    // Two on either side come to the one between them, whose gaps are not alike.
    const sides = drawn([[20, 10], [10, 10], [26, 10]], [0, 12, 12]); // prettier-ignore
    expect(xs(sides[0]!)).toEqual(near([20, 20 - LINK, 20 + LINK]));
  });

  it('GDF-MOV-09: who is near enough stays, who is between two is linked to the nearer one', () => {
    const [first] = drawn([[10, 10], [10 + apart(0.4), 10], [18, 10]], [12, 12, 12]) as [Chain]; // prettier-ignore
    expect(first.legs[1]).toEqual([]);
    expect(xs(first)).toEqual(near([10, 10 + apart(0.4), 10 + apart(0.4) + LINK]));
  });

  it('GDF-MOV-10: no chain longer than nine inches', () => {
    const big = profile({ id: 'big', count: 5, baseMm: 50 });
    const state = scene({
      profiles: [big, profile({ id: 'lone', count: 1 })],
      units: [
        { player: 1, profile: 'big', name: 'own', models: [0, 1, 2, 3, 4].map((i): Spot => [10 + i * 5, 10]) },
        { player: 2, profile: 'lone', name: 'foe', models: [[70, 2]] },
      ],
    }).state;
    const living = figures(state, 0);
    const all = [...chains(living, living.map(() => inches(30)))]; // prettier-ignore
    expect(all.length).toBeGreaterThan(0);
    for (const legs of all) {
      const ends = placedAfter(living, legs);
      for (const one of ends) for (const other of ends) expect(within(one, other, COHERENCY.spread)).toBe(true);
      // So somebody is closer than the inch.
      const links = ends.map(one => Math.min(...ends.filter(other => other !== one).map(other => gap(one, other))));
      expect(Math.max(...links)).toBeLessThanOrEqual(COHERENCY.link);
      expect(Math.min(...links)).toBeGreaterThan(0);
    }
  });

  it('GDF-MEA-05: so far on the straight way to a point, on the lattice', () => {
    expect(towards({ x: 10, y: 20 }, { x: 310, y: 420 }, 250)).toEqual({ x: 160, y: 220 });
    expect(towards({ x: 310, y: 420 }, { x: 10, y: 20 }, 100)).toEqual({ x: 250, y: 340 });
    expect(towards({ x: 5, y: 5 }, { x: 5, y: 5 }, 100)).toEqual({ x: 5, y: 5 });
  });
});

describe('closing up', () => {
  it('R-20: with nothing in the way each goes straight at the other, as far as it may', () => {
    for (const [dx, dy] of [
      [18, 24],
      [24, -18],
      [-18, 24],
      [-24, -18],
      [30, 0],
      [0, 30],
    ] as const) {
      const start: readonly Spot[] = [[36 - dx / 2, 24 - dy / 2], [36 + dx / 2, 24 + dy / 2]]; // prettier-ignore
      const state = stateOf(start);
      const living = figures(state, 0);
      const ends = placedAfter(living, closingUp(state, 0, 'advance')!.legs);
      const [one, other] = ends.map(({ at }) => at);
      // Both on the line, six inches along it.
      expect([one!.x, one!.y].map(inch)).toEqual(near([start[0]![0] + dx / 5, start[0]![1] + dy / 5]));
      expect([other!.x, other!.y].map(inch)).toEqual(near([start[1]![0] - dx / 5, start[1]![1] - dy / 5]));
      expect(middleOf(ends).x / 25_400).toBeCloseTo(36, 2);
    }
  });

  it('R-20: a part keeps its shape on its way', () => {
    const parts: readonly Spot[] = [[10, 10], [10, 10 + apart(0.5)], [34, 10], [34, 10 - apart(0.5)]]; // prettier-ignore
    const state = stateOf(parts);
    const living = figures(state, 0);
    const ends = placedAfter(living, closingUp(state, 0, 'advance')!.legs);
    const between = (i: number, j: number): number[] => [ends[j]!.at.x - ends[i]!.at.x, ends[j]!.at.y - ends[i]!.at.y];
    expect([between(0, 1), between(2, 3)]).toEqual([
      [0, living[1]!.at.y - living[0]!.at.y],
      [0, living[3]!.at.y - living[2]!.at.y],
    ]);
  });
});
