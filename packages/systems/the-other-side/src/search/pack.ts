import { type Placed, type Point } from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import { meetings, type Bound } from './bounds.js';

/** Bases to be put down one after the other, and what is asked of each. */
export interface Packing {
  readonly bodies: readonly Placed[];
  /** What bounds the place of the i-th when those before it stand here. */
  readonly bounds: (i: number, before: readonly Placed[]) => readonly Bound[];
  /** Other points worth a look: where sight decides, no bound tells. */
  readonly more?: (i: number, before: readonly Placed[]) => Iterable<Point>;
  /** Only here may the first of them be: for who looks in one region after another. */
  readonly only?: (at: Point) => boolean;
  /** May it stand there, beside those before it? */
  readonly fits: (i: number, body: Placed, before: readonly Placed[]) => boolean;
  /** Are all of them right together? */
  readonly whole: (bodies: readonly Placed[]) => boolean;
}

/** So many places of one base are followed up before the search goes back to the one before it. */
const BRANCHES = 24;
/** And so many are followed up in all: a Squad that finds none among so many has none for practical purposes. */
const MOST_TRIES = 600;

/** Places for all of them, or nothing if there are none. Slow and thorough: for when a quick look has found nothing. */
export function pack(packing: Packing, rng?: Rng): Placed[] | undefined {
  const tries = { left: MOST_TRIES };
  return placeNext(packing, [], tries, rng);
}

function placeNext(
  packing: Packing,
  before: readonly Placed[],
  tries: { left: number },
  rng: Rng | undefined,
): Placed[] | undefined {
  const i = before.length;
  const body = packing.bodies[i];
  if (body === undefined) return packing.whole(before) ? [...before] : undefined;
  let branches = i === packing.bodies.length - 1 ? Infinity : BRANCHES;
  const seen = new Set<string>();
  for (const at of candidates(packing, i, before, rng)) {
    const key = `${at.x} ${at.y}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (i === 0 && packing.only?.(at) === false) continue;
    const end = { ...body, at };
    if (!packing.fits(i, end, before)) continue;
    if (--tries.left < 0 || --branches < 0) return undefined;
    const found = placeNext(packing, [...before, end], tries, rng);
    if (found !== undefined) return found;
  }
  return undefined;
}

function candidates(packing: Packing, i: number, before: readonly Placed[], rng: Rng | undefined): readonly Point[] {
  const points = [...meetings(packing.bounds(i, before)), ...(packing.more?.(i, before) ?? [])];
  const start = rng === undefined || points.length === 0 ? 0 : rng.below(points.length);
  return [...points.slice(start), ...points.slice(0, start)];
}
