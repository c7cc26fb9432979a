import type { CardId } from '@banneret/cards';
import type { Seat } from '@banneret/kernel';
import { poolOf, printedAt } from '../book.js';
import { factionOf, printed, seatOf, squadOf, squadsOf, type SquadId, type State } from '../state.js';
import { numbered } from './names.js';

/** Cards by name: those in hand, those attached, and the copies of a deck to be built. */

function byName(s: State, cards: readonly CardId[]): ReadonlyMap<string, CardId> {
  const names = new Map<string, CardId>();
  for (const card of cards) if (card >= 0) names.set(numbered(printed(s, card).id, names), card);
  return names;
}

export const inHand = (s: State, seat: Seat): ReadonlyMap<string, CardId> => byName(s, seatOf(s, seat).hand.cards);

/** The Upgrades of one's own Squads, or of one of them. */
export const attached = (s: State, seat: Seat, on?: SquadId): ReadonlyMap<string, CardId> =>
  byName(
    s,
    (on === undefined ? squadsOf(s, seat) : [on]).flatMap(squad => squadOf(s, squad).upgrades.map(({ card }) => card)),
  );

/** The copies of a faction's pool: the second `pike-wall` is `pike-wall#2`. */
export function copiesByName(s: State, seat: Seat): ReadonlyMap<string, number> {
  const faction = factionOf(s, seat);
  const names = new Map<string, number>();
  for (const copy of poolOf(faction).keys()) names.set(numbered(printedAt(faction, copy).id, names), copy);
  return names;
}

export const nameIn = (names: ReadonlyMap<string, number>, wanted: number): string | undefined =>
  [...names].find(([, id]) => id === wanted)?.[0];

/** A deck as a list of cards: each takes the next copy that is left, unless it says which. */
export function readDeck(s: State, seat: Seat, names: readonly unknown[]): (number | undefined)[] {
  const known = copiesByName(s, seat);
  const used = new Set<number>();
  return names.map(name => {
    const free = [...known].find(([copy, id]) => copy.split('#')[0] === name && !used.has(id))?.[1];
    const copy = typeof name === 'string' && name.includes('#') ? known.get(name.replace(/#1$/, '')) : free;
    if (copy !== undefined) used.add(copy);
    return copy;
  });
}
