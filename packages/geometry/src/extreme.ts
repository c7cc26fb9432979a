import type { Outline } from './outline.js';

/**
 * The corner of a convex outline that lies farthest in the direction (nx, ny): exact, and found without looking at all
 * corners. A table by rough direction names it, or says where to start; from there the corners rise towards the farthest one.
 */
export const extremeCorner = (outline: Outline, nx: number, ny: number): number =>
  extremeFrom(outline, sectorOf(nx, ny), nx, ny);

/** The same for a direction whose sector is known. */
export function extremeFrom({ xs, ys, starts }: Outline, sector: number, nx: number, ny: number): number {
  const last = xs.length - 1;
  let corner = starts[sector]!;
  if (corner >= SETTLED) return corner - SETTLED;
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

const SECTORS = 64;
/** Added to the corner of a sector that is farthest in all its directions. */
const SETTLED = 2 ** 15;
const PER_QUARTER = SECTORS / 4;

/** Which of 64 sectors a direction falls into; sectors are even along a diamond, which saves all trigonometry. */
export function sectorOf(nx: number, ny: number): number {
  const size = Math.abs(nx) + Math.abs(ny);
  if (size === 0) return 0;
  const share = ny / size;
  const turn = nx < 0 ? 2 - share : ny < 0 ? 4 + share : share;
  return Math.floor(turn * PER_QUARTER) % SECTORS;
}

/** The sector of the direction the other way, or one next to it. */
export const oppositeSector = (sector: number): number => (sector + SECTORS / 2) % SECTORS;

/**
 * For each sector the corner farthest in all its directions, marked as such, or only in that of its middle. The borders are
 * taken a little wide, so that it does not matter into which of two sectors a direction between them is rounded.
 */
export function startingCorners(xs: Float64Array, ys: Float64Array): Uint16Array {
  return Uint16Array.from({ length: SECTORS }, (_, sector) => {
    const first = farthestCorner(xs, ys, sector - BORDER);
    const last = farthestCorner(xs, ys, sector + 1 + BORDER);
    return first === last && xs.length < SETTLED ? first + SETTLED : farthestCorner(xs, ys, sector + 0.5);
  });
}

const BORDER = 0.01;

/** By trying all of them; the direction is given in sectors. */
function farthestCorner(xs: Float64Array, ys: Float64Array, sectors: number): number {
  const turn = (sectors / PER_QUARTER + 4) % 4;
  const nx = turn < 2 ? 1 - turn : turn - 3;
  const ny = turn < 1 ? turn : turn < 3 ? 2 - turn : turn - 4;
  let best = 0;
  for (let i = 1; i < xs.length; i++) {
    if (nx * xs[i]! + ny * ys[i]! > nx * xs[best]! + ny * ys[best]!) best = i;
  }
  return best;
}
