import { describe, expect, it } from 'vitest';
import { chance, randomBase, randomPlaced, randomPoint, randomPolygon, type Chance } from '../../test/randomTables.js';
import { campaign } from '../../test/seeded.js';
import { convexParts } from '../convexParts.js';
import { ground } from '../ground.js';
import { legLength, pathLength } from '../length.js';
import { placeInCore, type Core } from '../core.js';
import { roughToSegment } from '../separation.js';
import type { BaseShape, Placed, Point, Polygon } from '../shapes.js';
import { cm, inches } from '../units.js';
import { crossings, firstEntry, pointAlong, stretches, type Passer } from './crossings.js';
import { terrainCost } from './terrainCost.js';
import { inZone, prepareZone, roughApproach, type PreparedZone, type Zone } from './zone.js';

const round = (radius: number): BaseShape => ({ kind: 'round', radius });
const square = (x: number, y: number, side: number): Polygon => [
  { x, y },
  { x: x + side, y },
  { x: x + side, y: y + side },
  { x, y: y + side },
];
const figure: Passer = { base: round(12_500) };
const enemy: Placed = { base: round(12_500), at: { x: 500_000, y: 500_000 }, facing: 0 };
const controlZone: Zone = { shape: { kind: 'around', placed: enemy, distance: cm(3) }, border: 'in' };

describe('crossings', () => {
  it('enters a control zone at exactly 3 cm, and misses it a micrometre farther', () => {
    const past = (gap: number): Point[] => [
      { x: 300_000, y: 525_000 + gap },
      { x: 700_000, y: 525_000 + gap },
    ];
    const touched = crossings(past(cm(3)), [controlZone], figure);
    expect(touched.map(({ kind, at }) => [kind, at.x])).toEqual([
      ['enter', 500_000],
      ['leave', 500_001],
    ]);
    expect(crossings(past(cm(3) + 1), [controlZone], figure)).toEqual([]);
    const out: Zone = { ...controlZone, border: 'out' };
    expect(crossings(past(cm(3)), [out], figure)).toEqual([]);
  });

  it('gives the first point inside and the first point outside again', () => {
    const path = [
      { x: 300_000, y: 500_000 },
      { x: 700_000, y: 500_000 },
    ];
    expect(crossings(path, [controlZone], figure)).toEqual([
      { zone: 0, kind: 'enter', along: 145_000, at: { x: 445_000, y: 500_000 } },
      { zone: 0, kind: 'leave', along: 255_001, at: { x: 555_001, y: 500_000 } },
    ]);
    expect(firstEntry(path, [controlZone], figure)?.along).toBe(145_000);
    expect(firstEntry(path.toReversed(), [controlZone], { ...figure, measured: 'centre' })?.at).toEqual({
      x: 542_500,
      y: 500_000,
    });
  });

  it('does not call leaving entering when the path starts inside', () => {
    const path = [enemy.at, { x: 700_000, y: 500_000 }];
    expect(crossings(path, [controlZone], figure).map(({ kind }) => kind)).toEqual(['leave']);
    expect(firstEntry(path, [controlZone], figure)).toBeUndefined();
  });

  it('does not enter ground by walking along its edge', () => {
    const swamp: Zone = { shape: { kind: 'polygon', outline: square(100, 100, 100) }, border: 'out' };
    const along = [
      { x: 0, y: 90 },
      { x: 300, y: 90 },
    ];
    expect(crossings(along, [swamp], { base: round(10) })).toEqual([]);
    expect(crossings(along, [swamp], { base: round(11) })).toHaveLength(2);
    expect(
      crossings(
        [
          { x: 0, y: 100 },
          { x: 300, y: 100 },
        ],
        [swamp],
        { base: round(10), measured: 'centre' },
      ),
    ).toEqual([]);
  });
});

describe('a concave zone', () => {
  it('holds a walk along the very line where it is cut into convex parts', () => {
    const outline: Polygon = [
      { x: 0, y: 0 },
      { x: 2_000, y: 0 },
      { x: 2_000, y: 1_000 },
      { x: 1_000, y: 1_000 },
      { x: 1_000, y: 2_000 },
      { x: 0, y: 2_000 },
    ];
    const [cut] = convexParts(outline).cuts;
    const zone: Zone = { shape: { kind: 'polygon', outline }, border: 'out' };
    const [stretch, ...others] = stretches([cut!.from, cut!.to], [zone], { base: round(10), measured: 'centre' });
    expect(others).toEqual([]);
    expect(stretch!.to - stretch!.from).toBeGreaterThan(legLength(cut!.from, cut!.to) - 5);
  });
});

