import { clamped, easeOut } from '../ease.js';
import type { EffectOf } from '../kinds.js';
import { mix } from '../paths.js';
import { disc, glow, line, px, strokeTwice, type Brush } from './brush.js';

/** How far an arrow leads away, in the board's own measure. */
const ARROW = 46;

/** Dust where somebody stood who goes away; the figure itself is moved and faded by the page. */
export function drawLeaving(brush: Brush, { rims }: EffectOf<'leave'>, age: number): void {
  const gone = clamped(age / 500);
  for (const { at, radius } of rims) {
    disc(brush, at, radius * (1.1 - 0.5 * easeOut(gone)));
    brush.ctx.strokeStyle = `rgb(255 246 224 / ${0.8 * (1 - gone)})`;
    brush.ctx.lineWidth = px(brush, 2);
    brush.ctx.stroke();
    glow(brush, at, radius * 1.4, '206 188 156', 0.3 * (1 - gone));
  }
}

/** Without motion: a ring where each stood, and a line towards where it went. */
export function drawStillLeaving(brush: Brush, { rims, towards }: EffectOf<'leave'>): void {
  const { ctx } = brush;
  for (const { at, radius } of rims) {
    ctx.setLineDash([px(brush, 4), px(brush, 4)]);
    disc(brush, at, radius);
    strokeTwice(brush, '#fff6e0', px(brush, 2));
    ctx.setLineDash([]);
    if (towards === undefined) continue;
    const far = Math.max(1, Math.sqrt((towards.x - at.x) ** 2 + (towards.y - at.y) ** 2));
    line(brush, at, mix(at, towards, Math.min(1, (radius + ARROW) / far)));
    strokeTwice(brush, '#fff6e0', px(brush, 2));
  }
}
