import type { Outline } from './outline.js';

/**
 * The corner of a convex outline that lies farthest in the direction (nx, ny): exact, and found without looking at all
 * corners. A table by rough direction says where to start; from there the corners rise towards the farthest one.
 */
export function extremeCorner(outline: Outline, nx: number, ny: number): number {
  const { xs, ys, starts } = outline;
  const last = xs.length - 1;
  let corner = starts[bucketOf(nx, ny)]!;
  let height = nx * xs[corner]! + ny * ys[corner]!;
  for (;;) {
    const next = corner === last ? 0 : corner + 1;
    const ahead = nx * xs[next]! + ny * ys[next]!;
    if (ahead <= height) break;
    corner = next;
    height = ahead;
  }
  for (;;) {
    const before = corner === 0 ? last : corner - 1;
    const behind = nx * xs[before]! + ny * ys[before]!;
    if (behind <= height) return corner;
    corner = before;
    height = behind;
  }
}

const BUCKETS = 64;
const PER_QUARTER = BUCKETS / 4;

/** Which of 64 sectors a direction falls into; sectors are even along a diamond, which saves all trigonometry. */
function bucketOf(nx: number, ny: number): number {
  const size = Math.abs(nx) + Math.abs(ny);
  if (size === 0) return 0;
  const share = ny / size;
  const turn = nx < 0 ? 2 - share : ny < 0 ? 4 + share : share;
  return Math.floor(turn * PER_QUARTER) % BUCKETS;
}

/** For each sector the corner farthest in the direction of its middle. */
export function startingCorners(xs: Float64Array, ys: Float64Array): Uint16Array {
  return Uint16Array.from({ length: BUCKETS }, (_, bucket) => {
    const turn = (bucket + 0.5) / PER_QUARTER;
    const nx = turn < 2 ? 1 - turn : turn - 3;
    const ny = turn < 1 ? turn : turn < 3 ? 2 - turn : turn - 4;
    let best = 0;
    for (let i = 1; i < xs.length; i++) {
      if (nx * xs[i]! + ny * ys[i]! > nx * xs[best]! + ny * ys[best]!) best = i;
    }
    return best;
  });
}
