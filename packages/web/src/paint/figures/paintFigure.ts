import { brushOn, kept, sheetOf, type Brush } from '../core/brush.js';
import { mix } from '../core/colour.js';
import { shadowOf, SUN } from '../core/light.js';
import type { Ink, Theme } from '../theme.js';
import { coatOf, GLOW, rimInk, sideInk, type Coat } from './coat.js';
import type { Footing } from './footing.js';
import type { Silhouette } from './kinds.js';
import { paintBase } from './paintBase.js';
import { roundOf, type Part } from './parts.js';
import { farthestOf, flies, partsOf, sizeOf, tallnessOf } from './silhouettes.js';

/** How closely a figure is looked at, by the width of its base on the screen. */
export type Closeness = 'far' | 'middle' | 'near';

/** A figure as it is to be painted, on its true base. */
export interface FigureLook {
  readonly silhouette: Silhouette;
  readonly footing: Footing;
  readonly side: number;
  /** Degrees, clockwise on the screen from the right. */
  readonly turn: number;
  readonly activated?: boolean;
  readonly prone?: boolean;
  readonly front?: boolean;
}

export type FigureTheme = Pick<Theme, 'sides' | 'shade'> & { readonly terrain: Pick<Theme['terrain'], 'base'> };

const FAR_GROWTH = 1.16;
const PRONE_TALLNESS = 6;
const FLYING_SHADOW = 0.8;
/** How much narrower the shadow of the top is. */
const TAPER = 0.25;
/** Millimetres between two prints of a shadow. */
const SHADOW_STEP = 1.2;

/** Paints a figure with the middle of its base at the brush's origin, in millimetres; `pxPerMm` is the scale that was set. */
export function paintFigure(
  brush: Brush,
  look: FigureLook,
  theme: FigureTheme,
  pxPerMm: number,
  closeness: Closeness = 'middle',
): void {
  const { footing, side, activated = false, prone = false, front = false } = look;
  const ink = sideInk(theme, side, activated);
  const isFar = closeness === 'far';
  const turn = (look.turn * Math.PI) / 180;
  if (footing.form !== 'bare')
    paintBase(brush, {
      footing,
      turn,
      side,
      ink: rimInk(theme, side, activated),
      ground: theme.terrain.base,
      front,
      isFar,
    });
  const parts = seenParts(look.silhouette, closeness);
  const stance = { turn, scale: bodyScale(look, isFar), flat: prone ? 0.7 : 1 };
  paintShadow(brush, parts, stance, look, theme.shade, pxPerMm);
  paintBody(brush, parts, stance, coatOf(ink, isFar), closeness);
}

/** How far a figure and its shadow reach from the middle of its base, in millimetres. */
export function spreadOf(look: FigureLook): { readonly before: number; readonly x: number; readonly y: number } {
  const reach = Math.max(look.footing.long, farthestOf(look.silhouette) * bodyScale(look, true)) + 2;
  const { x, y } = fallOf(look);
  return { before: reach, x: reach + x, y: reach + y };
}

const bodyScale = ({ footing, silhouette }: FigureLook, isFar: boolean): number =>
  footing.long * sizeOf(silhouette) * (isFar ? FAR_GROWTH : 1);

const fallOf = ({ silhouette, prone = false }: FigureLook): { readonly x: number; readonly y: number } => {
  const fall = shadowOf(prone ? PRONE_TALLNESS : tallnessOf(silhouette));
  return flies(silhouette) ? { x: fall.x * FLYING_SHADOW, y: fall.y * FLYING_SHADOW } : fall;
};

/** Far away small parts are nothing but dirt. */
const seenParts = (silhouette: Silhouette, closeness: Closeness): readonly Part[] =>
  closeness === 'near' ? partsOf(silhouette) : partsOf(silhouette).filter(part => part.fine !== true);

interface Stance {
  readonly turn: number;
  readonly scale: number;
  readonly flat: number;
}

/** The outline of a part is turned with the figure; what it is filled with is not, so that the sun stays where it is. */
function tracePart(brush: Brush, part: Part): void {
  switch (part.form) {
    case 'oval':
      brush.moveTo(part.x + part.rx, part.y);
      brush.ellipse(part.x, part.y, part.rx, part.ry, 0, 0, 2 * Math.PI);
      return;
    case 'box':
      brush.roundRect(part.x, part.y, part.width, part.height, part.round);
      return;
    case 'shape':
      for (const [i, [x, y]] of part.corners.entries())
        if (i === 0) brush.moveTo(x, y);
        else brush.lineTo(x, y);
      brush.closePath();
      return;
    case 'limb': {
      const [x, y] = part.from;
      const [u, v] = part.to;
      const along = Math.atan2(v - y, u - x);
      const half = part.wide / 2;
      brush.moveTo(x + Math.cos(along + Math.PI / 2) * half, y + Math.sin(along + Math.PI / 2) * half);
      brush.arc(x, y, half, along + Math.PI / 2, along + (3 * Math.PI) / 2);
      brush.arc(u, v, half, along - Math.PI / 2, along + Math.PI / 2);
      brush.closePath();
    }
  }
}

function traceParts(brush: Brush, parts: readonly Part[], { turn, scale, flat }: Stance, dx = 0, dy = 0): void {
  brush.save();
  brush.translate(dx, dy);
  brush.rotate(turn);
  brush.scale(scale, scale * flat);
  brush.beginPath();
  for (const part of parts) tracePart(brush, part);
  brush.restore();
}

