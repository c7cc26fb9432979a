import { useEffect, useRef, useState } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { lessMotion, pageIsVisible } from '../effects/visible.js';
import { pace, pauseFor } from './pace.js';
import type { Timeline } from './timeline.js';

export interface Playback {
  /** How many events are shown. */
  readonly shown: number;
  readonly isBehind: boolean;
  /** Show all that happened at once. */
  skip(): void;
  /** Enough of this one: on to the next. */
  hurry(): void;
}

/**
 * Shows new events one after the other. A timeline that is not a continuation of the one before (a reload, a move taken
 * back) is shown at its end. `lengthOf` says how long an event is to be looked at, in milliseconds at the usual pace; 0 goes by
 * unnoticed. While nobody looks at the page the story waits.
 */
export function usePlayback(timeline: Timeline | undefined, lengthOf: (event: number) => number): Playback {
  const total = timeline?.events.length ?? 0;
  const first = timeline?.first;
  const [cursor, setCursor] = useState({ first, shown: total });
  const speed = useCell(pace);
  const less = useCell(lessMotion);
  const isLookedAt = useCell(pageIsVisible);
  const caughtUpAt = useRef(total);
  const length = useRef(lengthOf);
  length.current = lengthOf;
  const goesOn = cursor.first === first && cursor.shown <= total;
  const shown = goesOn ? cursor.shown : total;
  const isWaiting = !isLookedAt && speed !== 'instant';

  useEffect(() => {
    if (!goesOn) setCursor({ first, shown: total });
    if (shown >= total) {
      caughtUpAt.current = total;
      return undefined;
    }
    if (isWaiting) return undefined;
    // The first of a batch is shown at once; each next one when the one before has been looked at.
    const pause = shown === caughtUpAt.current ? 0 : pauseFor(length.current(shown - 1), speed, less);
    const next = speed === 'instant' ? total : nextStop(shown, total, length.current);
    const timer = setTimeout(() => setCursor({ first, shown: next }), pause);
    return () => clearTimeout(timer);
  }, [first, shown, total, speed, less, goesOn, isWaiting]);

  return {
    shown,
    isBehind: shown < total,
    skip: () => setCursor({ first, shown: total }),
    hurry: () => shown < total && setCursor({ first, shown: nextStop(shown, total, length.current) }),
  };
}

/** One event further, and past those that go by unnoticed. */
export function nextStop(shown: number, total: number, lengthOf: (event: number) => number): number {
  let next = shown + 1;
  while (next < total && lengthOf(next - 1) === 0) next++;
  return next;
}
