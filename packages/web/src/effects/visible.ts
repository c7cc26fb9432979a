import { cell, type Cell } from '../app/cell.js';

/** Is this page looked at? In a hidden tab nothing moves and nothing is heard. */
export const pageIsVisible: Cell<boolean> = following(
  () => document.visibilityState !== 'hidden',
  listener => document.addEventListener('visibilitychange', listener),
);

const QUERY = '(prefers-reduced-motion: reduce)';

/** Has somebody asked their system for less motion? */
export const lessMotion: Cell<boolean> = following(
  () => matchMedia(QUERY).matches,
  listener => matchMedia(QUERY).addEventListener('change', listener),
);

function following(read: () => boolean, watch: (listener: () => void) => void): Cell<boolean> {
  const isPage = typeof document !== 'undefined';
  const value = cell(isPage && read());
  if (isPage) watch(() => value.set(read()));
  return value;
}
