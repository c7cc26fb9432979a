import type { At } from '../kinds.js';

/** What effects are drawn with: millimetres of the table, whatever the camera. */
export interface Brush {
  readonly ctx: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  /** Pixels of the screen for a millimetre. */
  readonly zoom: number;
  readonly accent: string;
  /** The colour of a seat; neutral for nobody. */
  side(seat: number | undefined): string;
}

/** A measure of the screen in the world's. */
export const px = ({ zoom }: Brush, pixels: number): number => pixels / zoom;

export function disc({ ctx }: Brush, { x, y }: At, radius: number): void {
  ctx.beginPath();
  ctx.arc(x, y, Math.max(0, radius), 0, 2 * Math.PI);
}

export function line({ ctx }: Brush, from: At, to: At): void {
  ctx.beginPath();
  ctx.moveTo(from.x, from.y);
  ctx.lineTo(to.x, to.y);
}

/** A light stroke with a dark edge, so that it stands out from any ground. */
export function strokeTwice(brush: Brush, colour: string, width: number): void {
  const { ctx } = brush;
  ctx.lineCap = 'round';
  ctx.strokeStyle = 'rgb(10 8 6 / .6)';
  ctx.lineWidth = width + px(brush, 2);
  ctx.stroke();
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke();
}

/** A soft spot of light or smoke, from a colour as `r g b`. */
export function glow({ ctx }: Brush, { x, y }: At, radius: number, rgb: string, strength: number): void {
  if (radius <= 0 || strength <= 0) return;
  const light = ctx.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, `rgb(${rgb} / ${strength.toFixed(3)})`);
  light.addColorStop(0.4, `rgb(${rgb} / ${(strength * 0.55).toFixed(3)})`);
  light.addColorStop(1, `rgb(${rgb} / 0)`);
  ctx.fillStyle = light;
  ctx.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/** The same number for the same place and index, between 0 and 1: effects look alike wherever they are watched. */
export function lot({ x, y }: At, index: number): number {
  let h =
    Math.imul(Math.round(x * 16) + 0x9e3779b9, 0x85ebca6b) ^ Math.imul(Math.round(y * 16) + index * 7919, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 2 ** 32;
}
