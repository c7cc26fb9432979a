import { FACINGS, legLength, pointAt, type Placed, type Point, type Um } from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import {
  alongside,
  beyond,
  edgesOf,
  inContact,
  meetings,
  radiusOf,
  reaching,
  type Bound,
} from '../src/search/bounds.js';
import { pack, type Packing } from '../src/search/pack.js';
import { FOOT, inOneSquare, sectorOf, squareOf } from '../src/search/regions.js';

/** That nobody is left out for want of a round number rests on these: where room ends, and where two ends meet. */

const at = (x: number, y: number): Point => ({ x, y });
const disc = (x: number, y: number, radius: Um): Placed => ({
  base: { kind: 'round', radius },
  at: at(x, y),
  facing: 0,
});
const box = (x: number, y: number, length: Um, width: Um): Placed => ({
  base: { kind: 'rectangle', length, width },
  at: at(x, y),
  facing: 0,
});
const circle = (x: number, y: number, radius: Um): Bound => ({ kind: 'circle', at: at(x, y), radius });
const line = (x1: number, y1: number, x2: number, y2: number): Bound => ({
  kind: 'line',
  from: at(x1, y1),
  to: at(x2, y2),
});

/** Where two bounds meet, each once; the points along them follow and are the same as for each of them alone. */
function crossings(a: Bound, b: Bound): Point[] {
  const found = [...meetings([a, b])];
  const alone = [...meetings([a]), ...meetings([b])];
  expect(found.slice(found.length - alone.length)).toEqual(alone);
  return found.slice(0, found.length - alone.length).filter((_, i) => i % 5 === 0);
}

describe('R-100: what bounds the place of a base', () => {
  it('R-100: a hair beyond a base, a hair within a reach, or in contact', () => {
    const round = disc(1_000, 2_000, 300);
    expect(beyond(round, 50, 400)).toEqual([circle(1_000, 2_000, 752)]);
    expect(reaching(round, 50, 400)).toEqual([circle(1_000, 2_000, 748)]);
    expect(reaching(round, 50, 400, true)).toEqual([circle(1_000, 2_000, 648)]);
    expect(inContact(round, 50)).toEqual([circle(1_000, 2_000, 351)]);
    expect([radiusOf(round), radiusOf(box(0, 0, 10, 20))]).toEqual([300, 0]);
  });

  it('R-100: a base that is larger than the reach has no bound in it', () => {
    const round = disc(0, 0, 300);
    expect(reaching(round, 701, 404, true)).toEqual([circle(0, 0, 1)]);
    expect(reaching(round, 702, 404, true)).toEqual([]);
  });

  it('R-100: beside both sides of every edge, and around every corner', () => {
    const sides = alongside([at(0, 0), at(400, 0), at(400, 300)], 10);
    expect(sides).toEqual([
      line(0, 10, 400, 10),
      line(0, -10, 400, -10),
      circle(0, 0, 10),
      line(390, 0, 390, 300),
      line(410, 0, 410, 300),
      circle(400, 0, 10),
      line(406, 292, 6, -8),
      line(394, 308, -6, 8),
      circle(400, 300, 10),
    ]);
    expect(alongside([at(0, 0), at(0, 0), at(400, 0)], 10)).toHaveLength(6);
    expect(alongside([], 10)).toEqual([]);
  });

  it('R-100: around a building the bounds run along its walls', () => {
    const house = box(1_000, 1_000, 400, 200);
    const walls = [at(1_200, 1_100), at(800, 1_100), at(800, 900), at(1_200, 900)];
    const around = (distance: Um): string[] => alongside(walls, distance).map(text).sort();
    expect(beyond(house, 50, 400).map(text).sort()).toEqual(around(452));
    expect(reaching(house, 50, 400).map(text).sort()).toEqual(around(448));
    expect(reaching(house, 50, 400, true).map(text).sort()).toEqual(around(348));
    expect(inContact(house, 50).map(text).sort()).toEqual(around(51));
  });

  it('R-100: the edges of the table, a base away from them', () => {
    expect(edgesOf(1_000, 600, 25)).toEqual([
      line(25, 25, 975, 25),
      line(975, 25, 975, 575),
      line(975, 575, 25, 575),
      line(25, 575, 25, 25),
    ]);
  });
});

/** Whichever way round its ends are named. */
function text(bound: Bound): string {
  if (bound.kind === 'circle') return JSON.stringify(bound);
  return [bound.from, bound.to]
    .map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
    .sort()
    .join(' to ');
}

