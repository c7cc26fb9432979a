import { expect, it } from 'vitest';
import { biteOf } from './bite.js';
import { expose, shareSeen, shownOn, TARGET } from './film.js';
import { disc, polygon, type Obstacle, type Shape } from './volumes.js';

const thing = (shape: Shape): Obstacle => ({ kind: 'scenery', id: '', shape, top: Infinity, open: 'never' });
const end = (x: number, y: number): { x: number; y: number; z: number } => ({ x, y, z: 0 });
const ELL = polygon([
  { x: 40, y: 0 },
  { x: 80, y: 0 },
  { x: 80, y: 40 },
  { x: 60, y: 40 },
  { x: 60, y: 20 },
  { x: 40, y: 20 },
]);

it('a film holds what is met first, and how much of the target is left', () => {
  const [near, far] = [thing(disc(end(30, 5), 4)), thing(disc(end(60, 5), 8))];
  const film = expose([end(0, 0)], [end(100, -20), end(100, 8), end(100, 60)], [far, near]);
  expect([...film.ids]).toEqual([TARGET, 1, TARGET]);
  expect(shareSeen(film)).toBeCloseTo(2 / 3);
  expect(shownOn(film)).toEqual([1]);
});

it('a bite is how deep a line goes in, and negative how far it keeps away', () => {
  const bite = (shape: Shape, ay: number, by: number): number =>
    biteOf(thing(shape), { a: end(0, ay), b: end(100, by), aZ: 0, bZ: 0 });
  expect(bite(disc(end(50, 0), 10), 0, 0)).toBeCloseTo(10);
  expect(bite(disc(end(50, 0), 10), 7, 7)).toBeCloseTo(3);
  expect(bite(disc(end(50, 0), 10), 12, 12)).toBeCloseTo(-2);
  // Through the foot of an ell, and through the notch beside its upright.
  expect(bite(ELL, 10, 10)).toBeGreaterThan(9);
  expect(bite(ELL, 30, 30)).toBeCloseTo(10, 0);
  expect(biteOf(thing(ELL), { a: end(0, 30), b: end(50, 30), aZ: 0, bZ: 0 })).toBeCloseTo(-10);
  expect(bite(ELL, 45, 45)).toBeCloseTo(-5);
});
