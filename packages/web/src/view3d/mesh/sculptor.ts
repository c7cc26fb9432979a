import type { Coat } from './coat.js';
import type { Mesh } from './mesh.js';
import { crossed, dot, lengthOf, minus, plus, times, unit, type Flat, type Vec } from './vec.js';

/** How finely things are cut: far figures need less. */
export interface Finish {
  /** Corners around a round part. */
  readonly around: number;
  /** Rings from end to end of a ball. */
  readonly rings: number;
  /** Corners around a thin rod. */
  readonly rod: number;
  /** Parts are left out whose half size is less, in millimetres. */
  readonly least: number;
  /** Are crowns of trees cut finely, whatever else is not? */
  readonly leafy?: boolean;
  /** Triangles are left out that are smaller, in square millimetres. */
  readonly crumb?: number;
}

export const FINE: Finish = { around: 12, rings: 7, rod: 7, least: 0 };
export const PLAIN: Finish = { around: 8, rings: 5, rod: 5, least: 0 };
export const COARSE: Finish = { around: 6, rings: 3, rod: 3, least: 1.9 };
export const ROUGH: Finish = { around: 5, rings: 2, rod: 3, least: 3 };
/** For pictures that are gone before one has looked at them. */
export const BARE: Finish = { around: 4, rings: 2, rod: 3, least: 4.6 };
/** The same for scenery, whose parts are many and lie side by side. */
export const BARE_LAND: Finish = { ...BARE, crumb: 26 };

/** A turn and a move for what is sculpted next. */
export interface Pose {
  readonly at?: Vec;
  /** Radians about the upright axis, then about the axis across. */
  readonly turn?: number;
  readonly tilt?: number;
  readonly scale?: number;
}

/** An upright or lying round part is a row of rings: how far out, how far along. */
export type Ring = readonly [radius: number, along: number];

export interface Section {
  readonly at: Vec;
  /** Half the height and half the width. */
  readonly high: number;
  readonly wide: number;
}

/** Builds a mesh of simple parts. A figure looks along +x, and stands on the ground y = 0. */
export class Sculptor {
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #inks: number[] = [];
  readonly #indices: number[] = [];
  #pose: (at: Vec) => Vec = at => at;
  #scale = 1;

  readonly finish: Finish;

  constructor(finish: Finish = PLAIN) {
    this.finish = finish;
  }

  get isEmpty(): boolean {
    return this.#indices.length === 0;
  }

