import type { Vector } from './cube.js';
import { visibleFaces } from './cube.js';
import { PIPS, TONES, type DieTone } from './pips.js';
import type { Flying } from './throwing.js';

/** The one sun, upper left. */
const SUN: Vector = [-0.46, -0.58, 0.67];
const ROUND = 0.24;

/** A tumbling cube with its shadow, `size` across. */
export function drawDie(ctx: CanvasRenderingContext2D, flying: Flying, size: number, tone: DieTone): void {
  const { x, y, pose, height } = flying;
  const half = size / 2;
  const lift = height * size;
  ctx.fillStyle = `rgb(0 0 0 / ${(0.42 / (1 + height)).toFixed(3)})`;
  ctx.beginPath();
  ctx.ellipse(
    x + 3 + lift * 0.5,
    y + 5 + lift * 0.4,
    half * (1 + height * 0.16),
    half * (0.9 + height * 0.16),
    0,
    0,
    2 * Math.PI,
  );
  ctx.fill();
  const grown = half * (1 + height * 0.12);
  const { body, pip } = TONES[tone];
  for (const { face, normal, right, down } of visibleFaces(pose)) {
    const lit = 0.56 + 0.48 * Math.max(0, normal[0] * SUN[0] + normal[1] * SUN[1] + normal[2] * SUN[2]);
    ctx.save();
    ctx.transform(
      right[0] * grown,
      right[1] * grown,
      down[0] * grown,
      down[1] * grown,
      x + normal[0] * grown,
      y - lift + normal[1] * grown,
    );
    ctx.beginPath();
    ctx.roundRect(-1, -1, 2, 2, ROUND);
    ctx.fillStyle = `rgb(${body.map(part => Math.round(Math.min(255, part * lit))).join(' ')})`;
    ctx.fill();
    ctx.lineWidth = 0.07;
    ctx.strokeStyle = 'rgb(60 44 28 / .55)';
    ctx.stroke();
    ctx.fillStyle = pip;
    for (const [px, py] of PIPS[face] ?? []) {
      ctx.beginPath();
      ctx.arc((px - 1) * 0.5, (py - 1) * 0.5, 0.17, 0, 2 * Math.PI);
      ctx.fill();
    }
    ctx.restore();
  }
}
