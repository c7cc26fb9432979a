/**
 * What a part is painted with: a colour of its own, and the share of its side's colour that is added to it. So one model serves all
 * sides. A negative share shines by itself, whatever the light.
 */
export type Coat = readonly [red: number, green: number, blue: number, share: number];

export const painted = (ink: string): Coat => [...channels(ink), 0];
export const shining = (ink: string): Coat => [...channels(ink), -1];

export function channels(ink: string): [number, number, number] {
  const n = Number.parseInt(ink.slice(1), 16);
  return [((n >> 16) & 255) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
}

export const mixed = (a: Coat, b: Coat, k: number): Coat => [
  a[0] + (b[0] - a[0]) * k,
  a[1] + (b[1] - a[1]) * k,
  a[2] + (b[2] - a[2]) * k,
  a[3],
];

export const shaded = ([r, g, b, share]: Coat, k: number): Coat => [r * k, g * k, b * k, share > 0 ? share * k : share];

/** What fighters are painted with, by the part that it plays. */
export const COATS = {
  /** The side's colour, and darker and lighter ones of it. */
  main: [0, 0, 0, 1],
  dark: [0, 0, 0, 0.52],
  light: [0.46, 0.46, 0.46, 0.54],
  pale: [0.7, 0.69, 0.66, 0.3],
  black: painted('#23262c'),
  steel: painted('#8f979f'),
  iron: painted('#555b62'),
  wood: painted('#76522f'),
  hide: painted('#65503c'),
  horse: painted('#5b4330'),
  bone: painted('#e8dcc0'),
  gold: painted('#e8b646'),
  skin: painted('#c69a76'),
  cloth: painted('#4a4438'),
  bag: painted('#a08a5e'),
  leaf: painted('#56702f'),
  glow: shining('#ffdc8a'),
  fire: shining('#ff9a3d'),
} as const satisfies Readonly<Record<string, Coat>>;
