import { describe, expect, it } from 'vitest';
import { joinedBoards, makeBoard, neighbourOf, standardBoard } from './board.js';
import { BASE_SIZES, EMPTY, fits, FOOTPRINTS, FULL, sizeOf } from './footprint.js';
import { ALL_DIRECTIONS } from './hex.js';
import { lineOfFire, straightLine } from './line.js';
import { contactRing, isEmptySpace, isFullyOccupied, occupancyOf, touches } from './occupancy.js';

const board = standardBoard();
const MIDDLE = 31;
const piece = (space: number, ...slots: number[]) => ({
  space,
  mask: slots.reduce((mask, slot) => mask | (1 << slot), 0),
});

describe('footprints', () => {
  it('EDGE-BRD-10 are 7, 12, 6, 6 and 1 for bases of 1, 2, 3, 4 and 7 hexes', () => {
    expect(BASE_SIZES.map(size => FOOTPRINTS[size].length)).toEqual([7, 12, 6, 6, 1]);
    for (const size of BASE_SIZES) {
      expect(new Set(FOOTPRINTS[size]).size).toBe(FOOTPRINTS[size].length);
      expect(FOOTPRINTS[size].every(mask => sizeOf(mask) === size)).toBe(true);
    }
  });

  it('of three hexes use the centre: one piece there closes a Space to them', () => {
    expect(fits(3, piece(0, 0).mask)).toBe(false);
    expect(fits(3, piece(0, 1, 3, 5).mask)).toBe(false);
    expect(fits(3, piece(0, 1, 3, 4, 5).mask)).toBe(false);
    expect(fits(3, piece(0, 1, 2, 3, 4).mask)).toBe(true);
  });

  it('of two hexes need two adjacent free hexes', () => {
    expect(fits(2, piece(0, 0, 1, 3, 5).mask)).toBe(false);
    expect(fits(2, piece(0, 0, 1, 3).mask)).toBe(true);
  });

  it('of seven hexes need an empty Space', () => {
    expect(fits(7, EMPTY)).toBe(true);
    expect(fits(7, 1)).toBe(false);
  });
});

describe('occupancy', () => {
  it('EDGE-BRD-12 a Space is full when all seven hexes are taken, by one piece or by many', () => {
    const many = occupancyOf(board, [piece(4, 0, 1, 2), piece(4, 3, 4), piece(4, 5), piece(5, 0, 1, 2, 3, 4, 5)]);
    expect([isFullyOccupied(many, 4), isFullyOccupied(many, 5)]).toEqual([false, false]);
    const full = occupancyOf(board, [piece(4, 0, 1, 2), piece(4, 3, 4), piece(4, 5), piece(4, 6)]);
    expect([isFullyOccupied(full, 4), isEmptySpace(full, 4), isEmptySpace(full, 5)]).toEqual([true, false, true]);
    expect(isFullyOccupied(occupancyOf(board, [{ space: 4, mask: FULL }]), 4)).toBe(true);
  });

  it('EDGE-BRD-14 two pieces never share a hex', () => {
    expect(() => occupancyOf(board, [piece(4, 0, 1), piece(4, 1, 2)])).toThrow(/share a hex of Space 4/);
    expect(() => occupancyOf(board, [piece(4, 0, 1), piece(5, 1, 2)])).not.toThrow();
  });
});

