import type { FigureId, Link } from '../state.js';

/**
 * Splitting what is Engaged into Duels, BTS-CHG-15 to -17. A split keeps some of the engagements so that everybody has an
 * opponent and there are as many Duels as possible: a smallest edge cover. Every such cover consists of stars, one figure
 * against one or several: a longer chain could lose its middle link and would not be smallest.
 */

/** Engagements by their places in `links`, one list for each combat that hangs together. */
export function combatsOf(links: readonly Link[]): readonly (readonly number[])[] {
  const combats: { figures: Set<FigureId>; links: number[] }[] = [];
  for (const [i, { charger, charged }] of links.entries()) {
    const joined = combats.filter(({ figures }) => figures.has(charger) || figures.has(charged));
    const [first = { figures: new Set<FigureId>(), links: [] }, ...others] = joined;
    if (joined.length === 0) combats.push(first);
    for (const other of others) {
      for (const figure of other.figures) first.figures.add(figure);
      first.links.push(...other.links);
      combats.splice(combats.indexOf(other), 1);
    }
    first.figures.add(charger).add(charged);
    first.links.push(i);
  }
  return combats.map(({ links: own }) => own.sort((a, b) => a - b));
}

export function figuresIn(links: readonly Link[], places: readonly number[]): FigureId[] {
  const found = new Set<FigureId>();
  for (const place of places) {
    const { charger, charged } = links[place] as Link;
    found.add(charger).add(charged);
  }
  return [...found].sort((a, b) => a - b);
}

/** How many engagements a legal split of a combat keeps: figures less the largest number of pairs. */
export const keptBySplit = (links: readonly Link[], combat: readonly number[]): number =>
  figuresIn(links, combat).length - mostPairs(links, combat);

/** The size of a maximum matching between the two sides, by augmenting paths. */
function mostPairs(links: readonly Link[], combat: readonly number[]): number {
  const partners = new Map<FigureId, FigureId[]>();
  for (const place of combat) {
    const { charger, charged } = links[place] as Link;
    partners.set(charger, [...(partners.get(charger) ?? []), charged]);
    partners.set(charged, [...(partners.get(charged) ?? []), charger]);
  }
  // One side is enough to start from: walk the graph and take every other figure.
  const side = sideOf(partners);
  const pairOf = new Map<FigureId, FigureId>();
  const place = (figure: FigureId, tried: Set<FigureId>): boolean => {
    for (const foe of partners.get(figure) ?? []) {
      if (tried.has(foe)) continue;
      tried.add(foe);
      const taken = pairOf.get(foe);
      if (taken !== undefined && !place(taken, tried)) continue;
      pairOf.set(foe, figure);
      return true;
    }
    return false;
  };
  return side.filter(figure => place(figure, new Set())).length;
}

function sideOf(partners: ReadonlyMap<FigureId, readonly FigureId[]>): FigureId[] {
  const [first] = partners.keys();
  if (first === undefined) return [];
  const side = new Set([first]);
  const others = new Set<FigureId>();
  const queue = [first];
  for (let figure = queue.shift(); figure !== undefined; figure = queue.shift())
    for (const foe of partners.get(figure) ?? []) {
      const own = side.has(figure) ? others : side;
      if (own.has(foe)) continue;
      own.add(foe);
      queue.push(foe);
    }
  return [...side];
}

/** Is this a legal split: everybody has an opponent, and there are as many Duels as can be? Naming one twice leaves somebody out. */
export function isSplit(links: readonly Link[], combat: readonly number[], kept: readonly number[]): boolean {
  if (kept.length !== keptBySplit(links, combat)) return false;
  if (!kept.every(place => combat.includes(place))) return false;
  return figuresIn(links, kept).length === figuresIn(links, combat).length;
}

/** All legal splits of a combat, each as the sorted places it keeps. */
export function* splitsOf(links: readonly Link[], combat: readonly number[]): Generator<readonly number[]> {
  const size = keptBySplit(links, combat);
  const figures = figuresIn(links, combat);
  const seen = new Set<string>();
  function* cover(kept: readonly number[], covered: ReadonlySet<FigureId>): Generator<readonly number[]> {
    const open = figures.find(figure => !covered.has(figure));
    if (open === undefined) {
      const split = [...kept].sort((a, b) => a - b);
      const key = split.join();
      if (!seen.has(key)) yield split;
      seen.add(key);
      return;
    }
    if (kept.length >= size) return;
    for (const place of combat) {
      const { charger, charged } = links[place] as Link;
      if (charger === open || charged === open) yield* cover([...kept, place], new Set([...covered, charger, charged]));
    }
  }
  yield* cover([], new Set());
}
