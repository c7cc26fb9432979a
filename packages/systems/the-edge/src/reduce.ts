import type { BoardEvent, CardEvent, Event, ExchangeEvent, MeansEvent, SetupEvent, TurnEvent } from './events.js';
import { reduceBoard } from './reduce/board.js';
import { reduceCards } from './reduce/cards.js';
import { reduceExchange } from './reduce/exchanges.js';
import { reduceMeans } from './reduce/means.js';
import { reduceSetup } from './reduce/setup.js';
import { reduceEnd, reduceTurn } from './reduce/turns.js';
import type { State } from './state.js';

/** The only writer of `State`. Facts only: whether a thing may happen was settled before the event was emitted. */
export function reduce(s: State, event: Event): void {
  (REDUCERS[CHAPTER[event.type]] as (s: State, event: Event) => void)(s, event);
  if (!CHANGES_NOTHING.has(event.type)) s.quiet = 0;
}

/** R100: what is only told, so that a turn may pass without a change. */
const CHANGES_NOTHING: ReadonlySet<Event['type']> = new Set([
  'turn.began',
  'turn.declared',
  'turn.ended',
  'seat.silenced',
  'activation.began',
  'activation.ended',
]);

/** Which part of the game an event belongs to. */
export const chapterOf = (event: Event): Chapter => CHAPTER[event.type];

const REDUCERS = {
  setup: reduceSetup,
  turn: reduceTurn,
  means: reduceMeans,
  cards: reduceCards,
  board: reduceBoard,
  exchange: reduceExchange,
  end: reduceEnd,
} as const;

type Chapter = keyof typeof REDUCERS;
type ChapterOf<T extends Event['type']> = T extends SetupEvent['type']
  ? 'setup'
  : T extends TurnEvent['type']
    ? 'turn'
    : T extends MeansEvent['type']
      ? 'means'
      : T extends CardEvent['type']
        ? 'cards'
        : T extends BoardEvent['type']
          ? 'board'
          : T extends ExchangeEvent['type']
            ? 'exchange'
            : 'end';

/** Which reducer knows which event: complete and right, or it does not compile. */
const CHAPTER: { readonly [T in Event['type']]: ChapterOf<T> & Chapter } = {
  'first.rolled': 'setup',
  'first.chosen': 'setup',
  'faction.chosen': 'setup',
  'squads.recruited': 'setup',
  'deck.built': 'setup',
  'counter.chosen': 'setup',
  'squad.deployed': 'setup',
  'squad.removed': 'setup',
  'turn.began': 'turn',
  'turn.declared': 'turn',
  'turn.ended': 'turn',
  'seat.silenced': 'turn',
  'activation.began': 'turn',
  'activation.ended': 'turn',
  'activation.granted': 'turn',
  'mode.changed': 'turn',
  'crystals.gained': 'means',
  'crystals.recovered': 'means',
  'crystals.returned': 'means',
  'crystals.robbed': 'means',
  'cost.paid': 'means',
  'charges.spent': 'means',
  'charges.added': 'means',
  'charge.moved': 'means',
  'endurance.changed': 'means',
  'vp.gained': 'means',
  'vp.captured': 'means',
  'vp.lost': 'means',
  'cards.drawn': 'cards',
  'hand.returned': 'cards',
  'deck.reshuffled': 'cards',
  'card.played': 'cards',
  'card.discarded': 'cards',
  'upgrade.attached': 'cards',
  'upgrade.detached': 'cards',
  'upgrade.used': 'cards',
  'passive.begun': 'cards',
  'banner.used': 'cards',
  'banner.recovered': 'cards',
  'altar.used': 'cards',
  'action.limited': 'cards',
  'token.placed': 'board',
  'token.removed': 'board',
  'figure.moved': 'board',
  'figures.swapped': 'board',
  'figure.returned': 'board',
  'figure.wounded': 'board',
  'figure.killed': 'board',
  'bonus.given': 'board',
  'status.given': 'board',
  'statuses.cleared': 'board',
  'exchange.opened': 'exchange',
  'exchange.closed': 'exchange',
  'action.aimed': 'exchange',
  'sneak.declared': 'exchange',
  'striker.chosen': 'exchange',
  'exchange.cancelled': 'exchange',
  'targets.spared': 'exchange',
  'die.rolled': 'exchange',
  'roll.changed': 'exchange',
  'power.reached': 'exchange',
  'attack.resolved': 'exchange',
  'shot.resolved': 'exchange',
  'seat.eliminated': 'end',
  'end.pending': 'end',
  'match.ended': 'end',
};
