import type { Ground } from '../ground.js';
import type { Placed } from '../shapes.js';
import { clearBetweenMiddles } from './clearAlong.js';
import { inContact } from './contact.js';
import { gather, newCorridor, setEnd, type Corridor, type SightOptions } from './corridor.js';
import { findClearLine } from './critical.js';
import { prune, type Verdict } from './prune.js';

// One corridor, written over by every query: queries never nest, and allocate nothing.
const corridor = newCorridor();

/**
 * Is there any clear straight line between the two bases: from some point of one canonical outline to some point of the
 * other? A line is blocked when it passes through the interior of a blocker; grazing a corner or running along an edge is
 * clear. Bases in contact always see each other.
 */
export function sees(ground: Ground, from: Placed, to: Placed, options: SightOptions = {}): boolean {
  setEnd(corridor.a, from);
  setEnd(corridor.b, to);
  if (inContact(corridor.a, corridor.b)) return true;
  gather(corridor, ground, options);
  return isOpen(corridor);
}

/** Is any line of the corridor clear? The ends must be apart and the bodies gathered. */
export function isOpen(between: Corridor): boolean {
  const verdict = glance(between);
  return verdict === 'unsettled' ? findClearLine(between) !== undefined : verdict === 'open';
}

/** All that can be said without the complete search. */
export function glance(between: Corridor): Verdict {
  if (between.bodies.length === 0) return 'open';
  if (between.barred) return 'blocked';
  return clearBetweenMiddles(between) ? 'open' : prune(between);
}
