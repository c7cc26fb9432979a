import { expect, test } from 'vitest';
import { footsteps, turnings } from './walking.js';

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

const degrees = (turning: { readonly rotate: string }): number => Number.parseFloat(turning.rotate);
const BEND = [
  { x: 0, y: 0 },
  { x: 60, y: 0 },
  { x: 60, y: 60 },
];

test('who walks looks where it goes, and in the end where the drawing has it look', () => {
  // Looks up the screen, goes right, then down.
  const turns = turnings({ path: BEND }, -90);
  const at = (share: number): number => degrees(turns.findLast(({ offset }) => offset <= share) ?? { rotate: 'NaN' });
  expect(at(0.3)).toBe(90);
  expect(at(0.8)).toBe(180);
  expect(turns[0]).toEqual({ rotate: '0deg', offset: 0 });
  expect(degrees(turns.at(-1) ?? { rotate: 'NaN' }) % 360).toBeCloseTo(0);
  expect(turns.at(-1)?.offset).toBe(1);
});

test('turns follow one another in time and never go the long way round', () => {
  const rng = [3, 9, 27, 81, 43, 29, 87, 61, 83, 49, 47, 41];
  const path = rng.map((n, i) => ({ x: n * 4, y: (rng[(i + 5) % rng.length] ?? 0) * 3 }));
  const turns = turnings({ path }, 30);
  turns.forEach((turn, i) => {
    const last = turns[i - 1];
    if (last === undefined) return;
    expect(turn.offset).toBeGreaterThanOrEqual(last.offset);
    expect(Math.abs(degrees(turn) - degrees(last))).toBeLessThanOrEqual(180.1);
  });
});

test('who is pushed, or makes a step, does not turn', () => {
  expect(turnings({ path: BEND, slides: true }, 0)).toEqual([]);
  expect(
    turnings(
      {
        path: [
          { x: 0, y: 0 },
          { x: 8, y: 0 },
        ],
      },
      0,
    ),
  ).toEqual([]);
});
