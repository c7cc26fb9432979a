/** A hex in axial coordinates; the third one is -q - r. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The six directions in steps of 60 degrees; numbers 0..5 are used everywhere for hexes and for Spaces alike. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export type Direction = 0 | 1 | 2 | 3 | 4 | 5;
export const ALL_DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

export const addHex = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });

export const hexNeighbour = (hex: Hex, direction: Direction): Hex => addHex(hex, DIRECTIONS[direction]!);

export const hexDistance = (a: Hex, b: Hex): number => axialLength(a.q - b.q, a.r - b.r);

/** Turns a hex about the origin by this many steps of 60 degrees. */
export function rotateHex(hex: Hex, steps: number): Hex {
  let { q, r } = hex;
  for (let left = ((steps % 6) + 6) % 6; left > 0; left--) [q, r] = [0 - r, q + r];
  return { q, r };
}

/** The number of steps from the origin, for hexes and Spaces alike: both lattices are hexagonal. */
export const axialLength = (x: number, y: number): number => Math.max(Math.abs(x), Math.abs(y), Math.abs(x + y));
