import { HIDDEN, shuffle, type Rng, type Seat, type Viewer } from '@banneret/kernel';
import type { Event } from './events.js';
import { CARDS, clone, type State } from './state.js';

/** Hands are seen by their owner; what is left in a bag follows from the hand, so it is hidden with it. */
export function view(s: State, viewer: Viewer): State {
  const seen = clone(s);
  for (const [seat, side] of seen.sides.entries()) {
    if (seat === viewer) continue;
    side.hand.fill(HIDDEN);
    side.bag.fill(HIDDEN);
  }
  return seen;
}

export const redact = (event: Event, viewer: Viewer): Event =>
  event.type === 'card.drawn' && event.seat !== viewer ? { ...event, card: HIDDEN } : event;

/** Deal the cards nobody has shown at random between hand and bag. */
export function imagine(seen: State, viewer: Seat, rng: Rng): State {
  const world = clone(seen);
  for (const [seat, side] of world.sides.entries()) {
    if (seat === viewer) continue;
    const unseen = shuffle(
      CARDS.filter(card => !side.played.includes(card)),
      rng,
    );
    side.hand = unseen.slice(0, side.hand.length);
    side.bag = unseen.slice(side.hand.length).sort((a, b) => a - b);
  }
  return world;
}
