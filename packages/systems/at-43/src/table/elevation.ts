import { whereabouts } from '@banneret/geometry';
import type { Fighter, State } from '../state.js';

/** AT43-TER-03: the Size of what a fighter stands on, 0 on the ground. His centre decides. */
export function elevationOf({ terrain }: State, { x, y }: Fighter): number {
  let highest = 0;
  for (const { kind, outline, open } of terrain)
    if (kind.standable && !open && kind.size > highest && whereabouts(outline, { x, y }) !== 'outside')
      highest = kind.size;
  return highest;
}
