import { crossed, dot, minus, plus, times, unit, type Flat, type Vec } from '../mesh/vec.js';

/** From where one looks, and which way. */
export interface Lens {
  readonly eye: Vec;
  readonly forward: Vec;
  readonly right: Vec;
  readonly up: Vec;
  /** Degrees from the lower edge of the picture to the upper. */
  readonly field: number;
}

export function lensAt(eye: Vec, towards: Vec, field: number): Lens {
  const forward = unit(minus(towards, eye));
  const right = unit(crossed(forward, [0, 1, 0]));
  return { eye, forward, right, up: crossed(right, forward), field };
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** Half the height of the picture at one millimetre from the eye. */
const half = ({ field }: Lens): number => Math.tan((field * Math.PI) / 360);

/** Where a point is on the screen, and how far in front of the eye; nothing for what is behind. */
export function seen(
  lens: Lens,
  at: Vec,
  screen: Screen,
): { readonly x: number; readonly y: number; readonly far: number } | undefined {
  const from = minus(at, lens.eye);
  const far = dot(from, lens.forward);
  if (far < 1) return undefined;
  const scale = screen.height / (2 * half(lens) * far);
  return {
    x: screen.width / 2 + dot(from, lens.right) * scale,
    y: screen.height / 2 - dot(from, lens.up) * scale,
    far,
  };
}

/** The way from the eye through a point of the screen. */
export function rayThrough(lens: Lens, x: number, y: number, screen: Screen): Vec {
  const scale = (2 * half(lens)) / screen.height;
  return unit(
    plus(
      lens.forward,
      plus(times(lens.right, (x - screen.width / 2) * scale), times(lens.up, (screen.height / 2 - y) * scale)),
    ),
  );
}

/** Where a look meets the level ground, if it does. */
export function groundUnder(lens: Lens, x: number, y: number, screen: Screen, level = 0): Flat | undefined {
  const ray = rayThrough(lens, x, y, screen);
  if (ray[1] > -1e-4) return undefined;
  const far = (level - lens.eye[1]) / ray[1];
  return far > 0 ? [lens.eye[0] + ray[0] * far, lens.eye[2] + ray[2] * far] : undefined;
}

/**
 * The table's flat drawing as it would lie on the ground: a matrix for the browser, for a drawing whose pixels are `perMm` to the
 * millimetre.
 */
export function laidDown(lens: Lens, screen: Screen, perMm: number): string {
  const focal = screen.height / (2 * half(lens));
  const column = (v: Vec): readonly [number, number, number, number] => {
    const far = dot(v, lens.forward);
    return [
      dot(v, lens.right) * focal + (far * screen.width) / 2,
      (far * screen.height) / 2 - dot(v, lens.up) * focal,
      0,
      far,
    ];
  };
  const across = column([1 / perMm, 0, 0]);
  const down = column([0, 0, 1 / perMm]);
  const origin = column(times(lens.eye, -1));
  const entries = [...across, ...down, 0, 0, 1, 0, ...origin];
  return `matrix3d(${entries.map(entry => Number(entry.toPrecision(9))).join(',')})`;
}
