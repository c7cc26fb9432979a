/** How far the sheet below the board is pulled: to its question's first line, to its usual height, or over the table. */
export const STOPS = ['low', 'middle', 'high'] as const;
export type Stop = (typeof STOPS)[number];

/** Of the screen's height; the lowest shows its one line on any screen. */
const SHARE: Readonly<Record<Stop, number>> = { low: 0, middle: 338 / 844, high: 560 / 844 };
export const LOWEST = 96;

export const heightAt = (stop: Stop, screen: number): number => Math.max(LOWEST, Math.round(SHARE[stop] * screen));

/** The stop where a sheet comes to rest that is let go at this height. */
export function nearestStop(height: number, screen: number): Stop {
  const away = (stop: Stop): number => Math.abs(heightAt(stop, screen) - height);
  return STOPS.reduce((best, stop) => (away(stop) < away(best) ? stop : best));
}

/** So far a finger may stray that only taps. */
const TAP = 6;

/** Where the sheet comes to rest after a pull. A tap on the handle takes it from low to its usual height, and down again. */
export function restAfter(from: Stop, pulled: number, screen: number): Stop {
  if (Math.abs(pulled) < TAP) return from === 'low' ? 'middle' : 'low';
  return nearestStop(heightAt(from, screen) + pulled, screen);
}

/** The stop that a key asks for. */
export function stopByKey(from: Stop, key: string): Stop | undefined {
  const at = STOPS.indexOf(from);
  switch (key) {
    case 'ArrowUp':
      return STOPS[Math.min(at + 1, STOPS.length - 1)];
    case 'ArrowDown':
      return STOPS[Math.max(at - 1, 0)];
    case 'Home':
      return 'low';
    case 'End':
      return 'high';
    case 'Enter':
    case ' ':
      return restAfter(from, 0, 0);
    default:
      return undefined;
  }
}
