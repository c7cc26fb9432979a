import type { Projector } from './stage/projector.js';

interface Finger {
  readonly x: number;
  readonly y: number;
}

export interface Gestures {
  /** A click or a tap. */
  click(x: number, y: number): void;
  hover(x: number, y: number): void;
  leave(): void;
  /** The press may take hold of something; gives what follows the hand. */
  grab(x: number, y: number): ((x: number, y: number) => void) | undefined;
  /** Are gestures that fly the camera allowed now? */
  mayFly(): boolean;
}

const CLICK_PX = 5;
const TURN_PER_PX = 0.006;
const TILT_PER_PX = 0.005;
const WHEEL = 0.0014;

/** Mouse and fingers over the picture. One finger or the left button moves, the right button turns, two fingers do everything. */
export function listen(canvas: HTMLCanvasElement, projector: Projector, gestures: Gestures): () => void {
  const fingers = new Map<number, Finger>();
  let travelled = 0;
  let turning = false;
  let held: ((x: number, y: number) => void) | undefined;
  let wanted: Finger | undefined;
  let hovering = 0;

  const place = (event: MouseEvent): Finger => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const down = (event: PointerEvent): void => {
    const at = place(event);
    fingers.set(event.pointerId, at);
    capture(event.pointerId);
    travelled = fingers.size > 1 ? Infinity : 0;
    turning = event.button === 2 || event.button === 1 || event.shiftKey || event.ctrlKey;
    held = fingers.size === 1 && event.button === 0 && !turning ? gestures.grab(at.x, at.y) : undefined;
  };
  const capture = (pointer: number): void => {
    try {
      canvas.setPointerCapture(pointer);
    } catch {
      // The finger was lifted meanwhile.
    }
  };
  const move = (event: PointerEvent): void => {
    const now = place(event);
    const before = fingers.get(event.pointerId);
    if (before === undefined) {
      cancelAnimationFrame(hovering);
      if (event.pointerType === 'mouse') hovering = requestAnimationFrame(() => gestures.hover(now.x, now.y));
      return;
    }
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    travelled += Math.sqrt(dx * dx + dy * dy);
    fingers.set(event.pointerId, now);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (held !== undefined && travelled > CLICK_PX) follow(now);
    else if (held !== undefined) return;
    else if (!gestures.mayFly() || travelled <= CLICK_PX) return;
    else if (other !== undefined) twoFingers(before, now, other);
    else if (turning) {
      projector.turn(-dx * TURN_PER_PX);
      projector.tilt(dy * TILT_PER_PX);
    } else projector.pan(dx, dy);
  };
  /** One proposal a frame: pointers report far more often than a picture changes. */
  const follow = (to: Finger): void => {
    if (wanted === undefined) requestAnimationFrame(arrive);
    wanted = to;
  };
  const arrive = (): void => {
    if (wanted !== undefined) held?.(wanted.x, wanted.y);
    wanted = undefined;
  };
  /** Apart: nearer. Around each other: turned. Both up or down: tilted. */
  const twoFingers = (before: Finger, now: Finger, other: Finger): void => {
    const apart = (a: Finger): number => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
    const angle = (a: Finger): number => Math.atan2(a.y - other.y, a.x - other.x);
    projector.zoom(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    const swing = angle(now) - angle(before);
    if (Math.abs(swing) < 1) projector.turn(swing);
    projector.tilt((now.y - before.y) * TILT_PER_PX * 0.5);
  };
  const up = (event: PointerEvent): void => {
    const known = fingers.delete(event.pointerId);
    arrive();
    held = undefined;
    if (!known || event.type !== 'pointerup' || travelled > CLICK_PX || turning) return;
    const { x, y } = place(event);
    gestures.click(x, y);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    if (gestures.mayFly()) projector.zoom(Math.exp(-event.deltaY * WHEEL), place(event));
  };
  const noMenu = (event: Event): void => event.preventDefault();
  const leave = (): void => {
    cancelAnimationFrame(hovering);
    gestures.leave();
  };
  canvas.addEventListener('pointerdown', down);
  canvas.addEventListener('pointermove', move);
  canvas.addEventListener('pointerup', up);
  canvas.addEventListener('pointercancel', up);
  canvas.addEventListener('pointerleave', leave);
  canvas.addEventListener('wheel', wheel, { passive: false });
  canvas.addEventListener('contextmenu', noMenu);
  return () => {
    cancelAnimationFrame(hovering);
    canvas.removeEventListener('pointerdown', down);
    canvas.removeEventListener('pointermove', move);
    canvas.removeEventListener('pointerup', up);
    canvas.removeEventListener('pointercancel', up);
    canvas.removeEventListener('pointerleave', leave);
    canvas.removeEventListener('wheel', wheel);
    canvas.removeEventListener('contextmenu', noMenu);
  };
}
