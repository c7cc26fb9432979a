import { bodyOf, bodyOfPolygon, cornersOf, type Body } from '../body.js';
import { hull } from '../exact/convex.js';
import { assertLattice, cross, onLattice } from '../exact/orient.js';
import { sweptCore } from '../move/swept.js';
import { outlineOf } from '../outline.js';
import type { Placed, Point, Polygon } from '../shapes.js';

/** Something other than terrain that may be in the way: a base, or a convex polygon made of bases. */
export interface SightBlocker {
  readonly shape:
    | { readonly kind: 'base'; readonly placed: Placed }
    | { readonly kind: 'polygon'; readonly corners: Polygon };
  /** The unit it belongs to, so that a query can look through whole units. */
  readonly group: number;
}

/** SightBlockers made ready for many queries. Build them once per position of the models. */
export interface SightBlockers {
  readonly bodies: readonly Body[];
  readonly groups: Int32Array;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

export const baseBlocker = (placed: Placed, group: number): SightBlocker => ({
  shape: { kind: 'base', placed },
  group,
});

/** The ground between two bases of one unit, with the bases themselves: the smallest convex area that holds both. */
export const linkBlocker = (a: Placed, b: Placed, group: number): SightBlocker => {
  const corners = alike(a, b) ? strip(outlineOf(a.base, a.facing).corners, a.at, b.at) : undefined;
  if (corners) return { shape: { kind: 'polygon', corners }, group };
  const ends = [bodyOf(a, { kind: 'end' }), bodyOf(b, { kind: 'end' })];
  return { shape: { kind: 'polygon', corners: hull(ends.flatMap(cornersOf)) }, group };
};

/** Do two bases have the same outline? Then the strip between them is one of them swept to the other, without a search. */
const alike = (a: Placed, b: Placed): boolean =>
  outlineOf(a.base, a.facing) === outlineOf(b.base, b.facing) && (a.at.x !== b.at.x || a.at.y !== b.at.y);

/** What an outline sweeps over, without the corners that lie on a straight edge. */
function strip(corners: Polygon, from: Point, to: Point): Polygon {
  const core = sweptCore(corners, from, to);
  const swept: Point[] = [];
  for (let i = 0; i < core.length; i += 2) swept.push({ x: core[i]!, y: core[i + 1]! });
  return swept.filter((corner, i) => {
    const before = swept.at(i - 1)!;
    const after = swept[(i + 1) % swept.length]!;
    return cross(before, corner, after) > 0;
  });
}

export function prepareBlockers(blockers: readonly SightBlocker[]): SightBlockers {
  const bodies: Body[] = [];
  const groups = new Int32Array(blockers.length);
  const xs = new Float64Array(blockers.length);
  const ys = new Float64Array(blockers.length);
  for (let index = 0; index < blockers.length; index++) {
    const { shape, group } = blockers[index]!;
    const body = bodyOfBlocker(shape, index);
    bodies.push(body);
    groups[index] = group;
    xs[index] = body.x;
    ys[index] = body.y;
  }
  return { bodies, groups, xs, ys };
}

function bodyOfBlocker(shape: SightBlocker['shape'], index: number): Body {
  if (shape.kind === 'polygon') return bodyOfPolygon(shape.corners, { kind: 'blocker', index });
  if (!onLattice(shape.placed.at)) assertLattice(shape.placed.at, `the centre of blocker ${index}`);
  return bodyOf(shape.placed, { kind: 'blocker', index });
}
