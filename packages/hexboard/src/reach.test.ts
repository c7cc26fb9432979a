import { describe, expect, it } from 'vitest';
import { distanceBetween, neighbourOf, standardBoard } from './board.js';
import { FULL } from './footprint.js';
import { ALL_DIRECTIONS } from './hex.js';
import { occupancyOf } from './occupancy.js';
import { pathTo, reach, UNREACHED } from './reach.js';

const board = standardBoard();
const MIDDLE = 31;
const empty = occupancyOf(board, []);
const mover = { size: 1, steps: 2, crossesObstacles: false } as const;
const walls = (mask: number) =>
  occupancyOf(
    board,
    ALL_DIRECTIONS.map(k => ({ space: neighbourOf(board, MIDDLE, k), mask })),
  );

describe('reach', () => {
  it('EDGE-MOV-02, EDGE-MOV-04 is everything within so many steps on an empty board, and nothing beyond', () => {
    const { steps, spaces } = reach(board, empty, MIDDLE, mover);
    for (const [id] of board.spaces.entries()) {
      const distance = distanceBetween(board, MIDDLE, id);
      expect(steps[id]).toBe(distance <= 2 ? distance : UNREACHED);
    }
    expect(spaces).toHaveLength(19);
  });

  it('EDGE-MOV-05 is the own Space with no steps at all', () => {
    expect(reach(board, empty, MIDDLE, { ...mover, steps: 0 }).spaces).toEqual([MIDDLE]);
  });

  it('EDGE-MOV-11, EDGE-MOV-13 enters a Space too full to travel through, but stops there', () => {
    const around = ALL_DIRECTIONS.map(k => neighbourOf(board, MIDDLE, k));
    expect(reach(board, walls(FULL), MIDDLE, mover).spaces).toEqual([MIDDLE, ...around]);
    expect(reach(board, walls(FULL & ~1), MIDDLE, mover).spaces).toHaveLength(19);
    expect(reach(board, walls(FULL & ~1), MIDDLE, { ...mover, size: 2 }).spaces).toHaveLength(7);
    expect(reach(board, walls(FULL & ~3), MIDDLE, { ...mover, size: 2 }).spaces).toHaveLength(19);
  });

  it('EDGE-MOV-16 with obstacle crossing, counts every Space on the way as free', () => {
    expect(reach(board, walls(FULL), MIDDLE, { ...mover, crossesObstacles: true }).spaces).toHaveLength(19);
  });

  it('goes around what is in the way', () => {
    const wall = occupancyOf(board, [{ space: 32, mask: FULL }]);
    expect(reach(board, wall, MIDDLE, { ...mover, steps: 2 }).steps[33]).toBe(UNREACHED);
    const found = reach(board, wall, MIDDLE, { ...mover, steps: 3 });
    expect(found.steps[33]).toBe(3);
    expect(pathTo(found, 33)).toEqual([31, 41, 42, 33]);
    expect(pathTo(found, MIDDLE)).toEqual([MIDDLE]);
    expect(() => pathTo(found, 0)).toThrow(/not reached/);
    expect(() => pathTo(found, 99)).toThrow(/not reached/);
  });
});
