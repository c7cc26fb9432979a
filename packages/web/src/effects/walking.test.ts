import { expect, test } from 'vitest';
import { footsteps } from './walking.js';

test('steps lead along the way and end where the drawing has put the figure', () => {
  const steps = footsteps({
    path: [
      { x: 10, y: 50 },
      { x: 40, y: 50 },
      { x: 40, y: 60 },
    ],
  });
  expect(steps).toEqual([
    { translate: '-30.00px -10.00px', offset: 0 },
    { translate: '0.00px -10.00px', offset: 0.75 },
    { translate: '0.00px 0.00px', offset: 1 },
  ]);
});

test('who does not move is not moved', () => {
  expect(footsteps({ path: [] })).toEqual([]);
  expect(footsteps({ path: [{ x: 3, y: 4 }] })).toEqual([]);
  expect(
    footsteps({
      path: [
        { x: 3, y: 4 },
        { x: 3, y: 4 },
      ],
    }),
  ).toEqual([]);
});
