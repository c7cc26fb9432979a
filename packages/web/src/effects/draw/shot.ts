import { clamped, easeOut } from '../ease.js';
import type { At, EffectOf, ShotLine } from '../kinds.js';
import { goesOffAt, SHOT } from '../lengths.js';
import { mix } from '../paths.js';
import { disc, glow, line, lot, px, strokeTwice, type Brush } from './brush.js';

/** A miss goes by, so far beyond its target and this far beside it. */
const MISS = { beyond: 26, beside: 16 };

/** Where a shot ends: on its target, or past it. The same shot always misses on the same side. */
export function endOf({ from, to, hit }: ShotLine, index: number): At {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(1, Math.sqrt(dx * dx + dy * dy));
  const [ux, uy] = [dx / length, dy / length];
  const aside = (lot(from, index) - 0.5) * 2;
  if (hit) return { x: to.x - uy * aside * 5, y: to.y + ux * aside * 5 };
  const beside = MISS.beside * (aside < 0 ? aside - 0.4 : aside + 0.4);
  return { x: to.x + ux * MISS.beyond - uy * beside, y: to.y + uy * MISS.beyond + ux * beside };
}

/** Flash, flight and strike of each shot of a volley. */
export function drawShots(brush: Brush, { shots, weapon }: EffectOf<'shot'>, age: number): void {
  for (const [i, shot] of shots.entries()) {
    const own = age - goesOffAt(i, shots.length);
    if (own < 0) continue;
    const end = endOf(shot, i);
    if (own < SHOT.flash + 40) flash(brush, shot.from, 1 - own / (SHOT.flash + 40), weapon);
    if (weapon === 'beam') beam(brush, shot.from, end, (own - SHOT.flash) / (SHOT.flight + SHOT.strike * 0.5));
    else tracer(brush, shot.from, end, (own - SHOT.flash) / SHOT.flight, weapon === 'cannon');
    const strike = (own - SHOT.flash - SHOT.flight) / SHOT.strike;
    if (strike < 0 || strike > 1) continue;
    if (shot.hit) sparks(brush, end, strike, Math.max(1, px(brush, 1)) * (weapon === 'cannon' ? 1.9 : 1));
    else dust(brush, end, strike);
  }
}

const FLASH = { rifle: 9, cannon: 20, beam: 8 };

function flash(brush: Brush, at: At, left: number, weapon: keyof typeof FLASH): void {
  const size = Math.max(FLASH[weapon], px(brush, FLASH[weapon]));
  glow(brush, at, size * 2.2, weapon === 'beam' ? '140 240 255' : '255 190 90', 0.8 * left);
  glow(brush, at, size * 0.8, '255 255 235', left);
}

function tracer(brush: Brush, from: At, to: At, flown: number, heavy: boolean): void {
  if (flown < 0 || flown > 1) return;
  const { ctx } = brush;
  const [head, tail] = [mix(from, to, flown), mix(from, to, clamped(flown - (heavy ? 0.1 : 0.28)))];
  const light = ctx.createLinearGradient(tail.x, tail.y, head.x, head.y);
  light.addColorStop(0, 'rgb(255 200 110 / 0)');
  light.addColorStop(1, 'rgb(255 246 210 / 1)');
  line(brush, tail, head);
  ctx.lineCap = 'round';
  ctx.lineWidth = px(brush, heavy ? 5 : 3.4);
  ctx.strokeStyle = light;
  ctx.stroke();
  if (!heavy) return;
  disc(brush, head, px(brush, 4));
  ctx.fillStyle = '#2a2018';
  ctx.fill();
}

function beam(brush: Brush, from: At, to: At, gone: number): void {
  if (gone < 0 || gone > 1) return;
  const { ctx } = brush;
  const left = 1 - gone;
  line(brush, from, to);
  ctx.lineCap = 'round';
  ctx.strokeStyle = `rgb(90 220 255 / ${0.35 * left})`;
  ctx.lineWidth = px(brush, 9);
  ctx.stroke();
  ctx.strokeStyle = `rgb(235 255 255 / ${left})`;
  ctx.lineWidth = px(brush, 2.5);
  ctx.stroke();
}

const SPARKS = 9;

function sparks(brush: Brush, at: At, gone: number, size: number): void {
  const { ctx } = brush;
  const out = easeOut(gone);
  glow(brush, at, 13 * size * (0.6 + gone), '255 170 70', 0.75 * (1 - gone));
  ctx.lineCap = 'round';
  ctx.lineWidth = Math.max(0.7, px(brush, 1.4));
  ctx.strokeStyle = `rgb(255 232 170 / ${1 - gone})`;
  for (let i = 0; i < SPARKS; i++) {
    const angle = 2 * Math.PI * lot(at, i);
    const far = (8 + 12 * lot(at, i + 40)) * size;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    line(
      brush,
      { x: at.x + c * far * out * 0.5, y: at.y + s * far * out * 0.5 },
      { x: at.x + c * far * out, y: at.y + s * far * out },
    );
    ctx.stroke();
  }
}

function dust(brush: Brush, at: At, gone: number): void {
  for (let k = 0; k < 3; k++) {
    const place = { x: at.x + (lot(at, k) - 0.5) * 14, y: at.y + (lot(at, k + 3) - 0.5) * 14 - 4 * gone };
    glow(brush, place, Math.max(1, px(brush, 1)) * (5 + 10 * gone), '214 200 172', 0.75 * (1 - gone));
  }
}

/** Without motion: a line, a full end for a hit and a struck one for a miss. */
export function drawStillShots(brush: Brush, { shots }: EffectOf<'shot'>): void {
  const { ctx } = brush;
  for (const [i, shot] of shots.entries()) {
    const end = endOf(shot, i);
    ctx.setLineDash(shot.hit ? [] : [px(brush, 5), px(brush, 4)]);
    line(brush, shot.from, end);
    strokeTwice(brush, shot.hit ? '#ffd98a' : '#d8d0c0', px(brush, 1.6));
    ctx.setLineDash([]);
    if (shot.hit) {
      disc(brush, end, px(brush, 4));
      ctx.fillStyle = '#ff6a3a';
      ctx.fill();
    } else cross(brush, end, px(brush, 4), '#d8d0c0');
  }
}

/** Two strokes: somebody is gone, something went wide. */
export function cross(brush: Brush, { x, y }: At, size: number, colour: string): void {
  const { ctx } = brush;
  ctx.beginPath();
  ctx.moveTo(x - size, y - size);
  ctx.lineTo(x + size, y + size);
  ctx.moveTo(x + size, y - size);
  ctx.lineTo(x - size, y + size);
  strokeTwice(brush, colour, px(brush, 2.4));
}
