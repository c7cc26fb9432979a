import type { ActionEvent, BoardEvent, CardEvent, Event, SetupEvent, TurnEvent, UnitEvent } from './events.js';
import { reduceAction } from './reduce/actions.js';
import { reduceBoard } from './reduce/board.js';
import { reduceCards } from './reduce/cards.js';
import { reduceSetup } from './reduce/setup.js';
import { reduceTurn } from './reduce/turns.js';
import { reduceUnit } from './reduce/units.js';
import type { State } from './state.js';

/** The only writer of `State`. Facts only: whether a thing may happen was settled before the event was emitted. */
export function reduce(s: State, event: Event): void {
  (REDUCERS[CHAPTER[event.type]] as (s: State, event: Event) => void)(s, event);
}

const REDUCERS = {
  setup: reduceSetup,
  turn: reduceTurn,
  cards: reduceCards,
  action: reduceAction,
  unit: reduceUnit,
  board: reduceBoard,
} as const;

type Chapter = keyof typeof REDUCERS;
type ChapterOf<T extends Event['type']> = T extends SetupEvent['type']
  ? 'setup'
  : T extends TurnEvent['type']
    ? 'turn'
    : T extends CardEvent['type']
      ? 'cards'
      : T extends ActionEvent['type']
        ? 'action'
        : T extends UnitEvent['type']
          ? 'unit'
          : T extends BoardEvent['type']
            ? 'board'
            : never;

/** Which reducer knows which event: complete and right, or it does not compile. */
const CHAPTER: { readonly [T in Event['type']]: ChapterOf<T> & Chapter } = {
  'companies.revealed': 'setup',
  'unit.joined': 'setup',
  'commanders.counted': 'setup',
  'list.sealed': 'setup',
  'lists.shown': 'setup',
  'stratagems.chosen': 'setup',
  'roles.settled': 'setup',
  'operation.settled': 'setup',
  'layout.settled': 'setup',
  'zone.chosen': 'setup',
  'lot.flipped': 'setup',
  'initiative.flipped': 'setup',
  'initiative.discarded': 'setup',
  'fireteam.deployed': 'setup',
  'unit.heldBack': 'setup',
  'turn.began': 'turn',
  'phase.began': 'turn',
  'initiative.settled': 'turn',
  'tactics.gained': 'turn',
  'tactics.spent': 'turn',
  'vp.scored': 'turn',
  'kills.scored': 'turn',
  passed: 'turn',
  'unit.activated': 'turn',
  'order.given': 'turn',
  'move.made': 'turn',
  'fireteam.acted': 'turn',
  'disengage.paid': 'turn',
  'zones.suffered': 'turn',
  'activation.ended': 'turn',
  'match.ended': 'turn',
  'cards.drawn': 'cards',
  'card.discarded': 'cards',
  'deck.milled': 'cards',
  'deck.rebuilt': 'cards',
  'flip.made': 'cards',
  'flip.added': 'cards',
  'flip.kept': 'cards',
  'flip.cheated': 'cards',
  'conflict.cleared': 'cards',
  'stratagem.acquired': 'cards',
  'stratagem.played': 'cards',
  'action.declared': 'action',
  'action.changed': 'action',
  'action.ended': 'action',
  'duel.began': 'action',
  'duel.token': 'action',
  'duel.turned': 'action',
  'duel.decided': 'action',
  'trigger.declared': 'action',
  'hit.resolved': 'action',
  'blast.resolved': 'action',
  'models.killed': 'unit',
  'damage.reduced': 'unit',
  'fireteam.killed': 'unit',
  'unit.killed': 'unit',
  'tokens.gained': 'unit',
  'tokens.lost': 'unit',
  'unit.turned': 'unit',
  'asset.turned': 'unit',
  'asset.abandoned': 'unit',
  'asset.attached': 'unit',
  'models.added': 'unit',
  'use.noted': 'unit',
  'modifier.lent': 'unit',
  'period.ended': 'unit',
  'fireteam.moved': 'board',
  'fireteam.climbed': 'board',
  'unit.entered': 'board',
  'unit.left': 'board',
  'marker.placed': 'board',
  'marker.claimed': 'board',
  'markers.unclaimed': 'board',
  'marker.removed': 'board',
  'terrain.created': 'board',
  'room.lacked': 'board',
};
