/** The sign of a side, on a square from -6 to 6: the same as on its bases. */
export const SIDE_SIGNS: readonly [string, string, string, string] = [
  'M-5-5H5V0C5 3.500 2 5 0 6-2 5-5 3.500-5 0z',
  'M0-5.500 5.500 0 0 5.500-5.500 0z',
  'M0-5A5 5 0 1 1 0 5 5 5 0 1 1 0-5z',
  'M0-5.500 5.500 4.500h-11z',
];

export const sideSignOf = (seat: number): string => SIDE_SIGNS[seat] ?? SIDE_SIGNS[0];

/** States as strokes on a square from -5.500 to 5.500. A state without a sign is told by the unit's words only. */
const STATE_SIGNS: Readonly<Record<string, string>> = {
  activated: 'M-4 0-1 3.500 4.500-3.500',
  shaken: 'M0-5 5.500 4.500H-5.500zM0-1.500V1M0 2.800V3',
  suppressed: 'M-4-4 0-.500 4-4M-4 .500 0 4 4 .500',
  engaged: 'M-4 4 4-4M-4-4 4 4M-4.500 1.500-1.500 4.500M4.500 1.500 1.500 4.500',
  prone: 'M-5 3H5M-5-1 0 1.500 5-1',
  hidden: 'M-5.500 0C-2.500-4 2.500-4 5.500 0 2.500 4-2.500 4-5.500 0M-4 4.500 4-4.500',
  ready:
    'M-5.500 0C-2.500-4 2.500-4 5.500 0 2.500 4-2.500 4-5.500 0zM-1.200 0A1.200 1.200 0 1 0 1.200 0 1.200 1.200 0 1 0-1.200 0',
};

export const stateSignOf = (state: string): string | undefined => STATE_SIGNS[state];
