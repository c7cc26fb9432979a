import { clamped, easeOut, swell } from '../ease.js';
import type { At, EffectOf } from '../kinds.js';
import { mix } from '../paths.js';
import { disc, glow, px, strokeTwice, type Brush } from './brush.js';

/** The sign between those who fight: so many millimetres, and never fewer pixels. */
const BLADES = 20;

const SLASHES = 3;
const SLASH_MS = 190;
const SLASH_EVERY = 110;

/** Three slashes across each line of contact, and the crossed blades that grow between those who fight. */
export function drawMelee(brush: Brush, { pairs }: EffectOf<'melee'>, age: number): void {
  for (const [a, b] of pairs)
    for (let i = 0; i < SLASHES; i++) slash(brush, a, b, i, (age - i * SLASH_EVERY) / SLASH_MS);
  const middle = middleOf(pairs);
  if (middle !== undefined) blades(brush, middle, BLADES * easeOut(clamped(age / 260)), clamped(1 - (age - 330) / 120));
}

/** Where a fight is: the middle of all its pairs. */
export function middleOf(pairs: readonly (readonly [At, At])[]): At | undefined {
  if (pairs.length === 0) return undefined;
  const middles = pairs.map(([a, b]) => mix(a, b, 0.5));
  const sum = middles.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / middles.length, y: sum.y / middles.length };
}

/** An arc across the line between two who fight, from alternate sides. */
function slash(brush: Brush, a: At, b: At, index: number, gone: number): void {
  if (gone < 0 || gone > 1) return;
  const { ctx } = brush;
  const middle = mix(a, b, 0.5 + (index - 1) * 0.12);
  const lean = Math.atan2(b.y - a.y, b.x - a.x) + Math.PI / 2 + (index - 1) * 0.5;
  const turned = index % 2 === 0 ? 1 : -1;
  ctx.save();
  ctx.translate(middle.x, middle.y);
  ctx.rotate(lean);
  const size = Math.max(20, px(brush, 26));
  const [from, to] = [-1 + 2 * clamped(gone * 1.7 - 0.7), -1 + 2 * clamped(gone * 1.7)];
  ctx.beginPath();
  for (let k = 0; k <= ARC_STEPS; k++) {
    const s = from + ((to - from) * k) / ARC_STEPS;
    ctx.lineTo(s * size, turned * (1 - s * s) * size * 0.35);
  }
  ctx.globalAlpha = 1 - gone * 0.4;
  ctx.lineCap = 'round';
  ctx.lineWidth = Math.max(1.6, px(brush, 4));
  ctx.strokeStyle = 'rgb(255 250 235 / .95)';
  ctx.shadowColor = '#ffb060';
  ctx.shadowBlur = 6;
  ctx.stroke();
  ctx.restore();
  glow(brush, middle, 12, '255 214 150', 0.5 * swell(gone));
}

const ARC_STEPS = 8;

function blades(brush: Brush, at: At, size: number, strength: number): void {
  if (strength <= 0 || size <= 0) return;
  const { ctx } = brush;
  const s = Math.max(size, px(brush, size));
  ctx.globalAlpha = strength;
  disc(brush, at, s);
  ctx.fillStyle = 'rgb(18 16 15 / .72)';
  ctx.fill();
  ctx.beginPath();
  for (const side of [-1, 1]) {
    ctx.moveTo(at.x - side * s * 0.55, at.y + s * 0.55);
    ctx.lineTo(at.x + side * s * 0.55, at.y - s * 0.55);
    ctx.moveTo(at.x - side * s * 0.5, at.y + s * 0.12);
    ctx.lineTo(at.x - side * s * 0.12, at.y + s * 0.5);
  }
  strokeTwice(brush, '#ff9d86', px(brush, 2.4));
  ctx.globalAlpha = 1;
}

/** Without motion: the sign between those who fight. */
export function drawStillMelee(brush: Brush, { pairs }: EffectOf<'melee'>): void {
  const middle = middleOf(pairs);
  if (middle !== undefined) blades(brush, middle, BLADES, 1);
}
