import { clamped, easeOut } from '../ease.js';
import type { At, Change, EffectOf } from '../kinds.js';
import { lengthOfPath, everySoOften } from '../paths.js';
import { glow, lot, px, strokeTwice, type Brush } from './brush.js';

export const TERRAIN_INKS: Readonly<Record<Change, string>> = {
  made: '#fff6e0',
  broken: '#ffc27a',
  turned: '#ffe27a',
  lit: '#ff8a3a',
  gone: '#d8d0c0',
};

/** Between one cloud of dust and the next, in the board's own measure. */
const DUST_STEP = 34;
const MOST_CLOUDS = 40;

/** Where clouds rise along an outline. */
export function terrainSteps(outline: readonly At[]): readonly At[] {
  const around = closed(outline);
  const step = Math.max(DUST_STEP, lengthOfPath(around) / MOST_CLOUDS);
  return everySoOften(around, step).map(({ at }) => at);
}

/** The outline lights up, and dust (or fire) rises along it. */
export function drawTerrain(brush: Brush, { outline, how }: EffectOf<'terrain'>, age: number): void {
  const gone = clamped(age / 500);
  const around = closed(outline);
  const rgb = how === 'lit' ? '255 140 50' : how === 'broken' ? '120 108 92' : '214 200 172';
  for (const at of terrainSteps(outline)) {
    const off = (n: number): number => (lot(at, n) - 0.5) * 14;
    const place = { x: at.x + off(1), y: at.y + off(2) - 10 * gone };
    glow(brush, place, (8 + 16 * easeOut(gone)) * (0.7 + lot(at, 3)), rgb, 0.6 * (1 - gone));
  }
  brush.ctx.globalAlpha = 1 - gone;
  edge(brush, around, how);
  brush.ctx.globalAlpha = 1;
}

/** Without motion: the outline. */
export const drawStillTerrain = (brush: Brush, { outline, how }: EffectOf<'terrain'>): void =>
  edge(brush, closed(outline), how);

const closed = (outline: readonly At[]): readonly At[] => [...outline, ...outline.slice(0, 1)];

function edge(brush: Brush, around: readonly At[], how: Change): void {
  const { ctx } = brush;
  ctx.beginPath();
  for (const { x, y } of around) ctx.lineTo(x, y);
  if (how === 'gone') ctx.setLineDash([px(brush, 6), px(brush, 5)]);
  strokeTwice(brush, TERRAIN_INKS[how], px(brush, 2.6));
  ctx.setLineDash([]);
}
