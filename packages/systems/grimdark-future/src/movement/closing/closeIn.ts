import { overlapping, within, type Placed, type Point, type Um } from '@banneret/geometry';
import { boardOf } from '../../ground/board.js';
import type { Figure } from '../../units/figures.js';
import { COHERENCY, DIFFICULT_CAP } from '../../rulings.js';
import { bestStand, closerStand, patience, type Patience } from './closer.js';
import { gapToAny, standAfter, touchesAny, wayThere, type Closing, type Stand } from './closing.js';

/** So many models are tried as the first to touch the enemy. */
const LEADS = 2;
const MOST_PASSES = 60;

/**
 * A way for the whole unit to close with the enemy that leaves no model a better place. The models are put down one by
 * one, nearest to the enemy first, each as near as it can be while it keeps together with those before it; then whoever
 * still finds a better place takes it, until nobody does.
 */
export function closeIn(closing: Closing): readonly Stand[] | undefined {
  const free = [...closing.movers.keys()].filter(mover => closing.most[mover] !== 0);
  const order = free.sort((a, b) => gapOf(closing, a) - gapOf(closing, b) || a - b);
  // Who finds no place with all it may go hardly finds one with less.
  const stuck = new Set<number>();
  for (const capped of hasDifficult(closing) ? [closing, withCap(closing)] : [closing]) {
    for (const lead of order.filter(mover => canTouch(capped, mover)).slice(0, LEADS)) {
      if (stuck.has(lead)) continue;
      const stands = inTurn(capped, [lead, ...order.filter(mover => mover !== lead)], stuck);
      const better = stands && improved(closing, stands);
      if (better !== undefined) return better;
    }
  }
  return undefined;
}

/** The same beginning with everybody where they stand: for models that need not move, or not all of them. */
export const closeUp = (closing: Closing): readonly Stand[] | undefined => improved(closing, standsNow(closing));

export const standsNow = ({ battle, movers }: Closing): Stand[] => movers.map(figure => standAfter(battle, figure, []));

const gapOf = ({ movers, enemies }: Closing, mover: number): Um => gapToAny(movers[mover] as Figure, enemies);

const canTouch = (closing: Closing, mover: number): boolean => gapOf(closing, mover) <= (closing.most[mover] as Um);

const hasDifficult = ({ battle }: Closing): boolean => boardOf(battle).difficult.obstacles.length > 0;

/** With some model in difficult ground, nobody may go farther (GDF-TER-09). */
const withCap = (closing: Closing): Closing => ({
  ...closing,
  most: closing.most.map(most => Math.min(most, DIFFICULT_CAP)),
});

function inTurn(closing: Closing, order: readonly number[], stuck: Set<number>): Stand[] | undefined {
  const stands = standsNow(closing);
  const standing = stands.filter((_, mover) => !order.includes(mover));
  const search = patience();
  let lead: Point | undefined;
  for (const mover of order) {
    const stand = nextStand(closing, mover, standing, lead, search);
    if (stand === undefined) {
      if (lead === undefined) stuck.add(mover);
      return undefined;
    }
    const { at } = closing.movers[mover] as Figure;
    lead ??= { x: stand.at.x - at.x, y: stand.at.y - at.y };
    stands[mover] = stand;
    standing.push(stand);
  }
  return stands;
}

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
  if (touchesAny(here, closing.enemies) && fits(here, standing)) return here;
  const keeps = (placed: Placed): boolean => fits(placed, standing);
  const bound = lead === undefined ? 0 : Infinity;
  const best = bestStand(closing, mover, { comrades: standing, bound, keeps, search });
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
