import { describe, expect, it } from 'vitest';
import { campaign } from '../../test/seeded.js';
import { smallTable } from '../../test/sightTables.js';
import { hull } from '../exact/convex.js';
import { ground, type Terrain } from '../ground.js';
import { placedOutline } from '../outline.js';
import { segmentCutsPolygon, whereabouts } from '../polygon.js';
import type { Placed, Point, Polygon } from '../shapes.js';
import { baseBlocker, linkBlocker, prepareBlockers } from './blockers.js';
import { clearLine, hiddenShare } from './clearLine.js';
import { SEE_INTO } from './corridor.js';
import { blockersOnLine, explainSight } from './explain.js';
import { fullyClear } from './fullyClear.js';
import { clearLineOver, seesOver } from './over.js';
import { sees } from './sees.js';

const block = (id: string, left: number, bottom: number, right: number, top: number, height = 100): Terrain => ({
  id,
  height,
  outline: [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ],
});
const square = (x: number, y: number): Placed => ({
  base: { kind: 'rectangle', length: 20, width: 20 },
  at: { x, y },
  facing: 0,
});
const tableOf = (...terrain: Terrain[]) => ground(terrain, 1000, 1000);
const [from, to] = [square(100, 100), square(300, 100)];

describe('clearLine', () => {
  it('agrees with the segment test on every polygon', () => {
    let clear = 0;
    for (let seed = 1; seed <= campaign(3_000); seed++) {
      const { table, blockers, obstacles, from, to } = smallTable(seed);
      for (const a of placedOutline(from)) {
        for (const b of placedOutline(to)) {
          if (a.x === b.x && a.y === b.y) continue;
          const expected = !obstacles.some(obstacle => segmentCutsPolygon(obstacle, a, b));
          expect(clearLine(table, a, b, { blockers }), `seed ${seed}, ${JSON.stringify([a, b])}`).toBe(expected);
          if (expected) clear++;
        }
      }
    }
    expect(clear).toBeGreaterThan(campaign(3_000));
  });
});

describe('fullyClear', () => {
  it('one blocked line is enough, grazing is not', () => {
    expect(fullyClear(tableOf(block('wall', 190, 110, 210, 500)), from, to)).toBe(true);
    expect(fullyClear(tableOf(block('wall', 190, 109, 210, 500)), from, to)).toBe(false);
    expect(sees(tableOf(block('wall', 190, 109, 210, 500)), from, to)).toBe(true);
  });

  it('what lies wholly under a base hides nothing, a micrometre beyond its edge it does', () => {
    expect(fullyClear(tableOf(block('rug', 95, 95, 110, 105)), from, to)).toBe(true);
    expect(fullyClear(tableOf(block('rug', 95, 95, 111, 105)), from, to)).toBe(false);
  });

  it('is refuted by any point of a fine grid that lies between the bases and in an obstacle', () => {
    const counts = { clear: 0, notClear: 0, found: 0 };
    for (let seed = 1; seed <= campaign(2_000); seed++) {
      const { table, blockers, obstacles, from, to } = smallTable(seed);
      const clear = fullyClear(table, from, to, { blockers });
      const found = someGridPointBetween(placedOutline(from), placedOutline(to), obstacles);
      if (found) expect(clear, `seed ${seed}`).toBe(false);
      if (found) counts.found++;
      counts[clear ? 'clear' : 'notClear']++;
    }
    expect(counts.clear).toBeGreaterThan(campaign(2_000) / 20);
    expect(counts.found).toBeGreaterThan(0.95 * counts.notClear); // the grid misses a few slivers
  });
});

