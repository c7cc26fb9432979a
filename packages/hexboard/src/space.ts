import { addHex, axialLength, DIRECTIONS, type Direction, type Hex } from './hex.js';

/**
 * A Space: a flower of seven hexes. Flowers tile the plane, and their centres form a hexagonal lattice again, so
 * Spaces have axial coordinates and six directions of their own (turned by about 19 degrees against the hexes).
 */
export interface SpaceAt {
  readonly u: number;
  readonly v: number;
}

/** A hex of a Space: 0 is the centre, 1 to 6 are the petals in directions 0 to 5. */
export type Slot = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export const SLOTS: readonly Slot[] = [0, 1, 2, 3, 4, 5, 6];

const SLOT_OFFSETS: readonly Hex[] = [{ q: 0, r: 0 }, ...DIRECTIONS];

/** q - 2r modulo 7 is different for the seven hexes of every flower, hence tells the slot. */
const SLOT_OF_RESIDUE: readonly Slot[] = [0, 1, 5, 6, 3, 2, 4];

export const centreOf = ({ u, v }: SpaceAt): Hex => ({ q: 2 * u - v, r: u + 3 * v });

export const hexOf = (space: SpaceAt, slot: Slot): Hex => addHex(centreOf(space), SLOT_OFFSETS[slot]!);

/** The Space and slot of any hex of the plane, without a search. */
export function spaceOf({ q, r }: Hex): { readonly space: SpaceAt; readonly slot: Slot } {
  const slot = SLOT_OF_RESIDUE[(((q - 2 * r) % 7) + 7) % 7]!;
  const offset = SLOT_OFFSETS[slot]!;
  const [cq, cr] = [q - offset.q, r - offset.r];
  return { space: { u: (3 * cq + cr) / 7, v: (2 * cr - cq) / 7 }, slot };
}

export const spaceNeighbour = ({ u, v }: SpaceAt, direction: Direction): SpaceAt => {
  const step = DIRECTIONS[direction]!;
  return { u: u + step.q, v: v + step.r };
};

/** Steps from Space to Space on an empty, endless board: 0 in the same Space, 1 in an adjacent one. */
export const spaceDistance = (a: SpaceAt, b: SpaceAt): number => axialLength(a.u - b.u, a.v - b.v);

/** The direction of a straight line of Spaces from one to another; none when they are not in line, or the same. */
export function lineDirection(from: SpaceAt, to: SpaceAt): Direction | undefined {
  const [du, dv] = [to.u - from.u, to.v - from.v];
  if (du === 0 && dv === 0) return undefined;
  if (du === 0) return dv > 0 ? 1 : 4;
  if (dv === 0) return du > 0 ? 0 : 3;
  if (du + dv !== 0) return undefined;
  return du > 0 ? 5 : 2;
}
