import { ALL_DIRECTIONS, joinedBoards, neighbourOf, OFF_BOARD, standardBoard, type Board } from '@banneret/hexboard';
import { expect, test } from 'vitest';
import { drawingOf, SIZE } from '../hexes.js';
import { scaleFor } from './bakeSlab.js';
import { planOf } from './plan.js';

const boards: readonly (readonly [string, Board])[] = [
  ['the board of a duel', standardBoard()],
  ['two boards side by side', joinedBoards()],
];

/** Two flowers of seven hexes share three edges; a flower alone has eighteen. */
const SHARED = 3;
const AROUND = 18;

test.each(boards)(
  '%s: every border between Spaces is there once, and all the rest of their edges are the rim',
  (_, board) => {
    const { borders, rim, tiles } = planOf(drawingOf(board));
    const pairs = board.spaces.flatMap((__, space) =>
      ALL_DIRECTIONS.filter(k => neighbourOf(board, space, k) !== OFF_BOARD && neighbourOf(board, space, k) > space),
    ).length;
    expect(borders).toHaveLength(pairs * SHARED);
    expect(rim).toHaveLength(board.spaces.length * AROUND - 2 * pairs * SHARED);
    expect(tiles.filter(({ isCentre }) => isCentre)).toHaveLength(board.spaces.length);
  },
);

test.each(boards)('%s lies within its painting, its columns below it as well', (_, board) => {
  const { left, top, width, height, tiles } = planOf(drawingOf(board));
  for (const { x, y } of tiles) {
    expect(x - SIZE).toBeGreaterThan(left);
    expect(x + SIZE).toBeLessThan(left + width);
    expect(y - SIZE).toBeGreaterThan(top);
    expect(y + 3 * SIZE).toBeLessThan(top + height);
  }
});

test.each(boards)('%s is painted with at most so many pixels, half of them on a phone', (_, board) => {
  const plan = planOf(drawingOf(board));
  const pixels = (isSmall: boolean): number => plan.width * plan.height * scaleFor(plan, isSmall) ** 2;
  expect(pixels(false)).toBeLessThanOrEqual(3.2e6 * 1.001);
  expect(pixels(true)).toBeLessThanOrEqual(1.6e6 * 1.001);
  expect(scaleFor(plan, false)).toBeGreaterThan(1);
});
