import { surplusCounts, tieVerdict, type Fighter } from '../duel/compare.js';
import { clampDie } from '../rulings.js';

/** Dice of one kind of fighter in a Duel: how many, what is added to each, and what matters when they are compared. */
export interface Pool {
  readonly dice: number;
  readonly modifier: number;
  readonly fighter: Fighter;
}

/** One way a comparison may come out: Glory Points of both sides. */
export interface GloryChance {
  readonly own: number;
  readonly foe: number;
  readonly chance: number;
}

type Counts = readonly number[];
const VALUES = [1, 2, 3, 4, 5, 6] as const;
const BASE = 64;

/**
 * Every outcome of a comparison of dice with its chance. Dice are settled value by value, the lowest first: of each kind
 * some show this value, the rest shows more. Whoever has equal dice of different fighters lays them as is best for his
 * lead in Glory; the side with `last` has seen how the other did (BTS-DUE-05 to -10, R-35).
 */
export function gloryOdds(own: readonly Pool[], foe: readonly Pool[], last: 'own' | 'foe'): readonly GloryChance[] {
  const sizes = { own: total(own.map(({ dice }) => dice)), foe: total(foe.map(({ dice }) => dice)) };
  let reached = new Map<string, Reached>();
  const start = { own: own.map(({ dice }) => dice), foe: foe.map(({ dice }) => dice) };
  reached.set('', { ...start, glory: new Map([[0, 1]]) });
  for (const value of VALUES) {
    const next = new Map<string, Reached>();
    const settled = new Map<string, number>();
    for (const { own: ownLeft, foe: foeLeft, glory } of reached.values()) {
      const foeTakes = takes(foe, foeLeft, value);
      for (const mine of takes(own, ownLeft, value))
        for (const theirs of foeTakes) {
          const before = { own: sizes.own - total(ownLeft), foe: sizes.foe - total(foeLeft) };
          const key = `${before.own},${before.foe}:${mine.taken.join()}:${theirs.taken.join()}`;
          let won = settled.get(key);
          if (won === undefined) {
            won = settle(value, before, sizes, dealt(own, mine.taken), dealt(foe, theirs.taken), last);
            settled.set(key, won);
          }
          gather(
            next,
            minus(ownLeft, mine.taken),
            minus(foeLeft, theirs.taken),
            glory,
            won,
            mine.chance * theirs.chance,
          );
        }
    }
    reached = next;
  }
  return [...reached.values()].flatMap(({ glory }) =>
    [...glory].map(([key, chance]) => ({ own: Math.floor(key / BASE), foe: key % BASE, chance })),
  );
}

/** Dice that are still to be settled, and the Glory so far (own * BASE + foe) with its chance. */
interface Reached {
  readonly own: Counts;
  readonly foe: Counts;
  readonly glory: Map<number, number>;
}

const total = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0);
const minus = (counts: Counts, taken: Counts): Counts => counts.map((count, i) => count - (taken[i] ?? 0));
const dealt = (pools: readonly Pool[], taken: Counts): Fighter[] =>
  pools.flatMap(({ fighter }, i) => Array.from({ length: taken[i] ?? 0 }, () => fighter));

function gather(
  next: Map<string, Reached>,
  own: Counts,
  foe: Counts,
  glory: ReadonlyMap<number, number>,
  won: number,
  chance: number,
): void {
  const key = `${own.join()}:${foe.join()}`;
  let there = next.get(key);
  if (there === undefined) next.set(key, (there = { own, foe, glory: new Map() }));
  for (const [points, weight] of glory)
    there.glory.set(points + won, (there.glory.get(points + won) ?? 0) + weight * chance);
}

interface Take {
  readonly taken: Counts;
  readonly chance: number;
}

/** How many dice of each kind may show this value, given that none of those left shows less. */
function takes(pools: readonly Pool[], left: Counts, value: number): Take[] {
  let found: Take[] = [{ taken: [], chance: 1 }];
  for (const [i, pool] of pools.entries()) {
    const count = left[i] ?? 0;
    const chance = shareOf(pool, value);
    const next: Take[] = [];
    for (const take of found)
      for (let shown = 0; shown <= count; shown++) {
        const own = binomial(count, shown, chance);
        if (own > 0) next.push({ taken: [...take.taken, shown], chance: take.chance * own });
      }
    found = next;
  }
  return found;
}

/** The chance of this value for a die that shows at least as much. */
function shareOf({ modifier }: Pool, value: number): number {
  const values = VALUES.map(face => clampDie(face + modifier)).filter(shown => shown >= value);
  return values.length === 0 ? 0 : values.filter(shown => shown === value).length / values.length;
}

function binomial(of: number, count: number, chance: number): number {
  let ways = 1;
  for (let i = 0; i < count; i++) ways = (ways * (of - i)) / (i + 1);
  return ways * power(chance, count) * power(1 - chance, of - count);
}

/** By hand: engines differ in the last bit of theirs. */
function power(base: number, exponent: number): number {
  let product = 1;
  for (let i = 0; i < exponent; i++) product *= base;
  return product;
}

