import { kept, strokeThrough, type Brush } from '../core/brush.js';
import { mix, thin } from '../core/colour.js';
import { bevel, SUN } from '../core/light.js';
import { clipped, middleOf, moved, ringOf, sidesOf, trace, type Outline, type Side } from '../core/outline.js';
import type { Random } from '../core/random.js';
import { scattered } from '../core/scatter.js';
import type { Ink } from '../theme.js';

/** Painting along the long side of something with four corners: (0, 0) is its middle. */
export function alongside(
  brush: Brush,
  outline: Outline,
  paint: (length: number, width: number, turn: number) => void,
): void {
  const { length, width, turn } = frameOf(outline);
  const { x, y } = middleOf(outline);
  kept(brush, () => {
    brush.translate(x, y);
    brush.rotate(turn);
    paint(length, width, turn);
  });
}

export function frameOf(outline: Outline): { readonly length: number; readonly width: number; readonly turn: number } {
  const [first, second] = sidesOf(outline) as [Side, Side];
  const long = first.length >= second.length ? first : second;
  // Never upside down: what is written stays legible.
  const turn = Math.cos(long.turn) < -1e-6 ? long.turn - Math.PI : long.turn;
  return { length: long.length, width: Math.min(first.length, second.length), turn };
}

/** The true outline, faintly: what the rules measure from. */
export function dashed(brush: Brush, outline: Outline, ink: Ink, cover: number): void {
  kept(brush, () => {
    trace(brush, outline);
    brush.setLineDash([5, 4]);
    brush.lineWidth = 0.9;
    brush.strokeStyle = thin(ink, cover);
    brush.stroke();
  });
}

export function edged(brush: Brush, outline: Outline, cover: number, width = 1): void {
  trace(brush, outline);
  brush.lineWidth = width;
  brush.strokeStyle = `rgba(0,0,0,${cover})`;
  brush.stroke();
}

interface Heap {
  readonly gap: number;
  readonly light: Ink;
  readonly dark: Ink;
  readonly size?: number;
  readonly edge?: number;
  readonly tries?: number;
}

/** Broken stones, each with its own shadow and lit edges. */
export function stones(brush: Brush, outline: Outline, random: Random, heap: Heap): void {
  const { gap, light, dark, size = 1, edge = gap * 0.4, tries = 8 } = heap;
  for (const { x, y } of scattered(outline, random, { gap, edge, tries })) {
    const radius = gap * (0.22 + random() * 0.34) * size;
    const form = ringOf(5 + Math.floor(random() * 3), radius, random() * 6).map(corner => ({
      x: x + corner.x * (0.75 + random() * 0.4),
      y: y + corner.y * (0.75 + random() * 0.4),
    }));
    trace(brush, moved(form, radius * 0.4, radius * 0.34));
    brush.fillStyle = 'rgba(0,0,0,.38)';
    brush.fill();
    trace(brush, form);
    brush.fillStyle = mix(light, dark, random());
    brush.fill();
    bevel(brush, form, { width: radius * 0.3, light: 0.5, dark: 0.5 });
  }
}

/** A rod that lies about: shadow, body, glint. */
export function rod(
  brush: Brush,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  width: number,
  ink: Ink,
): void {
  kept(brush, () => {
    brush.lineCap = 'round';
    for (const [shift, stroke, wide] of [
      [width * 0.6, 'rgba(0,0,0,.45)', width * 1.1],
      [0, ink, width],
      [-width * 0.18, 'rgba(255,250,235,.3)', width * 0.28],
    ] as const) {
      brush.strokeStyle = stroke;
      brush.lineWidth = wide;
      strokeThrough(
        brush,
        [from, to].map(({ x, y }) => ({ x: x + shift, y: y + shift })),
      );
    }
  });
}

export const rectangle = (x: number, y: number, width: number, height: number): Outline => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

export function fillOutline(brush: Brush, outline: Outline, fill: string | CanvasGradient): void {
  trace(brush, outline);
  brush.fillStyle = fill;
  brush.fill();
}

/** The shadow that a rim throws on what lies deeper inside it. */
export function shadeInside(brush: Brush, outline: Outline, depth: number): void {
  clipped(brush, outline, () => {
    // Everything inside the outline that is not inside the same outline moved with the light.
    brush.beginPath();
    for (const form of [outline, moved(outline, SUN.x * depth, SUN.y * depth)]) {
      form.forEach(({ x, y }, i) => (i === 0 ? brush.moveTo(x, y) : brush.lineTo(x, y)));
      brush.closePath();
    }
    brush.fillStyle = 'rgba(0,0,0,.34)';
    brush.fill('evenodd');
  });
}
