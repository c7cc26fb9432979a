import { describe, expect, it } from 'vitest';
import {
  directionTo,
  distanceBetween,
  idOf,
  joinedBoards,
  makeBoard,
  neighbourOf,
  OFF_BOARD,
  spaceAt,
  standardBoard,
} from './board.js';
import { ALL_DIRECTIONS } from './hex.js';

describe('boards', () => {
  const board = standardBoard();

  it('EDGE-BRD-17 the standard board has 63 Spaces, row by row, the middle one at (3, 3)', () => {
    expect(board.spaces).toHaveLength(63);
    expect(spaceAt(board, 0)).toEqual({ u: 0, v: 0 });
    expect(spaceAt(board, 8)).toEqual({ u: 8, v: 0 });
    expect(spaceAt(board, 62)).toEqual({ u: 5, v: 6 });
    expect(spaceAt(board, 31)).toEqual({ u: 3, v: 3 });
    expect(idOf(board, { u: 3, v: 3 })).toBe(31);
    expect(idOf(board, { u: 9, v: 0 })).toBeUndefined();
  });

  it('two joined boards are the standard one and its copy, nine columns on', () => {
    const joined = joinedBoards();
    expect(joined.spaces).toHaveLength(126);
    for (const { u, v } of board.spaces) {
      expect(idOf(joined, { u, v })).toBeDefined();
      expect(idOf(joined, { u: u + 9, v })).toBeDefined();
    }
  });

  it('know their neighbours and their edges', () => {
    for (const [id] of board.spaces.entries())
      for (const k of ALL_DIRECTIONS) {
        const there = neighbourOf(board, id, k);
        if (there === OFF_BOARD) continue;
        expect(distanceBetween(board, id, there)).toBe(1);
        expect(directionTo(board, id, there)).toBe(k);
        expect(neighbourOf(board, there, ((k + 3) % 6) as typeof k)).toBe(id);
      }
    expect(neighbourOf(board, 0, 3)).toBe(OFF_BOARD);
    expect(directionTo(board, 0, 62)).toBeUndefined();
  });

  it('refuse a Space listed twice, and one that is not there', () => {
    expect(() =>
      makeBoard([
        { u: 0, v: 0 },
        { u: 0, v: 0 },
      ]),
    ).toThrow(/twice/);
    expect(() => spaceAt(board, 63)).toThrow(/no Space 63/);
    expect(() => spaceAt(board, OFF_BOARD)).toThrow(/no Space -1/);
  });
});
