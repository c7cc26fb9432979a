import type { Polygon } from '../shapes.js';

/**
 * Areas of intersections of convex lattice polygons as exact fractions. The corners of an intersection lie off the
 * lattice, so all is big integers here; callers settle the common cases before they come.
 */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** The point (x / w, y / w), w positive. */
interface Corner {
  readonly x: bigint;
  readonly y: bigint;
  readonly w: bigint;
}

/** Twice the area that convex counter-clockwise polygons have in common. */
export function commonArea2(first: Polygon, ...others: readonly Polygon[]): Fraction {
  let region: readonly Corner[] = first.map(p => ({ x: BigInt(p.x), y: BigInt(p.y), w: 1n }));
  for (const other of others) {
    other.forEach((to, i) => {
      const from = other.at(i - 1)!;
      const [dx, dy] = [BigInt(to.x - from.x), BigInt(to.y - from.y)];
      const level = dx * BigInt(from.y) - dy * BigInt(from.x);
      region = clip(region, corner => dx * corner.y - dy * corner.x - level * corner.w);
    });
  }
  return area2OfRegion(region);
}

/** The part of a convex region where `side` is not negative. `side` is linear in a corner's three numbers. */
function clip(region: readonly Corner[], side: (corner: Corner) => bigint): Corner[] {
  return region.flatMap((to, i) => {
    const from = region.at(i - 1)!;
    const [fromSide, toSide] = [side(from), side(to)];
    const crossing = fromSide * toSide < 0n ? [between(from, fromSide, to, toSide)] : [];
    return toSide < 0n ? crossing : [...crossing, to];
  });
}

function between(from: Corner, fromSide: bigint, to: Corner, toSide: bigint): Corner {
  const sign = fromSide > 0n ? 1n : -1n; // weights of one sign keep w positive
  const [toWeight, fromWeight] = [sign * fromSide, -sign * toSide];
  const mix = (f: bigint, t: bigint): bigint => f * fromWeight + t * toWeight;
  const [x, y, w] = [mix(from.x, to.x), mix(from.y, to.y), mix(from.w, to.w)];
  const common = gcd(gcd(x, y), w); // without this the numbers would double in length with every clip
  return { x: x / common, y: y / common, w: w / common };
}

function area2OfRegion(region: readonly Corner[]): Fraction {
  let sum: Fraction = { top: 0n, bottom: 1n };
  region.forEach((to, i) => {
    const from = region.at(i - 1)!;
    sum = add(sum, { top: from.x * to.y - to.x * from.y, bottom: from.w * to.w });
  });
  return sum;
}

export function add(p: Fraction, q: Fraction): Fraction {
  const top = p.top * q.bottom + q.top * p.bottom;
  const bottom = p.bottom * q.bottom;
  const common = gcd(top, bottom);
  return { top: top / common, bottom: bottom / common };
}

export const negate = ({ top, bottom }: Fraction): Fraction => ({ top: -top, bottom });

function gcd(a: bigint, b: bigint): bigint {
  let [p, q] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (q !== 0n) [p, q] = [q, p % q];
  return p;
}
