import { expect, test } from 'vitest';
import { shadowOf } from '../paint/core/light.js';
import type { Piece } from '../paint/terrain/piece.js';
import { changedPart, holdsPart, seenPart } from './repainting.js';

const table = { width: 1800, height: 1200 };
const piece = (id: string, left: number, top: number, more: Partial<Piece> = {}): Piece => ({
  id,
  kind: 'crates',
  height: 100,
  seed: 1,
  outline: [
    { x: left, y: top },
    { x: left + 120, y: top },
    { x: left + 120, y: top + 30 },
    { x: left, y: top + 30 },
  ],
  ...more,
});
const [one, two] = [piece('1', 500, 400), piece('2', 1200, 900)];

test('nothing is painted again while nothing has changed, though the list is another one', () => {
  expect(changedPart([one, two], [{ ...one }, { ...two }], table)).toBeUndefined();
});

test('what has changed is painted again with its shadow, what has not is left out', () => {
  const part = changedPart([one, two], [{ ...one, whole: 0.5 }, two], table);
  const { x, y } = shadowOf(100);
  expect(part).toBeDefined();
  expect(part?.left).toBeLessThanOrEqual(500);
  expect((part?.left ?? 0) + (part?.width ?? 0)).toBeGreaterThanOrEqual(620 + x);
  expect((part?.top ?? 0) + (part?.height ?? 0)).toBeGreaterThanOrEqual(430 + y);
  expect((part?.left ?? 0) + (part?.width ?? 0)).toBeLessThan(1200);
});

test('where a piece was is painted again as well as where it has come to', () => {
  const part = changedPart([one, two], [piece('1', 100, 100), two], table);
  expect(part?.left).toBeLessThanOrEqual(100);
  expect((part?.left ?? 0) + (part?.width ?? 0)).toBeGreaterThanOrEqual(620);
  expect(changedPart([one, two], [one], table)?.left).toBeGreaterThan(1000);
});

test('a part never leaves the table', () => {
  const part = changedPart([piece('1', 0, 0)], [], table);
  expect(part).toMatchObject({ left: 0, top: 0 });
  const seen = seenPart({ camera: { x: 100, y: 80, zoom: 0.5 }, width: 2000, height: 2000 }, table, 0);
  expect(seen).toEqual({ left: 0, top: 0, width: 1800, height: 1200 });
});

test('what is seen is the window in millimetres, and somewhat more where more is wanted', () => {
  const camera = { x: -1000, y: -600, zoom: 2 };
  expect(seenPart({ camera, width: 800, height: 600 }, table, 0)).toEqual({
    left: 500,
    top: 300,
    width: 400,
    height: 300,
  });
  const more = seenPart({ camera, width: 800, height: 600 }, table, 0.25);
  expect(more).toEqual({ left: 400, top: 225, width: 600, height: 450 });
  expect(seenPart({ camera: { x: 900, y: 0, zoom: 1 }, width: 800, height: 600 }, table, 0)).toBeUndefined();
});

test('one part holds another only with all of it', () => {
  const outer = { left: 10, top: 10, width: 100, height: 100 };
  expect(holdsPart(outer, { left: 10, top: 10, width: 100, height: 100 })).toBe(true);
  expect(holdsPart(outer, { left: 9, top: 10, width: 50, height: 50 })).toBe(false);
  expect(holdsPart(outer, { left: 60, top: 60, width: 51, height: 20 })).toBe(false);
});
