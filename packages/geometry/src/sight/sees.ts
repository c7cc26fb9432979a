import type { Ground } from '../ground.js';
import type { Placed } from '../shapes.js';
import { clearAlong } from './clearAlong.js';
import { inContact } from './contact.js';
import { gather, newCorridor, setEnd, type Corridor, type SightOptions } from './corridor.js';
import { findClearLine } from './critical.js';
import { newLine, setLine } from './line.js';
import { prune } from './prune.js';

// One corridor and one line, written over by every query: queries never nest, and allocate nothing.
const corridor = newCorridor();
const line = newLine();

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
  const { a, b, bodies } = between;
  if (bodies.length === 0) return true;
  if (between.barred) return false;
  setLine(line, a.x, a.y, b.x, b.y);
  return clearAlong(between, line) || isOpenElsewhere(between);
}

/** The same, when the line between the centres is known to be blocked. */
export function isOpenElsewhere(between: Corridor): boolean {
  const verdict = prune(between);
  return verdict === 'unsettled' ? findClearLine(between) !== undefined : verdict === 'open';
}
