import { between, liesBetween } from '../between.js';
import type { Ground } from '../ground.js';
import type { Placed } from '../shapes.js';
import { clearAlong } from './clearAlong.js';
import { inContact } from './contact.js';
import { gather, newCorridor, setEnd, type SightOptions } from './corridor.js';
import { newLine, setLine } from './line.js';

const corridor = newCorridor();
const line = newLine();

/**
 * Is every straight line between the two bases clear? Equivalently: no blocker has interior points on the surface between
 * them, which is their common hull without the bases themselves. What lies wholly under a base hides nothing.
 */
export function fullyClear(ground: Ground, from: Placed, to: Placed, options: SightOptions = {}): boolean {
  const { a, b, bodies } = corridor;
  setEnd(a, from);
  setEnd(b, to);
  gather(corridor, ground, options);
  if (bodies.length === 0) return true;
  setLine(line, a.x, a.y, b.x, b.y);
  if (!inContact(a, b) && !clearAlong(corridor, line)) return false; // one blocked line settles it, and is quickly found
  const surface = between(a, b);
  return !bodies.some(body => liesBetween(body, surface));
}
