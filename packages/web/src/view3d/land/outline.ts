import type { Flat } from '../mesh/vec.js';

/** Outlines of scenery: corners in order, in millimetres. */
export type Outline = readonly Flat[];

export function middleOf(outline: Outline): Flat {
  const n = Math.max(1, outline.length);
  return [outline.reduce((sum, [x]) => sum + x, 0) / n, outline.reduce((sum, [, z]) => sum + z, 0) / n];
}

export function isInside(outline: Outline, [x, z]: Flat): boolean {
  let inside = false;
  for (let i = 0; i < outline.length; i++) {
    const [[ax, az], [bx, bz]] = [outline[i] as Flat, outline[(i + 1) % outline.length] as Flat];
    if (az > z !== bz > z && x < ((bx - ax) * (z - az)) / (bz - az) + ax) inside = !inside;
  }
  return inside;
}

/** Drawn in towards its middle (or out, above 1). */
export function drawnIn(outline: Outline, k: number, middle = middleOf(outline)): Outline {
  return outline.map(([x, z]) => [middle[0] + (x - middle[0]) * k, middle[1] + (z - middle[1]) * k] as const);
}

/** With corners at most so far apart, the sharp ones rounded a little: what has grown has no straight edges. */
export function rounded(outline: Outline, step: number): Outline {
  const dense = outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length] as Flat;
    const parts = Math.max(1, Math.round(span(a, b) / step));
    return Array.from({ length: parts }, (_, k): Flat => [
      a[0] + ((b[0] - a[0]) * k) / parts,
      a[1] + ((b[1] - a[1]) * k) / parts,
    ]);
  });
  const n = dense.length;
  return dense.map((at, i) => {
    const [before, after] = [dense[(i + n - 1) % n] as Flat, dense[(i + 1) % n] as Flat];
    return [at[0] * 0.5 + (before[0] + after[0]) * 0.25, at[1] * 0.5 + (before[1] + after[1]) * 0.25] as const;
  });
}

export const span = (a: Flat, b: Flat): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);

export interface Edge {
  readonly from: Flat;
  readonly to: Flat;
  readonly long: number;
  /** One step along it, and one step into the piece. */
  readonly along: Flat;
  readonly inward: Flat;
}

export function edgesOf(outline: Outline): readonly Edge[] {
  const turn = signedArea(outline) > 0 ? 1 : -1;
  return outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length] as Flat;
    const long = span(from, to) || 1;
    const along: Flat = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
    return { from, to, long, along, inward: [-along[1] * turn, along[0] * turn] };
  });
}

export function signedArea(outline: Outline): number {
  let twice = 0;
  for (let i = 0; i < outline.length; i++) {
    const [a, b] = [outline[i] as Flat, outline[(i + 1) % outline.length] as Flat];
    twice += a[0] * b[1] - b[0] * a[1];
  }
  return twice / 2;
}

export function boundsOf(outline: Outline): {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
} {
  const [xs, zs] = [outline.map(([x]) => x), outline.map(([, z]) => z)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...zs), bottom: Math.max(...zs) };
}

/** A long piece as a box: its middle, which way its length points, and half its length and width. */
export interface Frame {
  readonly middle: Flat;
  readonly turn: number;
  readonly long: number;
  readonly wide: number;
}

export function frameOf(outline: Outline): Frame {
  const longest = edgesOf(outline).reduce((best, edge) => (edge.long > best.long ? edge : best));
  const { along } = longest;
  const reach = (axis: Flat): readonly [number, number] => {
    const seen = outline.map(([x, z]) => x * axis[0] + z * axis[1]);
    return [Math.min(...seen), Math.max(...seen)];
  };
  const across: Flat = [-along[1], along[0]];
  const [[u0, u1], [v0, v1]] = [reach(along), reach(across)];
  const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2];
  return {
    middle: [along[0] * u + across[0] * v, along[1] * u + across[1] * v],
    // Turning about the upright axis goes against the clock seen from above, and z points towards the viewer.
    turn: Math.atan2(-along[1], along[0]),
    long: (u1 - u0) / 2,
    wide: (v1 - v0) / 2,
  };
}

/** How far from the middle to the edge of the piece a place lies: 0 in the middle, 1 on the edge, more outside. */
export function howFarOut(outline: Outline, at: Flat, middle = middleOf(outline)): number {
  const [dx, dz] = [at[0] - middle[0], at[1] - middle[1]];
  if (dx === 0 && dz === 0) return 0;
  let least = Infinity;
  for (let i = 0; i < outline.length; i++) {
    const [a, b] = [outline[i] as Flat, outline[(i + 1) % outline.length] as Flat];
    const [ex, ez] = [b[0] - a[0], b[1] - a[1]];
    const bent = dx * ez - dz * ex;
    if (Math.abs(bent) < 1e-9) continue;
    const [ax, az] = [a[0] - middle[0], a[1] - middle[1]];
    const [reach, along] = [(ax * ez - az * ex) / bent, (ax * dz - az * dx) / bent];
    if (reach > 0 && along >= 0 && along <= 1) least = Math.min(least, reach);
  }
  return least === Infinity ? Infinity : 1 / least;
}
