import { expect, test } from 'vitest';
import { middleOfFight, partFor } from './part.js';
import { PAINTED, sceneFor, slabScene } from './scenes.js';

const fought = (...figures: readonly (readonly [number, number, number])[]) => ({
  width: 1_000,
  height: 600,
  figures: figures.map(([x, y, side]) => ({ x, y, side })),
});

test('a picture shows the fight: where the nearest foes stand', () => {
  const scene = fought([100, 100, 0], [110, 100, 0], [500, 300, 0], [540, 300, 1], [900, 500, 1]);
  expect(middleOfFight(scene, 100)).toEqual({ x: 520, y: 300 });
  expect(middleOfFight(fought(), 100)).toEqual({ x: 500, y: 300 });
  expect(partFor(scene, { width: 200, height: 100 }, 400)).toEqual({ left: 320, top: 200, width: 400, height: 200 });
  expect(partFor(scene, { width: 200, height: 100 }, 400, 0.75).left).toBe(220);
});

test('of several fights a picture shows the one in which most figures stand', () => {
  const crowd = [600, 620, 640, 660].map((x, i) => [x, 200, i % 2] as const);
  const scene = fought([100, 100, 0], [102, 100, 1], ...crowd);
  expect(middleOfFight(scene, 35)).toEqual({ x: 630, y: 200 });
  expect(middleOfFight(scene, 10)).toEqual({ x: 101, y: 100 });
});

test('a picture never shows what is beyond the table, and is as wide as its window', () => {
  const corner = fought([10, 590, 0], [20, 590, 1]);
  expect(partFor(corner, { width: 100, height: 100 }, 300)).toEqual({ left: 0, top: 300, width: 300, height: 300 });
  expect(partFor(corner, { width: 100, height: 100 }, Infinity)).toEqual({ left: 0, top: 0, width: 600, height: 600 });
});

test('every painted game has a position with figures of two sides on the table', async () => {
  expect(PAINTED.length).toBe(5);
  for (const system of PAINTED) {
    const figures = system === 'the-edge' ? (await slabScene()).figures : ((await sceneFor(system))?.figures ?? []);
    expect(new Set(figures.map(({ side }) => side)), system).toEqual(new Set([0, 1]));
  }
});
