import type { Projector } from './stage/projector.js';

const KEY_PX = 60;
const KEY_TURN = Math.PI / 24;

/** Arrows move, with Shift they turn and tilt; plus, minus and zero as on the flat table. */
export function flyByKey(projector: Projector, event: KeyboardEvent): boolean {
  const { key, shiftKey } = event;
  const [x, y] = ARROWS[key] ?? [0, 0];
  if (ARROWS[key] !== undefined && shiftKey) {
    projector.turn(-x * KEY_TURN);
    projector.tilt(-y * KEY_TURN);
  } else if (ARROWS[key] !== undefined) projector.pan(-x * KEY_PX, -y * KEY_PX);
  else if (key === '+') projector.zoom(1.25);
  else if (key === '-') projector.zoom(1 / 1.25);
  else return false;
  return true;
}

const ARROWS: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
