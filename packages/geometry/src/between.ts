import { bodyOfPolygon, cornersOf, type Body } from './body.js';
import { add, commonArea2, negate } from './exact/clip.js';
import { hull } from './exact/convex.js';
import { inContact, overlap } from './sight/contact.js';

/**
 * The surface between two convex bodies: their common hull without the bodies themselves. It is both what a game means by
 * "every line between two bases" and the fire zone of two units.
 */
export interface Between {
  readonly a: Body;
  readonly b: Body;
  readonly hull: Body;
}

export const between = (a: Body, b: Body): Between => ({
  a,
  b,
  hull: bodyOfPolygon(hull([...cornersOf(a), ...cornersOf(b)]), { kind: 'end' }),
});

/** Does a body cover a positive area of the surface? Touching it from outside is not enough. */
export function liesBetween(body: Body, { a, b, hull: whole }: Between): boolean {
  if (!overlap(body, whole)) return false;
  if (!inContact(body, a) && !inContact(body, b)) return true;
  return areaBetween(body, a, b, whole);
}

/** By exact areas: what of the body lies in the hull, less what lies in a, in b, and (counted twice) in both. */
function areaBetween(body: Body, a: Body, b: Body, whole: Body): boolean {
  const [own, inA, inB] = [cornersOf(body), cornersOf(a), cornersOf(b)];
  const inEnds = add(add(commonArea2(own, inA), commonArea2(own, inB)), negate(commonArea2(own, inA, inB)));
  return add(commonArea2(own, cornersOf(whole)), negate(inEnds)).top > 0n;
}
