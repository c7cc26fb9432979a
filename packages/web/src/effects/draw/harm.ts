import { clamped, swell } from '../ease.js';
import type { EffectOf } from '../kinds.js';
import { mix } from '../paths.js';
import { disc, glow, px, type Brush } from './brush.js';
import { cross } from './shot.js';

const FLASH_MS = 80;

/** A white flash over whoever was hit, and a red ring that dies away. */
export function drawWound(brush: Brush, { rims }: EffectOf<'wound'>, age: number): void {
  const { ctx } = brush;
  for (const { at, radius } of rims) {
    const left = clamped(1 - age / 240);
    disc(brush, at, radius);
    ctx.fillStyle = `rgb(255 255 255 / ${age < FLASH_MS ? 0.85 : 0.45 * left})`;
    ctx.fill();
    disc(brush, at, radius * (1 + 0.35 * (1 - left)));
    ctx.strokeStyle = `rgb(226 59 78 / ${left})`;
    ctx.lineWidth = px(brush, 3);
    ctx.stroke();
  }
}

/** Dust where somebody falls; the figure itself is turned and faded by the page. */
export function drawFall(brush: Brush, { rims }: EffectOf<'fall'>, age: number): void {
  const gone = clamped(age / 420);
  for (const { at, radius } of rims) {
    if (age < FLASH_MS) {
      disc(brush, at, radius);
      brush.ctx.fillStyle = 'rgb(255 255 255 / .8)';
      brush.ctx.fill();
    }
    glow(brush, at, radius * (0.9 + 0.9 * gone), '150 130 104', 0.5 * swell(gone));
  }
}

/** Without motion: a cross over each. */
export function drawStillHarm(brush: Brush, { rims }: EffectOf<'wound' | 'fall'>, fell: boolean): void {
  const { ctx } = brush;
  for (const { at, radius } of rims) {
    if (fell) cross(brush, at, radius * 0.62, '#ff6a72');
    else {
      disc(brush, at, radius);
      ctx.strokeStyle = '#e23b4e';
      ctx.lineWidth = px(brush, 3);
      ctx.stroke();
    }
  }
}

/** Broken: dust behind those who run for where they flee; the figures themselves are moved and faded by the page. */
export function drawRout(brush: Brush, { rims, towards }: EffectOf<'rout'>, age: number): void {
  const gone = clamped(age / 500);
  for (const { at, radius } of rims) {
    const far = Math.max(1, Math.sqrt((towards.x - at.x) ** 2 + (towards.y - at.y) ** 2));
    for (const lag of [0, 0.3, 0.6]) {
      const share = clamped(gone - lag) * Math.min(1, RUN_MM / far);
      glow(brush, mix(at, towards, share), radius * (0.5 + 0.7 * gone), '206 188 156', 0.4 * swell(gone - lag * 0.5));
    }
  }
}

const RUN_MM = 90;
