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

/** Broken: what is left of them runs for where they flee, fading. */
export function drawRout(brush: Brush, { rims, towards }: EffectOf<'rout'>, age: number): void {
  const { ctx } = brush;
  const gone = clamped(age / 500);
  for (const { at, radius, seat } of rims) {
    const share = gone * Math.min(1, RUN_MM / Math.max(1, Math.hypot(towards.x - at.x, towards.y - at.y)));
    disc(brush, mix(at, towards, share), radius * (1 - 0.4 * gone));
    ctx.globalAlpha = 0.7 * (1 - gone);
    ctx.fillStyle = brush.side(seat);
    ctx.fill();
    ctx.globalAlpha = 1;
  }
}

const RUN_MM = 90;
