import { useEffect, useRef, useState } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { rememberedChoice } from '../app/memory.js';
import type { Timeline } from './timeline.js';

export const PACES = ['calm', 'quick', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** How fast what happened is shown. Whoever asked their system for less motion gets none to begin with. */
export const pace = rememberedChoice('pace', PACES, () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'quick',
);

/** How long an event of weight one is looked at. */
export const PACE_MS: Readonly<Record<Pace, number>> = { calm: 1_400, quick: 450, instant: 0 };

export interface Playback {
  /** How many events are shown. */
  readonly shown: number;
  readonly isBehind: boolean;
  /** Show all that happened at once. */
  skip(): void;
}

/**
 * Shows new events one after the other. A timeline that is not a continuation of the one before (a reload, a move taken
 * back) is shown at its end. `weighs` says how long an event deserves to be looked at; 0 goes by unnoticed.
 */
export function usePlayback(timeline: Timeline | undefined, weighs: (event: number) => number): Playback {
  const total = timeline?.events.length ?? 0;
  const first = timeline?.first;
  const [cursor, setCursor] = useState({ first, shown: total });
  const speed = useCell(pace);
  const caughtUpAt = useRef(total);
  const weigh = useRef(weighs);
  weigh.current = weighs;
  const goesOn = cursor.first === first && cursor.shown <= total;
  const shown = goesOn ? cursor.shown : total;

  useEffect(() => {
    if (!goesOn) setCursor({ first, shown: total });
    if (shown >= total) {
      caughtUpAt.current = total;
      return undefined;
    }
    // The first of a batch is shown at once; each next one when the one before has been looked at.
    const pause = shown === caughtUpAt.current ? 0 : PACE_MS[speed] * weigh.current(shown - 1);
    const next = speed === 'instant' ? total : nextStop(shown, total, weigh.current);
    const timer = setTimeout(() => setCursor({ first, shown: next }), pause);
    return () => clearTimeout(timer);
  }, [first, shown, total, speed, goesOn]);

  return { shown, isBehind: shown < total, skip: () => setCursor({ first, shown: total }) };
}

/** One event further, and past those that go by unnoticed. */
function nextStop(shown: number, total: number, weighs: (event: number) => number): number {
  let next = shown + 1;
  while (next < total && weighs(next - 1) === 0) next++;
  return next;
}
