import { newDeck, newZone } from '@banneret/cards';
import type { Seat } from '@banneret/kernel';
import type { Setup } from './book.js';
import { fateCardsOf } from './fate.js';
import { confederationOf } from './procedures/setup/roles.js';
import { NEUTRAL, NONE, type Player, type State } from './state.js';

/** The table before anybody has chosen anything. R-01: hands are empty. */
export function setup(book: Setup): State {
  return {
    book,
    phase: 'setup',
    turn: 0,
    initiative: 0,
    attacker: NONE,
    operation: null,
    layout: null,
    commandersFirst: false,
    players: Array.from({ length: book.seats }, (_, seat) => newPlayer(book, seat)),
    units: [],
    fireteams: [],
    terrain: book.table.terrain.map(zone => ({ ...zone, owner: NEUTRAL })),
    markers: [],
    nextMarker: 0,
    passes: 0,
    lastActivated: NONE,
    inARow: 0,
    activation: null,
    action: null,
    flips: [],
  };
}

const newPlayer = (book: Setup, seat: Seat): Player => ({
  allegiance: NONE,
  envoy: NONE,
  commanders: 0,
  confederation: confederationOf(book, seat),
  vp: 0,
  tactics: 0,
  // TOS-DCK-01: everybody knows what is in a deck, nobody in which order.
  deck: newDeck(seat, fateCardsOf(seat), 'public'),
  hand: newZone({ owner: seat, visibility: 'owner', ordered: false }),
  conflict: newZone({ owner: seat, visibility: 'public', ordered: true }),
  discard: newZone({ owner: seat, visibility: 'public', ordered: true }),
  initiativeCard: NONE,
  stratagems: newZone({ owner: seat, visibility: 'owner', ordered: false }),
  acquired: [],
  played: [],
  list: null,
  playedThisTurn: [],
  zone: NONE,
  killScored: false,
  removedOwn: 0,
  removedEnemy: 0,
});
