import type { Point } from '@banneret/geometry';
import type { State, UnitId } from '@banneret/grimdark-future';
import { useEffect, useState } from 'preact/hooks';
import type { Desk } from '../../table/desk.js';
import { isDragged } from './movers.js';
import { groundOf, type Ground } from './reach.js';

/** Time taken of each frame, so that the table stays smooth while the ground is worked out. */
const SLICE_MS = 9;
/** Something is to be seen at once, even if that takes a frame or two. */
const FIRST_MS = 28;
/** Not even begun when less than this is left of a pause. */
const PAUSE_MS = 8;

/** Where the middle of the unit gets to when it is dragged as far as it goes: first roughly, a moment later smoothly. */
export function useReach(desk: Desk, unit: UnitId | undefined, order: string): readonly Point[] | undefined {
  const [, redraw] = useState(0);
  const state = desk.state as State;
  const ground = unit === undefined || !isDragged(order) ? undefined : groundOf(state, unit, order);
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

/** Works out in pauses how far these units get, so that it is known when somebody points at one. */
export function useReachAhead(desk: Desk, units: readonly UnitId[]): void {
  const state = desk.state as State;
  useEffect(() => {
    if (units.length === 0 || typeof requestIdleCallback === 'undefined') return undefined;
    const grounds = (['advance', 'rush'] as const).flatMap(order => units.map(unit => groundOf(state, unit, order)));
    let waiting = 0;
    const work = (pause: IdleDeadline): void => {
      const next = (): Ground | undefined => grounds.find(({ isDone }) => !isDone);
      for (let ground = next(); ground !== undefined && pause.timeRemaining() > PAUSE_MS; ground = next())
        ground.next();
      if (next() !== undefined) waiting = requestIdleCallback(work);
    };
    waiting = requestIdleCallback(work);
    return () => cancelIdleCallback(waiting);
  }, [desk.prompt]);
}
