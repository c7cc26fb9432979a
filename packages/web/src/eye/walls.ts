import { biteOf } from './bite.js';
import { depthOf } from './plane.js';
import type { End } from './film.js';
import { PIXEL, type Reading } from './pixel.js';
import type { Obstacle, Volumes } from './volumes.js';

/** A house is seen by some part of a wall of it: by so many neighbouring points of one wall as a part has. */
export function readWalls({ from, to, obstacles }: Volumes): Reading {
  const { each, part } = to.walls ?? { each: 1, part: 1 };
  const bites = (to.points ?? []).map(b => Math.min(...(from.points ?? []).map(a => deepestBite(obstacles, a, b))));
  for (let wall = 0; wall < bites.length; wall += each)
    if (longestRun(bites.slice(wall, wall + each)) >= part) return 'seen';
  return bites.every(bite => bite > PIXEL) ? 'hidden' : 'at-the-margin';
}

function longestRun(bites: readonly number[]): number {
  let longest = 0;
  let run = 0;
  for (const bite of bites) longest = Math.max(longest, (run = bite < -PIXEL ? run + 1 : 0));
  return longest;
}

function deepestBite(obstacles: readonly Obstacle[], a: End, b: End): number {
  let deepest = -Infinity;
  for (const obstacle of obstacles) {
    const isOpen = obstacle.open !== 'never' && (depthOf(obstacle.shape, a) > 0 || depthOf(obstacle.shape, b) > 0);
    if (!isOpen) deepest = Math.max(deepest, biteOf(obstacle, { a, b, aZ: a.z, bZ: b.z }));
    if (deepest > PIXEL) return deepest;
  }
  return deepest;
}
