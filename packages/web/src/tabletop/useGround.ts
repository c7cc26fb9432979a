import type { Point } from '@banneret/geometry';
import { useEffect, useState } from 'preact/hooks';
import type { Ground } from './reach.js';

/** Time taken of each frame, so that the table stays smooth while the ground is worked out. */
const SLICE_MS = 9;
/** Something is to be seen at once, even if that takes a frame or two. */
const FIRST_MS = 28;
/** Not even begun when less than this is left of a pause. */
const PAUSE_MS = 8;

/** Where somebody gets to who is dragged as far as he goes: first roughly, a moment later smoothly. */
export function useGround(ground: Ground | undefined): readonly Point[] | undefined {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (ground === undefined || ground.isDone) return undefined;
    let frame = 0;
    const work = (): void => {
      const now = performance.now();
      workOn(ground, now + SLICE_MS);
      while (ground.corners() === undefined && performance.now() < now + FIRST_MS) ground.next();
      redraw(n => n + 1);
      if (!ground.isDone) frame = requestAnimationFrame(work);
    };
    work();
    return () => cancelAnimationFrame(frame);
  }, [ground]);
  return ground?.corners();
}

function workOn(ground: Ground, until: number): void {
  while (!ground.isDone && performance.now() < until) ground.next();
}

/** Works out in pauses how far somebody gets, so that it is known when he is pointed at; anew when `question` changes. */
export function useGroundsAhead(question: unknown, grounds: () => readonly Ground[]): void {
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') return undefined;
    const all = grounds();
    // Something to show of everybody before the whole of anybody.
    const next = (): Ground | undefined =>
      all.find(ground => ground.corners() === undefined) ?? all.find(({ isDone }) => !isDone);
    if (next() === undefined) return undefined;
    let waiting = 0;
    const work = (pause: IdleDeadline): void => {
      for (let ground = next(); ground !== undefined && pause.timeRemaining() > PAUSE_MS; ground = next())
        ground.next();
      if (next() !== undefined) waiting = requestIdleCallback(work);
    };
    waiting = requestIdleCallback(work);
    return () => cancelIdleCallback(waiting);
  }, [question]);
}
