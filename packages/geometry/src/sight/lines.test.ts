import { describe, expect, it } from 'vitest';
import { campaign, seeded } from '../../test/seeded.js';
import { smallTable } from '../../test/sightTables.js';
import { isInside } from '../../test/surfaceOracle.js';
import type { BodySource } from '../body.js';
import { ground, type Ground } from '../ground.js';
import { placedOutline } from '../outline.js';
import { segmentCutsPolygon } from '../polygon.js';
import type { Point, Polygon } from '../shapes.js';
import { clearLine, hiddenShare } from './clearLine.js';
import { blockersOnLine, explainSight } from './explain.js';
import { clearLineOver, seesOver } from './over.js';
import { sees } from './sees.js';

/** Where a segment runs inside a polygon, as stretches of 0..1. Coordinates of two digits are safe in doubles. */
function stretchesInside(polygon: Polygon, a: Point, b: Point): (readonly [from: number, to: number])[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const stops = polygon.flatMap((q, i) => {
    const p = polygon.at(i - 1)!;
    const [ex, ey] = [q.x - p.x, q.y - p.y];
    const bottom = dx * ey - dy * ex;
    const corner = ((q.x - a.x) * dx + (q.y - a.y) * dy) / (dx * dx + dy * dy);
    return bottom === 0 ? [corner] : [corner, ((p.x - a.x) * ey - (p.y - a.y) * ex) / bottom];
  });
  const sorted = [0, 1, ...stops.filter(t => t > TINY && t < 1 - TINY)].sort((p, q) => p - q);
  return sorted.slice(1).flatMap((to, i) => {
    const from = sorted[i]!;
    if (to - from < TINY) return [];
    const middle = { x: a.x + (dx * (from + to)) / 2, y: a.y + (dy * (from + to)) / 2 };
    return onBorder(polygon, a, b, middle) || !isInside(polygon, middle) ? [] : [[from, to] as const];
  });
}

const TINY = 1e-9;
const NOWHERE = Infinity;

/** Does the segment run along an edge at this point of it? */
const onBorder = (polygon: Polygon, a: Point, b: Point, at: Point): boolean =>
  polygon.some((q, i) => {
    const p = polygon.at(i - 1)!;
    const alongEdge = (b.x - a.x) * (q.y - p.y) === (b.y - a.y) * (q.x - p.x);
    if (!alongEdge || (q.x - p.x) * (a.y - p.y) !== (q.y - p.y) * (a.x - p.x)) return false;
    return (p.x - at.x) * (q.x - at.x) + (p.y - at.y) * (q.y - at.y) <= 0;
  });

const different = (a: Point, b: Point): boolean => a.x !== b.x || a.y !== b.y;

/** Every obstacle with its source: scenery first, then bases, as in the scenes. */
const sourceOf = (index: number, pieces: number): BodySource =>
  index < pieces ? { kind: 'terrain', piece: index } : { kind: 'blocker', index: index - pieces };

describe('lines between points', () => {
  it('what is on a line is listed by where the line first enters it', () => {
    let several = 0;
    for (let seed = 1; seed <= campaign(5_000); seed++) {
      const { table, from, to, blockers, obstacles } = smallTable(seed);
      if (!different(from.at, to.at)) continue;
      const entries = obstacles.map(obstacle => stretchesInside(obstacle, from.at, to.at)[0]?.[0] ?? NOWHERE);
      const expected = obstacles
        .map((_, i) => i)
        .filter(i => entries[i] !== NOWHERE)
        .sort((i, j) => (Math.abs(entries[i]! - entries[j]!) < TINY ? i - j : entries[i]! - entries[j]!));
      const listed = blockersOnLine(table, from.at, to.at, { blockers }).map(source =>
        source.kind === 'terrain' ? source.piece : table.terrain.length + (source as { index: number }).index,
      );
      // Of those that the line starts in, none is nearer than another.
      const around = expected.filter(i => entries[i] === 0).length;
      const inOrder = [...listed.slice(0, around).sort((i, j) => i - j), ...listed.slice(around)];
      expect(inOrder, `seed ${seed}`).toEqual(expected);
      expect(clearLine(table, from.at, to.at, { blockers }), `seed ${seed}`).toBe(expected.length === 0);
      if (expected.length > 1) several++;
    }
    expect(several).toBeGreaterThan(campaign(5_000) / 5);
  });

  it('the hidden share counts the corners that a segment from the centre does not reach', () => {
    const shares = { none: 0, some: 0, all: 0 };
    for (let seed = 1; seed <= campaign(3_000); seed++) {
      const { table, from, to, blockers, obstacles } = smallTable(seed);
      const corners = placedOutline(to);
      const isHidden = (corner: Point): boolean =>
        different(from.at, corner) && obstacles.some(obstacle => segmentCutsPolygon(obstacle, from.at, corner));
      const hidden = corners.filter(isHidden).length;
      shares[hidden === 0 ? 'none' : hidden < corners.length ? 'some' : 'all']++;
      const expected = { hidden, of: corners.length };
      expect(hiddenShare(table, from, to, { blockers }), `seed ${seed}`).toEqual(expected);
      expect(hiddenShare(table, from.at, to, { blockers }), `seed ${seed}, from a point`).toEqual(expected);
    }
    expect(Math.min(shares.none, shares.some, shares.all)).toBeGreaterThan(campaign(3_000) / 20);
  });

  it('an explanation names nothing twice, and nothing that is not there', () => {
    for (let seed = 1; seed <= campaign(2_000); seed++) {
      const { table, from, to, blockers, obstacles } = smallTable(seed);
      const { onCentreLine, elsewhere } = explainSight(table, from, to, { blockers });
      const named = [...onCentreLine, ...elsewhere].map(source => JSON.stringify(source));
      expect(new Set(named).size, `seed ${seed}: nothing is named twice`).toBe(named.length);
      const everything = obstacles.map((_, i) => JSON.stringify(sourceOf(i, table.terrain.length)));
      expect(everything, `seed ${seed}`).toEqual(expect.arrayContaining(named));
    }
  });
});