interface Sizes {
  readonly own: number;
  readonly foe: number;
}

/** Glory (own * BASE + foe) that all dice of one value bring in. */
function settle(
  value: number,
  before: Sizes,
  sizes: Sizes,
  own: readonly Fighter[],
  foe: readonly Fighter[],
  last: 'own' | 'foe',
): number {
  const paired = Math.min(sizes.own, sizes.foe);
  const ends = { own: before.own + own.length, foe: before.foe + foe.length };
  const inside = (from: number, to: number): number => Math.max(0, Math.min(to, paired) - from);
  const ties = inside(Math.max(before.own, before.foe), Math.min(ends.own, ends.foe));
  const beats = {
    own: inside(before.own, Math.min(ends.own, before.foe)),
    foe: inside(before.foe, Math.min(ends.foe, before.own)),
  };
  const beyond = {
    own: Math.max(0, ends.own - Math.max(before.own, paired)),
    foe: Math.max(0, ends.foe - Math.max(before.foe, paired)),
  };
  const laid = (fighters: readonly Fighter[], extra: number): Laid[] => layings(fighters, ties, extra, value);
  const [mine, theirs] = [laid(own, beyond.own), laid(foe, beyond.foe)];
  const best = last === 'own' ? bestReply(theirs, mine) : bestReply(mine, theirs);
  const won = last === 'own' ? { own: best.last, foe: best.first } : { own: best.first, foe: best.last };
  return (beats.own + won.own) * BASE + beats.foe + won.foe;
}

/** Whose dice meet equal ones, the strongest first, and how many points the surplus gives. */
interface Laid {
  readonly tied: readonly Fighter[];
  readonly surplus: number;
}

/** All ways that differ to lay dice of one value: some meet equal dice, some are surplus, the others do not matter. */
function layings(fighters: readonly Fighter[], ties: number, surplus: number, value: number): Laid[] {
  const sorted = [...fighters].sort(tieVerdict).reverse();
  const found = new Map<string, Laid>();
  const go = (at: number, tied: readonly Fighter[], extra: readonly Fighter[], skipped: number): void => {
    if (at === sorted.length) {
      const laid = { tied, surplus: extra.filter(fighter => surplusCounts(value, fighter)).length };
      found.set(`${tied.map(({ cc, winsTies }) => `${cc}${Number(winsTies)}`).join()}:${laid.surplus}`, laid);
      return;
    }
    const fighter = sorted[at] as Fighter;
    if (tied.length < ties) go(at + 1, [...tied, fighter], extra, skipped);
    if (extra.length < surplus) go(at + 1, tied, [...extra, fighter], skipped);
    if (skipped < sorted.length - ties - surplus) go(at + 1, tied, extra, skipped + 1);
  };
  const same = sorted.every(fighter => fighter === sorted[0]);
  if (!same) go(0, [], [], 0);
  const [one] = sorted;
  if (!same || one === undefined) return found.size > 0 ? [...found.values()] : [{ tied: [], surplus: 0 }];
  return [{ tied: sorted.slice(0, ties), surplus: surplusCounts(value, one) ? surplus : 0 }];
}

interface Won {
  readonly first: number;
  readonly last: number;
}

/** The first lays his dice so that the best answer to it costs him least. */
function bestReply(first: readonly Laid[], last: readonly Laid[]): Won {
  let chosen: Won | undefined;
  for (const mine of first) {
    let answer: Won | undefined;
    for (const theirs of last) {
      const met = matched(theirs.tied, mine.tied);
      const won = { first: met.other + mine.surplus, last: met.own + theirs.surplus };
      if (answer === undefined || won.last - won.first > answer.last - answer.first) answer = won;
    }
    if (answer === undefined) continue;
    if (chosen === undefined || answer.first - answer.last > chosen.first - chosen.last) chosen = answer;
  }
  return chosen ?? { first: 0, last: 0 };
}

/** The best pairing of equal dice against an order that is known; both lists are sorted, the strongest first. */
function matched(own: readonly Fighter[], other: readonly Fighter[]): { readonly own: number; readonly other: number } {
  // Against each of them, the strongest first, goes either the best or the worst that is left.
  const go = (at: number, best: number, worst: number): { own: number; other: number } => {
    if (at >= other.length) return { own: 0, other: 0 };
    const alike = tieVerdict(own[best] as Fighter, own[worst] as Fighter) === 0;
    const tried = (alike ? [best] : [best, worst]).map(place => {
      const verdict = tieVerdict(own[place] as Fighter, other[at] as Fighter);
      const rest = place === best ? go(at + 1, best + 1, worst) : go(at + 1, best, worst - 1);
      return { own: rest.own + Number(verdict >= 0), other: rest.other + Number(verdict <= 0) };
    });
    return tried.reduce((a, b) => (b.own - b.other > a.own - a.other ? b : a));
  };
  return go(0, 0, own.length - 1);
}
