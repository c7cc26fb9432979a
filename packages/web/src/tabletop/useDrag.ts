import type { Point } from '@banneret/geometry';
import { useEffect, useRef } from 'preact/hooks';
import type { Lens } from '../board/Viewport.js';
import type { Hands } from './hands.js';
import type { Scale } from './scale.js';

interface Drag {
  readonly unit: string;
  readonly model: number | undefined;
  /** From the pointer to what is dragged, so that nothing jumps when it is taken. */
  readonly offset: Point;
}

type Grab = (event: PointerEvent, unit: string, model: number) => boolean;

/** Drags the unit that the question lets move. Gives a handler that says whether it took the pointer. */
export function useDrag(hands: Hands, scale: Scale, lens: Lens): Grab {
  const drag = useRef<Drag | undefined>(undefined);
  const latest = useRef({ hands, scale });
  latest.current = { hands, scale };

  useEffect(() => {
    let wanted: PointerEvent | undefined;
    const follow = (): void => {
      const held = drag.current;
      const { hands: now, scale: drawn } = latest.current;
      if (held === undefined || wanted === undefined) return;
      const at = drawn.pointAt(lens.toWorld(wanted));
      wanted = undefined;
      now.moveTo(held.unit, held.model, { x: at.x + held.offset.x, y: at.y + held.offset.y });
    };
    const move = (event: PointerEvent): void => {
      if (drag.current === undefined) return;
      // One proposal a frame: pointers report far more often than a picture changes.
      if (wanted === undefined) requestAnimationFrame(follow);
      wanted = event;
    };
    const up = (): void => {
      follow();
      drag.current = undefined;
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  }, [lens]);

  return (event, unit, model) => {
    if (hands.movable !== unit) return false;
    event.stopPropagation();
    event.preventDefault();
    const only = hands.single ? model : undefined;
    const grabbed = scale.pointAt(lens.toWorld(event));
    const held = hands.heldAt(unit, only);
    drag.current = { unit, model: only, offset: { x: held.x - grabbed.x, y: held.y - grabbed.y } };
    return true;
  };
}
