/** Where objectives lie by the book, in centimetres. */

/** BTS-SCRD-01, from an edge on y = 0; the other side has the same from its own. */
export const CAMP = [
  [60, 15],
  [30, 30],
  [90, 30],
] as const;

/** BTS-SCEM-02: the centre first. */
export const CROSS = [
  [60, 60],
  [60, 15],
  [60, 105],
  [15, 60],
  [105, 60],
] as const;
