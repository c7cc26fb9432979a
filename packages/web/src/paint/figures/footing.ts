import type { Brush } from '../core/brush.js';

/** What a figure stands on, in millimetres: half its length, along which it looks, and half its width. */
export interface Footing {
  readonly form: 'round' | 'oval' | 'rectangle' | 'bare';
  readonly long: number;
  readonly wide: number;
}

const UM = 1000;

type Base =
  | { readonly kind: 'round'; readonly radius: number }
  | { readonly kind: 'oval' | 'rectangle'; readonly length: number; readonly width: number };

/** The footing of a base in micrometres. */
export const footingOf = (base: Base): Footing =>
  base.kind === 'round'
    ? { form: 'round', long: base.radius / UM, wide: base.radius / UM }
    : { form: base.kind, long: base.length / 2 / UM, wide: base.width / 2 / UM };

/** No base at all: the figure stands on the ground itself, or on whatever its game has put there. */
export const bareFooting = (half: number): Footing => ({ form: 'bare', long: half, wide: half });

const CORNER = 3;

/** The outline, so much smaller on every side. The brush is turned the way the base is. */
export function traceFooting(brush: Brush, { form, long, wide }: Footing, less = 0): void {
  brush.beginPath();
  if (form === 'rectangle') {
    const [length, width] = [Math.max(0, long - less), Math.max(0, wide - less)];
    brush.roundRect(-length, -width, 2 * length, 2 * width, Math.min(CORNER, width));
  } else brush.ellipse(0, 0, Math.max(0, long - less), Math.max(0, wide - less), 0, 0, 2 * Math.PI);
}
