import { formUp, overlapping, within, type Placed, type Point, type Um } from '@banneret/geometry';
import { boardOf } from '../../ground/board.js';
import type { Figure } from '../../units/figures.js';
import { COHERENCY, CONTACT, DIFFICULT_CAP } from '../../rulings.js';
import { bestStand, closerStand, patience, type Patience } from './closer.js';
import {
  gapToAny,
  inContact,
  standAfter,
  standsNow,
  straightThere,
  wayThere,
  type Closing,
  type Stand,
} from './closing.js';
import { distanceOf, radiusOf } from './rings.js';
import { putDown, ringSpots, seekerFor } from './spots.js';

/** So many models are tried as the first to touch the enemy. */
const LEADS = 2;
const MOST_PASSES = 60;

/**
 * A way for the whole unit to close with the enemy that leaves no model a better place. The models are put down one by
 * one, nearest to the enemy first, each as near as it can be while it keeps together with those before it; then whoever
 * still finds a better place takes it, until nobody does.
 */
export function closeIn(closing: Closing, stuck = new Set<number>()): readonly Stand[] | undefined {
  const order = orderOf(closing);
  // Who finds no place with all it may go hardly finds one with less.
  for (const capped of variantsOf(closing)) {
    for (const lead of order.filter(mover => canTouch(capped, mover)).slice(0, LEADS)) {
      if (stuck.has(lead)) continue;
      const stands = inTurn(capped, [lead, ...order.filter(mover => mover !== lead)], stuck);
      const better = stands && improved(closing, stands);
      if (better !== undefined) return better;
    }
  }
  return undefined;
}

/**
 * More such ways, for when the first one does not do: every model as the first, at several places around the enemies, the
 * others after it in turn or as a body. Whoever was `stuck` before has no place at all. They cost more, so they come last;
 * whether one is legal is for the judge.
 */
export function* otherWaysIn(closing: Closing, stuck: ReadonlySet<number>): Generator<readonly Stand[]> {
  const order = orderOf(closing);
  for (const capped of variantsOf(closing)) {
    const left = { stands: triesFor(order.length), ways: MOST_WAYS };
    for (const lead of order.filter(mover => canTouch(capped, mover)).slice(0, MOST_LEADS)) {
      if (stuck.has(lead)) continue;
      for (const first of leadStands(capped, lead, left)) {
        const others = order.filter(mover => mover !== lead);
        const stands = inTurn(capped, others, new Set(), { lead, stand: first }) ?? asBody(capped, lead, first);
        const better = stands && improved(closing, stands);
        if (better !== undefined) yield better;
      }
    }
  }
}

/** So many models lead, to so many places in all, with so many searches for a way around things. */
const MOST_LEADS = 4;
const MOST_WAYS = 3;
/** Large units cost more each time, and find their way the first time or not at all. */
const triesFor = (models: number): number => Math.min(8, Math.max(1, Math.floor(20 / models)));

/** Whoever may move, nearest to the enemy first. */
const orderOf = (closing: Closing): number[] =>
  [...closing.movers.keys()]
    .filter(mover => closing.most[mover] !== 0)
    .sort((a, b) => gapOf(closing, a) - gapOf(closing, b) || a - b);

/** Freely, and as slowly as difficult ground wants it. */
const variantsOf = (closing: Closing): Closing[] => (hasDifficult(closing) ? [closing, withCap(closing)] : [closing]);

/** Places in contact for the first model, some way apart from one another; first those it comes to straight. */
function* leadStands(closing: Closing, lead: number, left: { stands: number; ways: number }): Generator<Stand> {
  const figure = closing.movers[lead] as Figure;
  const seeker = seekerFor(figure, closing.most[lead] as Um, closing.field(figure), [], closing.enemies, false);
  const found: Point[] = [];
  const isApart = ({ x, y }: Point): boolean => found.every(at => distanceOf(at.x, at.y, x, y) > radiusOf(figure) / 2);
  const spots = ringSpots(seeker);
  for (const reach of [straightThere, wayThere]) {
    for (const spot of spots) {
      if (left.stands <= 0 || (reach === wayThere && left.ways <= 0)) return;
      const placed = isApart(spot) ? putDown(seeker, spot) : undefined;
      if (placed === undefined) continue;
      if (reach === wayThere) {
        left.ways--;
        found.push(placed.at);
      }
      const stand = reach(closing, lead, placed.at, []);
      if (stand === undefined || !inContact(closing, lead, stand)) continue;
      left.stands--;
      found.push(placed.at);
      yield stand;
    }
  }
}

