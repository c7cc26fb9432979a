import type { Chance } from '@banneret/kernel';
import type { CardId, CardMove } from './card.js';
import { bagOf, bagSize, drawKnowers, type Deck } from './deck.js';
import { NOBODY, seenByOf, type ViewerSet } from './seats.js';
import type { Zone } from './zone.js';

/** The kernel's chance request for cards out of an unordered bag. */
export type DrawChance = Extract<Chance, { readonly kind: 'draw' }>;

/** What drawing some cards takes: settled ones, a chance outcome in between, and what the deck cannot give. */
export interface DrawRequest {
  readonly first: readonly CardId[];
  readonly chance: DrawChance | undefined;
  readonly last: readonly CardId[];
  /** Cards asked for beyond the end of the deck. Whether that means a reshuffle or the end is for the rules to say. */
  readonly missing: number;
}

/** Why cards are drawn, and who sees those that come out of the bag. */
export interface DrawReason {
  readonly why: string;
  readonly rule: string;
  readonly seenBy: ViewerSet;
}

/** What must be asked of chance to draw (or look at) the top `count` cards. Reads the true state. */
export function drawRequest(deck: Deck, count: number, reason: DrawReason): DrawRequest {
  const first = deck.top.slice(0, count).map(placed => placed.card);
  const fromBag = Math.min(count - first.length, bagSize(deck));
  const last = deck.bottom.slice(0, Math.max(0, count - first.length - fromBag)).map(placed => placed.card);
  return {
    first,
    chance: fromBag === 0 ? undefined : drawChance(bagOf(deck), fromBag, reason),
    last,
    missing: count - first.length - fromBag - last.length,
  };
}

const drawChance = (from: readonly CardId[], count: number, { why, rule, seenBy }: DrawReason): DrawChance => ({
  kind: 'draw',
  from,
  count,
  why,
  rule,
  seenBy: seenByOf(seenBy),
});

/** The cards of a request, in the order they come off the deck. */
export function drawnCards(request: DrawRequest, outcome: readonly CardId[] = []): readonly CardId[] {
  if (outcome.length !== (request.chance?.count ?? 0)) throw new Error(`${outcome.length} cards came out of the bag`);
  return [...request.first, ...outcome, ...request.last];
}

/** The moves that draw these cards, top card first. To be called on the true state, before the event is emitted. */
export function planDraw(
  deck: Deck,
  to: Zone | undefined,
  cards: readonly CardId[],
  reveal: ViewerSet = NOBODY,
): readonly CardMove[] {
  return cards.map((card, place) => ({ card, knowers: drawKnowers(deck, place, to, reveal) }));
}
