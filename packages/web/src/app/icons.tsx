import type { JSX } from 'preact';

/** Strokes on a square of 24. Icons stand beside words or in buttons that are named. */
const STROKES = {
  flag: 'M6 21V3h12l-3.500 4L18 11H6',
  fold: 'M4 5h16v14H4zM14.500 5v14M8 9.500l2.500 2.500L8 14.500',
  unfold: 'M4 5h16v14H4zM14.500 5v14M10.500 9.500 8 12l2.500 2.500',
  asked: 'M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.1M4 4h16v14l-4 3H4z',
  sheet: 'M12 3 20 6v6c0 5-4.500 7.800-8 9-3.500-1.200-8-4-8-9V6zM8.500 10h7M8.500 13.500h5',
  log: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM8.500 9h7M8.500 13h7',
  luck: 'M4 4h16v16H4zM8.500 8.500v.1M15.500 15.500v.1M12 12v.1M15.500 8.500v.1M8.500 15.500v.1',
  words: 'M4 6h16M4 11h16M4 16h10',
  talk: 'M4 5h16v11H11l-5 4v-4H4z',
  match:
    'M12 8.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7M12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200M18.400 5.600l-2.200 2.200M7.800 16.200l-2.200 2.200',
} as const;

export type IconName = keyof typeof STROKES;

export const Icon = ({ name }: { readonly name: IconName }): JSX.Element => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.8"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={STROKES[name]} />
  </svg>
);
