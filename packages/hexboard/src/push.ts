import type { Board } from './board.js';
import { FOOTPRINTS, sizeOf, type BaseSize } from './footprint.js';
import { contactRing, occupancyOf, type Occupancy, type Piece, type Placement } from './occupancy.js';

/** A piece that comes to stand somewhere, among the others. `mover` is its number among the pieces, if it was there. */
export interface Arrival {
  readonly board: Board;
  readonly pieces: readonly Piece[];
  readonly mover?: number;
  readonly to: Placement;
}

/** What stands in the way of an arrival. */
export type Landing =
  /** All its hexes are free. */
  | { readonly kind: 'free' }
  /** These smaller figures must make room, by their numbers among the pieces. Whether they can is `pushes`' question. */
  | { readonly kind: 'pushes'; readonly pushed: readonly number[] }
  /** This piece cannot be pushed: a token, a figure as large or larger, or one already pushed. */
  | { readonly kind: 'blocked'; readonly by: number };

/** Which pieces an arrival would overlap, and whether all of them are of a kind that gives way. */
export const landing = ({ pieces, mover, to }: Arrival): Landing => overlapped(pieces, mover, to);

/** The same, for callers who ask for many places in a row. */
export function overlapped(pieces: readonly Piece[], mover: number | undefined, to: Placement): Landing {
  const pushed: number[] = [];
  const size = sizeOf(to.mask);
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!;
    if (i === mover || piece.space !== to.space || (piece.mask & to.mask) === 0) continue;
    if (!piece.pushable || sizeOf(piece.mask) >= size) return { kind: 'blocked', by: i };
    pushed.push(i);
  }
  return pushed.length === 0 ? { kind: 'free' } : { kind: 'pushes', pushed };
}

/**
 * Every way to place the pushed pieces: each on free hexes of one Space, touching the arrived piece, none overlapping
 * another. The places are in the order of the pushed pieces. An arrival on free hexes has exactly one way, the empty
 * one; a blocked arrival has none.
 *
 * The order is stable: Spaces as in the contact ring, footprints as listed, the last pushed piece varying fastest.
 */
export function* pushes(arrival: Arrival): Generator<readonly Placement[]> {
  const found = landing(arrival);
  if (found.kind === 'blocked') return;
  if (found.kind === 'free') {
    yield [];
    return;
  }
  const taken = takenAfter(arrival, found.pushed);
  const ring = contactRing(arrival.board, arrival.to);
  const choices = found.pushed.map(i => placesInRing(ring, taken, sizeOf(arrival.pieces[i]!.mask) as BaseSize));
  yield* assign(choices, 0, taken, []);
}

/** The first way, if there is any. */
export function firstPush(arrival: Arrival): readonly Placement[] | undefined {
  for (const places of pushes(arrival)) return places;
  return undefined;
}

/**
 * A few ways that differ in what matters: for each pushed piece and each Space it can go to, the first way that puts it there. The
 * very first way comes first; all ways together may be thousands.
 */
export function pushesApart(arrival: Arrival): readonly (readonly Placement[])[] {
  const found = landing(arrival);
  if (found.kind === 'blocked') return [];
  if (found.kind === 'free') return [[]];
  const taken = takenAfter(arrival, found.pushed);
  const ring = contactRing(arrival.board, arrival.to);
  const choices = found.pushed.map(i => placesInRing(ring, taken, sizeOf(arrival.pieces[i]!.mask) as BaseSize));
  const ways: (readonly Placement[])[] = [];
  for (const [i, places] of choices.entries())
    for (const space of new Set(places.map(place => place.space))) {
      if (ways.some(way => way[i]!.space === space)) continue;
      const there = choices.with(
        i,
        places.filter(place => place.space === space),
      );
      const [way] = assign(there, 0, taken, []);
      // A generator left half-way has not given its hexes back.
      if (way !== undefined) for (const place of way) taken[place.space]! &= ~place.mask;
      if (way !== undefined) ways.push(way);
    }
  return ways;
}

export function countPushes(arrival: Arrival): number {
  const ways = pushes(arrival);
  let count = 0;
  while (!ways.next().done) count++;
  return count;
}

/** Is this one of the ways? The question a judge asks, answered without listing them. */
export function isPush(arrival: Arrival, places: readonly Placement[]): boolean {
  const found = landing(arrival);
  if (found.kind === 'blocked') return false;
  if (found.kind === 'free') return places.length === 0;
  const { pushed } = found;
  if (places.length !== pushed.length) return false;
  const taken = takenAfter(arrival, pushed);
  const ring = contactRing(arrival.board, arrival.to);
  return places.every((place, i) => {
    const size = sizeOf(arrival.pieces[pushed[i]!]!.mask) as BaseSize;
    const allowed = placesInRing(ring, taken, size).some(p => p.space === place.space && p.mask === place.mask);
    if (allowed) taken[place.space]! |= place.mask;
    return allowed;
  });
}

/** The taken hexes once the mover and the pushed pieces are lifted and the mover has come to stand. */
function takenAfter({ board, pieces, mover, to }: Arrival, pushed: readonly number[]): Occupancy {
  return occupancyOf(board, [...pieces.filter((_, i) => i !== mover && !pushed.includes(i)), to]);
}

/** Every free footprint with a hex in the ring. */
function placesInRing(ring: readonly Placement[], taken: Occupancy, size: BaseSize): Placement[] {
  return ring.flatMap(({ space, mask: touching }) =>
    FOOTPRINTS[size]
      .filter(mask => (mask & taken[space]!) === 0 && (mask & touching) !== 0)
      .map(mask => ({ space, mask })),
  );
}

function* assign(
  choices: readonly (readonly Placement[])[],
  next: number,
  taken: Occupancy,
  chosen: Placement[],
): Generator<readonly Placement[]> {
  if (next === choices.length) {
    yield [...chosen];
    return;
  }
  for (const place of choices[next]!) {
    if ((taken[place.space]! & place.mask) !== 0) continue;
    taken[place.space]! |= place.mask;
    chosen.push(place);
    yield* assign(choices, next + 1, taken, chosen);
    chosen.pop();
    taken[place.space]! &= ~place.mask;
  }
}
