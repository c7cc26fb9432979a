import { clamped, easeIn, easeOut } from '../ease.js';
import type { At, EffectOf } from '../kinds.js';
import { setsOutAt, walkLength } from '../lengths.js';
import { everySoOften } from '../paths.js';
import { disc, glow, lot, px, strokeTwice, type Brush } from './brush.js';

const DUST_STEP = 30;
const DUST_MS = 420;
/** Tracks are left for as long as the move is shown. */
const TRAIL = 0.34;

/** Dust where feet and tracks come down; the figures themselves are moved by the page. */
export function drawMove(brush: Brush, effect: EffectOf<'move'>, age: number): void {
  const { ways, tread, charge } = effect;
  const length = walkLength(effect);
  const curve = charge ? easeIn : easeOut;
  for (const [i, { path }] of ways.entries()) {
    const gone = (age - setsOutAt(i, ways.length)) / length;
    if (gone <= 0) continue;
    const share = curve(clamped(gone));
    if (ways.length <= FEW) trail(brush, path, clamped(1 - (gone - 0.6) / 0.4));
    for (const step of everySoOften(path, tread === 'tracks' ? DUST_STEP / 2 : DUST_STEP)) {
      if (step.share > share) break;
      // When the curve passed this place is not worked out anew: dust ages by how far behind it lies.
      const ageing = clamped((share - step.share) * 1.2 + clamped(gone - 1) * (length / DUST_MS));
      puff(brush, step.at, ageing, tread === 'wings' ? 0.16 : charge ? 0.62 : 0.48);
    }
  }
}

/** With more figures than this their ways would hide the ground. */
const FEW = 24;

function puff(brush: Brush, at: At, ageing: number, strength: number): void {
  const left = 1 - ageing;
  for (let k = 0; k < 3; k++) {
    const off = (n: number): number => (lot(at, k * 2 + n) - 0.5) * 12;
    const place = { x: at.x + off(0), y: at.y + off(1) - ageing * 3 };
    glow(
      brush,
      place,
      Math.max(1, px(brush, 1)) * (4 + 8 * ageing + 3 * lot(at, k + 9)),
      '226 212 184',
      strength * left,
    );
  }
}

function trail(brush: Brush, path: readonly At[], strength: number): void {
  if (strength <= 0 || path.length < 2) return;
  const { ctx } = brush;
  ctx.globalAlpha = TRAIL * strength;
  ctx.setLineDash([px(brush, 5), px(brush, 5)]);
  wayLine(brush, path);
  ctx.lineWidth = px(brush, 1.6);
  ctx.strokeStyle = '#fff6e0';
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.globalAlpha = 1;
}

function wayLine({ ctx }: Brush, path: readonly At[]): void {
  ctx.beginPath();
  for (const [i, { x, y }] of path.entries())
    if (i === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
}

/** Without motion: the way as a line with a dot where it began and an arrow at its end. */
export function drawStillMove(brush: Brush, { ways, charge }: EffectOf<'move'>): void {
  const { ctx } = brush;
  for (const { path } of ways) {
    wayLine(brush, path);
    strokeTwice(brush, charge ? '#ff9d86' : '#fff6e0', px(brush, charge ? 3 : 2));
    disc(brush, path[0] as At, px(brush, 3));
    ctx.fillStyle = '#fff6e0';
    ctx.fill();
    arrowHead(brush, path);
  }
}

function arrowHead(brush: Brush, path: readonly At[]): void {
  const end = path.at(-1) as At;
  const before = path.at(-2) ?? end;
  const { ctx } = brush;
  const size = px(brush, 7);
  ctx.save();
  ctx.translate(end.x, end.y);
  ctx.rotate(Math.atan2(end.y - before.y, end.x - before.x));
  ctx.beginPath();
  ctx.moveTo(-size, -size * 0.7);
  ctx.lineTo(0, 0);
  ctx.lineTo(-size, size * 0.7);
  strokeTwice(brush, '#fff6e0', px(brush, 2));
  ctx.restore();
}
