import type { Body } from '../body.js';
import { clearAlong } from './clearAlong.js';
import { inContact, overlap } from './contact.js';
import type { Corridor } from './corridor.js';
import { LEFT, newLine, RIGHT, setLine, type Line } from './line.js';
import { clearLineThroughMeetings } from './meetings.js';
import type { RationalLine } from './rational.js';
import { everyTangent, setTangent } from './tangent.js';

/** A clear line, for tests and explanations: on the lattice, or through a point off it. */
export type Witness =
  | { readonly kind: 'lattice'; readonly line: Line }
  | { readonly kind: 'rational'; readonly line: RationalLine };

/**
 * The complete search: is any line between two ends clear? The ends must not touch.
 *
 * Every sight line is the stretch of a line that meets both ends, from the last point of a to the first of b. Call F
 * the set of lines whose stretch is clear, and look along the lines from a to b, so that left is up. F is closed, because
 * interiors are open, and bounded, because the ends are apart. So if F is not empty it has a member turned as far
 * counter-clockwise as possible. What stops it from turning further, about any of its points?
 *
 * - Something just under it, then something just over it farther along. A blocker under the line touches it from the
 *   right, one over it from the left. End a stops the line from sinking below a: then it touches from the left. End b
 *   stops it from rising above b: it touches from the right. If all that lies just over the line came before all that
 *   lies just under it, the line could be turned a little about a point in between.
 * - Or a place where an end meets the outline of a blocker: there the stretch may begin to enter the blocker without ever
 *   having grazed it. Such a line passes through that meeting point and touches a body, or another meeting point.
 *
 * So it is enough to test one tangent for every pair of bodies, and for the few meeting points all tangents and joins.
 * What happens between these lines is the same all the way: the order of the bodies along the line, and on which side
 * each lies, can only change at a tangent or at a meeting point.
 */
export function findClearLine(corridor: Corridor): Witness | undefined {
  const line = newLine();
  if (someTangentClear(corridor, line)) return { kind: 'lattice', line };
  const exact = clearLineThroughMeetings(corridor);
  return exact && { kind: 'rational', line: exact };
}

function someTangentClear(corridor: Corridor, line: Line): boolean {
  const { a, b, bodies, sides } = corridor;
  if (tangentClear(corridor, line, a, LEFT, b, RIGHT)) return true;
  for (let i = 0; i < bodies.length; i++) {
    const body = bodies[i]!;
    const side = sides[i] ?? 0;
    if (side !== RIGHT && tangentClear(corridor, line, a, LEFT, body, LEFT)) return true;
    if (side !== LEFT && tangentClear(corridor, line, body, RIGHT, b, RIGHT)) return true;
    for (let j = 0; j < i; j++) {
      if (side !== 0 && side === sides[j]) continue; // one of the two would be on its wrong side
      if (tangentClear(corridor, line, body, RIGHT, bodies[j]!, LEFT)) return true;
    }
  }
  return false;
}

type Touching = typeof LEFT | typeof RIGHT;

function tangentClear(corridor: Corridor, line: Line, x: Body, xSide: Touching, y: Body, ySide: Touching): boolean {
  if (!inContact(x, y) && setTangent(line, x, xSide, y, ySide)) return clearAlong(corridor, line);
  // Bodies in contact may have several tangents of one kind. No line can part two that overlap.
  if (xSide !== ySide && overlap(x, y)) return false;
  return everyTangent(x, xSide, y, ySide).some(([from, to]) => {
    setLine(line, from.x, from.y, to.x, to.y);
    return clearAlong(corridor, line);
  });
}
