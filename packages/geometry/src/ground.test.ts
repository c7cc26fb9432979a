import { describe, expect, it } from 'vitest';
import { ground, type Terrain } from './ground.js';
import { outlineOf, placedOutline, RIM_POINTS } from './outline.js';
import { isConvex } from './exact/convex.js';
import { FACINGS } from './directions.js';
import { extremeCorner } from './extreme.js';
import { seeded } from '../test/seeded.js';
import { inches, mm } from './units.js';

const crate = (id: string, x = 0): Terrain => ({
  id,
  height: mm(50),
  outline: [
    { x, y: 0 },
    { x: x + 10, y: 0 },
    { x: x + 10, y: 10 },
    { x, y: 10 },
  ],
});

describe('ground', () => {
  it('keeps every piece and cuts concave ones up', () => {
    const ell: Terrain = {
      ...crate('ell'),
      outline: [
        { x: 0, y: 0 },
        { x: 9, y: 0 },
        { x: 9, y: 3 },
        { x: 3, y: 3 },
        { x: 3, y: 9 },
        { x: 0, y: 9 },
      ],
    };
    const table = ground([crate('crate', 20), ell], inches(72), inches(48));
    expect(table.parts.map(({ piece }) => piece)).toEqual([0, 1, 1]);
    expect(table.cuts).toEqual([{ piece: 1, from: expect.anything(), to: expect.anything() }]);
  });

  it('names the piece that is wrong', () => {
    const clockwise = { ...crate('barn'), outline: [...crate('barn').outline].reverse() };
    expect(() => ground([clockwise], 100, 100)).toThrow('terrain "barn" is clockwise');
    const floating = {
      ...crate('barn'),
      outline: [
        { x: 0.5, y: 0 },
        { x: 9, y: 0 },
        { x: 0, y: 9 },
      ],
    };
    expect(() => ground([floating], 100, 100)).toThrow('a corner of terrain "barn" (0.5, 0) is off the lattice');
    const bowTie = {
      ...crate('barn'),
      outline: [
        { x: 0, y: 0 },
        { x: 4, y: 4 },
        { x: 4, y: 0 },
        { x: 0, y: 4 },
      ],
    };
    expect(() => ground([bowTie], 100, 100)).toThrow('terrain "barn" intersects itself');
    expect(() => ground([crate('barn'), crate('barn', 50)], 100, 100)).toThrow('terrain "barn" is listed twice');
    expect(() => ground([{ ...crate('barn'), height: -1 }], 100, 100)).toThrow('terrain "barn" has no valid height');
  });
});

describe('outlines', () => {
  it('a round base is a 64-gon within a micrometre of its rim, whatever its facing', () => {
    const { corners, reach, core } = outlineOf({ kind: 'round', radius: mm(16) }, 77);
    expect(corners).toHaveLength(RIM_POINTS);
    expect(isConvex(corners)).toBe(true);
    for (const { x, y } of corners) expect(Math.abs(Math.sqrt(x * x + y * y) - mm(16))).toBeLessThan(1);
    expect(reach).toBeGreaterThanOrEqual(mm(16));
    expect(core).toBeGreaterThan(mm(16) * (1 - 1 / 800) - 3); // rounded down, with a micrometre to spare
    expect(outlineOf({ kind: 'round', radius: mm(16) }, 0).corners).toBe(corners);
  });

  it('a rectangle has its length along its facing', () => {
    const base = { kind: 'rectangle', length: 40, width: 20 } as const;
    const at = { x: 100, y: 200 };
    expect(placedOutline({ base, at, facing: 0 })).toEqual([
      { x: 80, y: 190 },
      { x: 120, y: 190 },
      { x: 120, y: 210 },
      { x: 80, y: 210 },
    ]);
    expect(placedOutline({ base, at, facing: FACINGS / 4 })).toEqual([
      { x: 90, y: 180 },
      { x: 110, y: 180 },
      { x: 110, y: 220 },
      { x: 90, y: 220 },
    ]);
  });

  it('half a turn changes no oval, and every outline is convex', () => {
    for (const facing of [0, 1, 333, 1024, 2047]) {
      const base = { kind: 'oval', length: mm(120), width: mm(92) } as const;
      const outline = outlineOf(base, facing);
      expect(isConvex(outline.corners)).toBe(true);
      expect(outlineOf(base, facing + FACINGS / 2).corners).toEqual(outline.corners);
    }
  });

  it('refuses sizes that are no base', () => {
    expect(() => outlineOf({ kind: 'round', radius: 0 }, 0)).toThrow('a round base cannot measure 0');
    expect(() => outlineOf({ kind: 'oval', length: 10.5, width: 4 }, 0)).toThrow('cannot measure 10.5');
  });

  it('the farthest corner is found exactly in every direction', () => {
    const dice = seeded(6);
    const shapes = [
      outlineOf({ kind: 'round', radius: mm(16) }, 0),
      outlineOf({ kind: 'rectangle', length: mm(90), width: mm(12) }, 300),
      outlineOf({ kind: 'round', radius: 2 }, 0),
      outlineOf({ kind: 'oval', length: mm(120), width: mm(20) }, 1111),
    ];
    for (let i = 0; i < 4000; i++) {
      const { corners, ...outline } = dice.pick(shapes);
      const size = dice.pick([2, 1_000_000]);
      const [nx, ny] = [dice.between(-size, size), dice.between(-size, size)];
      const found = corners[extremeCorner({ corners, ...outline }, nx, ny)]!;
      expect(nx * found.x + ny * found.y).toBe(Math.max(...corners.map(({ x, y }) => nx * x + ny * y)));
    }
  });
});
