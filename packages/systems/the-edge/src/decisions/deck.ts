import {
  illegal,
  legal,
  shuffle,
  type Prompt,
  type Ruling,
  type Seat,
  type Shape,
  type ShapeKind,
} from '@banneret/kernel';
import { poolOf, printedAt } from '../book.js';
import type { Faction, Starter } from '../content/types.js';
import { fitsArmy } from '../plays.js';
import { deckLimits } from '../rulings.js';
import { factionOf, NONE, type State } from '../state.js';
import { listOf, whole } from './parse.js';

/** EDGE-SET-13 to -16. The answer names copies by their place in the faction's pool; in order in Scripted mode. */
export interface DeckQuestion extends Shape {
  readonly kind: 'edge.deck';
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
}

export function askDeck(s: State, seat: Seat): Prompt<DeckQuestion> {
  const limits = deckLimits(s.book.mode, s.book.options);
  // R20: whoever owns fewer legal cards than a deck should have takes them all.
  const owned = legalCopies(s, seat).length;
  const min = Math.min(limits.min, owned);
  return {
    seat,
    ask: 'edge.ask.deck',
    rule: 'EDGE-SET-13',
    shape: { kind: 'edge.deck', min, max: Math.min(limits.max, owned), ordered: s.book.options.scripted },
    args: { min, max: limits.max },
  };
}

/** EDGE-SET-14: every copy that may be in the seat's deck. */
export function legalCopies(s: State, seat: Seat): number[] {
  const faction = factionOf(s, seat);
  return poolOf(faction).flatMap((_, copy) => (fitsArmy(s, seat, printedAt(faction, copy).lower.squad) ? [copy] : []));
}

/** The first copies of each card of a ready deck. */
export function copiesOf(s: State, seat: Seat, starter: Starter): readonly number[] {
  const known = ready.get(starter) ?? firstCopies(factionOf(s, seat), starter);
  ready.set(starter, known);
  return known;
}

const ready = new WeakMap<Starter, readonly number[]>();

function firstCopies(faction: Faction, { deck }: Starter): number[] {
  const left = { ...deck };
  return poolOf(faction).flatMap((_, copy) => {
    const { id } = printedAt(faction, copy);
    const wanted = left[id] ?? 0;
    left[id] = wanted - 1;
    return wanted > 0 ? [copy] : [];
  });
}

/**
 * The copies that are in a seat's deck for all that everybody knows. A ready army has the deck of the Faction Sheet, which anybody may
 * read (EDGE-GEN-04); of a deck built in secret only the pool is known (R19).
 */
export function knownCopies(s: State, seat: Seat): readonly number[] | undefined {
  const ready = (s.book.presets[seat] ?? NONE) !== NONE && !s.book.options.scripted;
  return ready ? copiesOf(s, seat, starterOf(s, seat)) : undefined;
}

/** The ready army of the seat's faction that fits the mode. */
export function starterOf(s: State, seat: Seat): Starter {
  const { starter, starter20, starter15 } = factionOf(s, seat);
  if (s.book.mode !== 'duel') return starter15;
  return s.book.options.deck20 ? starter20 : starter;
}

export function judgeDeck(s: State, seat: Seat, { min, max }: DeckQuestion, copies: readonly number[]): Ruling {
  if (copies.length < min || copies.length > max)
    return illegal('EDGE-SET-13', 'edge.no.deck-size', { min, max, cards: copies.length });
  const faction = factionOf(s, seat);
  const owned = poolOf(faction).length;
  if (new Set(copies).size !== copies.length || copies.some(copy => copy < 0 || copy >= owned))
    return illegal('EDGE-SET-15', 'edge.no.copies');
  const legalOnes = new Set(legalCopies(s, seat));
  if (copies.every(copy => legalOnes.has(copy))) return legal;
  return illegal('EDGE-SET-14', 'edge.no.deck-squad');
}

export const deckKind: ShapeKind<State, DeckQuestion, readonly number[]> = {
  parse(raw, { ordered }) {
    const copies = listOf(raw, whole);
    return ordered ? copies : copies?.sort((a, b) => a - b);
  },
  judge: (s, shape, copies, seat) => judgeDeck(s, seat, shape, copies),
  // The ready deck, then the largest decks that leave out a run of the pool: there are far too many to list.
  *enumerate(s, shape, seat) {
    const ready = copiesOf(s, seat, starterOf(s, seat));
    const readyFits = judgeDeck(s, seat, shape, ready).ok;
    if (readyFits) yield ready;
    const copies = legalCopies(s, seat);
    const spare = copies.length - shape.max;
    for (let from = 0; from <= copies.length - spare; from += Math.max(1, spare)) {
      const deck = [...copies.slice(0, from), ...copies.slice(from + spare)];
      if (!readyFits || deck.join() !== ready.join()) yield deck;
      if (spare === 0) return;
    }
  },
  // Always as large as allowed: the size of a deck is public, and a random one should tell nothing.
  sample(s, shape, seat, rng) {
    const copies = shuffle(legalCopies(s, seat), rng).slice(0, shape.max);
    return shape.ordered ? copies : copies.sort((a, b) => a - b);
  },
  finite: () => false,
};
