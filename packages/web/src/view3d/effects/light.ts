import type { Lens, Screen } from '../camera/lens.js';
import type { Mesh } from '../mesh/mesh.js';
import { crossed, dot, minus, plus, times, unit, type Vec } from '../mesh/vec.js';

/** A colour as the screen adds it up: what it shines with, and how much of what lies behind it it hides. */
export type Tint = readonly [red: number, green: number, blue: number, cover: number];

/** Shines, and hides nothing. */
export const lit = ([r, g, b]: Vec, strength: number): Tint => [r * strength, g * strength, b * strength, 0];
/** Covers, like smoke or paint. */
export const solid = ([r, g, b]: Vec, strength: number): Tint => [r * strength, g * strength, b * strength, strength];

/**
 * Everything that lights up for a moment, as one mesh that is made anew for every picture: spots that face the eye, strokes of light,
 * lines on the ground. Normals say where in a spot a corner lies, and how sharp its edge is.
 */
export class Lights {
  readonly #lens: Lens;
  readonly #perPx: number;
  readonly #positions: number[] = [];
  readonly #spots: number[] = [];
  readonly #inks: number[] = [];
  readonly #indices: number[] = [];

  constructor(lens: Lens, screen: Screen) {
    this.#lens = lens;
    this.#perPx = (2 * Math.tan((lens.field * Math.PI) / 360)) / Math.max(1, screen.height);
  }

  get isEmpty(): boolean {
    return this.#indices.length === 0;
  }

  mesh(): Mesh {
    return {
      positions: new Float32Array(this.#positions),
      normals: new Float32Array(this.#spots),
      inks: new Float32Array(this.#inks),
      indices: new Uint32Array(this.#indices),
    };
  }

  /** So many pixels of the screen in millimetres, as far off as a place is. */
  px(at: Vec, pixels: number): number {
    return Math.max(1, dot(minus(at, this.#lens.eye), this.#lens.forward)) * this.#perPx * pixels;
  }

  /** A place on a plane that faces the eye. */
  facing(at: Vec, right: number, up: number): Vec {
    return plus(at, plus(times(this.#lens.right, right), times(this.#lens.up, up)));
  }

  /** A soft spot that faces the eye; sharp where `edge` is 1. */
  spot(at: Vec, radius: number, tint: Tint, edge = 0): void {
    if (radius <= 0 || isNothing(tint)) return;
    const corner = (u: number, v: number): [Vec, number, number] => [this.facing(at, u * radius, v * radius), u, v];
    this.#quad([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], [tint, tint, tint, tint], edge);
  }

  /** A band that turns its face to the eye as far as it can. */
  stroke(from: Vec, to: Vec, width: number, tint: Tint, start: Tint = tint, edge = 0.4): void {
    if (isNothing(tint) && isNothing(start)) return;
    const along = minus(to, from);
    const aside = times(unit(crossed(along, minus(times(plus(from, to), 0.5), this.#lens.eye))), width / 2);
    this.#quad(
      [
        [minus(from, aside), 0, -1],
        [plus(from, aside), 0, 1],
        [plus(to, aside), 0, 1],
        [minus(to, aside), 0, -1],
      ],
      [start, start, tint, tint],
      edge,
    );
  }

  /** A line that lies on the ground, with a dark edge so that it stands out from any. */
  line(points: readonly Vec[], width: number, tint: Tint, { isEdged = true, dash = false } = {}): void {
    const dark = solid([0.04, 0.03, 0.02], 0.6 * Math.max(tint[3], 0.001));
    for (let i = 1; i < points.length; i++) {
      if (dash && i % 2 === 0) continue;
      const [from, to] = [points[i - 1] as Vec, points[i] as Vec];
      const aside = unit(crossed(minus(to, from), [0, 1, 0]));
      const lay = (wide: number, ink: Tint, lift: number): void => {
        const [a, b] = [times(aside, wide / 2), [0, lift, 0] as Vec];
        this.#quad(
          [
            [plus(minus(from, a), b), 0, -0.7],
            [plus(plus(from, a), b), 0, 0.7],
            [plus(plus(to, a), b), 0, 0.7],
            [plus(minus(to, a), b), 0, -0.7],
          ],
          [ink, ink, ink, ink],
          1,
        );
      };
      if (isEdged && tint[3] > 0) lay(width * 1.7, dark, 0);
      lay(width, tint, 0.25);
    }
  }

  #quad(
    corners: readonly (readonly [at: Vec, u: number, v: number])[],
    inks: readonly [Tint, Tint, Tint, Tint],
    edge: number,
  ): void {
    const first = this.#positions.length / 3;
    for (const [i, [at, u, v]] of corners.entries()) {
      this.#positions.push(...at);
      this.#spots.push(u, v, edge);
      this.#inks.push(...(inks[i] as Tint));
    }
    this.#indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }
}

const isNothing = ([r, g, b, cover]: Tint): boolean => r + g + b + cover < 0.004;
