import type { Ink } from '../theme.js';
import { disc, type Brush } from './brush.js';
import { lit, shaded } from './colour.js';
import { clipped, moved, sidesOf, trace, type Outline, type Spot } from './outline.js';

/** One sun for every game, in two dimensions and in three: upper left. This is the way its light goes across the table. */
export const SUN: Spot = { x: 0.78, y: 0.626 };

/** A shadow is so many times as long as the thing is high: it is information. */
export const SHADOW_LENGTH = 0.62;

/** Where the shadow of a point so high falls. */
export const shadowOf = (height: number): Spot => ({
  x: SUN.x * SHADOW_LENGTH * height,
  y: SUN.y * SHADOW_LENGTH * height,
});

/** How much light falls on what faces that way: 1 is into the sun, -1 away from it. */
export const lightOn = ({ x, y }: Spot): number => -(x * SUN.x + y * SUN.y);

/** The shadow of something with straight walls, in the brush's own colour. Overlaps must not show: paint it opaque, lay it down thin. */
export function castShadow(brush: Brush, outline: Outline, height: number): void {
  const { x, y } = shadowOf(height);
  const far = moved(outline, x, y);
  trace(brush, outline);
  brush.fill();
  trace(brush, far);
  brush.fill();
  outline.forEach((corner, i) => {
    const next = (i + 1) % outline.length;
    trace(brush, [corner, outline[next] as Spot, far[next] as Spot, far[i] as Spot]);
    brush.fill();
  });
}

export interface Bevel {
  readonly width: number;
  /** How bright towards the sun, how dark away from it. */
  readonly light?: number;
  readonly dark?: number;
}

/** Each side lit by its own direction, inside the outline. */
export function bevel(brush: Brush, outline: Outline, { width, light = 0.55, dark = 0.6 }: Bevel): void {
  clipped(brush, outline, () => {
    brush.lineWidth = 2 * width;
    for (const { from, to, out } of sidesOf(outline)) {
      const falls = lightOn(out);
      brush.strokeStyle = falls > 0 ? `rgba(255,246,224,${falls * light})` : `rgba(8,6,10,${-falls * dark})`;
      brush.beginPath();
      brush.moveTo(from.x, from.y);
      brush.lineTo(to.x, to.y);
      brush.stroke();
    }
  });
}

/** The same for what was dug: dark towards the sun. */
export function hollow(brush: Brush, outline: Outline, { width, light = 0.4, dark = 0.75 }: Bevel): void {
  for (const { from, to, out } of sidesOf(outline)) {
    const falls = lightOn(out);
    brush.strokeStyle = falls > 0 ? `rgba(0,0,0,${falls * dark})` : `rgba(255,240,205,${-falls * light})`;
    brush.lineWidth = 2 * width;
    brush.beginPath();
    brush.moveTo(from.x, from.y);
    brush.lineTo(to.x, to.y);
    brush.stroke();
  }
}

export interface Shine {
  readonly light?: number;
  readonly dark?: number;
}

/** Something round, lit from the sun's side. */
export function roundLight(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  ink: Ink,
  shine: Shine = {},
): CanvasGradient {
  const { light = 0.5, dark = 0.5 } = shine;
  const gradient = brush.createRadialGradient(x - radius * 0.45, y - radius * 0.36, radius * 0.08, x, y, radius * 1.05);
  gradient.addColorStop(0, lit(ink, light));
  gradient.addColorStop(0.45, ink);
  gradient.addColorStop(1, shaded(ink, dark));
  return gradient;
}

export function ball(brush: Brush, x: number, y: number, radius: number, ink: Ink, shine: Shine = {}): void {
  brush.fillStyle = roundLight(brush, x, y, radius, ink, shine);
  disc(brush, x, y, radius);
  brush.fill();
}
