import { clamped, easeOut } from '../ease.js';
import type { EffectOf, Rim } from '../kinds.js';
import { disc, glow, px, strokeTwice, type Brush } from './brush.js';

/** A light that sweeps once round the rim of each. */
export function drawActivation(brush: Brush, { rims }: EffectOf<'activation'>, age: number): void {
  const { ctx } = brush;
  const gone = clamped(age / 350);
  const head = -Math.PI / 2 + 2 * Math.PI * easeOut(gone);
  for (const { at, radius, seat } of rims) {
    glow(brush, at, radius * 1.7, '255 244 214', 0.34 * (1 - gone));
    ctx.beginPath();
    ctx.arc(at.x, at.y, radius + px(brush, 2), head - 1.5, head);
    ctx.lineCap = 'round';
    ctx.strokeStyle = brush.side(seat);
    ctx.lineWidth = px(brush, 6);
    ctx.stroke();
    ctx.strokeStyle = '#fffbe8';
    ctx.lineWidth = px(brush, 2.6);
    ctx.stroke();
  }
}

/** A wave along the rim: it breaks where the nerve does. */
export function drawMorale(brush: Brush, { rims, held }: EffectOf<'morale'>, age: number): void {
  const gone = clamped(age / 500);
  brush.ctx.globalAlpha = 1 - gone * gone;
  for (const rim of rims) wave(brush, rim, held ? 0 : (1 - gone) * 0.16, 6 * gone, held ? '#9be08a' : '#ffd24a');
  brush.ctx.globalAlpha = 1;
}

const WAVES = 9;
const STEPS = 72;

function wave(brush: Brush, { at, radius }: Rim, depth: number, phase: number, colour: string): void {
  const { ctx } = brush;
  ctx.beginPath();
  for (let k = 0; k <= STEPS; k++) {
    const angle = (2 * Math.PI * k) / STEPS;
    const far = radius * (1.12 + depth * Math.sin(WAVES * angle + phase));
    ctx.lineTo(at.x + Math.cos(angle) * far, at.y + Math.sin(angle) * far);
  }
  strokeTwice(brush, colour, px(brush, 2.4));
}

/** Without motion: the wave stands still, or the ring is whole. */
export const drawStillMorale = (brush: Brush, { rims, held }: EffectOf<'morale'>): void => {
  for (const rim of rims) wave(brush, rim, held ? 0 : 0.12, 0, held ? '#9be08a' : '#ffd24a');
};

/** A ring fills clockwise with the new owner's colour, and a flag goes up. */
export function drawObjective(brush: Brush, { at, radius, seat }: EffectOf<'objective'>, age: number): void {
  const { ctx } = brush;
  const gone = clamped(age / 500);
  const colour = brush.side(seat);
  ctx.beginPath();
  ctx.arc(at.x, at.y, radius, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * easeOut(gone));
  strokeTwice(brush, colour, px(brush, 5));
  flag(brush, at.x, at.y - 22 * easeOut(gone), colour, clamped(gone * 2));
  glow(brush, at, radius, '255 244 214', 0.25 * (1 - gone));
}

function flag(brush: Brush, x: number, y: number, colour: string, strength: number): void {
  const { ctx } = brush;
  ctx.globalAlpha = strength;
  ctx.beginPath();
  ctx.moveTo(x, y + 22);
  ctx.lineTo(x, y - 12);
  strokeTwice(brush, '#f6efe0', px(brush, 2));
  ctx.beginPath();
  ctx.moveTo(x, y - 12);
  ctx.lineTo(x + 20, y - 7);
  ctx.lineTo(x, y - 1);
  ctx.closePath();
  ctx.fillStyle = colour;
  ctx.fill();
  ctx.strokeStyle = '#15151a';
  ctx.lineWidth = px(brush, 1);
  ctx.stroke();
  ctx.globalAlpha = 1;
}

/** Without motion: the whole ring. */
export function drawStillObjective(brush: Brush, effect: EffectOf<'objective'>): void {
  disc(brush, effect.at, effect.radius);
  strokeTwice(brush, brush.side(effect.seat), px(brush, 5));
  flag(brush, effect.at.x, effect.at.y - 22, brush.side(effect.seat), 1);
}

/** Light that gathers, for good, or falls away, for ill. */
export function drawLight(brush: Brush, { rims, good }: EffectOf<'light'>, age: number): void {
  const gone = clamped(age / 500);
  const out = easeOut(gone);
  for (const { at, radius } of rims) {
    glow(
      brush,
      at,
      radius * (good ? 2.4 - 1.2 * out : 1.2 + 1.2 * out),
      good ? '150 255 214' : '214 130 255',
      0.6 * (1 - gone),
    );
    disc(brush, at, radius * (good ? 2 - 0.9 * out : 1.1 + 0.9 * out));
    brush.ctx.strokeStyle = `rgb(${good ? '190 255 226' : '226 170 255'} / ${1 - gone})`;
    brush.ctx.lineWidth = px(brush, 2.4);
    brush.ctx.stroke();
  }
}

/** Something is put down: a ring of dust. */
export function drawArrival(brush: Brush, { rims }: EffectOf<'arrive'>, age: number): void {
  const gone = clamped(age / 350);
  for (const { at, radius } of rims) {
    disc(brush, at, radius * (1 + 0.5 * easeOut(gone)));
    brush.ctx.strokeStyle = `rgb(255 246 224 / ${1 - gone})`;
    brush.ctx.lineWidth = px(brush, 2.4);
    brush.ctx.stroke();
    glow(brush, at, radius * 1.6, '206 188 156', 0.35 * (1 - gone));
  }
}

/** Without motion: a plain ring round each. */
export function drawRings(brush: Brush, rims: readonly Rim[], colour: string): void {
  for (const { at, radius } of rims) {
    disc(brush, at, radius * 1.12);
    strokeTwice(brush, colour, px(brush, 2.4));
  }
}