describe('R-100: where two bounds meet', () => {
  it('R-100: two lines, at their ends too, and nowhere else', () => {
    expect(crossings(line(0, 0, 3_000, 6_000), line(0, 2_000, 5_000, 2_000))).toEqual([at(1_000, 2_000)]);
    expect(crossings(line(-1_000, 500, 2_000, 2_000), line(0, 0, 500, 2_000))).toEqual([at(286, 1_143)]);
    expect(crossings(line(0, 0, 10, 0), line(0, 0, 0, 10))).toEqual([at(0, 0)]);
    expect(crossings(line(0, 0, 10, 0), line(10, -10, 10, 0))).toEqual([at(10, 0)]);
    expect(crossings(line(0, 0, 10, 0), line(0, 5, 10, 5))).toEqual([]);
    expect(crossings(line(0, 0, 10, 0), line(4, 0, 14, 0))).toEqual([]);
    for (const short of [line(5, 1, 5, 9), line(5, -9, 5, -1), line(-1, -5, -1, 5), line(11, -5, 11, 5)])
      expect(crossings(line(0, 0, 10, 0), short)).toEqual([]);
  });

  it('R-100: a line and a circle, in either order, once or twice or not at all', () => {
    const round = circle(100, 200, 5_000);
    const slope = (from: number, to: number): Bound =>
      line(100 - 7_000 + 2 * from, 200 - 1_000 + from, 100 - 7_000 + 2 * to, 200 - 1_000 + to);
    const both = [at(-4_900, 200), at(3_100, 4_200)];
    expect(crossings(slope(0, 6_000), round)).toEqual(both);
    expect(crossings(round, slope(0, 6_000))).toEqual(both);
    expect(crossings(slope(1_000, 5_000), round)).toEqual(both);
    expect(crossings(slope(1_001, 6_000), round)).toEqual([both[1]]);
    expect(crossings(slope(0, 4_999), round)).toEqual([both[0]]);
    expect(crossings(line(-9_000, 5_200, 9_000, 5_200), round)).toEqual([at(100, 5_200), at(100, 5_200)]);
    expect(crossings(line(-9_000, 5_201, 9_000, 5_201), round)).toEqual([]);
    expect(crossings(line(5_100, 200, 5_100, 200), round)).toEqual([]);
  });

  it('R-100: two circles, from without or within, once or twice or not at all', () => {
    expect(crossings(circle(0, 0, 13_000), circle(16_800, 12_600, 20_000))).toEqual([
      at(11_200, -6_600),
      at(-3_200, 12_600),
    ]);
    expect(crossings(circle(500, 100, 5_000), circle(6_500, 8_100, 5_000))).toEqual([
      at(3_500, 4_100),
      at(3_500, 4_100),
    ]);
    expect(crossings(circle(0, 0, 5_000), circle(6_001, 8_000, 5_000))).toEqual([]);
    expect(crossings(circle(0, 0, 10_000), circle(3_000, 4_000, 5_000))).toEqual([at(6_000, 8_000), at(6_000, 8_000)]);
    expect(crossings(circle(0, 0, 10_000), circle(3_000, 4_000, 4_000))).toEqual([]);
    expect(crossings(circle(0, 0, 4_000), circle(3_000, 4_000, 10_000))).toEqual([]);
    expect(crossings(circle(7, 7, 5_000), circle(7, 7, 5_000))).toEqual([]);
  });

  it('R-100: the lattice points around a meeting', () => {
    const found = [...meetings([line(0, 0, 10, 4), line(3, 0, 3, 10)])].slice(0, 5);
    expect(found).toEqual([at(3, 1), at(3, 1), at(3, 2), at(4, 1), at(4, 2)]);
    const other = [...meetings([line(0, 0, 4, 10), line(0, 3, 10, 3)])].slice(0, 5);
    expect(other).toEqual([at(1, 3), at(1, 3), at(1, 4), at(2, 3), at(2, 4)]);
  });

  it('R-100: every two of them, and then along each', () => {
    const three = [line(0, 0, 100, 0), line(10, -50, 10, 50), line(20, -50, 20, 50)];
    const found = [...meetings(three)];
    expect(found).toHaveLength(2 * 5 + 3 * 3);
    expect(found.slice(0, 10).filter((_, i) => i % 5 === 0)).toEqual([at(10, 0), at(20, 0)]);
  });

  it('R-100: sixteen points of a circle, and a point every two inches of a line', () => {
    const round = [...meetings([circle(1_000, 2_000, 40_000)])];
    expect(round).toHaveLength(16);
    for (const [i, found] of round.entries())
      expect(legLength(found, pointAt(at(1_000, 2_000), (i * FACINGS) / 16, 40_000))).toBeLessThanOrEqual(2);
    const inch = 25_400;
    expect([...meetings([line(0, 100, inch, 100)])]).toEqual([at(0, 100), at(inch / 2, 100), at(inch, 100)]);
    const long = [...meetings([line(inch, inch, 4 * inch, 5 * inch)])];
    expect(long).toEqual([0, 1, 2, 3].map(i => at((i + 1) * inch, Math.round(inch + (4 * inch * i) / 3))));
  });
});

