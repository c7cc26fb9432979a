/** Where the pips of each face are, on a square of 0 to 2. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  5: [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  6: [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
};

/** What dice are made of: bone, or the colours of a game's own. */
export const DIE_TONES = ['bone', 'yellow', 'red'] as const;
export type DieTone = (typeof DIE_TONES)[number];

export const TONES: Readonly<
  Record<DieTone, { readonly body: readonly [number, number, number]; readonly pip: string }>
> = {
  bone: { body: [244, 236, 216], pip: '#2a211a' },
  yellow: { body: [240, 196, 64], pip: '#2a1f08' },
  red: { body: [196, 50, 48], pip: '#fff4e6' },
};
