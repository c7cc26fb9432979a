import { describe, expect, it } from 'vitest';
import { direction, DIRECTION_SCALE, facingTowards, FACINGS, pointAt, rotate, roundEvenly } from './directions.js';

const angleOf = (facing: number): number => (facing * 2 * Math.PI) / FACINGS;

describe('directions', () => {
  it('agrees with cosine and sine to within one unit of the table', () => {
    for (let facing = 0; facing < FACINGS; facing++) {
      const { x, y } = direction(facing);
      expect(Math.abs(x - Math.cos(angleOf(facing)) * DIRECTION_SCALE)).toBeLessThan(1);
      expect(Math.abs(y - Math.sin(angleOf(facing)) * DIRECTION_SCALE)).toBeLessThan(1);
    }
  });

  it('is the same table on every machine', () => {
    let checksum = 0;
    for (let facing = 0; facing < FACINGS; facing++) {
      const { x, y } = direction(facing);
      checksum = (Math.imul(checksum, 31) + (x | 0)) | 0;
      checksum = (Math.imul(checksum, 31) + (y | 0)) | 0;
    }
    expect(checksum).toBe(-81_002_496);
  });

  it('has eight exact images of one octant', () => {
    for (let facing = 0; facing < FACINGS; facing++) {
      const { x, y } = direction(facing);
      expect(direction(facing + 1024)).toEqual({ x: 0 - y, y: x });
      expect(direction(FACINGS - facing)).toEqual({ x, y: 0 - y });
      expect(direction(1024 - facing)).toEqual({ x: y, y: x });
    }
  });

  it('turns the axes exactly and rounds halves alike for both signs', () => {
    expect(rotate({ x: 500, y: 0 }, 1024)).toEqual({ x: 0, y: 500 });
    expect(rotate({ x: 3, y: -7 }, 2048)).toEqual({ x: -3, y: 7 });
    expect(rotate({ x: 100, y: 0 }, 512)).toEqual({ x: 71, y: 71 });
    expect([roundEvenly(2.5), roundEvenly(-2.5), roundEvenly(-2.4)]).toEqual([3, -3, -2]);
    expect(pointAt({ x: 10, y: 10 }, 3072, 10)).toEqual({ x: 10, y: 0 });
  });

  it('finds the nearest facing of any line', () => {
    const centre = { x: 0, y: 0 };
    for (let facing = 0; facing < FACINGS; facing++) {
      expect(facingTowards(centre, pointAt(centre, facing, 1_000_000))).toBe(facing);
    }
    for (let i = 1; i < 20_000; i++) {
      const to = { x: ((i * 7919) % 4001) - 2000, y: ((i * 104_729) % 3989) - 1994 };
      if (to.x === 0 && to.y === 0) continue;
      const exact = (Math.atan2(to.y, to.x) / (2 * Math.PI)) * FACINGS;
      const off = Math.abs(facingTowards(centre, to) - exact) % FACINGS;
      expect(Math.min(off, FACINGS - off)).toBeLessThan(0.5 + 1e-6);
    }
    expect(facingTowards(centre, centre)).toBe(0);
  });
});