/** The scenery of a small table with heights of its own. */
function withHeights(seed: number, table: Ground): { table: Ground; heights: number[] } {
  const dice = seeded(seed);
  const heights = table.terrain.map(() => dice.between(0, 12));
  const terrain = table.terrain.map((piece, i) => ({ ...piece, height: heights[i]! }));
  return { table: ground(terrain, table.width, table.depth), heights };
}

describe('lines with heights', () => {
  it('a prism blocks where the line is over its inside and below its top', () => {
    const counts = { clear: 0, blocked: 0, overSome: 0 };
    for (let seed = 1; seed <= campaign(6_000); seed++) {
      const scene = smallTable(seed);
      const { from, to, blockers, obstacles } = scene;
      if (!different(from.at, to.at)) continue;
      const dice = seeded(-seed);
      const { table, heights } = withHeights(seed, scene.table);
      const blockerHeights = scene.others.map(() => dice.between(0, 12));
      const [start, end] = [dice.between(0, 12), dice.between(0, 12)];
      const heightAt = (t: number): number => start + (end - start) * t;
      const blocked = obstacles.some((obstacle, i) => {
        const top = [...heights, ...blockerHeights][i]!;
        const inside = stretchesInside(obstacle, from.at, to.at);
        if (inside.length > 0 && top <= Math.max(start, end) && top > Math.min(start, end)) counts.overSome++;
        return inside.some(([p, q]) => Math.min(heightAt(p), heightAt(q)) < top - TINY);
      });
      counts[blocked ? 'blocked' : 'clear']++;
      const options = { blockers, blockerHeights };
      const name = `seed ${seed}`;
      expect(clearLineOver(table, from.at, start, to.at, end, options), name).toBe(!blocked);
      expect(clearLineOver(table, to.at, end, from.at, start, options), `${name}, backwards`).toBe(!blocked);
    }
    expect(Math.min(counts.clear, counts.blocked, counts.overSome)).toBeGreaterThan(campaign(6_000) / 10);
  });

  it('sight over prisms is the same both ways, grows with either top, and never beats the prisms above both', () => {
    const counts = { seen: 0, hidden: 0, onlyOver: 0 };
    for (let seed = 1; seed <= campaign(2_000); seed++) {
      const scene = smallTable(seed);
      const { from, to } = scene;
      const { table } = withHeights(seed, scene.table);
      const dice = seeded(-seed);
      const [fromTop, toTop, more] = [dice.between(0, 12), dice.between(0, 12), dice.between(1, 6)];
      const seen = seesOver(table, from, fromTop, to, toTop);
      const name = `seed ${seed}`;
      counts[seen ? 'seen' : 'hidden']++;
      expect(seesOver(table, to, toTop, from, fromTop), `${name}, backwards`).toBe(seen);
      if (sees(table, from, to)) expect(seen, `${name}: what hides nothing lying flat hides nothing`).toBe(true);
      if (!seen) continue;
      expect(seesOver(table, from, fromTop + more, to, toTop), `${name}, from higher up`).toBe(true);
      const above = Uint8Array.from(table.terrain, ({ height }) => (height > Math.max(fromTop, toTop) ? 1 : 0));
      expect(sees(table, from, to, { terrain: above }), `${name}, prisms above both`).toBe(true);
      if (!sees(table, from, to)) counts.onlyOver++;
    }
    expect(Math.min(counts.seen, counts.hidden, counts.onlyOver)).toBeGreaterThan(campaign(2_000) / 20);
  });
});
