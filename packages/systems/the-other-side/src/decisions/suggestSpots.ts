import { FACINGS, inches, pointAt, type Point, type Um } from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import { placedOf } from '../ground/board.js';
import { MARKER_BASE, PUSH_ON_RANGE } from '../rulings.js';
import { inOneSquare } from '../search/regions.js';
import type { FireteamId, State } from '../state.js';
import { denseSpot, regionOfSpot } from './denseSpot.js';
import { isHopeless, spotFault, type SpotQuestion } from './spots.js';

/** Where a point may be tried first: each is judged, and `findSpot` looks by the bounds when none of them will do. */

/** In a region drawn at random, if it has room. */
export function somewhere(s: State, q: SpotQuestion, rng: Rng): Point | undefined {
  const spots = candidates(s, q);
  const drawn = spots[rng.below(Math.max(1, spots.length))];
  const region = drawn && regionOfSpot(s, q, drawn);
  return region === undefined ? undefined : denseSpot(s, q, rng, at => regionOfSpot(s, q, at) === region);
}

/** A look over a raster. */
export function quickSpot(s: State, q: SpotQuestion, rng?: Rng): Point | undefined {
  const spots = candidates(s, q);
  const start = rng === undefined ? 0 : rng.below(Math.max(1, spots.length));
  const drawn = spots[start];
  if (drawn === undefined) return undefined;
  // Now and then every region is as likely as any other, however little room it has.
  const wide = !('fireteam' in q);
  const balanced = rng?.below(3) === 0;
  const region = balanced && !wide ? regionOfSpot(s, q, drawn) : undefined;
  if (balanced)
    for (let i = 0; i < spots.length; i++) {
      const at = spots[(start + i * STRIDE) % spots.length] as Point;
      const near = wide ? inOneSquare(at, drawn) : regionOfSpot(s, q, at) === region;
      if (near && spotFault(s, q, at) === undefined) return at;
    }
  for (let i = 0; i < spots.length; i++) {
    const at = spots[(start + i * STRIDE) % spots.length] as Point;
    if (spotFault(s, q, at) === undefined) return at;
  }
  return undefined;
}

/** Points are tried in leaps, so that neighbours of one that failed come late. Prime to every number of points here. */
const STRIDE = 7919;

/** Points worth a try, spread over wherever the answer may lie. */
export function candidates(s: State, q: SpotQuestion): readonly Point[] {
  if (q.what === 'variable' || q.what === 'cache') return grid(s);
  if (isHopeless(s, q)) return NOWHERE;
  if (q.what === 'trap') return ring(s, q.fireteam, MARKER_BASE.radius, 48);
  const range = q.what === 'marker' || q.what === 'create' ? q.range : PUSH_ON_RANGE;
  return [0, 0.5, 1].flatMap(share => ring(s, q.fireteam, Math.round(range * share) + MARKER_BASE.radius, 16));
}

const NOWHERE: readonly Point[] = [];

const grids = new Map<string, readonly Point[]>();

/** All points of the table on whole inches. */
function grid({ book }: State): readonly Point[] {
  const { width, depth } = book.table;
  const key = `${width} ${depth}`;
  let points = grids.get(key);
  if (points === undefined) {
    const list: Point[] = [];
    for (let x = inches(1); x < width; x += inches(1))
      for (let y = inches(1); y < depth; y += inches(1)) list.push({ x, y });
    grids.set(key, (points = list));
  }
  return points;
}

/** Centres around a Fireteam, so far beyond the edge of its base. */
function ring(s: State, fireteam: FireteamId, beyond: Um, count: number): Point[] {
  const { base, at } = placedOf(s, fireteam);
  // Around a building, which is no disc, the quick look is a rough one.
  const radius = base.kind === 'round' ? base.radius : base.length / 2;
  return Array.from({ length: count }, (_, i) =>
    pointAt(at, Math.floor((i * FACINGS) / count), Math.round(radius) + beyond),
  );
}
