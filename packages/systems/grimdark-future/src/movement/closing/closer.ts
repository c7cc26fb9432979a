import { inches, type Placed, type Um } from '@banneret/geometry';
import type { Figure } from '../../units/figures.js';
import { CLOSE_ENOUGH, CONTACT } from '../../rulings.js';
import { gapToAny, inContact, mostOf, straightThere, wayThere, type Closing, type Stand } from './closing.js';
import { distanceOf } from './rings.js';
import { isRough } from './rough.js';
import {
  contactSpots,
  nearSpots,
  putDown,
  ringSpots,
  seekerFor,
  shellSpots,
  spotsAhead,
  type Seeker,
  type Spot,
} from './spots.js';

/**
 * At most so many places are looked at, and to so many of them a way around things is searched. Bases that are not round
 * are slow to measure, so fewer are tried where they are.
 */
const TRIES = { round: { spots: 40, ways: 4 }, other: { spots: 14, ways: 1 } } as const;

/** The same for the last resort: all places around the enemies. */
const LAST_TRIES = { round: { spots: 200, ways: 6 }, other: { spots: 60, ways: 4 } } as const;

/**
 * Searches for a way around things that may still be in vain. Such a search is the dearest thing here, and where one fails
 * the next mostly does too: after a few of them models only go straight. Judge and proposal spend alike.
 */
export interface Patience {
  left: number;
}

export const patience = (): Patience => ({ left: 5 });

/**
 * a better place for one model, all others where they stand: in contact with an enemy if it is not, or at least
 * nearer by more than the tolerance. Nothing if it stands well.
 */
export function closerStand(
  closing: Closing,
  stands: readonly Stand[],
  mover: number,
  search: Patience,
): Stand | undefined {
  const now = stands[mover] as Stand;
  if (inContact(closing, mover, now)) return undefined;
  const comrades = stands.filter((_, i) => i !== mover);
  const keeps = (placed: Placed): boolean =>
    closing.keeps(stands.map((stand, i): Placed => (i === mover ? placed : stand)));
  const bound = gapToAny(now, closing.enemies) - CLOSE_ENOUGH - 1;
  return bestStand(closing, mover, { comrades, bound, keeps, search });
}

/** What a model looks for: a place in contact, or no farther from the enemy than `bound`, among those who stand already. */
export interface Wish {
  readonly comrades: readonly Stand[];
  readonly bound: number;
  /** Are all places around the enemies a last resort? Usually where terrain is in the way: bases in the way are looked at before. */
  readonly atLastAllAround?: boolean;
  keeps(placed: Placed): boolean;
  readonly search: Patience;
}

/** The best place of a model: in contact, else as near as possible. */
export function bestStand(closing: Closing, mover: number, wish: Wish): Stand | undefined {
  const figure = closing.movers[mover] as Figure;
  const { enemies } = closing;
  const { comrades, bound } = wish;
  const most = mostOf(closing, mover, comrades);
  const seeker = seekerFor(figure, most, closing.field(figure), comrades, enemies, !closing.scattered);
  const kind = seeker.allRound ? 'round' : 'other';
  const first = (spots: readonly Spot[]): Stand | undefined =>
    firstGood(closing, mover, seeker, spots, wish, TRIES[kind]);
  const atLast = (spots: readonly Spot[]): Stand | undefined =>
    firstGood(closing, mover, seeker, spots, wish, LAST_TRIES[kind]);
  // Nobody gets nearer than straight ahead with all he has.
  const nearest = Math.max(0, gapToAny(figure, enemies) - most);
  const rough = isRough(closing, figure, most);
  if (nearest <= CONTACT) {
    const inContact = first(spotsAhead(seeker)) ?? first(contactSpots(seeker));
    if (inContact !== undefined) return inContact;
    const around = (wish.atLastAllAround ?? rough) ? atLast(ringSpots(seeker)) : undefined;
    if (around !== undefined) return around;
  }
  if (nearest > bound) return undefined;
  return first(nearSpots(seeker, bound)) ?? (rough ? atLast(shellSpots(seeker, bound)) : undefined);
}

/** The first spot that will do: one that is straight ahead of the model if there is any, else one around something. */
function firstGood(
  closing: Closing,
  mover: number,
  seeker: Seeker,
  spots: readonly Spot[],
  { bound, keeps, search }: Wish,
  tries: { readonly spots: number; readonly ways: number },
): Stand | undefined {
  const { enemies } = closing;
  const around: Placed[] = [];
  const isApart = ({ at }: Placed): boolean =>
    around.every(other => distanceOf(other.at.x, other.at.y, at.x, at.y) > APART);
  const isGood = (stand: Stand): boolean => inContact(closing, mover, stand) || gapToAny(stand, enemies) <= bound;
  for (const spot of spots.slice(0, tries.spots)) {
    const placed = putDown(seeker, spot);
    if (placed === undefined || gapToAny(placed, enemies) > Math.max(bound, CONTACT)) continue;
    const stand = straightThere(closing, mover, placed.at, seeker.comrades);
    if (stand === undefined) {
      if (isApart(placed)) around.push(placed);
    } else if (isGood(stand) && keeps(placed)) return stand;
  }
  for (const placed of around.slice(0, tries.ways)) {
    if (search.left <= 0) return undefined;
    if (!keeps(placed)) continue;
    const stand = wayThere(closing, mover, placed.at, seeker.comrades);
    if (stand !== undefined && isGood(stand)) return stand;
    search.left--;
  }
  return undefined;
}

/** Ways are searched to places that are not next to one another: where one is in vain, so is its neighbour. */
const APART: Um = inches(0.25);
