/** Sets in one number, a bit for each member: up to 32 models of a unit, or the 32 cells of a strip. */
export const BITS = 32;

/** Everybody, however many they are. */
export const ALL = -1;

/** The members from 0 up to a count. */
export const firstBits = (count: number): number => (count === 0 ? 0 : (-1 >>> (BITS - count)) | 0);

/** The lowest member of a set that is not empty. Loops over a set drop it by `set &= set - 1`. */
export const lowestBit = (set: number): number => 31 - Math.clz32(set & -set);

/** `ALL` for a set that is not empty, otherwise nobody. */
export const allIfAny = (set: number): number => (set | -set) >> 31;

/** The cells that share any height with the interval from low to high, measured in cells. */
export const cellsTouched = (low: number, high: number): number =>
  cellsBetween(Math.floor(low) | 0, (Math.floor(high) | 0) + 1);

/** The cells that lie within the interval from low to high altogether. */
export const cellsInside = (low: number, high: number): number =>
  cellsBetween(Math.ceil(low) | 0, Math.floor(high) | 0);

/** The cells from `first` up to and without `end`. Written without branches: which way they go could not be guessed. */
function cellsBetween(first: number, end: number): number {
  const from = first & ~(first >> 31); // max(first, 0)
  const to = BITS + ((end - BITS) & ((end - BITS) >> 31)); // min(end, 32)
  return (-1 << from) & (-1 >>> (BITS - to)) & ((from - to) >> 31); // nothing unless from < to
}
