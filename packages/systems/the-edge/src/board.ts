import {
  distanceBetween,
  FULL,
  lineOfFire,
  occupancyOf,
  SLOTS,
  touches,
  type BaseSize,
  type LineOfFire,
  type Occupancy,
  type Piece,
  type Placement,
  type SpaceId,
} from '@banneret/hexboard';
import { illegal, type Ruling, type Seat } from '@banneret/kernel';
import { boardOf, sideOf } from './book.js';
import { figureOf, NONE, squadOf, type Figure, type FigureId, type State, type Token } from './state.js';

/** What follows from where the pieces stand; kept as long as no piece moves, for players ask all the time. */
interface Derived {
  readonly tokens: readonly Token[];
  readonly taken: Occupancy;
  readonly pieces: readonly Piece[];
}

const derived = new WeakMap<readonly Figure[], Derived>();

function derivedOf(s: State): Derived {
  const known = derived.get(s.figures);
  if (known !== undefined && known.tokens === s.tokens) return known;
  const pieces = [...s.figures.map(figure => pieceAt(figure, true)), ...s.tokens.map(token => pieceAt(token, false))];
  const made = { tokens: s.tokens, taken: occupancyOf(boardOf(s), pieces), pieces };
  derived.set(s.figures, made);
  return made;
}

/** The geometry wants a Space for every piece: one without hexes is in nobody's way, whatever its Space. */
const pieceAt = ({ space, mask }: Placement, pushable: boolean): Piece =>
  space === NONE ? { space: 0, mask: 0, pushable } : { space, mask, pushable };

/**
 * Everything that stands on hexes, figures first: the piece of a figure has the figure's number, then come the tokens.
 * `pushed` are figures that may not be pushed again (EDGE-MOV-10, R43).
 */
export function piecesOf(s: State, pushed: readonly FigureId[] = []): readonly Piece[] {
  const { pieces } = derivedOf(s);
  if (pushed.length === 0) return pieces;
  return pieces.map((piece, figure) => (pushed.includes(figure) ? { ...piece, pushable: false } : piece));
}

/** EDGE-BRD-12, EDGE-MOV-12: the taken hexes; not to be written into. */
export const occupied = (s: State): Readonly<Occupancy> => derivedOf(s).taken;

/** The same without those of one figure: its own are no obstacle to it (R48). */
export function occupiedWithout(s: State, figure: FigureId): Occupancy {
  const taken = derivedOf(s).taken.slice();
  const { space, mask } = figureOf(s, figure);
  if (space !== NONE) taken[space]! &= ~mask;
  return taken;
}

/** EDGE-BRD-07, -08, R10. Who is off the board covers no hex and touches nobody. */
export const inContact = (s: State, a: Placement, b: Placement): boolean => touches(boardOf(s), a, b);

/** EDGE-BRD-13. */
export const spacesApart = (s: State, a: SpaceId, b: SpaceId): number => distanceBetween(boardOf(s), a, b);

/** EDGE-SHT-08 to -14, R07, R08. */
export const fireLine = (s: State, from: SpaceId, to: SpaceId, range: number): LineOfFire =>
  lineOfFire(boardOf(s), occupied(s) as Occupancy, from, to, range);

export const areEnemies = (s: State, a: Seat, b: Seat): boolean => sideOf(s, a) !== sideOf(s, b);

/** Standing enemies that a figure is base to base with. */
export function enemiesTouching(s: State, figure: FigureId): FigureId[] {
  const here = figureOf(s, figure);
  const side = sideOf(s, squadOf(s, here.squad).seat);
  const found: FigureId[] = [];
  for (let other = 0; other < s.figures.length; other++) {
    const there = figureOf(s, other);
    if (sideOf(s, squadOf(s, there.squad).seat) !== side && inContact(s, here, there)) found.push(other);
  }
  return found;
}

/** EDGE-PAS-03, -04, R70, R93: one's own figures touch it, and no figure of another side does. */
export function controls(s: State, seat: Seat, source: Token): boolean {
  let own = false;
  for (let figure = 0; figure < s.figures.length; figure++) {
    const there = figureOf(s, figure);
    if (!inContact(s, there, source)) continue;
    const owner = squadOf(s, there.squad).seat;
    if (areEnemies(s, owner, seat)) return false;
    if (owner === seat) own = true;
  }
  return own;
}

export function sourcesOf(s: State): number[] {
  const sources: number[] = [];
  for (let id = 0; id < s.tokens.length; id++) if (s.tokens[id]!.kind === 'source') sources.push(id);
  return sources;
}

/** A whole Space, as Altars and Sources take it (EDGE-BRD-11, R04). */
export const wholeSpace = (space: SpaceId): Placement => ({ space, mask: FULL });

/** EDGE-BRD-05, -10: so many hexes as the base is large, side by side in one Space. What it is not is said. */
export function noFootprint(rule: string, base: BaseSize, mask: number): Ruling {
  const given = SLOTS.filter(slot => (mask >> slot) & 1).length;
  return given === base ? illegal(rule, 'edge.no.footprint') : illegal(rule, 'edge.no.base', { hexes: base, given });
}
