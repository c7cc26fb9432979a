import {
  hexDistance,
  hexOf,
  SLOTS,
  spaceDistance,
  type Board,
  type Hex,
  type Piece,
  type Placement,
} from '@banneret/hexboard';

/**
 * The board once more, slowly and in plain words: hexes and sets of hexes, no masks, no tables, no directions. The
 * fast functions are held to these on random boards.
 */

/** The hexes a placement covers. */
export const hexesOf = (board: Board, { space, mask }: Placement): Hex[] =>
  SLOTS.filter(slot => ((mask >> slot) & 1) === 1).map(slot => hexOf(board.spaces[space]!, slot));

const sameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;
export const overlap = (a: readonly Hex[], b: readonly Hex[]): boolean => a.some(x => b.some(y => sameHex(x, y)));
export const inContact = (a: readonly Hex[], b: readonly Hex[]): boolean =>
  a.some(x => b.some(y => hexDistance(x, y) === 1));

/** Which sets of hexes are bases: told by how many pairs of them touch. */
const TOUCHING_PAIRS: Readonly<Record<number, number>> = { 1: 0, 2: 1, 3: 3, 4: 5, 7: 12 };

export function isBase(hexes: readonly Hex[]): boolean {
  const pairs = hexes.flatMap((a, i) => hexes.slice(i + 1).filter(b => hexDistance(a, b) === 1)).length;
  return TOUCHING_PAIRS[hexes.length] === pairs;
}

/** Every base of a size in a Space, among all sets of its hexes. */
export function basesIn(board: Board, space: number, size: number): Placement[] {
  return Array.from({ length: 128 }, (_, mask) => ({ space, mask })).filter(placement => {
    const hexes = hexesOf(board, placement);
    return hexes.length === size && isBase(hexes);
  });
}

export const basesOnBoard = (board: Board, size: number): Placement[] =>
  board.spaces.flatMap((_, space) => basesIn(board, space, size));

/** All hexes of the board that touch some hexes and are none of them. */
export function ringOf(board: Board, hexes: readonly Hex[]): Hex[] {
  const all = board.spaces.flatMap((_, space) => hexesOf(board, { space, mask: 127 }));
  return all.filter(hex => inContact([hex], hexes) && !overlap([hex], hexes));
}

/** Spaces within so many steps: spread out step by step, through Spaces in which the base has a free place. */
export function stepsTo(
  board: Board,
  pieces: readonly Placement[],
  from: number,
  size: number,
  limit: number,
): Map<number, number> {
  const taken = pieces.flatMap(piece => hexesOf(board, piece));
  const passable = (space: number) =>
    space === from || basesIn(board, space, size).some(base => !overlap(hexesOf(board, base), taken));
  const steps = new Map([[from, 0]]);
  for (let step = 1; step <= limit; step++) {
    const edge = [...steps.keys()].filter(passable);
    for (const [space, at] of board.spaces.entries())
      if (!steps.has(space) && edge.some(here => spaceDistance(board.spaces[here]!, at) === 1)) steps.set(space, step);
  }
  return steps;
}

/** Every legal placing of the pushed pieces, by trying all bases of the whole board for each of them. */
export function pushesByTrial(
  board: Board,
  pieces: readonly Piece[],
  mover: number | undefined,
  to: Placement,
): string[] {
  const arrived = hexesOf(board, to);
  const others = pieces.filter((_, i) => i !== mover);
  const pushed = others.filter(piece => overlap(hexesOf(board, piece), arrived));
  if (pushed.some(piece => !piece.pushable || hexesOf(board, piece).length >= arrived.length)) return [];
  const staying = others.filter(piece => !pushed.includes(piece)).flatMap(piece => hexesOf(board, piece));
  const results: string[] = [];
  const tryNext = (i: number, taken: readonly Hex[], chosen: readonly Placement[]): void => {
    if (i === pushed.length) results.push(spell(chosen));
    else
      for (const base of basesOnBoard(board, hexesOf(board, pushed[i]!).length)) {
        const hexes = hexesOf(board, base);
        if (!overlap(hexes, taken) && inContact(hexes, arrived))
          tryNext(i + 1, [...taken, ...hexes], [...chosen, base]);
      }
  };
  tryNext(0, [...staying, ...arrived], []);
  return results.sort();
}

export const spell = (places: readonly Placement[]): string => places.map(p => `${p.space}/${p.mask}`).join(' ');
