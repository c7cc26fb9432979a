import type { Flat } from '../mesh/vec.js';
import { lensAt, seen, type Lens } from './lens.js';

/** Where the camera flies: around a place of the table, so far off, so high above the horizon. */
export interface Flight {
  readonly over: Flat;
  /** How high what is looked at is. */
  readonly lift: number;
  readonly far: number;
  /** Radians; 0 is the near side, and it grows to the right. */
  readonly turn: number;
  /** Radians above the table. */
  readonly tilt: number;
}

interface Table {
  readonly width: number;
  readonly depth: number;
}

export const FIELD = 38;
const LOWEST = 0.1;
const STEEPEST = 1.55;
const NEAREST = 70;

const clamp = (low: number, high: number, n: number): number => Math.min(high, Math.max(low, n));

export function lensOf({ over, lift, far, turn, tilt }: Flight): Lens {
  const level = far * Math.cos(tilt);
  const eye = [
    over[0] + level * Math.sin(turn),
    lift + far * Math.sin(tilt),
    over[1] + level * Math.cos(turn),
  ] as const;
  return lensAt(eye, [over[0], lift, over[1]], FIELD);
}

export const turned = (flight: Flight, by: number): Flight => ({ ...flight, turn: flight.turn + by });

export const tilted = (flight: Flight, by: number): Flight => ({
  ...flight,
  tilt: clamp(LOWEST, STEEPEST, flight.tilt + by),
});

/** Towards the place that is looked at, or towards another, which stays where it is on the screen. */
export function nearer(flight: Flight, by: number, { width, depth }: Table, towards: Flat = flight.over): Flight {
  const far = clamp(NEAREST, 2.6 * Math.max(width, depth), flight.far / by);
  const share = 1 - far / flight.far;
  const to = (axis: 0 | 1): number => flight.over[axis] + (towards[axis] - flight.over[axis]) * share;
  return { ...flight, far, over: [clamp(0, width, to(0)), clamp(0, depth, to(1))] };
}

/** Over the table, never off it. Millimetres to the right and towards the eye, as the camera is turned. */
export function moved(flight: Flight, right: number, back: number, { width, depth }: Table): Flight {
  const [c, n] = [Math.cos(flight.turn), Math.sin(flight.turn)];
  return {
    ...flight,
    over: [
      clamp(0, width, flight.over[0] + right * c + back * n),
      clamp(0, depth, flight.over[1] - right * n + back * c),
    ],
  };
}

/** The whole table from somebody's own edge, as near as it goes. */
export function fromEdge(table: Table, isFar: boolean, aspect: number): Flight {
  const { width, depth } = table;
  const screen = { width: aspect, height: 1 };
  let flight: Flight = {
    over: [width / 2, depth / 2],
    lift: 0,
    far: 3 * depth,
    turn: isFar ? Math.PI : 0,
    tilt: steepness(aspect),
  };
  // Nearer and to the middle by turns: perspective makes the near half larger, so neither can be worked out without the other.
  for (let i = 0; i < FITTING_STEPS; i++) {
    const corners = [0, 1, 2, 3].map(k =>
      seen(lensOf(flight), [k % 2 === 0 ? 0 : width, 0, k < 2 ? 0 : depth], screen),
    );
    const ys = corners.map(corner => corner?.y ?? 9);
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const wide = Math.max(...corners.map(corner => Math.abs((corner?.x ?? 9) - aspect / 2))) / (aspect / 2);
    const share = Math.max(wide, (bottom - top) / (2 * MIDDLE_Y));
    const off = (top + bottom) / 2 - MIDDLE_Y;
    const back = off * flight.far * 0.7 * (isFar ? -1 : 1);
    flight = { ...flight, far: flight.far * (0.5 + 0.5 * (share / FILLED)), over: [width / 2, flight.over[1] + back] };
  }
  return flight;
}

/** A narrow picture has room above and below: from higher up the table fills it better. */
const steepness = (aspect: number): number => clamp(0.72, 1.12, 1.5 - 0.42 * aspect);

const FITTING_STEPS = 40;
/** The middle of the picture, a little low: heads and names rise above the far edge. */
const MIDDLE_Y = 0.5;
const FILLED = 0.95;

export function fromAbove({ width, depth }: Table, aspect: number): Flight {
  const tall = Math.max(depth, width / aspect) * 1.1;
  return {
    over: [width / 2, depth / 2],
    lift: 0,
    far: tall / (2 * Math.tan((FIELD * Math.PI) / 360)),
    turn: 0,
    tilt: STEEPEST,
  };
}

/** Close to a place, from the side from which it was looked at. */
export const closeTo = (flight: Flight, over: Flat, lift: number): Flight => ({
  ...flight,
  over,
  lift,
  far: 420,
  tilt: clamp(0.4, 0.7, flight.tilt),
});

/** Between two flights, `k` from 0 to 1; the shorter way round. */
export function between(a: Flight, b: Flight, k: number): Flight {
  const part = (from: number, to: number): number => from + (to - from) * k;
  const whole = 2 * Math.PI;
  const round = ((((b.turn - a.turn) % whole) + 1.5 * whole) % whole) - whole / 2;
  return {
    over: [part(a.over[0], b.over[0]), part(a.over[1], b.over[1])],
    lift: part(a.lift, b.lift),
    // Distances are felt as ratios.
    far: a.far * (b.far / a.far) ** k,
    turn: a.turn + round * k,
    tilt: part(a.tilt, b.tilt),
  };
}
