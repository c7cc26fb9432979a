import type { Rng } from '@banneret/kernel';

/** A table shared out in lots, each for one piece of scenery. All in centimetres, on a grid of half a centimetre. */
export interface Lot {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly deep: number;
}

/** The lots of one half of the table, and the one in the middle that is its own twin. */
export interface Plan {
  readonly middle: Lot;
  readonly half: readonly Lot[];
}

const SIDE = 120;
/** A lot that is longer than this either way is divided. */
const LONGEST = 30;

/** From one length to another, in half centimetres, both included. */
export const length = (rng: Rng, least: number, most: number): number =>
  least + rng.below(Math.max(0, Math.floor(2 * (most - least))) + 1) / 2;

/**
 * Three columns: the left one and the lower part of the one between are the half, turned half round the middle they are the
 * other one. So no straight lane divides the armies.
 */
export function planOf(rng: Rng): Plan {
  const column = length(rng, 36, 42);
  const near = length(rng, 48, 52);
  const between = SIDE - 2 * column;
  return {
    middle: { x: column, y: near, wide: between, deep: SIDE - 2 * near },
    half: [
      ...divided(rng, { x: 0, y: 0, wide: column, deep: SIDE }),
      ...divided(rng, { x: column, y: 0, wide: between, deep: near }),
    ],
  };
}

function divided(rng: Rng, lot: Lot): Lot[] {
  const longer = Math.max(lot.wide, lot.deep);
  if (longer <= LONGEST) return [lot];
  const part = length(rng, Math.ceil(longer * 0.42), Math.floor(longer * 0.58));
  const cut = lot.wide > lot.deep ? cutAcross(lot, part) : cutAlong(lot, part);
  return cut.flatMap(one => divided(rng, one));
}

/** Into a left and a right part, the left one so wide. */
export const cutAcross = ({ x, y, wide, deep }: Lot, part: number): readonly [Lot, Lot] => [
  { x, y, wide: part, deep },
  { x: x + part, y, wide: wide - part, deep },
];

/** Into a near and a far part, the near one so deep. */
export const cutAlong = ({ x, y, wide, deep }: Lot, part: number): readonly [Lot, Lot] => [
  { x, y, wide, deep: part },
  { x, y: y + part, wide, deep: deep - part },
];

/** What is left of a lot inside a border on all sides. */
export const within = ({ x, y, wide, deep }: Lot, border: number): Lot => ({
  x: x + border,
  y: y + border,
  wide: wide - 2 * border,
  deep: deep - 2 * border,
});

/** Part of a lot, of a size that fits in, anywhere in it. */
export function somewhereIn(rng: Rng, lot: Lot, wide: number, deep: number): Lot {
  return { x: length(rng, lot.x, lot.x + lot.wide - wide), y: length(rng, lot.y, lot.y + lot.deep - deep), wide, deep };
}

/** The same lots in another order. */
export function shuffled<T>(rng: Rng, things: readonly T[]): T[] {
  const order = [...things];
  for (let i = order.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [order[i], order[j]] = [order[j] as T, order[i] as T];
  }
  return order;
}