/** Looks at points a third of a unit apart, off the lattice: inside the hull of both and an obstacle, outside both. */
function someGridPointBetween(a: Polygon, b: Polygon, obstacles: readonly Polygon[]): boolean {
  const fine = (polygon: Polygon): Polygon => polygon.map(({ x, y }) => ({ x: 9 * x, y: 9 * y }));
  const [whole, ends, blocking] = [fine(hull([...a, ...b])), [fine(a), fine(b)], obstacles.map(fine)];
  const [xs, ys] = [whole.map(p => p.x), whole.map(p => p.y)];
  for (let x = Math.min(...xs) + 1; x < Math.max(...xs); x += 3) {
    for (let y = Math.min(...ys) + 1; y < Math.max(...ys); y += 3) {
      if (whereabouts(whole, { x, y }) !== 'inside') continue;
      if (ends.some(end => whereabouts(end, { x, y }) !== 'outside')) continue;
      if (blocking.some(obstacle => whereabouts(obstacle, { x, y }) === 'inside')) return true;
    }
  }
  return false;
}

describe('hiddenShare', () => {
  it('counts the corners of the target without a clear line from the centre', () => {
    expect(hiddenShare(tableOf(), from, to)).toEqual({ hidden: 0, of: 4 });
    // From (100, 100) the upper corners (290, 110) and (310, 110) are behind a wall that starts at y = 101.
    expect(hiddenShare(tableOf(block('wall', 195, 101, 200, 500)), from, to)).toEqual({ hidden: 2, of: 4 });
    expect(hiddenShare(tableOf(block('wall', 195, 0, 200, 500)), from.at, to)).toEqual({ hidden: 4, of: 4 });
  });

  it('counts 64 points of a round base, half of them behind half a wall', () => {
    const round: Placed = { base: { kind: 'round', radius: 16_000 }, at: { x: 500_000, y: 100_000 }, facing: 0 };
    const wall = {
      id: 'wall',
      height: 1,
      outline: [
        { x: 200_000, y: 100_000 },
        { x: 210_000, y: 100_000 },
        { x: 210_000, y: 300_000 },
        { x: 200_000, y: 300_000 },
      ],
    };
    // The two points level with the eye are seen along the edge of the wall.
    expect(hiddenShare(ground([wall], 1_000_000, 1_000_000), { x: 0, y: 100_000 }, round)).toEqual({
      hidden: 31,
      of: 64,
    });
  });

  it('looks into a wood that the target stands in', () => {
    const wood = tableOf(block('wood', 190, 0, 305, 500));
    expect(hiddenShare(wood, from, to, { terrain: Uint8Array.of(SEE_INTO) }).hidden).toBe(0);
    expect(hiddenShare(wood, from, to).hidden).toBe(4);
  });
});

