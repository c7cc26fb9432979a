import { expect, test } from 'vitest';
import { coveredPart, cross, gapBetween, isWithin, meet, overlapOf, runsOver } from './box.js';

const box = (x: number, y: number, width = 10, height = 10) => ({ x, y, width, height });
const line = (x1: number, y1: number, x2: number, y2: number) => ({ from: { x: x1, y: y1 }, to: { x: x2, y: y2 } });

test('boxes meet where they overlap, not where they only touch, unless a margin is asked for', () => {
  expect(meet(box(0, 0), box(9, 9))).toBe(true);
  expect(meet(box(0, 0), box(10, 0))).toBe(false);
  expect(meet(box(0, 0), box(12, 0), 3)).toBe(true);
  expect(meet(box(0, 0), box(13, 0), 3)).toBe(false);
});

test('a part of a box is covered by its share of the surface', () => {
  expect(coveredPart(box(0, 0), box(8, 0, 100, 4))).toBeCloseTo(0.08);
  expect(coveredPart(box(0, 0), box(20, 0))).toBe(0);
  expect(coveredPart(box(0, 0), box(-5, -5, 50, 50))).toBe(1);
});

test('a box is within another up to its edges', () => {
  expect(isWithin(box(0, 0), box(0, 0))).toBe(true);
  expect(isWithin(box(1, 0), box(0, 0))).toBe(false);
});

test('what two boxes share is no larger than nothing where they lie apart', () => {
  expect(overlapOf(box(0, 0), box(6, 7))).toEqual(box(6, 7, 4, 3));
  expect(overlapOf(box(0, 0), box(60, 7))).toMatchObject({ width: 0, height: 3 });
});

test('the gap between boxes runs the shortest way', () => {
  expect(gapBetween(box(0, 0), box(13, 14))).toBe(5);
  expect(gapBetween(box(0, 0), box(5, 17))).toBe(7);
  expect(gapBetween(box(0, 0), box(5, 5))).toBe(0);
});

test('lines cross only between their ends', () => {
  expect(cross(line(0, 0, 10, 10), line(0, 10, 10, 0))).toBe(true);
  expect(cross(line(0, 0, 4, 4), line(0, 10, 10, 0))).toBe(false);
});

test('a line runs over a box that lies on its way, not one beside it or beyond its end', () => {
  expect(runsOver(line(-5, 5, 20, 5), box(0, 0))).toBe(true);
  expect(runsOver(line(-5, -5, 20, 20), box(0, 0))).toBe(true);
  expect(runsOver(line(-5, 11, 20, 11), box(0, 0))).toBe(false);
  expect(runsOver(line(-20, 5, -5, 5), box(0, 0))).toBe(false);
  expect(runsOver(line(5, -9, 5, -1), box(0, 0))).toBe(false);
});
