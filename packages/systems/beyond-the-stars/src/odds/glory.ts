import { surplusCounts, tieVerdict } from '../duel/compare.js';
import { binomial, shareOf, VALUES, type Pool } from './classes.js';

export type { Pool } from './classes.js';

/** One way a comparison may come out: Glory Points of both sides. */
export interface GloryChance {
  readonly own: number;
  readonly foe: number;
  readonly chance: number;
}

/** Points of both sides as one number. */
const BASE = 64;

/** Dice that are still to be settled on both sides, and the points so far with their chances. */
interface Reached {
  readonly own: number;
  readonly foe: number;
  readonly glory: Map<number, number>;
}

/**
 * The points of both sides where each has one kind of fighters, so that no order of dice matters (BTS-DUE-05 to -10). Dice
 * are settled value by value, the lowest first: some show this value, the rest shows more.
 */
export function gloryOdds(own: Pool, foe: Pool): readonly GloryChance[] {
  let reached: readonly Reached[] = [{ own: own.dice, foe: foe.dice, glory: new Map([[0, 1]]) }];
  for (const value of VALUES) reached = afterValue(reached, own, foe, value);
  return reached.flatMap(({ glory }) =>
    [...glory].map(([key, chance]) => ({ own: Math.floor(key / BASE), foe: key % BASE, chance })),
  );
}

function afterValue(reached: readonly Reached[], own: Pool, foe: Pool, value: number): readonly Reached[] {
  const next = new Map<number, Reached>();
  const [ownShare, foeShare] = [shareOf(own, value), shareOf(foe, value)];
  for (const left of reached)
    for (let mine = 0; mine <= left.own; mine++) {
      const chance = binomial(left.own, mine, ownShare);
      if (chance === 0) continue;
      for (let theirs = 0; theirs <= left.foe; theirs++) {
        const both = chance * binomial(left.foe, theirs, foeShare);
        if (both > 0) gather(next, left, mine, theirs, pointsOf(own, foe, left, mine, theirs, value), both);
      }
    }
  return [...next.values()];
}

function gather(
  next: Map<number, Reached>,
  { own, foe, glory }: Reached,
  mine: number,
  theirs: number,
  points: number,
  chance: number,
): void {
  const key = (own - mine) * BASE + foe - theirs;
  let there = next.get(key);
  if (there === undefined) next.set(key, (there = { own: own - mine, foe: foe - theirs, glory: new Map() }));
  for (const [before, weight] of glory)
    there.glory.set(before + points, (there.glory.get(before + points) ?? 0) + weight * chance);
}

/** What the dice of one value bring in to both sides. */
function pointsOf(own: Pool, foe: Pool, left: Reached, mine: number, theirs: number, value: number): number {
  const paired = Math.min(own.dice, foe.dice);
  const [ownFrom, foeFrom] = [own.dice - left.own, foe.dice - left.foe];
  const [ownTo, foeTo] = [ownFrom + mine, foeFrom + theirs];
  const between = (from: number, to: number): number => Math.max(0, Math.min(to, paired) - from);
  const ties = between(Math.max(ownFrom, foeFrom), Math.min(ownTo, foeTo));
  const verdict = tieVerdict(own.fighter, foe.fighter);
  const beyond = (from: number, to: number, { fighter }: Pool): number =>
    surplusCounts(value, fighter) ? Math.max(0, to - Math.max(from, paired)) : 0;
  // Dice that meet smaller ones, settled before, win.
  const won = between(ownFrom, Math.min(ownTo, foeFrom)) + (verdict >= 0 ? ties : 0) + beyond(ownFrom, ownTo, own);
  const lost = between(foeFrom, Math.min(foeTo, ownFrom)) + (verdict <= 0 ? ties : 0) + beyond(foeFrom, foeTo, foe);
  return won * BASE + lost;
}
