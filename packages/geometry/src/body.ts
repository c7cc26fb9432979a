import { outlineOf, toOutline, type Outline } from './outline.js';
import type { Placed, Point, Polygon } from './shapes.js';
import type { Um } from './units.js';

/** What a body belongs to, so that a ruling can name what is in the way. Indices are those of the caller's own lists. */
export type BodySource =
  | { readonly kind: 'terrain'; readonly piece: number }
  | { readonly kind: 'blocker'; readonly index: number }
  | { readonly kind: 'end' };

/**
 * Something convex that stands on the table: a convex part of a terrain piece, another base, or an end of a sight line.
 * The corners are relative to a lattice point near the middle, so that bases of one shape share their outline. All
 * bodies are built by `bodyAt`: one hidden class keeps the inner loops of the sight tests fast.
 */
export interface Body {
  readonly outline: Outline;
  readonly x: Um;
  readonly y: Um;
  readonly source: BodySource;
}

export const bodyAt = (outline: Outline, x: Um, y: Um, source: BodySource): Body => ({ outline, x, y, source });

export const bodyOf = ({ base, at, facing }: Placed, source: BodySource): Body =>
  bodyAt(outlineOf(base, facing), at.x, at.y, source);

/** The body of a strictly convex counter-clockwise polygon. */
export function bodyOfPolygon(corners: Polygon, source: BodySource): Body {
  const { x, y } = middleOf(corners);
  return bodyAt(toOutline(corners.map(corner => ({ x: corner.x - x, y: corner.y - y }))), x, y, source);
}

/** The lattice point nearest to the middle of the bounding box. */
export function middleOf(points: readonly Point[]): Point {
  const xs = points.map(p => p.x);
  const ys = points.map(p => p.y);
  return {
    x: Math.round((Math.min(...xs) + Math.max(...xs)) / 2),
    y: Math.round((Math.min(...ys) + Math.max(...ys)) / 2),
  };
}

/** The corners in their places on the table. */
export function cornersOf({ outline: { xs, ys }, x, y }: Body): Polygon {
  return Array.from(xs, (relX, i) => ({ x: x + relX, y: y + ys[i]! }));
}

/** Terrain before blockers, then by index: a total order for lists of what is in the way. */
export const bySource = (p: BodySource, q: BodySource): number => rank(p) - rank(q) || indexOf(p) - indexOf(q);

const rank = ({ kind }: BodySource): number => (kind === 'terrain' ? 0 : 1);

function indexOf(source: BodySource): number {
  if (source.kind === 'terrain') return source.piece;
  return source.kind === 'blocker' ? source.index : 0;
}

/** The list without repetitions, first mentions kept. */
export const uniqueSources = (sources: readonly BodySource[]): BodySource[] =>
  sources.filter((source, i) => sources.findIndex(earlier => bySource(earlier, source) === 0) === i);