describe('seesOver', () => {
  const wall = (height: number) => tableOf(block('wall', 195, 0, 200, 500, height));

  it('a prism no higher than the lower top never blocks, one above both always does', () => {
    expect(seesOver(wall(40), from, 40, to, 60)).toBe(true);
    expect(seesOver(wall(40), from, 40, to, 40)).toBe(true);
    expect(seesOver(wall(41), from, 40, to, 40)).toBe(false);
    expect(seesOver(wall(60), from, 40, to, 60)).toBe(false);
  });

  it('between the heights the line must clear the near edge of the prism', () => {
    // From height 0 at x = 0 to height 100 at x = 1000: at x = 300 the line is 30 high.
    const [a, b]: [Point, Point] = [
      { x: 0, y: 50 },
      { x: 1000, y: 50 },
    ];
    const at = (height: number) => ground([block('wall', 300, 0, 400, 100, height)], 1000, 1000);
    expect(clearLineOver(at(30), a, 0, b, 100)).toBe(true);
    expect(clearLineOver(at(31), a, 0, b, 100)).toBe(false);
    expect(clearLineOver(at(30), b, 100, a, 0)).toBe(true);
    expect(clearLineOver(at(31), b, 100, a, 0)).toBe(false);
  });

  it('sees over a middling wall near the tall one, not near the short one', () => {
    expect(seesOver(tableOf(block('wall', 270, 0, 280, 500, 50)), from, 10, to, 60)).toBe(true);
    expect(seesOver(tableOf(block('wall', 120, 0, 130, 500, 50)), from, 10, to, 60)).toBe(false);
  });

  it('knows the heights of bases', () => {
    const blockers = prepareBlockers([
      baseBlocker({ ...square(200, 100), base: { kind: 'rectangle', length: 10, width: 80 } }, 0),
    ]);
    expect(seesOver(tableOf(), from, 30, to, 30, { blockers, blockerHeights: [31] })).toBe(false);
    expect(seesOver(tableOf(), from, 30, to, 30, { blockers, blockerHeights: [30] })).toBe(true);
  });

  it('agrees with plain sight when all is of one height or none', () => {
    for (let seed = 1; seed <= campaign(1_000); seed++) {
      const { table, from, to } = smallTable(seed);
      expect(seesOver(table, from, 999, to, 999), `seed ${seed}`).toBe(sees(table, from, to));
      expect(seesOver(table, from, 1000, to, 5000), `seed ${seed}`).toBe(true);
    }
  });

  it('a line along the seam of a concave prism is blocked like any other through it', () => {
    const ell: Terrain = {
      id: 'ell',
      height: 50,
      outline: [
        { x: 0, y: 0 },
        { x: 40, y: 0 },
        { x: 40, y: 20 },
        { x: 20, y: 20 },
        { x: 20, y: 40 },
        { x: 0, y: 40 },
      ],
    };
    const table = ground([ell], 100, 100);
    for (const [a, b] of [
      [
        { x: -10, y: 20 },
        { x: 20, y: 20 },
      ],
      [
        { x: 20, y: -10 },
        { x: 20, y: 20 },
      ],
    ] as const) {
      expect(clearLineOver(table, a, 10, b, 10)).toBe(false);
      expect(clearLine(table, a, b)).toBe(false);
    }
  });
});

describe('explainSight', () => {
  it('names what hides the target, nearest first, and what else is in the way', () => {
    const table = tableOf(block('far', 250, 95, 260, 500), block('near', 150, 0, 160, 105));
    const explained = explainSight(table, from, to);
    expect(explained).toEqual({
      seen: false,
      onCentreLine: [
        { kind: 'terrain', piece: 1 },
        { kind: 'terrain', piece: 0 },
      ],
      elsewhere: [],
    });
    expect(explainSight(table, to, from).onCentreLine).toEqual([
      { kind: 'terrain', piece: 0 },
      { kind: 'terrain', piece: 1 },
    ]);
  });

  it('shows a clear line although the centres are hidden from each other', () => {
    const explained = explainSight(tableOf(block('wall', 195, 95, 205, 500)), from, to);
    expect(explained.seen).toBe(true);
    expect(explained.onCentreLine).toEqual([{ kind: 'terrain', piece: 0 }]);
    const [a, b] = explained.line!;
    expect(clearLine(tableOf(block('wall', 195, 95, 205, 500)), a, b)).toBe(true);
  });

  it('agrees with sees', () => {
    for (let seed = 1; seed <= campaign(1_500); seed++) {
      const { table, from, to, blockers } = smallTable(seed);
      const explained = explainSight(table, from, to, { blockers });
      expect(explained.seen, `seed ${seed}`).toBe(sees(table, from, to, { blockers }));
      if (!explained.seen) expect(explained.onCentreLine.length, `seed ${seed}`).toBeGreaterThan(0);
    }
  });

  it('lists the bases along a line, a unit closed up by its links', () => {
    const line = [square(150, 100), square(200, 112), square(250, 90)];
    const blockers = prepareBlockers([
      ...line.map(placed => baseBlocker(placed, 0)),
      linkBlocker(square(180, 60), square(180, 140), 1),
    ]);
    const found = blockersOnLine(tableOf(), { x: 0, y: 100 }, { x: 400, y: 100 }, { blockers });
    // The second square spans y 102..122; the third touches the line with its edge only.
    expect(found).toEqual([
      { kind: 'blocker', index: 0 },
      { kind: 'blocker', index: 3 },
    ]);
  });
});
