import { describe, expect, it } from 'vitest';
import { ALL_DIRECTIONS, addHex, DIRECTIONS, hexDistance, hexNeighbour, rotateHex } from './hex.js';
import { centreOf, hexOf, lineDirection, SLOTS, spaceDistance, spaceNeighbour, spaceOf } from './space.js';

const patch = (radius: number): { q: number; r: number }[] => {
  const span = Array.from({ length: 2 * radius + 1 }, (_, i) => i - radius);
  return span.flatMap(q => span.map(r => ({ q, r })));
};

describe('hexes', () => {
  it('turn by 60 degrees from each direction to the next, and back after six', () => {
    for (const k of ALL_DIRECTIONS) {
      expect(rotateHex(DIRECTIONS[k]!, 1)).toEqual(DIRECTIONS[(k + 1) % 6]);
      expect(rotateHex(DIRECTIONS[k]!, -1)).toEqual(DIRECTIONS[(k + 5) % 6]);
      expect(rotateHex({ q: 3, r: -1 }, 6 * k)).toEqual({ q: 3, r: -1 });
    }
  });

  it('are as far apart as the steps between them', () => {
    let edge = [{ q: 0, r: 0 }];
    for (let steps = 1; steps <= 3; steps++) {
      edge = edge.flatMap(hex => ALL_DIRECTIONS.map(k => hexNeighbour(hex, k)));
      for (const hex of edge) expect(hexDistance(hex, { q: 0, r: 0 })).toBeLessThanOrEqual(steps);
    }
    expect(new Set(edge.filter(hex => hexDistance(hex, { q: 0, r: 0 }) === 3).map(h => `${h.q},${h.r}`)).size).toBe(18);
    expect(hexDistance({ q: 2, r: 3 }, { q: -1, r: 5 })).toBe(3);
  });
});

describe('Spaces', () => {
  it('EDGE-BRD-01 are a centre hex and its six neighbours', () => {
    const space = { u: 2, v: -1 };
    const hexes = SLOTS.map(slot => hexOf(space, slot));
    expect(hexes[0]).toEqual(centreOf(space));
    expect(hexes.slice(1)).toEqual(DIRECTIONS.map(d => addHex(centreOf(space), d)));
  });

  it('EDGE-BRD-02 every hex of the plane belongs to exactly one Space, in one slot', () => {
    for (const hex of patch(25)) {
      const { space, slot } = spaceOf(hex);
      expect(Number.isInteger(space.u) && Number.isInteger(space.v)).toBe(true);
      expect(hexOf(space, slot)).toEqual(hex);
    }
  });

  it.each([
    [0, 0, 0, 0, 0],
    [3, 1, 1, 0, 1],
    [5, -2, 2, -1, 5],
    [-4, 6, -1, 2, 2],
    [7, 7, 4, 1, 0],
    [4, 4, 2, 1, 6],
    [10, -3, 4, -2, 5],
  ])('hex (%i, %i) is in Space (%i, %i), slot %i', (q, r, u, v, slot) => {
    expect(spaceOf({ q, r })).toEqual({ space: { u, v }, slot });
  });

  it('have six neighbours, sharing three hex edges with each', () => {
    const here = { u: 0, v: 0 };
    for (const k of ALL_DIRECTIONS) {
      const there = spaceNeighbour(here, k);
      const edges = SLOTS.flatMap(a => SLOTS.filter(b => hexDistance(hexOf(here, a), hexOf(there, b)) === 1));
      expect(edges).toHaveLength(3);
    }
  });

  it('step in hexes as their lattice says', () => {
    const steps = ALL_DIRECTIONS.map(k => centreOf(spaceNeighbour({ u: 0, v: 0 }, k)));
    expect(steps.map(({ q, r }) => [q, r])).toEqual([
      [2, 1],
      [-1, 3],
      [-3, 2],
      [-2, -1],
      [1, -3],
      [3, -2],
    ]);
  });

  it('EDGE-BRD-13 are 0 apart from themselves, 1 from neighbours; contact of hexes says nothing more', () => {
    expect(spaceDistance({ u: 1, v: 1 }, { u: 1, v: 1 })).toBe(0);
    for (const k of ALL_DIRECTIONS) expect(spaceDistance({ u: 1, v: 1 }, spaceNeighbour({ u: 1, v: 1 }, k))).toBe(1);
    expect(spaceDistance({ u: 0, v: 0 }, { u: 1, v: 1 })).toBe(2);
    expect(hexDistance(hexOf({ u: 0, v: 0 }, 1), hexOf({ u: 0, v: 0 }, 4))).toBe(2);
  });

  it('EDGE-BRD-15 six of the 6n Spaces at distance n are in line', () => {
    const around = patch(4).map(({ q, r }) => ({ u: q, v: r }));
    for (const n of [1, 2, 3, 4]) {
      const ring = around.filter(space => spaceDistance(space, { u: 0, v: 0 }) === n);
      expect(ring).toHaveLength(6 * n);
      expect(ring.filter(space => lineDirection({ u: 0, v: 0 }, space) !== undefined)).toHaveLength(6);
    }
    for (const k of ALL_DIRECTIONS) expect(lineDirection({ u: 3, v: 3 }, spaceNeighbour({ u: 3, v: 3 }, k))).toBe(k);
    expect(lineDirection({ u: 3, v: 3 }, { u: 3, v: 3 })).toBeUndefined();
  });
});
