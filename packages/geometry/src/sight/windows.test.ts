import { describe, expect, it } from 'vitest';
import { campaign } from '../../test/seeded.js';
import { smallTable } from '../../test/sightTables.js';
import { ground } from '../ground.js';
import type { Placed, Point, Polygon } from '../shapes.js';
import { blockersOnLine } from './explain.js';
import { clearLine } from './clearLine.js';
import { clearLineOver } from './over.js';
import { sees } from './sees.js';

const square = (x: number): Placed => ({
  base: { kind: 'rectangle', length: 20, width: 20 },
  at: { x, y: 10 },
  facing: 0,
});

/**
 * Two blockers that lie half on the left square and close its right edge (x = 20) but for a window. The upper one leaves
 * all up to `tip + 25 / 3` open, the lower one all down from `tip + gap - 20 / 3`, and both fall back from there, faster
 * than any line to the other square climbs. So the window is open for a gap of less than 15; at 15 it is a single point,
 * which is not on the lattice; beyond that it is shut.
 */
const windowOn = (tip: number, gap: number): Polygon[] => [
  [
    { x: 15, y: tip },
    { x: 135, y: tip + 200 },
    { x: 15, y: tip + 200 },
  ],
  [
    { x: 15, y: tip + gap },
    { x: 15, y: tip + gap - 160 },
    { x: 135, y: tip + gap - 160 },
  ],
];

/** The same on the left edge of the right square. */
const mirrored = (polygon: Polygon): Polygon => polygon.map(({ x, y }): Point => ({ x: 320 - x, y })).reverse();

const tableOf = (outlines: readonly Polygon[]) =>
  ground(
    outlines.map((outline, i) => ({ id: `piece ${i}`, outline, height: 10 })),
    1000,
    1000,
  );

describe('windows where blockers cut the rim of a base', () => {
  const step = campaign(10) >= 10 ? 1 : 4;
  const tips = Array.from({ length: 9 }, (_, i) => i).filter(i => i % step === 0);

  it.each([
    ['open', 14, 14, true],
    ['a single point', 15, 15, true],
    ['a single point here and open there', 15, 13, true],
    ['open here and shut there', 13, 16, false],
    ['shut here and a single point there', 16, 15, false],
  ] as const)('windows: %s', (_, gapHere, gapThere, expected) => {
    for (const here of tips) {
      for (const there of tips) {
        const table = tableOf([...windowOn(here, gapHere), ...windowOn(there, gapThere).map(mirrored)]);
        expect(sees(table, square(10), square(310)), `${here} and ${there}`).toBe(expected);
        expect(sees(table, square(310), square(10)), `${there} and ${here}`).toBe(expected);
      }
    }
  });
});

describe('seams between the convex parts of a concave piece', () => {
  it('a line along a seam runs through the piece, on the ground and at every height below its top', () => {
    let seams = 0;
    for (let seed = 1; seed <= campaign(6_000); seed++) {
      const { table } = smallTable(seed);
      for (const { piece, from, to } of table.cuts) {
        seams++;
        const name = `seed ${seed}, piece ${piece}`;
        const terrain = Uint8Array.from(table.terrain, (_, i) => (i === piece ? 1 : 0));
        const { height } = table.terrain[piece]!;
        expect(clearLine(table, from, to, { terrain }), name).toBe(false);
        expect(clearLine(table, to, from, { terrain }), name).toBe(false);
        expect(blockersOnLine(table, from, to, { terrain }), name).toEqual([{ kind: 'terrain', piece }]);
        expect(clearLineOver(table, from, height - 1, to, height - 1, { terrain }), name).toBe(false);
        expect(clearLineOver(table, from, height, to, height, { terrain }), name).toBe(true);
      }
    }
    expect(seams).toBeGreaterThan(campaign(6_000) / 10);
  });

  it('two small bases at the ends of a seam do not see each other along it', () => {
    // Every line between the bases but the one along the seam enters one of the two parts of the L.
    const ell: Polygon = [
      { x: 100, y: 100 },
      { x: 140, y: 100 },
      { x: 140, y: 120 },
      { x: 120, y: 120 },
      { x: 120, y: 140 },
      { x: 100, y: 140 },
    ];
    const [seam] = tableOf([ell]).cuts;
    const { from, to } = seam!;
    const along = { x: to.x - from.x, y: to.y - from.y };
    const post = (p: Point): Placed => ({ base: { kind: 'rectangle', length: 2, width: 2 }, at: p, facing: 0 });
    const before = post({ x: from.x - along.x, y: from.y - along.y });
    const after = post({ x: to.x + 2 * along.x, y: to.y + 2 * along.y });
    expect(sees(tableOf([ell]), before, after)).toBe(false);
  });
});
