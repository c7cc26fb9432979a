import { readFileSync } from 'node:fs';
import {
  ALL_DIRECTIONS,
  BASE_SIZES,
  countPushes,
  distanceBetween,
  FOOTPRINTS,
  joinedBoards,
  neighbourOf,
  occupancyOf,
  OFF_BOARD,
  reach,
  sizeOf,
  standardBoard,
  straightLine,
  contactRing,
} from '@banneret/hexboard';
import { expect, it } from 'vitest';
import { pushesByTrial, stepsTo } from './naive.js';

const board = standardBoard();
const ids = [...board.spaces.keys()];
const MIDDLE = 31;
const WHOLE = { space: MIDDLE, mask: 127 };
const TRIANGLE = { space: MIDDLE, mask: 0b000_0111 };

/** Figures standing where the arriving base will stand. */
const figures = (...masks: number[]) => masks.map(mask => ({ space: MIDDLE, mask, pushable: true }));
const ways = (to: typeof WHOLE, ...masks: number[]) => countPushes({ board, pieces: figures(...masks), to });
const within = (steps: number) =>
  reach(board, occupancyOf(board, []), MIDDLE, { size: 1, steps, crossesObstacles: false }).spaces.length;

const adjacentPairs = ids.flatMap(id => ALL_DIRECTIONS.filter(k => neighbourOf(board, id, k) !== OFF_BOARD)).length / 2;
const hexTouches = ids
  .flatMap(space => FOOTPRINTS[1].flatMap(mask => contactRing(board, { space, mask })))
  .reduce((sum, part) => sum + sizeOf(part.mask), 0);

const counted: Readonly<Record<string, number>> = {
  'standard board: Spaces': ids.length,
  'standard board: hexes': ids.length * sizeOf(127),
  'standard board: largest distance': Math.max(...ids.flatMap(a => ids.map(b => distanceBetween(board, a, b)))),
  'joined boards: Spaces': joinedBoards().spaces.length,
  ...Object.fromEntries(
    BASE_SIZES.map(size => [`standard board: placements of size ${size}`, ids.flatMap(() => FOOTPRINTS[size]).length]),
  ),
  'standard board: adjacent Space pairs': adjacentPairs,
  'standard board: touching hex pairs': hexTouches / 2,
  'middle Space: within 1 step': within(1),
  'middle Space: within 2 steps': within(2),
  'middle Space: within 3 steps': within(3),
  'middle Space: within 4 steps': within(4),
  'middle Space: within 5 steps': within(5),
  'middle Space: Spaces in line': ids.filter(id => id !== MIDDLE && straightLine(board, MIDDLE, id)).length,
  'whole Space over 1 small figure': ways(WHOLE, 1),
  'whole Space over 2 small figures': ways(WHOLE, 1, 2),
  'whole Space over 3 small figures': ways(WHOLE, 1, 2, 4),
  'triangle over 1 small figure': ways(TRIANGLE, 1),
  'triangle over a two-hex figure': ways(TRIANGLE, 0b11),
  'triangle over 2 small figures': ways(TRIANGLE, 1, 2),
  'whole Space over 2 two-hex figures': ways(WHOLE, 0b11, 0b1100),
};

const pinned = Object.fromEntries(
  readFileSync(new URL('counts.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => /^(.+?) {2,}(\d+) {2,}\S/.exec(line)!)
    .map(([, name, value]) => [name, Number(value)]),
);

it('the counts are the pinned ones', () => {
  expect(counted).toEqual(pinned);
});

it('the less obvious ones are also those of counting hex by hex', () => {
  expect(stepsTo(board, [], MIDDLE, 1, 4).size).toBe(pinned['middle Space: within 4 steps']);
  expect(stepsTo(board, [], MIDDLE, 1, 5).size).toBe(pinned['middle Space: within 5 steps']);
  const trial = (to: typeof WHOLE, ...masks: number[]) => pushesByTrial(board, figures(...masks), undefined, to).length;
  expect(trial(TRIANGLE, 0b11)).toBe(pinned['triangle over a two-hex figure']);
  expect(trial(WHOLE, 0b11, 0b1100)).toBe(pinned['whole Space over 2 two-hex figures']);
});