describe('terrain cost', () => {
  const table = ground(
    [
      { id: 'swamp', outline: square(inches(10), 0, inches(4)), height: 1 },
      { id: 'hill', outline: square(inches(16), 0, inches(4)), height: 1 },
    ],
    inches(40),
    inches(20),
  );
  const path = [
    { x: inches(5), y: inches(2) },
    { x: inches(25), y: inches(2) },
  ];

  it('counts difficult ground twice and climbs up and down', () => {
    const cost = terrainCost(table, path, { base: round(10_000), measured: 'centre' }, piece =>
      piece === 0 ? { factor: 2 } : { climb: inches(1) },
    );
    expect(cost.length).toBe(inches(20));
    expect(cost.stretches.map(({ piece, from, to }) => [piece, from, to])).toEqual([
      [0, inches(5) + 1, inches(9) - 1],
      [1, inches(11) + 1, inches(15) - 1],
    ]);
    expect(cost.stretches.map(({ extra }) => extra)).toEqual([inches(4) - 2, inches(2)]);
    expect(cost.total).toBe(inches(20) + inches(4) - 2 + inches(2));
  });

  it('climbs once when the path ends on top, and ignores pieces without a cost', () => {
    const upTheHill = [path[0]!, { x: inches(18), y: inches(2) }];
    const cost = terrainCost(table, upTheHill, figure, piece => (piece === 1 ? { climb: inches(1) } : undefined));
    expect(cost.stretches).toHaveLength(1);
    expect(cost.total).toBe(inches(13) + inches(1));
  });
});

function randomZone(dice: Chance, size: number, width: number): Zone {
  const border = dice.below(2) === 0 ? 'in' : 'out';
  if (dice.below(2) === 0) {
    return { shape: { kind: 'polygon', outline: randomPolygon(dice, size, randomPoint(dice, width, width)) }, border };
  }
  return {
    shape: { kind: 'around', placed: randomPlaced(dice, size, width, width), distance: dice.below(size) },
    border,
  };
}

/** Where a path really is after so many micrometres, between lattice points. */
function realPoint(path: readonly Point[], along: number): Point {
  let before = 0;
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1]!, path[i]!];
    const length = legLength(a, b);
    const share = (along - before) / length;
    if (along <= before + length)
      return length === 0 ? a : { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
    before += length;
  }
  return path.at(-1)!;
}

/** In or out by more than the lattice can blur; undefined near the border. */
function clearlyIn(zone: PreparedZone, at: Point): boolean | undefined {
  const approach = roughApproach(zone, zone.whole, at.x, at.y);
  if (approach > zone.distance + 2) return false;
  if (zone.distance > 2 && approach < zone.distance - 2) return true;
  const points = zone.corners?.map(corner => ({ x: at.x + corner.x, y: at.y + corner.y })) ?? [at];
  return points.some(point => deepInside(zone.whole, point)) ? true : undefined;
}

function deepInside(core: Core, { x, y }: Point): boolean {
  if (core.length < 6 || placeInCore(core, x, y) < 1) return false;
  for (let i = 0; i < core.length; i += 2) {
    const j = (i + 2) % core.length;
    if (roughToSegment(x, y, core[i]!, core[i + 1]!, core[j]!, core[j + 1]!) < 2) return false;
  }
  return true;
}

describe('stretches on random tables', () => {
  const scales = [
    { size: 40, width: 120, step: 1 },
    { size: 100_000, width: 400_000, step: 997 },
  ];

  it('hold the parts of the path that are inside, and crossings lie on the right side', () => {
    const seen = { stretches: 0, inside: 0, outside: 0 };
    for (const [i, { size, width, step }] of scales.entries()) {
      const dice = chance(101 + i);
      for (let round = 0; round < campaign(5_000); round++) {
        const zone = randomZone(dice, size, width);
        const measured = dice.below(2) === 0 ? 'base' : 'centre';
        const passer: Passer = { base: randomBase(dice, Math.ceil(size / 2)), facing: dice.below(4096), measured };
        const path = Array.from({ length: 3 }, () => randomPoint(dice, width, width));
        const found = stretches(path, [zone], passer);
        const prepared = prepareZone(zone, passer.base, passer.facing!, measured);
        seen.stretches += found.length;
        for (let along = 0; along <= pathLength(path); along += step) {
          const expected = clearlyIn(prepared, realPoint(path, along));
          if (expected === undefined) continue;
          seen[expected ? 'inside' : 'outside']++;
          const listed = found.some(({ from, to }) => from - 1 <= along && along <= to + 1);
          // `expect` is too slow for millions of samples.
          if (listed !== expected)
            throw new Error(`scale ${i} round ${round}: ${along} is in: ${expected}, listed: ${listed}`);
        }
        for (const stretch of found) expectEnds(prepared, path, stretch);
      }
    }
    expect(Math.min(seen.stretches, seen.inside, seen.outside)).toBeGreaterThan(300);
  });

  /** The first and last points of a stretch are inside, unless the path only grazed the zone between lattice points. */
  function expectEnds(zone: PreparedZone, path: readonly Point[], { from, to }: { from: number; to: number }): void {
    if (from === to) return;
    expect(inZone(zone, pointAlong(path, from))).toBe(true);
    expect(inZone(zone, pointAlong(path, to))).toBe(true);
  }
});
