import type { Facing, Point } from './shapes.js';

/** How many facings make a full turn. */
export const FACINGS = 4096;

/** Direction vectors are integers of this length: times a table coordinate (below 2^22) they stay exact in a double. */
export const DIRECTION_SCALE = 2 ** 30;

const OCTANT = FACINGS / 8;
const QUARTER = FACINGS / 4;

/**
 * The table is computed, not stored: halving angles and adding them needs only + - * / and square roots, which IEEE 754
 * rounds the same way on every machine, so the integers below are the same everywhere (a test pins their checksum).
 * One octant is computed and mirrored, so that the eight octants are exact images of one another.
 */
function computeTables(): { xs: Float64Array; ys: Float64Array } {
  const xs = new Float64Array(FACINGS);
  const ys = new Float64Array(FACINGS);
  const octant = firstOctant();
  for (let facing = 0; facing < FACINGS; facing++) {
    const quarterTurns = Math.floor(facing / QUARTER);
    const inQuarter = facing % QUARTER;
    const mirrored = inQuarter > OCTANT;
    const step = mirrored ? QUARTER - inQuarter : inQuarter;
    let x = mirrored ? octant.sines[step]! : octant.cosines[step]!;
    let y = mirrored ? octant.cosines[step]! : octant.sines[step]!;
    for (let turn = 0; turn < quarterTurns; turn++) [x, y] = [0 - y, x];
    xs[facing] = x;
    ys[facing] = y;
  }
  return { xs, ys };
}

/** Cosines and sines of the first 45 degrees, each built from the binary digits of its facing. */
function firstOctant(): { cosines: number[]; sines: number[] } {
  const halved = halvedAngles();
  const cosines: number[] = [];
  const sines: number[] = [];
  for (let facing = 0; facing <= OCTANT; facing++) {
    let cosine = 1;
    let sine = 0;
    for (const angle of halved) {
      if (Math.floor(facing / angle.facing) % 2 === 0) continue;
      [cosine, sine] = [cosine * angle.cosine - sine * angle.sine, sine * angle.cosine + cosine * angle.sine];
    }
    cosines.push(Math.round(cosine * DIRECTION_SCALE));
    sines.push(Math.round(sine * DIRECTION_SCALE));
  }
  // 45 degrees must lie exactly on the diagonal, or mirroring would tear the table there.
  sines[OCTANT] = cosines[OCTANT]!;
  return { cosines, sines };
}

/** Cosine and sine of 512, 256, … 1 facings, by halving a right angle again and again. */
function halvedAngles(): { facing: number; cosine: number; sine: number }[] {
  const angles = [];
  let cosine = 0;
  let sine = 1;
  for (let facing = OCTANT; facing >= 1; facing /= 2) {
    const half = Math.sqrt((1 + cosine) / 2);
    sine = sine / (2 * half);
    cosine = half;
    angles.push({ facing, cosine, sine });
  }
  return angles;
}

const { xs: DIRECTION_X, ys: DIRECTION_Y } = computeTables();

/** Brings any integer into 0..4095. */
export const wrapFacing = (facing: number): Facing => ((facing % FACINGS) + FACINGS) % FACINGS;

/** The vector of a facing, of length `DIRECTION_SCALE` to within one unit. */
export function direction(facing: Facing): Point {
  const index = wrapFacing(facing);
  return { x: DIRECTION_X[index]!, y: DIRECTION_Y[index]! };
}

/** Rounds to the nearest integer, halves away from zero: unlike `Math.round` it treats both signs alike. */
export const roundEvenly = (value: number): number =>
  value < 0 ? 0 - Math.floor(0.5 - value) : Math.floor(value + 0.5);

/** A vector turned counter-clockwise by a facing and rounded to the lattice. */
export function rotate(vector: Point, facing: Facing): Point {
  const index = wrapFacing(facing);
  const cosine = DIRECTION_X[index]!;
  const sine = DIRECTION_Y[index]!;
  return {
    x: roundEvenly((vector.x * cosine - vector.y * sine) / DIRECTION_SCALE),
    y: roundEvenly((vector.x * sine + vector.y * cosine) / DIRECTION_SCALE),
  };
}

/** The point at a distance from another, in the direction of a facing, rounded to the lattice. */
export function pointAt(from: Point, facing: Facing, distance: number): Point {
  const index = wrapFacing(facing);
  return {
    x: from.x + roundEvenly((distance * DIRECTION_X[index]!) / DIRECTION_SCALE),
    y: from.y + roundEvenly((distance * DIRECTION_Y[index]!) / DIRECTION_SCALE),
  };
}

/**
 * The facing nearest to the line from one point to another; 0 when they coincide. The line is folded into the first
 * octant and compared exactly with the bisectors of neighbouring table directions (products below 2^53).
 */
export function facingTowards(from: Point, to: Point): Facing {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const ax = Math.abs(dx);
  const ay = Math.abs(dy);
  const steep = ay > ax;
  const inOctant = steep ? nearestInFirstOctant(ay, ax) : nearestInFirstOctant(ax, ay);
  const inQuarter = steep ? QUARTER - inOctant : inOctant;
  if (dx >= 0) return wrapFacing(dy >= 0 ? inQuarter : 0 - inQuarter);
  return wrapFacing(dy >= 0 ? FACINGS / 2 - inQuarter : FACINGS / 2 + inQuarter);
}

/** Binary search for the number of bisectors that the vector (x >= y >= 0) lies beyond; a tie belongs to the lower facing. */
function nearestInFirstOctant(x: number, y: number): number {
  let low = 0;
  let high = OCTANT;
  while (low < high) {
    const middle = (low + high) >> 1;
    const bisectorX = DIRECTION_X[middle]! + DIRECTION_X[middle + 1]!;
    const bisectorY = DIRECTION_Y[middle]! + DIRECTION_Y[middle + 1]!;
    if (y * bisectorX > x * bisectorY) low = middle + 1;
    else high = middle;
  }
  return low;
}
