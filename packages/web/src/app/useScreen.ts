import { useEffect, useState } from 'preact/hooks';

/**
 * A small screen shows one thing at a time beside the board. Upright that is a sheet below it, lying on its side a column.
 * The same conditions stand in the style sheets.
 */
export const SMALL = '(max-width: 640px), (max-width: 820px) and (orientation: portrait), (max-height: 520px)';

/** Does the screen meet these conditions now? */
export function useScreen(conditions: string): boolean {
  const [meets, setMeets] = useState(() => matchMedia(conditions).matches);
  useEffect(() => {
    const watched = matchMedia(conditions);
    const look = (): void => setMeets(watched.matches);
    look();
    watched.addEventListener('change', look);
    return () => watched.removeEventListener('change', look);
  }, [conditions]);
  return meets;
}
