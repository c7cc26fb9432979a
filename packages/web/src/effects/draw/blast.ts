import { clamped, easeOut } from '../ease.js';
import type { At, EffectOf } from '../kinds.js';
import { disc, glow, lot, px, strokeTwice, type Brush } from './brush.js';

const SMOKE = 12;

/** A flash, a ring that grows to the true radius and stays there, smoke. */
export function drawBlast(brush: Brush, { at, radius }: EffectOf<'blast'>, age: number): void {
  const gone = clamped(age / 600);
  const out = easeOut(gone);
  glow(brush, at, radius * (0.6 + 0.7 * out), '255 150 50', 0.9 * clamped(1 - gone * 1.6));
  glow(brush, at, radius * 0.5, '255 250 220', clamped(1 - gone * 3));
  for (let i = 0; i < SMOKE; i++) {
    const angle = 2 * Math.PI * lot(at, i);
    const far = radius * out * (0.25 + 0.65 * lot(at, i + 20));
    const place = { x: at.x + Math.cos(angle) * far, y: at.y + Math.sin(angle) * far - 8 * gone };
    glow(brush, place, radius * (0.16 + 0.22 * out), '52 46 42', 0.55 * clamped(gone * 3) * (1 - gone));
  }
  ring(brush, at, radius * out, 1 - gone * 0.7);
}

function ring(brush: Brush, at: At, radius: number, strength: number): void {
  const { ctx } = brush;
  ctx.globalAlpha = strength;
  disc(brush, at, radius);
  strokeTwice(brush, '#ffd9a0', px(brush, 2.5));
  ctx.globalAlpha = 1;
}

/** Without motion: the ring. */
export function drawStillBlast(brush: Brush, { at, radius }: EffectOf<'blast'>): void {
  const { ctx } = brush;
  disc(brush, at, radius);
  ctx.fillStyle = 'rgb(255 140 50 / .22)';
  ctx.fill();
  ring(brush, at, radius, 1);
}
