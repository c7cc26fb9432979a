import { HIDDEN, shuffle, type Rng, type Seat, type Viewer } from '@banneret/kernel';
import type { Event } from './events.js';
import { clone, type State } from './state.js';
import { unitOf, unitsOf } from './units.js';

/** AT43-TAC-06 and catalogue 4.4: the only lasting secret is the order of the cards that lie face down. */
export function view(state: State, viewer: Viewer): State {
  const seen = clone(state);
  for (const [seat, side] of seen.sides.entries()) if (seat !== viewer) side.sequence = blanks(side.sequence);
  return seen;
}

const blanks = (cards: readonly number[]): number[] => cards.map(() => HIDDEN);

export function redact(event: Event, viewer: Viewer): Event {
  if (event.type === 'sequence.laid' && event.seat !== viewer) return { ...event, order: blanks(event.order) };
  // the place of a card among others still face down is its owner's business.
  if (event.type === 'card.removed' && event.seat !== viewer) return { ...event, at: HIDDEN };
  return event;
}

/** Every order of the cards that are known to lie face down is as likely as any other. */
export function imagine(seen: State, viewer: Seat, rng: Rng): State {
  const world = clone(seen);
  for (const [seat, side] of world.sides.entries()) {
    if (seat === viewer) continue;
    const down = [...unitsOf(world, seat)].filter(unit => unitOf(world, unit).card === 'down');
    side.sequence = shuffle(down, rng);
  }
  return world;
}

/** A card turned over tells what lay on top. */
export const reveals = (event: Event): boolean => event.type === 'card.turned';
