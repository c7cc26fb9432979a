import { NONE, boardOf, type State } from '@banneret/the-edge';

/**
 * What EDGE-SHT-08 to -10 look at, from the text and nothing else: a buffer of ids over all hexes of the board, into which everything
 * that stands is painted, and the straight line of Spaces over it. Ranges are no part of it.
 */
export interface HexFilm {
  /** Seven hexes a Space: which piece covers each of them, or `OPEN`. Figures come first, then tokens. */
  readonly ids: Int16Array;
}

export const OPEN = -1;
const HEXES = 7;

/** What may be left out of a film, to see whether it is missed. */
export type Painted = 'figures' | 'tokens';

export function exposeHexes(state: State, without?: Painted): HexFilm {
  const ids = new Int16Array(boardOf(state).spaces.length * HEXES).fill(OPEN);
  for (const [id, { space, mask }] of [...state.figures, ...state.tokens].entries()) {
    const sort: Painted = id < state.figures.length ? 'figures' : 'tokens';
    if (space === NONE || sort === without) continue;
    for (let hex = 0; hex < HEXES; hex++) if ((mask >> hex) & 1) ids[space * HEXES + hex] = id;
  }
  return { ids };
}

/** EDGE-BRD-12: whatever covers them, all seven hexes are covered. */
export const isFull = ({ ids }: HexFilm, space: number): boolean =>
  ids.subarray(space * HEXES, (space + 1) * HEXES).every(id => id !== OPEN);

export type HexReading = 'clear' | 'blocked' | 'off-line';

/** EDGE-BRD-15, R07, R08: the Spaces strictly between two, if there is a straight line from the one to the other. */
export function between(state: State, from: number, to: number): readonly number[] | undefined {
  const { spaces } = boardOf(state);
  const [a, b] = [spaces[from], spaces[to]];
  if (a === undefined || b === undefined) return undefined;
  const [du, dv] = [b.u - a.u, b.v - a.v];
  if (du !== 0 && dv !== 0 && du + dv !== 0) return undefined;
  const steps = Math.max(Math.abs(du), Math.abs(dv));
  const crossed = Array.from({ length: Math.max(0, steps - 1) }, (_, i) =>
    spaces.findIndex(({ u, v }) => u === a.u + (du / steps) * (i + 1) && v === a.v + (dv / steps) * (i + 1)),
  );
  // Where the board has a hole there is no line.
  return crossed.includes(-1) ? undefined : crossed;
}

export function readHexes(state: State, from: number, to: number, without?: Painted): HexReading {
  const crossed = between(state, from, to);
  if (crossed === undefined) return 'off-line';
  const film = exposeHexes(state, without);
  return crossed.some(space => isFull(film, space)) ? 'blocked' : 'clear';
}
