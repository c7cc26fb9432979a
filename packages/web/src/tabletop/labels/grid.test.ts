import { expect, test } from 'vitest';
import { meet } from './box.js';
import { Grid } from './grid.js';

const boxes = Array.from({ length: 120 }, (_, i) => ({
  x: ((i * 137) % 900) - 200,
  y: ((i * 71) % 600) - 100,
  width: 5 + ((i * 13) % 90),
  height: 5 + ((i * 29) % 60),
}));

test('a part finds what looking at everything would find', () => {
  const grid = new Grid(boxes);
  for (const part of boxes) expect(new Set(grid.in(part))).toEqual(new Set(boxes.filter(box => meet(box, part))));
  expect(grid.in({ x: 5_000, y: 5_000, width: 10, height: 10 })).toEqual([]);
});
