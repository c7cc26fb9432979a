import type { BaseShape } from '@banneret/geometry';
import { halvesOf } from './scale.js';

/** Millimetres of rim from one wave to the next. */
const WAVE = 11;
const STEPS_A_WAVE = 8;
const HEIGHT = 1.5;

/** A wavy line around a base that is not turned, so far outside of it, in millimetres. */
export function waveAround(base: BaseShape, outside: number): string {
  const halves = halvesOf(base);
  const [long, wide] = [halves.long + outside, halves.wide + outside];
  const around = base.kind === 'rectangle' ? 4 * (long + wide) : Math.PI * (long + wide);
  const waves = Math.max(6, Math.round(around / WAVE));
  const steps = waves * STEPS_A_WAVE;
  const places = Array.from({ length: steps }, (_, i) => {
    const share = i / steps;
    const { x, y, nx, ny } = base.kind === 'rectangle' ? onBox(share, long, wide) : onOval(share, long, wide);
    const out = Math.sin(share * waves * 2 * Math.PI) * HEIGHT;
    return `${(x + nx * out).toFixed(2)} ${(y + ny * out).toFixed(2)}`;
  });
  return `M${places.join('L')}z`;
}

interface Place {
  readonly x: number;
  readonly y: number;
  /** Outwards. */
  readonly nx: number;
  readonly ny: number;
}

function onOval(share: number, long: number, wide: number): Place {
  const [cosine, sine] = [Math.cos(share * 2 * Math.PI), Math.sin(share * 2 * Math.PI)];
  return { x: cosine * long, y: sine * wide, nx: cosine, ny: sine };
}

function onBox(share: number, long: number, wide: number): Place {
  let along = share * 4 * (long + wide);
  for (const [length, x, y, dx, dy] of [
    [2 * long, -long, -wide, 1, 0],
    [2 * wide, long, -wide, 0, 1],
    [2 * long, long, wide, -1, 0],
    [2 * wide, -long, wide, 0, -1],
  ] as const) {
    if (along < length) return { x: x + dx * along, y: y + dy * along, nx: dy, ny: -dx };
    along -= length;
  }
  return { x: -long, y: -wide, nx: -1, ny: 0 };
}
