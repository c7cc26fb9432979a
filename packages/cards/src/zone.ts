import { HIDDEN, type Seat, type Viewer } from '@banneret/kernel';
import type { CardId, CardMove } from './card.js';
import { EVERYBODY, includes, NOBODY, seats, type ViewerSet } from './seats.js';

export const VISIBILITIES = ['public', 'owner', 'nobody'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/**
 * Cards lying together: a hand, a discard pile, a row of face-down cards.
 *
 * `seen[i]` is who knows `cards[i]`. It contains everybody the zone is visible to, and whoever got to know the card
 * by other means: it was shown, or it came openly from elsewhere.
 *
 * A row or a pile keeps its order. A hand (`ordered: false`) has none to betray: it is kept sorted, and when a card
 * leaves it unseen, a viewer no longer knows which of the cards it had seen are still there.
 */
export interface Zone {
  readonly owner: Seat;
  readonly visibility: Visibility;
  readonly ordered: boolean;
  readonly cards: CardId[];
  readonly seen: ViewerSet[];
}

export type ZoneKind = Pick<Zone, 'owner' | 'visibility' | 'ordered'>;

/** A zone with these cards in it, known to those the zone is visible to. */
export function newZone(kind: ZoneKind, cards: readonly CardId[] = []): Zone {
  const zone: Zone = { ...kind, cards: [], seen: [] };
  for (const card of cards) putCard(zone, { card, knowers: NOBODY });
  return zone;
}

/** Who sees whatever lies in this zone. */
export function onlookers(zone: ZoneKind): ViewerSet {
  if (zone.visibility === 'public') return EVERYBODY;
  return zone.visibility === 'owner' ? seats(zone.owner) : NOBODY;
}

export interface MoveOptions {
  /** Further viewers to whom the card is shown on its way. */
  readonly reveal?: ViewerSet;
  /** The place in the receiving zone. */
  readonly to?: number;
}

/**
 * The move of a card out of a zone and into another, or to a place that nobody sees into (a deck) when `to` is left
 * out. To be called on the true state, before the event is emitted.
 */
export function planMove(from: Zone, to: Zone | undefined, card: CardId, options: MoveOptions = {}): CardMove {
  const at = from.cards.indexOf(card);
  if (at < 0) throw new Error(`card ${card} is not in [${from.cards.join(' ')}]`);
  const watching = onlookers(from) | (to ? onlookers(to) : NOBODY) | (options.reveal ?? NOBODY);
  const place = options.to === undefined ? {} : { to: options.to };
  // In a row everybody sees which card is taken, so whoever knew it still does. Out of a hand anything may have come.
  if (!from.ordered) return { card, knowers: watching, ...place };
  return { card, knowers: watching | from.seen[at]!, at, ...place };
}

/** Carries out a move between zones. */
export function moveCard(from: Zone, to: Zone, move: CardMove): void {
  takeCard(from, move);
  putCard(to, move);
}

/** Takes the card of a move out of a zone. */
export function takeCard(zone: Zone, move: CardMove): void {
  if (zone.ordered) {
    removeAt(zone, indexInRow(zone, move));
    return;
  }
  if (move.card === HIDDEN) {
    forgetAll(zone);
    removeAt(zone, 0);
    return;
  }
  removeAt(zone, indexInHand(zone, move.card));
  for (let i = 0; i < zone.seen.length; i++) zone.seen[i]! &= move.knowers;
}

/** Puts the card of a move into a zone. */
export function putCard(zone: Zone, move: CardMove): void {
  const knowers = move.knowers | onlookers(zone);
  if (zone.ordered) return insertAt(zone, move.to ?? zone.cards.length, move.card, knowers);
  // A blank in a hand has no history: who else knows it would tell it from the other blanks.
  if (move.card === HIDDEN) return insertAt(zone, 0, HIDDEN, NOBODY);
  insertAt(zone, sortedPlace(zone.cards, move.card), move.card, knowers);
}

/** The fact that a card lying in a zone is shown to more viewers. */
export interface CardReveal {
  readonly card: CardId;
  readonly knowers: ViewerSet;
  readonly at?: number;
}

/** To be called on the true state, before the event is emitted. */
export function planReveal(zone: Zone, card: CardId, to: ViewerSet): CardReveal {
  const at = zone.cards.indexOf(card);
  if (at < 0) throw new Error(`card ${card} is not in [${zone.cards.join(' ')}]`);
  const knowers = zone.seen[at]! | to;
  return zone.ordered ? { card, knowers, at } : { card, knowers };
}

/** Who knew a card of a hand before is itself told only to those who know it now. */
export function redactReveal(reveal: CardReveal, viewer: Viewer): CardReveal {
  if (includes(reveal.knowers, viewer)) return reveal;
  return reveal.at === undefined ? { card: HIDDEN, knowers: NOBODY } : { ...reveal, card: HIDDEN };
}

/** Shows a card. */
export function revealCard(zone: Zone, reveal: CardReveal): void {
  if (reveal.at !== undefined) {
    zone.cards[reveal.at] = reveal.card;
    zone.seen[reveal.at] = reveal.knowers;
    return;
  }
  if (reveal.card === HIDDEN) return;
  removeAt(zone, indexInHand(zone, reveal.card));
  insertAt(zone, sortedPlace(zone.cards, reveal.card), reveal.card, reveal.knowers);
}

/** All the cards of a zone, and who knows every one of them: what `shuffleInto` needs to turn a pile into a deck. */
export function wholeZone(zone: Zone): { readonly cards: readonly CardId[]; readonly knowers: ViewerSet } {
  return { cards: [...zone.cards], knowers: zone.seen.reduce((all, seen) => all & seen, EVERYBODY) };
}

/** Leaves the zone without cards. */
export function emptyZone(zone: Zone): void {
  zone.cards.length = 0;
  zone.seen.length = 0;
}

/** The zone as this viewer sees it: what it may not know is blank, nothing is missing. */
export function viewZone(zone: Zone, viewer: Viewer): Zone {
  const { owner, visibility, ordered, cards, seen } = zone;
  const view: Zone = { owner, visibility, ordered, cards: [], seen: [] };
  // In a hand the blanks come first, with nothing to tell them apart.
  if (!ordered)
    for (let i = 0; i < cards.length; i++) {
      if (includes(seen[i]!, viewer)) continue;
      view.cards.push(HIDDEN);
      view.seen.push(NOBODY);
    }
  for (let i = 0; i < cards.length; i++) {
    const known = includes(seen[i]!, viewer);
    if (!known && !ordered) continue;
    view.cards.push(known ? cards[i]! : HIDDEN);
    view.seen.push(seen[i]!);
  }
  return view;
}

/** An independent copy, for a fork. */
export const cloneZone = ({ owner, visibility, ordered, cards, seen }: Zone): Zone => ({
  owner,
  visibility,
  ordered,
  cards: cards.slice(),
  seen: seen.slice(),
});

function indexInRow(zone: Zone, move: CardMove): number {
  const at = move.at ?? -1;
  const there = zone.cards[at];
  const fits = there !== undefined && (there === move.card || there === HIDDEN || move.card === HIDDEN);
  if (!fits) throw new Error(`card ${move.card} is not at ${at} of [${zone.cards.join(' ')}]`);
  return at;
}

function indexInHand(zone: Zone, card: CardId): number {
  const at = zone.cards.indexOf(card);
  if (at >= 0) return at;
  if (zone.cards[0] === HIDDEN) return 0; // blanks sort first
  throw new Error(`card ${card} is not in [${zone.cards.join(' ')}]`);
}

function forgetAll(zone: Zone): void {
  zone.cards.fill(HIDDEN);
  zone.seen.fill(NOBODY);
}

function removeAt(zone: Zone, at: number): void {
  zone.cards.splice(at, 1);
  zone.seen.splice(at, 1);
}

function insertAt(zone: Zone, at: number, card: CardId, knowers: ViewerSet): void {
  zone.cards.splice(at, 0, card);
  zone.seen.splice(at, 0, knowers);
}

/** Where a card belongs in a sorted list. */
export function sortedPlace(cards: readonly CardId[], card: CardId): number {
  let at = 0;
  while (at < cards.length && cards[at]! < card) at++;
  return at;
}