describe('base to base', () => {
  it('EDGE-BRD-07 needs a shared edge: opposite petals of one Space are apart', () => {
    expect(touches(board, piece(MIDDLE, 1), piece(MIDDLE, 2))).toBe(true);
    expect(touches(board, piece(MIDDLE, 1), piece(MIDDLE, 0))).toBe(true);
    expect(touches(board, piece(MIDDLE, 1), piece(MIDDLE, 3))).toBe(false);
    expect(touches(board, piece(MIDDLE, 1), piece(MIDDLE, 4))).toBe(false);
  });

  it('EDGE-BRD-08 works across a border, where petals k and k+1 face petals k+3 and k+4', () => {
    for (const k of ALL_DIRECTIONS) {
      const there = neighbourOf(board, MIDDLE, k);
      const petal = (i: number) => 1 + (i % 6);
      const faces = (mine: number, theirs: number) =>
        touches(board, piece(MIDDLE, petal(mine)), piece(there, petal(theirs)));
      expect([faces(k, k + 3), faces(k, k + 4), faces(k + 1, k + 3), faces(k + 1, k + 4)]).toEqual([
        true,
        true,
        true,
        false,
      ]);
      expect(touches(board, piece(MIDDLE, 0), piece(there, 0, 1, 2, 3, 4, 5, 6))).toBe(false);
    }
  });

  it('whole Spaces touch exactly their neighbours', () => {
    const whole = (space: number) => ({ space, mask: FULL });
    const touching = board.spaces.flatMap((_, space) => (touches(board, whole(MIDDLE), whole(space)) ? [space] : []));
    expect(touching.sort()).toEqual(ALL_DIRECTIONS.map(k => neighbourOf(board, MIDDLE, k)).sort());
  });

  it('the contact ring has 12 hexes around a whole Space and 9 around a triangle, fewer at the edge', () => {
    const ringSize = (space: number, mask: number) =>
      contactRing(board, { space, mask }).reduce((sum, part) => sum + sizeOf(part.mask), 0);
    expect(ringSize(MIDDLE, FULL)).toBe(12);
    for (const mask of FOOTPRINTS[3]) expect(ringSize(MIDDLE, mask)).toBe(9);
    expect(ringSize(0, FULL)).toBe(4);
  });
});

describe('lines', () => {
  const nothing = occupancyOf(board, []);
  const full = (...spaces: number[]) =>
    occupancyOf(
      board,
      spaces.map(space => ({ space, mask: FULL })),
    );

  it('EDGE-SHT-08, EDGE-SHT-14 run straight through Spaces', () => {
    expect(straightLine(board, 27, 31)).toEqual([27, 28, 29, 30, 31]);
    expect(straightLine(board, 31, 31)).toEqual([31]);
    expect(straightLine(board, 27, 19)).toBeDefined();
    expect(lineOfFire(board, nothing, 31, 31 + 18 + 2, 9)).toEqual({ clear: false, why: 'not-in-line' });
  });

  it('EDGE-SHT-11, EDGE-SHT-12 reach as far as the range, and no Space further', () => {
    expect(lineOfFire(board, nothing, 27, 31, 4).clear).toBe(true);
    expect(lineOfFire(board, nothing, 27, 31, 3)).toEqual({ clear: false, why: 'too-far', distance: 4 });
    expect(lineOfFire(board, nothing, 27, 27, 0).clear).toBe(true);
    expect(lineOfFire(board, nothing, 27, 28, 0).clear).toBe(false);
  });

  it('EDGE-SHT-09, EDGE-SHT-10 are blocked by a fully occupied Space between, not by six hexes of one', () => {
    expect(lineOfFire(board, full(29), 27, 31, 9)).toEqual({ clear: false, why: 'blocked', by: 29 });
    expect(lineOfFire(board, full(29), 27, 29, 9).clear).toBe(true);
    expect(lineOfFire(board, full(27, 31), 27, 31, 9).clear).toBe(true);
    const six = occupancyOf(board, [{ space: 29, mask: FULL & ~1 }]);
    expect(lineOfFire(board, six, 27, 31, 9).clear).toBe(true);
  });

  it('do not jump over a hole in the board, and cross from one joined board to the other', () => {
    const holed = makeBoard([
      { u: 0, v: 0 },
      { u: 2, v: 0 },
    ]);
    expect(straightLine(holed, 0, 1)).toBeUndefined();
    expect(straightLine(joinedBoards(), 0, 17)).toHaveLength(18);
  });
});
