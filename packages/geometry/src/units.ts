/**
 * Lengths are integers in micrometres: inches, centimetres and every base size are exact, and a comparison of
 * squares needs no epsilon. Convert at the edge with `inches`, `cm` and `mm`; everything inside speaks `Um`.
 */
export type Um = number;

export const UM_PER_INCH = 25_400;
export const UM_PER_CM = 10_000;
export const UM_PER_MM = 1_000;

export const inches = (n: number): Um => Math.round(n * UM_PER_INCH);
export const cm = (n: number): Um => Math.round(n * UM_PER_CM);
export const mm = (n: number): Um => Math.round(n * UM_PER_MM);
