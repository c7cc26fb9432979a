import { stateSignOf } from '../../tabletop/labels/marks.js';
import { clamped, easeOut } from '../ease.js';
import type { At, EffectOf, Rim } from '../kinds.js';
import { disc, px, strokeTwice, type Brush } from './brush.js';

/** Half the size of a sign, in pixels of the screen: as readable from afar. */
const SIGN_PX = 12;
/** How far it rises, or sinks. */
const RISE_PX = 14;

/** The colours of the signs of states. */
export const STATE_INKS: Readonly<Record<string, string>> = {
  activated: '#9be08a',
  shaken: '#ffd24a',
  suppressed: '#ffd24a',
  engaged: '#ff9d86',
  prone: '#bcd0ff',
  ready: '#8ff0ea',
};
export const FALLBACK_INK = '#f6efe0';

/** The sign of a state rises from those who get into it, or sinks and is struck out where it is over. */
export function drawState(brush: Brush, effect: EffectOf<'state'>, age: number): void {
  const gone = clamped(age / 500);
  const out = easeOut(gone);
  const { gained } = effect;
  for (const { at, radius } of bearersOf(effect)) {
    const rise = px(brush, RISE_PX) * (gained ? out : 1 - out);
    sign(brush, { x: at.x, y: at.y - radius * 0.6 - rise }, effect, gained ? clamped(2 - 2 * gone) : 1 - gone);
  }
}

/** Without motion: the sign over each. */
export function drawStillState(brush: Brush, effect: EffectOf<'state'>): void {
  for (const { at, radius } of bearersOf(effect)) sign(brush, { x: at.x, y: at.y - radius * 0.6 }, effect, 1);
}

/** One sign a unit, or one for each of a few: not one for each of thirty. */
const MOST_SIGNS = 5;
const bearersOf = ({ rims }: EffectOf<'state'>): readonly Rim[] => rims.slice(0, MOST_SIGNS);

function sign(brush: Brush, at: At, { flag, gained }: EffectOf<'state'>, strength: number): void {
  const path = stateSignOf(flag);
  if (path === undefined || strength <= 0) return;
  const { ctx } = brush;
  const size = px(brush, SIGN_PX);
  ctx.save();
  ctx.globalAlpha = strength;
  disc(brush, at, size);
  ctx.fillStyle = 'rgb(18 16 15 / .85)';
  ctx.fill();
  ctx.strokeStyle = STATE_INKS[flag] ?? FALLBACK_INK;
  ctx.lineWidth = px(brush, 1.6);
  ctx.stroke();
  ctx.translate(at.x, at.y);
  ctx.scale(size / 8.5, size / 8.5);
  ctx.lineWidth = 1.8;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.stroke(new Path2D(path));
  ctx.restore();
  if (gained) return;
  ctx.globalAlpha = strength;
  ctx.beginPath();
  ctx.moveTo(at.x - size * 0.8, at.y + size * 0.8);
  ctx.lineTo(at.x + size * 0.8, at.y - size * 0.8);
  strokeTwice(brush, '#f6efe0', px(brush, 2));
  ctx.globalAlpha = 1;
}
