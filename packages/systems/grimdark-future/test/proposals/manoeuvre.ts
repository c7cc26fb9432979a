import { FACINGS, gap, inches, overlapping, pointAt, type Placed, type Point } from '@banneret/geometry';
import { seededRng, type Rng } from '@banneret/kernel';
import type { Figure } from '../../src/units/figures.js';
import type { Scene, Spot } from '../scene.js';

/**
 * A manoeuvre as it is tried here: random positions in which somebody is asked for it; what it can be aimed at in each; whether an
 * answer of the engine is one of it; and a search of its own for one that the judge accepts.
 */
export interface Manoeuvre {
  readonly name: string;
  readonly positions: number;
  /** A position in which it may be asked for; nothing if these numbers give none. */
  make(rng: Rng): Scene | undefined;
  /** Everything it may be aimed at, in a word each. */
  objects(s: Scene): readonly string[];
  /** What an answer is aimed at; several if it does for several. */
  aims(s: Scene, answer: unknown): readonly string[];
  /** Looks for a legal answer aimed at this, more densely than the engine does, and asks the judge. */
  search(s: Scene, object: string): boolean;
  /** Answers drawn at random at most, until everything listed has come up. */
  readonly draws?: number;
}

export interface Share {
  readonly possible: number;
  readonly offered: number;
  readonly sampled: number;
}

/** In how many cases in which a legal answer exists it is listed, and drawn as well. */
export function shareOf({ positions, make, objects, aims, search, name, draws = 60 }: Manoeuvre): Share {
  let [possible, offered, sampled] = [0, 0, 0];
  for (let seed = 0, made = 0; made < positions && seed < 20 * positions; seed++) {
    const s = make(seededRng(name, seed));
    if (s === undefined) continue;
    made++;
    const wanted = objects(s);
    const listed = new Set([...s.options()].flatMap(answer => aims(s, answer)));
    const drawn = new Set<string>();
    for (let i = 0; i < draws && !wanted.every(object => drawn.has(object) || !listed.has(object)); i++)
      for (const object of aims(s, s.sample(i))) drawn.add(object);
    for (const object of wanted) {
      const isListed = listed.has(object);
      if (!isListed && !drawn.has(object) && !search(s, object)) continue;
      possible++;
      if (isListed) offered++;
      if (drawn.has(object)) sampled++;
    }
  }
  return { possible, offered, sampled };
}

/** A number to a hundredth, both ends included. */
export const between = (rng: Rng, least: number, most: number): number =>
  least + rng.below(Math.round((most - least) * 100) + 1) / 100;

/** A scene, if the position is possible at all. */
export function possibly(make: () => Scene): Scene | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

export const BASE = 32_000 / 25_400;

/** Models in ranks of so many, a little more than a base apart, around a middle. */
export function block([x, y]: Spot, count: number, files = 3, step = BASE + 0.15): Spot[] {
  const ranks = Math.ceil(count / files);
  return Array.from({ length: count }, (_, i): Spot => {
    const [file, rank] = [i % files, Math.floor(i / files)];
    return [x + (file - (Math.min(files, count) - 1) / 2) * step, y + (rank - (ranks - 1) / 2) * step];
  });
}

/** A point so far from another, by a share of a whole turn. */
export function around([x, y]: Spot, turn: number, distance: number): Spot {
  const { x: dx, y: dy } = pointAt({ x: 0, y: 0 }, Math.round(turn * FACINGS), inches(distance));
  return [x + dx / 25_400, y + dy / 25_400];
}

/** Places in which a base touches another, all around it: `count` of them, each moved in as far as it goes. */
export function contacts(base: Placed['base'], host: Placed, count: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    let [near, far] = [0, 400_000];
    while (far - near > 1) {
      const middle = Math.round((near + far) / 2);
      const placed = { base, facing: 0, at: pointAt(host.at, Math.round((i * FACINGS) / count), middle) };
      if (overlapping(placed, host) || gap(placed, host) === 0) near = middle;
      else far = middle;
    }
    return pointAt(host.at, Math.round((i * FACINGS) / count), far);
  });
}

/** Is the middle of these more or less in the direction of a point, seen from another? `cosine` says how well. */
export function isTowards(from: Point, middle: Point, to: Point, cosine: number): boolean {
  const [ax, ay, bx, by] = [middle.x - from.x, middle.y - from.y, to.x - from.x, to.y - from.y];
  const lengths = Math.sqrt(ax * ax + ay * ay) * Math.sqrt(bx * bx + by * by);
  return lengths > 0 && (ax * bx + ay * by) / lengths >= cosine;
}

/** Every model by the same vector. */
export const shifted = (living: readonly Figure[], by: Point): Point[][] =>
  living.map(({ at }) => [{ x: at.x + by.x, y: at.y + by.y }]);

/** Vectors in many directions and of several lengths in inches. */
export const vectors = (lengths: readonly number[], directions = 48): Point[] =>
  lengths.flatMap(length =>
    Array.from({ length: directions }, (_, i) =>
      pointAt({ x: 0, y: 0 }, Math.round((i * FACINGS) / directions), inches(length) - 1),
    ),
  );
