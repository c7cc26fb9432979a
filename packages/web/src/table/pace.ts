import { rememberedChoice } from '../app/memory.js';
import { lessMotion } from '../effects/visible.js';

/** `still`: signs instead of motion. */
export const PACES = ['calm', 'quick', 'still', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** How fast what happened is shown. Whoever asked their system for less motion gets none to begin with. */
export const pace = rememberedChoice('pace', PACES, () => (lessMotion.get() ? 'still' : 'calm'));

/** What there is to see of what happened. */
export type Motion = 'moving' | 'still' | 'none';

/** Whoever asked their system for less motion gets none, whatever the pace. */
export function motionAt(chosen: Pace, less: boolean): Motion {
  if (chosen === 'instant') return 'none';
  return less || chosen === 'still' ? 'still' : 'moving';
}

/** How many times as fast as usual. */
export const RATES: Readonly<Record<Pace, number>> = { calm: 1, quick: 2, still: 1, instant: Infinity };

/** Without motion every sign is looked at for as long. */
const STILL_PAUSE_MS = 700;

/** How long to look at what takes so long at the usual pace. */
export function pauseFor(length: number, chosen: Pace, less: boolean): number {
  if (length === 0 || chosen === 'instant') return 0;
  return motionAt(chosen, less) === 'still' ? STILL_PAUSE_MS : length / RATES[chosen];
}
