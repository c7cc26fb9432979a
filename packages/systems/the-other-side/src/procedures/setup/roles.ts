import type { Seat } from '@banneret/kernel';
import type { Book, Recruit } from '../../book.js';
import { inInitiativeOrder } from '../../seats.js';
import { NONE, type State } from '../../state.js';

/** TOS-MPL-07: in Kill Them All the seats across from each other belong together; else everybody is alone. */
export const confederationOf = ({ encounter }: Pick<Book, 'encounter'>, seat: Seat): number =>
  encounter === 'killThemAll' ? seat % 2 : seat;

export const partnersOf = (book: Book, seat: Seat): Seat[] =>
  Array.from({ length: book.seats }, (_, other) => other).filter(
    other => other !== seat && confederationOf(book, other) === confederationOf(book, seat),
  );

/** TOS-MPL-12, R-76: the Attacker first, or descending initiative where there is none. */
export const setupOrder = (s: State): Seat[] =>
  s.attacker === NONE
    ? inInitiativeOrder(s)
    : [s.attacker, ...[...s.players.keys()].filter(seat => seat !== s.attacker)];

/** TOS-UNT-01, TOS-AST-15, TOS-MPL-09: those of these units and Assets that nobody else of the Confederation may have. */
export const uniqueAmong = ({ pack }: Pick<Book, 'pack'>, ids: readonly string[]): string[] =>
  ids.filter(id => [...pack.units, ...pack.assets].some(card => card.id === id && card.unique === true));

/** Everything a list names: its units and their Assets. */
export const namedIn = (recruits: readonly Recruit[]): string[] =>
  recruits.flatMap(({ unit, assets = [] }) => [unit, ...assets.map(({ asset }) => asset)]);
