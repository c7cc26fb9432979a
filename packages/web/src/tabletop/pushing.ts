import { inches, type Point } from '@banneret/geometry';
import { isObject } from '@banneret/kernel';
import type { Hands } from './hands.js';

const STEP_IN = 1;
const FINE_STEP_IN = 0.25;

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The direction of an arrow key on the table, times a step in micrometres. */
export function stepOf({ key, shiftKey }: KeyboardEvent): { readonly x: number; readonly y: number } | undefined {
  const by = KEYS[key];
  const step = inches(shiftKey ? FINE_STEP_IN : STEP_IN);
  return by && { x: by[0] * step, y: by[1] * step };
}

/** Pushes the unit that may be moved, or one model of it, with the arrow keys. */
export function push({ movable, heldAt, moveTo }: Hands, event: KeyboardEvent, model?: number): void {
  const by = stepOf(event);
  if (by === undefined || movable === undefined) return;
  event.preventDefault();
  const from = heldAt(movable, model);
  moveTo(movable, model, { x: from.x + by.x, y: from.y + by.y });
}

export const isPoint = (raw: unknown): raw is Point =>
  isObject(raw) && typeof raw['x'] === 'number' && typeof raw['y'] === 'number';
