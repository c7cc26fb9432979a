import { newDeck, newZone } from '@banneret/cards';
import type { Seat } from '@banneret/kernel';
import { poolOf, seatCount, type Book } from './book.js';
import { frozen } from './reduce/record.js';
import { NEUTRAL_PILE, VP_TRACK_HALF } from './rulings.js';
import { NONE, type SeatState, type State } from './state.js';

/** What a match is set up from: whole, printed matter included, so that a record needs nothing else. */
export type Setup = Book;

/** Lists are replaced, never changed. */
const NOTHING: readonly never[] = Object.freeze([]);

// All matches of one set-up share its book.
const known = new WeakMap<Setup, Book>();

/** The table before the first roll: steps 1 to 3 and 14. */
export function setup(request: Setup): State {
  const book = known.get(request) ?? frozenBook(request);
  known.set(request, book);
  const seats = seatCount(book.mode);
  return {
    book,
    phase: 'setup',
    firstPlayer: NONE,
    counter: NONE,
    active: 0,
    turn: 0,
    turnKind: 'none',
    crystals: NEUTRAL_PILE[book.mode],
    charges: NEUTRAL_PILE[book.mode],
    marker: 0,
    seats: Array.from({ length: seats }, (_, seat) => emptySeat(seat, seats, book)),
    squads: NOTHING,
    figures: NOTHING,
    tokens: NOTHING,
    activated: NONE,
    bonuses: NOTHING,
    statuses: NOTHING,
    exchanges: NOTHING,
    uses: NOTHING,
    quiet: 0,
    ending: 'none',
    winners: NOTHING,
  };
}

function emptySeat(owner: Seat, seats: number, { mode }: Book): SeatState {
  return {
    faction: NONE,
    reserve: 0,
    exhausted: 0,
    deck: frozen(newDeck(owner, [], 'owner')),
    hand: frozen(newZone({ owner, visibility: 'owner', ordered: false })),
    playing: frozen(newZone({ owner, visibility: 'public', ordered: true })),
    discard: frozen(newZone({ owner, visibility: 'public', ordered: true })),
    bannerUp: true,
    vpStart: mode === 'duel' ? 0 : VP_TRACK_HALF,
    vpCaptured: frozen(Array.from({ length: seats }, () => 0)),
    eliminated: false,
    mulliganed: false,
    silent: false,
  };
}

/** The book is shared by every fork, so nobody may write into it. */
function frozenBook(book: Book): Book {
  for (const faction of book.factions) poolOf(faction);
  return frozen(book);
}
