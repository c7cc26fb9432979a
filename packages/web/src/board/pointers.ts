import { useEffect, useRef } from 'preact/hooks';
import type { Place } from './place.js';

export interface Gestures {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: { readonly x: number; readonly y: number }): void;
  /** On anything that is no thing of its own. */
  click(event: PointerEvent): void;
}

interface Finger {
  x: number;
  y: number;
}

/** Movements below this are a shaky click. */
const CLICK_PX = 5;
const WHEEL = 0.0016;
/** Turns of the wheel within this are one gesture. */
const WHEEL_PAUSE_MS = 150;

/** Pan and zoom with mouse, wheel and fingers on whatever has not taken the pointer for itself. */
export function usePointers(target: () => HTMLElement, where: Place, gestures: Gestures): void {
  const current = useRef(gestures);
  current.current = gestures;
  useEffect(() => {
    const ground = target();
    const fingers = new Map<number, Finger>();
    let travelled = 0;
    let turned = -Infinity;

    const place = (event: PointerEvent | WheelEvent): Finger => {
      const { left, top } = where.box();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const down = (event: PointerEvent): void => {
      if (event.button > 1) return;
      fingers.set(event.pointerId, place(event));
      travelled = fingers.size > 1 ? Infinity : 0;
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const now = place(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      travelled += distance(before, now);
      if (other !== undefined) {
        current.current.zoom(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other));
        current.current.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      } else if (travelled > CLICK_PX) current.current.pan(now.x - before.x, now.y - before.y);
      // From here on the hand moves the table: what passes under it is not pointed at.
      if (travelled > CLICK_PX && !ground.hasPointerCapture(event.pointerId)) capture(event.pointerId);
      fingers.set(event.pointerId, now);
    };
    const capture = (pointer: number): void => {
      try {
        ground.setPointerCapture(pointer);
      } catch {
        // The finger was lifted meanwhile.
      }
    };
    const up = (event: PointerEvent): void => {
      const known = fingers.delete(event.pointerId);
      if (!known || event.type !== 'pointerup' || travelled > CLICK_PX) return;
      if (!(event.target as Element).closest('[role=button], [data-plate]')) current.current.click(event);
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      if (event.timeStamp - turned > WHEEL_PAUSE_MS) where.forget();
      turned = event.timeStamp;
      current.current.zoom(Math.exp(-event.deltaY * WHEEL), place(event));
    };
    const forget = (): void => where.forget();
    addEventListener('pointerdown', forget, { capture: true });
    addEventListener('scroll', forget, { capture: true, passive: true });
    ground.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    ground.addEventListener('wheel', wheel, { passive: false });
    return () => {
      removeEventListener('pointerdown', forget, { capture: true });
      removeEventListener('scroll', forget, { capture: true });
      ground.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      ground.removeEventListener('wheel', wheel);
    };
  }, []);
}

const distance = (a: Finger, b: Finger): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
const middle = (a: Finger, b: Finger): Finger => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