  mesh(): Mesh {
    return {
      positions: new Float32Array(this.#positions),
      normals: new Float32Array(this.#normals),
      inks: new Float32Array(this.#inks),
      indices: new Uint32Array(this.#indices),
    };
  }

  /** What `make` sculpts is moved and turned as a whole. */
  posed({ at = [0, 0, 0], turn = 0, tilt = 0, scale = 1 }: Pose, make: () => void): void {
    const before = this.#pose;
    const scaleBefore = this.#scale;
    this.#scale *= scale;
    const [ct, st, cl, sl] = [Math.cos(turn), Math.sin(turn), Math.cos(tilt), Math.sin(tilt)];
    this.#pose = ([x, y, z]) => {
      const [lx, ly] = [x * cl - y * sl, x * sl + y * cl];
      return before([at[0] + (lx * ct + z * st) * scale, at[1] + ly * scale, at[2] + (z * ct - lx * st) * scale]);
    };
    make();
    this.#pose = before;
    this.#scale = scaleBefore;
  }

  /** The same on both sides: `make` gets 1 and -1 to multiply z with. */
  paired(make: (side: 1 | -1) => void): void {
    make(1);
    make(-1);
  }

  /** A flat face with the given corners, turned away from `inside`. */
  facet(corners: readonly Vec[], coat: Coat, inside: Vec): void {
    const posed = corners.map(corner => this.#pose(corner));
    const core = this.#pose(inside);
    const [a, b, c] = posed as [Vec, Vec, Vec];
    const normal = unit(crossed(minus(b, a), minus(c, a)));
    const away = dot(normal, minus(a, core)) >= 0;
    const facing = away ? normal : times(normal, -1);
    const first = posed.map(corner => this.#corner(corner, facing, coat))[0] as number;
    for (let i = 1; i + 1 < posed.length; i++) this.#triangle(first, first + i, first + i + 1, away);
  }

  /** Triangles with corners of their own normals; winding follows the normals. */
  smooth(
    corners: readonly { readonly at: Vec; readonly normal: Vec; readonly coat: Coat }[],
    faces: readonly Vec[],
  ): void {
    const origin = this.#pose([0, 0, 0]);
    const posed = corners.map(({ at }) => this.#pose(at));
    const normals = corners.map(({ at, normal }, i) => {
      // The pose turns, moves and scales evenly: a normal goes where the end of an arrow goes.
      const tip = this.#pose(plus(at, normal));
      return unit(minus(tip, posed[i] as Vec));
    });
    const first = this.#positions.length / 3;
    for (const [i, { coat }] of corners.entries()) this.#corner(posed[i] as Vec, normals[i] as Vec, coat);
    for (const [a, b, c] of faces) {
      const [pa, pb, pc] = [posed[a] ?? origin, posed[b] ?? origin, posed[c] ?? origin];
      const flat = crossed(minus(pb, pa), minus(pc, pa));
      if (lengthOf(flat) < 1e-9) continue;
      const mean = plus(plus(normals[a] ?? origin, normals[b] ?? origin), normals[c] ?? origin);
      this.#triangle(first + a, first + b, first + c, dot(flat, mean) >= 0);
    }
  }

  ball(at: Vec, radii: number | Vec, coat: Coat): void {
    const [rx, ry, rz] = typeof radii === 'number' ? [radii, radii, radii] : radii;
    if (this.#isTiny(Math.max(rx, ry, rz))) return;
    const { around, rings } = this.finish;
    const corners = Array.from({ length: (rings + 1) * around }, (_, i) => {
      const up = Math.PI * (Math.floor(i / around) / rings - 0.5);
      const turn = (2 * Math.PI * (i % around)) / around;
      const n: Vec = [Math.cos(up) * Math.cos(turn), Math.sin(up), Math.cos(up) * Math.sin(turn)];
      return {
        at: [at[0] + n[0] * rx, at[1] + n[1] * ry, at[2] + n[2] * rz] as Vec,
        normal: unit([n[0] / rx, n[1] / ry, n[2] / rz]),
        coat,
      };
    });
    this.smooth(corners, ringFaces(rings + 1, around));
  }

  /** Turned on a lathe around the upright axis; `wide` squeezes it across. Corners between rings stay sharp where `sharp`. */
  lathe(
    at: Vec,
    rings: readonly Ring[],
    coat: Coat,
    options: { wide?: number; sharp?: boolean; around?: number } = {},
  ): void {
    const { wide = 1, sharp = false, around = this.finish.around } = options;
    const tall = (rings.at(-1) as Ring)[1] - (rings[0] as Ring)[1];
    if (this.#isTiny(Math.max(tall / 2, ...rings.map(([radius]) => radius)))) return;
    const spot = (ring: Ring, i: number): Vec => {
      const turn = (2 * Math.PI * (i + 0.5)) / around;
      return [at[0] + ring[0] * Math.cos(turn), at[1] + ring[1], at[2] + ring[0] * wide * Math.sin(turn)];
    };
    const core: Vec = [at[0], at[1] + ((rings[0] as Ring)[1] + (rings.at(-1) as Ring)[1]) / 2, at[2]];
    if (sharp)
      for (let k = 0; k + 1 < rings.length; k++) {
        const [low, high] = [rings[k] as Ring, rings[k + 1] as Ring];
        // Away from the middle of this very ring, so that brims and grooves are lit from the right side.
        const inside: Vec = [at[0], at[1] + (low[1] + high[1]) / 2, at[2]];
        for (let i = 0; i < around; i++) {
          const corners = [spot(low, i), spot(low, i + 1), spot(high, i + 1), spot(high, i)];
          if (high[0] < 1e-6) corners.pop();
          this.facet(
            low[0] < 1e-6 ? corners.slice(1) : corners,
            coat,
            low[1] === high[1] ? minus(inside, [0, 1, 0]) : inside,
          );
        }
      }
    else {
      const slopes = rings.map((_, k) => {
        const [a, b] = [rings[Math.max(0, k - 1)] as Ring, rings[Math.min(rings.length - 1, k + 1)] as Ring];
        return [b[1] - a[1], a[0] - b[0]] as const;
      });
      const corners = rings.flatMap((ring, k) =>
        Array.from({ length: around }, (_, i) => {
          const turn = (2 * Math.PI * (i + 0.5)) / around;
          const [out, up] = slopes[k] as readonly [number, number];
          return {
            at: spot(ring, i),
            normal: unit([out * Math.cos(turn), up, (out * Math.sin(turn)) / wide]),
            coat,
          };
        }),
      );
      this.smooth(corners, ringFaces(rings.length, around));
    }
    const [top, bottom] = [rings.at(-1) as Ring, rings[0] as Ring];
    if (top[0] > 1e-6)
      this.facet(
        Array.from({ length: around }, (_, i) => spot(top, i)),
        coat,
        core,
      );
    if (bottom[0] > 1e-6 && at[1] + bottom[1] > 0.5)
      this.facet(
        Array.from({ length: around }, (_, i) => spot(bottom, i)),
        coat,
        core,
      );
  }

  /** Round sections along a way: bodies, necks, hulls. */
  loft(sections: readonly Section[], coat: Coat): void {
    const { around } = this.finish;
    const corners = sections.flatMap(({ at, high, wide }, k) => {
      const before = sections[Math.max(0, k - 1)] as Section;
      const after = sections[Math.min(sections.length - 1, k + 1)] as Section;
      const along = unit(minus(after.at, before.at));
      const across: Vec = unit(crossed(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
      const up = crossed(across, along);
      return Array.from({ length: around }, (_, i) => {
        const turn = (2 * Math.PI * i) / around;
        const [u, v] = [Math.cos(turn), Math.sin(turn)];
        return {
          at: plus(at, plus(times(across, u * wide), times(up, v * high))),
          normal: unit(plus(times(across, u / Math.max(wide, 0.1)), times(up, v / Math.max(high, 0.1)))),
          coat,
        };
      });
    });
    this.smooth(corners, ringFaces(sections.length, around));
    for (const end of [0, sections.length - 1]) {
      const { at, high, wide } = sections[end] as Section;
      if (Math.min(high, wide) < 0.2) continue;
      const ring = corners.slice(end * around, (end + 1) * around).map(corner => corner.at);
      const inward = (sections[end === 0 ? 1 : end - 1] as Section).at;
      if (lengthOf(minus(inward, at)) > 0) this.facet(ring, coat, inward);
    }
  }

  /** A straight limb, barrel or spike. */
  rod(from: Vec, to: Vec, thick: number, coat: Coat, thin = thick): void {
    if (this.#isTiny(lengthOf(minus(to, from)) / 2)) return;
    const { rod } = this.finish;
    const along = unit(minus(to, from));
    const across = unit(crossed(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
    const up = crossed(across, along);
    const corners = [0, 1].flatMap(end =>
      Array.from({ length: rod }, (_, i) => {
        const turn = (2 * Math.PI * i) / rod;
        const normal = plus(times(across, Math.cos(turn)), times(up, Math.sin(turn)));
        return { at: plus(end === 0 ? from : to, times(normal, end === 0 ? thick : thin)), normal, coat };
      }),
    );
    this.smooth(corners, ringFaces(2, rod));
    if (thin > 0.9)
      this.facet(
        corners.slice(rod).map(corner => corner.at),
        coat,
        from,
      );
  }

  /** A box that may narrow towards its top. `at` is the middle of its foot. */
  box(at: Vec, [long, high, wide]: Vec, coat: Coat, top: Flat = [1, 1], shift = 0): void {
    if (this.#isTiny(Math.max(long, high, wide) / 2)) return;
    const corner = (u: number, v: number, isTop: boolean): Vec => [
      at[0] + (u * long * (isTop ? top[0] : 1)) / 2 + (isTop ? shift : 0),
      at[1] + (isTop ? high : 0),
      at[2] + (v * wide * (isTop ? top[1] : 1)) / 2,
    ];
    const core: Vec = [at[0] + shift / 2, at[1] + high / 2, at[2]];
    const round: readonly Flat[] = [
      [1, 1],
      [1, -1],
      [-1, -1],
      [-1, 1],
    ];
    for (const [i, [u, v]] of round.entries()) {
      const [u2, v2] = round[(i + 1) % 4] as Flat;
      this.facet([corner(u, v, false), corner(u2, v2, false), corner(u2, v2, true), corner(u, v, true)], coat, core);
    }
    this.facet(
      round.map(([u, v]) => corner(u, v, true)),
      coat,
      core,
    );
    if (at[1] > 0.5)
      this.facet(
        round.map(([u, v]) => corner(u, v, false)),
        coat,
        core,
      );
  }

  /** A convex outline seen from the side, x and y, as thick as `wide`; its edge towards the eye may be drawn in. */
  slab(outline: readonly Flat[], middle: number, wide: number, coat: Coat, drawnIn = 1): void {
    const n = outline.length;
    const centre: Flat = [sum(outline, 0) / n, sum(outline, 1) / n];
    const side = (z: 1 | -1): readonly Vec[] =>
      outline.map(([x, y]) => [
        centre[0] + (x - centre[0]) * drawnIn,
        centre[1] + (y - centre[1]) * drawnIn,
        middle + (z * wide) / 2,
      ]);
    const core: Vec = [centre[0], centre[1], middle];
    const [left, right] = [side(1), side(-1)];
    this.facet(left, coat, core);
    this.facet(right, coat, core);
    if (drawnIn === 1) {
      for (let i = 0; i < n; i++)
        this.facet([left[i], left[(i + 1) % n], right[(i + 1) % n], right[i]] as Vec[], coat, core);
      return;
    }
    const rim = outline.map(([x, y]): Vec => [x, y, middle]);
    for (const face of [left, right])
      for (let i = 0; i < n; i++)
        this.facet([face[i], face[(i + 1) % n], rim[(i + 1) % n], rim[i]] as Vec[], coat, core);
  }

  /** A convex outline seen from above, x and z, from `low` to `high`; its top may be drawn in. */
  plate(outline: readonly Flat[], low: number, high: number, coat: Coat, drawnIn = 1): void {
    const n = outline.length;
    const centre: Flat = [sum(outline, 0) / n, sum(outline, 1) / n];
    const core: Vec = [centre[0], (low + high) / 2, centre[1]];
    const foot = outline.map(([x, z]): Vec => [x, low, z]);
    const top = outline.map(([x, z]): Vec => [
      centre[0] + (x - centre[0]) * drawnIn,
      high,
      centre[1] + (z - centre[1]) * drawnIn,
    ]);
    this.facet(top, coat, core);
    if (low > 0.5) this.facet(foot, coat, core);
    for (let i = 0; i < n; i++) this.facet([foot[i], foot[(i + 1) % n], top[(i + 1) % n], top[i]] as Vec[], coat, core);
  }

  #isTiny(half: number): boolean {
    return half * this.#scale < this.finish.least;
  }

  #corners(index: number): Vec {
    const [x = 0, y = 0, z = 0] = this.#positions.slice(3 * index, 3 * index + 3);
    return [x, y, z];
  }

  #corner(at: Vec, normal: Vec, coat: Coat): number {
    const index = this.#positions.length / 3;
    this.#positions.push(...at);
    this.#normals.push(...normal);
    this.#inks.push(...coat);
    return index;
  }

  #triangle(a: number, b: number, c: number, asGiven: boolean): void {
    const { crumb = 0 } = this.finish;
    if (crumb > 0) {
      const [p, q, r] = [this.#corners(a), this.#corners(b), this.#corners(c)];
      if (lengthOf(crossed(minus(q, p), minus(r, p))) / 2 < crumb) return;
    }
    if (asGiven) this.#indices.push(a, b, c);
    else this.#indices.push(a, c, b);
  }
}

const sum = (outline: readonly Flat[], axis: 0 | 1): number => outline.reduce((total, at) => total + at[axis], 0);

/** The faces between rings of corners, one after the other. */
export function ringFaces(rings: number, around: number): Vec[] {
  const faces: Vec[] = [];
  for (let ring = 0; ring + 1 < rings; ring++)
    for (let i = 0; i < around; i++) {
      const [a, b] = [ring * around + i, ring * around + ((i + 1) % around)];
      faces.push([a, b, b + around], [a, b + around, a + around]);
    }
  return faces;
}