describe('R-100: bases put down one after the other', () => {
  const bodies = (count: number): Placed[] => Array.from({ length: count }, () => disc(0, 0, 10));
  const packing = (change: Partial<Packing>): Packing => ({
    bodies: bodies(1),
    bounds: () => [],
    more: () => [at(1, 1), at(2, 2), at(3, 3)],
    fits: () => true,
    whole: () => true,
    ...change,
  });
  const places = (change: Partial<Packing>, rng?: Rng): Point[] | undefined =>
    pack(packing(change), rng)?.map(body => body.at);

  it('R-100: the first that fits, those of the bounds before others', () => {
    expect(places({})).toEqual([at(1, 1)]);
    expect(places({ fits: (_i, body) => body.at.x > 1 })).toEqual([at(2, 2)]);
    expect(places({ bounds: () => [line(50, 0, 70, 0)] })).toEqual([at(50, 0)]);
    expect(places({ fits: () => false })).toBeUndefined();
    expect(pack({ bodies: bodies(1), bounds: () => [], fits: () => true, whole: () => true })).toBeUndefined();
  });

  it('R-100: the whole has to be right, and who comes later looks at who came before', () => {
    expect(places({ whole: ([only]) => only?.at.x === 3 })).toEqual([at(3, 3)]);
    expect(places({ whole: () => false })).toBeUndefined();
    const apart = (_i: number, body: Placed, before: readonly Placed[]): boolean =>
      before.every(other => other.at.x !== body.at.x);
    expect(places({ bodies: bodies(3), fits: apart })).toEqual([at(1, 1), at(2, 2), at(3, 3)]);
    expect(places({ bodies: bodies(4), fits: apart })).toBeUndefined();
    // A place that suits the first but leaves none to the second is given up.
    const chosen = places({ bodies: bodies(2), fits: (i, body, [first]) => i === 0 || body.at.x < first!.at.x });
    expect(chosen).toEqual([at(2, 2), at(1, 1)]);
  });

  it('R-100: a region limits the first of them alone', () => {
    const only = (point: Point): boolean => point.x === 2;
    expect(places({ bodies: bodies(2), only })).toEqual([at(2, 2), at(1, 1)]);
  });

  it('R-100: no point is tried twice for the same base', () => {
    let tried = 0;
    const fits = (): boolean => {
      tried++;
      return false;
    };
    expect(places({ more: () => [at(1, 1), at(1, 1), at(1, 2), at(2, 1)], fits })).toBeUndefined();
    expect(tried).toBe(3);
  });

  it('R-100: the search gives up some time: 24 places of one base, 600 in all', () => {
    const many = Array.from({ length: 700 }, (_, i) => at(i, 0));
    const followed = new Set<number>();
    const fits: Packing['fits'] = (i, _body, before) => {
      if (i === 1) followed.add(before[0]!.at.x);
      return i === 0;
    };
    expect(places({ bodies: bodies(2), more: () => many, fits })).toBeUndefined();
    expect(followed.size).toBe(24);
    let wholes = 0;
    const whole = (): boolean => ++wholes > 600;
    expect(places({ more: () => many, whole })).toBeUndefined();
    expect(wholes).toBe(600);
    wholes = 1;
    expect(places({ more: () => many, whole })).toEqual([at(599, 0)]);
  });

  it('R-100: with chance it begins somewhere else and still sees everything', () => {
    const from = (start: number) => ({ below: () => start }) as unknown as Rng;
    expect(places({}, from(1))).toEqual([at(2, 2)]);
    expect(places({ fits: (_i, body) => body.at.x === 1 }, from(1))).toEqual([at(1, 1)]);
    expect(places({ more: () => [] }, from(1))).toBeUndefined();
  });
});

describe('R-100: places that are different answers', () => {
  it('R-100: eight sectors around something, or squares of a foot', () => {
    const centre = at(500, 500);
    expect(sectorOf(centre, centre)).toBe('centre');
    const sectors = Array.from({ length: 16 }, (_, i) => sectorOf(centre, pointAt(centre, (i * FACINGS) / 16, 400)));
    expect(sectors).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7].map(i => `sector ${i}`));
    expect([sectorOf(centre, at(500, 600)), sectorOf(centre, at(600, 500))]).toEqual(['sector 2', 'sector 0']);
    expect(squareOf(at(FOOT, FOOT - 1))).toBe('square 1 0');
    const from = at(FOOT, 2 * FOOT);
    const near = [at(2 * FOOT - 1, 3 * FOOT - 1), at(2 * FOOT, 2 * FOOT), at(FOOT, 3 * FOOT), at(FOOT - 1, 2 * FOOT)];
    expect(near.map(point => inOneSquare(from, point))).toEqual([true, false, false, false]);
  });
});