/**
 * The silhouette swept along the sun, up to the figure's true height. It is printed small and laid down large: that is a blur which
 * every browser has, and one darkness however many prints overlap.
 */
function paintShadow(
  brush: Brush,
  parts: readonly Part[],
  stance: Stance,
  look: FigureLook,
  shade: number,
  pxPerMm: number,
): void {
  const solid = parts.filter(({ role }) => role !== 'glow');
  const spread = spreadOf(look);
  const coarse = Math.max(0.35, Math.min(1.1, pxPerMm * 0.45));
  const sheet = sheetOf((spread.before + spread.x) * coarse, (spread.before + spread.y) * coarse);
  const print = brushOn(sheet);
  print.setTransform(coarse, 0, 0, coarse, spread.before * coarse, spread.before * coarse);
  print.fillStyle = '#000';
  const { x, y } = fallOf(look);
  const isFlying = flies(look.silhouette);
  const steps = isFlying ? 1 : Math.max(3, Math.ceil(Math.hypot(x, y) / SHADOW_STEP));
  for (let i = isFlying ? steps : 0; i <= steps; i++) {
    const share = i / steps;
    const narrowed = isFlying ? 1 : 1 - TAPER * share;
    traceParts(print, solid, { ...stance, scale: stance.scale * narrowed }, x * share, y * share);
    print.fill();
  }
  kept(brush, () => {
    brush.globalAlpha = shade;
    brush.imageSmoothingEnabled = true;
    brush.drawImage(sheet, -spread.before, -spread.before, sheet.width / coarse, sheet.height / coarse);
  });
}

function paintBody(brush: Brush, parts: readonly Part[], stance: Stance, coat: Coat, closeness: Closeness): void {
  const isFar = closeness === 'far';
  const line = Math.max(isFar ? 0.35 : 0.5, stance.scale * (isFar ? 0.028 : 0.036));
  brush.lineJoin = 'round';
  traceParts(
    brush,
    parts.filter(({ role }) => role !== 'glow'),
    stance,
  );
  brush.lineWidth = line * 2.2;
  brush.strokeStyle = 'rgba(8,7,10,.92)';
  brush.stroke();
  for (const part of parts) {
    const { x, y, r } = placedRound(part, stance);
    if (part.role === 'glow') {
      traceParts(brush, [part], stance);
      brush.fillStyle = halo(brush, part, x, y, r);
      brush.fill();
      continue;
    }
    const ink = coat[part.role];
    if (!isFar && part.fine !== true) {
      // What lies higher throws a little shade on what lies below it.
      traceParts(brush, [part], stance, SUN.x * line * 1.5, SUN.y * line * 1.5);
      brush.fillStyle = 'rgba(4,4,8,.3)';
      brush.fill();
    }
    traceParts(brush, [part], stance);
    brush.fillStyle = sunOn(brush, x, y, r, ink, part.role === 'gold');
    brush.fill();
    // From afar lines round small parts would leave nothing of their colour.
    if (part.fine === true || (isFar && r < line * 9)) continue;
    brush.lineWidth = line * 0.7;
    brush.strokeStyle = 'rgba(8,7,10,.6)';
    brush.stroke();
    if (!isFar && r > line * 4) paintEdgeLight(brush, part, stance, x, y, r, line);
  }
}

/** A thin light along the edge that faces the sun, just inside. */
function paintEdgeLight(brush: Brush, part: Part, stance: Stance, x: number, y: number, r: number, line: number): void {
  brush.save();
  traceParts(brush, [part], stance);
  brush.clip();
  const light = brush.createLinearGradient(x - SUN.x * r, y - SUN.y * r, x + SUN.x * r, y + SUN.y * r);
  light.addColorStop(0, 'rgba(255,252,240,.75)');
  light.addColorStop(0.5, 'rgba(255,252,240,0)');
  light.addColorStop(1, 'rgba(0,0,0,.3)');
  traceParts(brush, [part], stance, SUN.x * line * 0.6, SUN.y * line * 0.6);
  brush.lineWidth = line * 1.1;
  brush.strokeStyle = light;
  brush.stroke();
  brush.restore();
}

function placedRound(part: Part, { turn, scale, flat }: Stance): { x: number; y: number; r: number } {
  const { x, y, r } = roundOf(part);
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return { x: (x * cos - y * flat * sin) * scale, y: (x * sin + y * flat * cos) * scale, r: r * scale };
}

function sunOn(brush: Brush, x: number, y: number, r: number, ink: Ink, shines: boolean): CanvasGradient {
  const light = brush.createLinearGradient(x - SUN.x * r, y - SUN.y * r, x + SUN.x * r, y + SUN.y * r);
  light.addColorStop(0, mix(ink, '#fff9ea', shines ? 0.6 : 0.4));
  light.addColorStop(0.5, ink);
  light.addColorStop(1, mix(ink, '#05060a', shines ? 0.22 : 0.48));
  return light;
}

/** Round light fades outwards; a beam is even. */
function halo(brush: Brush, part: Part, x: number, y: number, r: number): string | CanvasGradient {
  if (part.form !== 'oval') return 'rgba(255,240,170,.35)';
  const light = brush.createRadialGradient(x, y, r * 0.2, x, y, r);
  light.addColorStop(0, `${GLOW}cc`);
  light.addColorStop(1, `${GLOW}00`);
  return light;
}
