import {
  bagSize,
  drawCard,
  drawnCards,
  drawRequest,
  emptyZone,
  EVERYBODY,
  lookAtTop,
  moveCard,
  newDeck,
  newZone,
  NOBODY,
  planDraw,
  planMove,
  planReveal,
  putOnBottom,
  putOnTop,
  redactCards,
  redactMove,
  redactReveal,
  revealCard,
  seats,
  shuffleDeck,
  shuffleInto,
  takeCard,
  viewDeck,
  viewZone,
  wholeZone,
  type CardId,
  type CardMove,
  type CardPlaces,
  type CardReveal,
  type ViewerSet,
} from '@banneret/cards';
import type { Rng, Viewer } from '@banneret/kernel';

/** A made-up game with every kind of zone, in which anything may happen to any card at any time. */
export interface Table extends CardPlaces {
  readonly zones: ReturnType<typeof newZone>[];
  readonly decks: ReturnType<typeof newDeck>[];
}

export const VIEWERS: readonly Viewer[] = [0, 1, 2, 'public'];
export const ALL_CARDS: readonly CardId[] = Array.from({ length: 18 }, (_, i) => i);
const SHOWN_TO: readonly ViewerSet[] = [NOBODY, seats(0), seats(1), seats(1, 2), seats(0, 1, 2), EVERYBODY];

export function newTable(): Table {
  const kinds = [
    { owner: 0, visibility: 'owner', ordered: false },
    { owner: 1, visibility: 'owner', ordered: false },
    { owner: 0, visibility: 'owner', ordered: true },
    { owner: 0, visibility: 'nobody', ordered: true },
    { owner: 0, visibility: 'nobody', ordered: false },
    { owner: 0, visibility: 'public', ordered: true },
    { owner: 1, visibility: 'public', ordered: false },
  ] as const;
  const zones = kinds.map(kind => newZone(kind));
  const decks = [
    newDeck(0, ALL_CARDS.slice(0, 6), 'owner'),
    newDeck(1, ALL_CARDS.slice(6, 12), 'public'),
    newDeck(2, ALL_CARDS.slice(12, 18), 'nobody'),
  ];
  return { zones, decks };
}

export const viewTable = (table: Table, viewer: Viewer): Table => ({
  zones: table.zones.map(zone => viewZone(zone, viewer)),
  decks: table.decks.map(deck => viewDeck(deck, viewer)),
});

/** Events as a system would define them: what happened, in terms of places. */
export type TableEvent =
  | { readonly type: 'drawn'; readonly deck: number; readonly to: number; readonly moves: readonly CardMove[] }
  | { readonly type: 'looked'; readonly deck: number; readonly cards: readonly CardId[]; readonly lookers: ViewerSet }
  | { readonly type: 'moved'; readonly from: number; readonly to: number; readonly move: CardMove }
  | {
      readonly type: 'topped' | 'bottomed' | 'buried';
      readonly from: number;
      readonly deck: number;
      readonly move: CardMove;
    }
  | { readonly type: 'revealed'; readonly zone: number; readonly reveal: CardReveal }
  | { readonly type: 'shuffled'; readonly deck: number }
  | {
      readonly type: 'reshuffled';
      readonly zone: number;
      readonly deck: number;
      readonly cards: readonly CardId[];
      readonly knowers: ViewerSet;
    };

export function reduceTable(table: Table, event: TableEvent): void {
  const zone = (i: number) => table.zones[i]!;
  const deck = (i: number) => table.decks[i]!;
  switch (event.type) {
    case 'drawn':
      for (const move of event.moves) drawCard(deck(event.deck), zone(event.to), move);
      return;
    case 'looked':
      return lookAtTop(deck(event.deck), event.cards, event.lookers);
    case 'moved':
      return moveCard(zone(event.from), zone(event.to), event.move);
    case 'topped':
      takeCard(zone(event.from), event.move);
      return putOnTop(deck(event.deck), event.move);
    case 'bottomed':
      takeCard(zone(event.from), event.move);
      return putOnBottom(deck(event.deck), event.move);
    case 'buried':
      takeCard(zone(event.from), event.move);
      return shuffleInto(deck(event.deck), [event.move.card], event.move.knowers);
    case 'revealed':
      return revealCard(zone(event.zone), event.reveal);
    case 'shuffled':
      return shuffleDeck(deck(event.deck));
    case 'reshuffled':
      emptyZone(zone(event.zone));
      return shuffleInto(deck(event.deck), event.cards, event.knowers);
  }
}

export function redactEvent(event: TableEvent, viewer: Viewer): TableEvent {
  switch (event.type) {
    case 'drawn':
      return { ...event, moves: event.moves.map(move => redactMove(move, viewer)) };
    case 'looked':
      return { ...event, cards: redactCards(event.cards, event.lookers, viewer) };
    case 'moved':
    case 'topped':
    case 'bottomed':
    case 'buried':
      return { ...event, move: redactMove(event.move, viewer) };
    case 'revealed':
      return { ...event, reveal: redactReveal(event.reveal, viewer) };
    case 'shuffled':
      return event;
    case 'reshuffled':
      return { ...event, cards: redactCards(event.cards, event.knowers, viewer) };
  }
}

/** Something that can happen now; nothing when the dice name an impossible thing, such as moving out of an empty zone. */
export function randomEvent(table: Table, rng: Rng): TableEvent | undefined {
  const pick = <T>(items: readonly T[]): T => items[rng.below(items.length)]!;
  const [from, to, deck] = [
    rng.below(table.zones.length),
    rng.below(table.zones.length),
    rng.below(table.decks.length),
  ];
  const zone = table.zones[from]!;
  const reveal = pick(SHOWN_TO);
  const what = pick([
    'drawn',
    'drawn',
    'looked',
    'moved',
    'moved',
    'topped',
    'bottomed',
    'buried',
    'revealed',
    'shuffled',
    'reshuffled',
  ] as const);
  if (what === 'shuffled') return { type: 'shuffled', deck };
  if (what === 'drawn') {
    const moves = planDraw(table.decks[deck]!, table.zones[to], topCards(table, deck, 1 + rng.below(3), rng), reveal);
    return { type: 'drawn', deck, to, moves };
  }
  if (what === 'looked')
    return { type: 'looked', deck, cards: topCards(table, deck, 1 + rng.below(3), rng), lookers: reveal };
  if (zone.cards.length === 0) return undefined;
  const card = pick(zone.cards);
  if (what === 'revealed') return { type: 'revealed', zone: from, reveal: planReveal(zone, card, reveal) };
  if (what === 'reshuffled') return { type: 'reshuffled', zone: from, deck, ...wholeZone(zone) };
  if (what !== 'moved') return { type: what, from, deck, move: planMove(zone, undefined, card, { reveal }) };
  const after = table.zones[to]!.cards.length - (from === to ? 1 : 0);
  const move = planMove(zone, table.zones[to], card, { reveal, to: rng.below(after + 1) });
  return { type: 'moved', from, to, move };
}

function topCards(table: Table, deck: number, count: number, rng: Rng): readonly CardId[] {
  const request = drawRequest(table.decks[deck]!, count, { why: 'test', rule: 'TEST-01', seenBy: NOBODY });
  if (request.missing > 0 && bagSize(table.decks[deck]!) < 0) throw new Error('a deck lost cards');
  const bag = [...(request.chance?.from ?? [])];
  const outcome = Array.from({ length: request.chance?.count ?? 0 }, () => bag.splice(rng.below(bag.length), 1)[0]!);
  return drawnCards(request, outcome);
}
