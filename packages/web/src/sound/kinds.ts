export const SOUNDS = [
  'pick',
  'refuse',
  'boots',
  'tracks',
  'wings',
  'rifle',
  'beam',
  'cannon',
  'blast',
  'blades',
  'wound',
  'fall',
  'dice',
  'card',
  'lost',
  'held',
  'bell',
  'turn',
  'win',
  'lose',
] as const;

/** What may be heard. Each has something to be seen as well. */
export type Sound = (typeof SOUNDS)[number];
