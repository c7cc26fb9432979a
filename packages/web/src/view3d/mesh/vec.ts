/** A place or a direction in the room above the table, in millimetres: x to the right, y up, z towards the near edge. */
export type Vec = readonly [number, number, number];

/** A place on the ground: x to the right, z towards the near edge. */
export type Flat = readonly [number, number];

export const plus = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const crossed = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const lengthOf = (a: Vec): number => Math.sqrt(dot(a, a));
export const unit = (a: Vec): Vec => times(a, 1 / (lengthOf(a) || 1));
export const between = (a: Vec, b: Vec, k: number): Vec => plus(a, times(minus(b, a), k));
