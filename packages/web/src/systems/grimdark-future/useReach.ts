import { FACINGS, pointAt, type Point } from '@banneret/geometry';
import { allowance, draggedTo, figures, type State, type UnitId } from '@banneret/grimdark-future';
import { useEffect, useState } from 'preact/hooks';
import type { Desk } from '../../table/desk.js';
import { isDragged } from './movers.js';
import { middleOf } from '../../tabletop/scale.js';

const DIRECTIONS = 32;
/** Time taken of each frame, so that the table stays smooth while the ground is worked out. */
const SLICE_MS = 9;

interface Reached {
  readonly key: string;
  readonly corners: readonly Point[];
}

/** Where the middle of the unit gets to when it is dragged as far as it goes in every direction. */
export function useReach(desk: Desk, unit: UnitId | undefined, order: string): readonly Point[] | undefined {
  const [reached, setReached] = useState<Reached | undefined>(undefined);
  const state = desk.state as State;
  const key = unit === undefined || !isDragged(order) ? '' : `${unit} ${state.units[unit]?.version} ${order}`;
  useEffect(() => {
    if (unit === undefined || !isDragged(order)) return undefined;
    const living = figures(state, unit);
    const from = middleOf(living);
    const far = Math.max(0, ...living.map(figure => allowance(figure, order)));
    const corners: Point[] = [];
    let frame = 0;
    const work = (): void => {
      const until = performance.now() + SLICE_MS;
      while (corners.length < DIRECTIONS && performance.now() < until)
        corners.push(
          endOfDrag(state, unit, order, pointAt(from, (corners.length * FACINGS) / DIRECTIONS, far)) ?? from,
        );
      if (corners.length === DIRECTIONS) setReached({ key, corners });
      else frame = requestAnimationFrame(work);
    };
    frame = requestAnimationFrame(work);
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return reached?.key === key ? reached.corners : undefined;
}

function endOfDrag(state: State, unit: UnitId, order: 'advance' | 'rush', to: Point): Point | undefined {
  const legs = draggedTo(state, unit, order, to);
  if (legs === undefined) return undefined;
  return middleOf(figures(state, unit).map((figure, i) => ({ ...figure, at: legs[i]?.at(-1) ?? figure.at })));
}
