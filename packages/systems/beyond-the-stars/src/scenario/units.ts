import { cm, FACINGS, type Point, type Um } from '@banneret/geometry';

/** Lengths in centimetres and directions in degrees, as files have them, and back. */

const IN_CM = 10_000;
const DEGREES = 360;

export type At = readonly [number, number];

export const isAt = (value: unknown): value is At =>
  Array.isArray(value) && value.length === 2 && value.every(n => typeof n === 'number');

export const pointFrom = ([x, y]: At): Point => ({ x: cm(x), y: cm(y) });

export const pointWritten = ({ x, y }: Point): At => [x / IN_CM, y / IN_CM];

export const cmWritten = (length: Um): number => length / IN_CM;

/** Degrees, counter-clockwise from the right, and back; fine enough that every facing comes back as it was. */
export const facingOf = (degrees: number): number => {
  const turn = Math.round((degrees * FACINGS) / DEGREES) % FACINGS;
  return turn < 0 ? turn + FACINGS : turn + 0;
};

export const degreesOf = (facing: number): number => Math.round((facing * DEGREES * 100) / FACINGS) / 100;
