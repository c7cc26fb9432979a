import type { Body } from '../body.js';
import { extremeCorner } from '../extreme.js';
import { blocksStretch, stretchBetweenEnds } from './clearAlong.js';
import { inContact } from './contact.js';
import type { Corridor } from './corridor.js';
import { LEFT, newLine, RIGHT, sideOf, type Line } from './line.js';
import { setTangent } from './tangent.js';

export type Verdict = 'open' | 'blocked' | 'unsettled';

const leftBorder = newLine();
const rightBorder = newLine();

/**
 * Settles most corridors by their two borders, the outer tangents of the ends, between which all sight lines run.
 *
 * - A body beyond a border is in nobody's way and is dropped.
 * - A border that nothing blocks is itself a clear line (cuts aside: then the search goes on).
 * - A blocker apart from both ends that blocks both borders blocks everything: being convex it contains a line across the
 *   corridor that parts the ends from each other.
 * - One that blocks the left border only must lie to the left of every clear line, for it cannot be reached around; the
 *   same on the right. The search uses this to skip pairs.
 */
export function prune(corridor: Corridor): Verdict {
  const { a, b, bodies, cuts, sides } = corridor;
  sides.length = 0;
  if (!setTangent(leftBorder, a, RIGHT, b, RIGHT) || !setTangent(rightBorder, a, LEFT, b, LEFT)) return 'unsettled';
  if (bodies.length > 0 && blocksBothBorders(corridor, bodies[0]!)) return 'blocked';
  dropBeyondBorders(bodies);
  const blocksLeft = markBorder(corridor, leftBorder, LEFT);
  if (!blocksLeft && cuts.length === 0) return 'open';
  const blocksRight = markBorder(corridor, rightBorder, RIGHT);
  if (!blocksRight && cuts.length === 0) return 'open';
  return sides.includes(BOTH) || somePairBars(corridor) ? 'blocked' : 'unsettled';
}

/** Settles most blocked corridors by the one body that `clearBetweenMiddles` has put first. */
function blocksBothBorders(corridor: Corridor, body: Body): boolean {
  const { a, b } = corridor;
  if (!stretchBetweenEnds(corridor, leftBorder) || !blocksStretch(body, leftBorder)) return false;
  if (!stretchBetweenEnds(corridor, rightBorder) || !blocksStretch(body, rightBorder)) return false;
  return !inContact(body, a) && !inContact(body, b);
}

/** Mark of a body that blocks both borders. */
const BOTH = 2;

function dropBeyondBorders(bodies: Body[]): void {
  let kept = 0;
  for (const body of bodies) {
    if (sideOf(body, leftBorder) === LEFT || sideOf(body, rightBorder) === RIGHT) continue;
    bodies[kept++] = body;
  }
  bodies.length = kept;
}

/** Marks the bodies that block a border and touch neither end; says whether any body blocks it. */
function markBorder(corridor: Corridor, border: Line, side: 1 | -1): boolean {
  const { a, b, bodies, sides } = corridor;
  stretchBetweenEnds(corridor, border);
  let blocked = false;
  for (let i = 0; i < bodies.length; i++) {
    const body = bodies[i]!;
    const earlier = sides[i] ?? 0;
    const blocks = blocksStretch(body, border);
    sides[i] = earlier;
    if (!blocks) continue;
    blocked = true;
    if (!inContact(body, a) && !inContact(body, b)) sides[i] = earlier === 0 ? side : BOTH;
  }
  return blocked;
}

/**
 * A body that must stay left of the line and one that must stay right of it can bar the corridor between them: when the
 * right one reaches farther left than the left one reaches right, and by more than the steepest line climbs from one to
 * the other. Rounded, with a margin of a few micrometres; a close call is left to the search.
 */
function somePairBars({ a, b, bodies, sides }: Corridor): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const reaches = a.outline.reach + b.outline.reach;
  if (length <= reaches + 1) return false;
  const steepest = (reaches + 1) / (length - reaches - 1);
  for (let i = 0; i < bodies.length; i++) {
    if (sides[i] !== LEFT) continue;
    const over = bodies[i]!;
    const low = extremeCorner(over.outline, dy, -dx);
    const lowX = over.x + over.outline.xs[low]! - a.x;
    const lowY = over.y + over.outline.ys[low]! - a.y;
    for (let j = 0; j < bodies.length; j++) {
      if (sides[j] !== RIGHT) continue;
      const under = bodies[j]!;
      const high = extremeCorner(under.outline, -dy, dx);
      const relX = under.x + under.outline.xs[high]! - a.x - lowX;
      const relY = under.y + under.outline.ys[high]! - a.y - lowY;
      const climb = (dx * relY - dy * relX) / length;
      const run = Math.abs(dx * relX + dy * relY) / length;
      if (climb > steepest * run + 4) return true;
    }
  }
  return false;
}