/** The others formed up on the first one, each by its own way. */
function asBody(closing: Closing, lead: number, first: Stand): Stand[] | undefined {
  const { battle, movers, most } = closing;
  const leader = { model: lead, distance: COHERENCY.spread };
  const formation = formUp(
    closing.field(movers[lead] as Figure),
    movers.map((placed, i) => ({ placed, budget: most[i] as Um })),
    first.at,
    { coherency: { ...COHERENCY, leader } },
  );
  if (!formation.ok) return undefined;
  return movers.map((figure, i) =>
    i === lead ? first : standAfter(battle, figure, (formation.paths[i] as readonly Point[]).slice(1)),
  );
}

/** The same beginning with everybody where they stand: for models that need not move, or not all of them. */
export const closeUp = (closing: Closing): readonly Stand[] | undefined => improved(closing, standsNow(closing));

const gapOf = ({ movers, enemies }: Closing, mover: number): Um => gapToAny(movers[mover] as Figure, enemies);

const canTouch = (closing: Closing, mover: number): boolean =>
  gapOf(closing, mover) <= (closing.most[mover] as Um) + CONTACT;

const hasDifficult = ({ battle }: Closing): boolean => boardOf(battle).difficult.obstacles.length > 0;

/** With some model in difficult ground, nobody may go farther (GDF-TER-09). */
const withCap = (closing: Closing): Closing => ({
  ...closing,
  most: closing.most.map(most => Math.min(most, DIFFICULT_CAP)),
});

function inTurn(
  closing: Closing,
  order: readonly number[],
  stuck: Set<number>,
  first?: { readonly lead: number; readonly stand: Stand },
): Stand[] | undefined {
  const stands = standsNow(closing);
  if (first !== undefined) stands[first.lead] = first.stand;
  const standing = stands.filter((_, mover) => !order.includes(mover));
  const search = patience();
  let lead = first && vectorTo(closing.movers[first.lead] as Figure, first.stand);
  for (const mover of order) {
    const stand = nextStand(closing, mover, standing, lead, search);
    if (stand === undefined) {
      if (lead === undefined) stuck.add(mover);
      return undefined;
    }
    lead ??= vectorTo(closing.movers[mover] as Figure, stand);
    stands[mover] = stand;
    standing.push(stand);
  }
  return stands;
}

const vectorTo = ({ at }: Figure, stand: Stand): Point => ({ x: stand.at.x - at.x, y: stand.at.y - at.y });

/** The first one must get into contact; the others come after it as well as they can. */
function nextStand(
  closing: Closing,
  mover: number,
  standing: readonly Stand[],
  lead: Point | undefined,
  search: Patience,
): Stand | undefined {
  const figure = closing.movers[mover] as Figure;
  const here = standAfter(closing.battle, figure, []);
  if (inContact(closing, mover, here) && fits(here, standing)) return here;
  const keeps = (placed: Placed): boolean => fits(placed, standing);
  // The first one has nowhere else to go; who only follows for now looks better later.
  const first = lead === undefined;
  const wish = { comrades: standing, bound: first ? -1 : Infinity, atLastAllAround: first, keeps, search };
  const best = bestStand(closing, mover, wish);
  if (best !== undefined || lead === undefined) return best;
  // At least it can follow the first one in step, if the ground allows.
  const inStep = { x: figure.at.x + lead.x, y: figure.at.y + lead.y };
  const followed = wayThere(closing, mover, inStep, standing);
  return followed !== undefined && fits(followed, standing) ? followed : undefined;
}

/** Beside those who stand already: on nobody, linked to somebody, far from nobody. */
const fits = (placed: Placed, standing: readonly Placed[]): boolean =>
  standing.length === 0 ||
  (standing.some(other => within(placed, other, COHERENCY.link)) &&
    standing.every(other => within(placed, other, COHERENCY.spread) && !overlapping(placed, other)));

/** Lets every model that finds a better place take it, until none does. */
function improved(closing: Closing, from: readonly Stand[]): readonly Stand[] | undefined {
  if (!closing.keeps(from)) return undefined;
  const stands = [...from];
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    let changed = false;
    const search = patience();
    for (const mover of closing.movers.keys()) {
      const better = closerStand(closing, stands, mover, search);
      if (better === undefined) continue;
      stands[mover] = better;
      changed = true;
    }
    if (!changed) return stands;
  }
  return undefined;
}
