import { solidsNearer, withinOfPoint } from './distance.js';
import { solidOf } from './solid.js';
import type { Placed, Point } from './shapes.js';
import type { Um } from './units.js';

/** How a round blast template lies on a base: its centre on it, some of it on it, or none. */
export const COVERAGES = ['centre', 'partly', 'none'] as const;
export type Coverage = (typeof COVERAGES)[number];

export interface RoundTemplate {
  readonly centre: Point;
  readonly radius: Um;
}

/**
 * Exact for true discs and for the canonical outlines of other bases. A template that only touches a base covers no part of
 * it; a centre on the base's very rim is on the base.
 */
export function coverage({ centre, radius }: RoundTemplate, placed: Placed): Coverage {
  if (withinOfPoint(placed, centre, 0)) return 'centre';
  const point = { core: [centre.x, centre.y], radius: 0, x: centre.x, y: centre.y, reach: 0, convex: true };
  return solidsNearer(solidOf(placed), point, radius, false) ? 'partly' : 'none';
}

/** The bases under a template, by index, with the one under its centre (or several, if bases overlap) marked. */
export function underTemplate(
  template: RoundTemplate,
  bases: readonly Placed[],
): { readonly index: number; readonly coverage: Exclude<Coverage, 'none'> }[] {
  return bases.flatMap((placed, index) => {
    const found = coverage(template, placed);
    return found === 'none' ? [] : [{ index, coverage: found }];
  });
}
