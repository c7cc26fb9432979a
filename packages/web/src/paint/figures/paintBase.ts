import { kept, type Brush } from '../core/brush.js';
import { mix } from '../core/colour.js';
import { randomFrom } from '../core/random.js';
import type { Ink } from '../theme.js';
import { traceFooting, type Footing } from './footing.js';

export interface PaintedBase {
  readonly footing: Footing;
  /** Radians, clockwise on the screen. */
  readonly turn: number;
  readonly side: number;
  readonly ink: Ink;
  /** The ground that was glued onto it. */
  readonly ground: Ink;
  /** A white notch where the rules ask for a facing. */
  readonly front: boolean;
  /** Too small for grit. */
  readonly isFar: boolean;
}

const EDGE: Ink = '#15151a';
const EDGE_WIDTH = 0.7;

export const rimWidth = ({ wide }: Footing, isFar = false): number =>
  Math.max(2, Math.min(4.4, wide * (isFar ? 0.21 : 0.17)));

/** A base: black edge, a rim that says whose it is by colour and by pattern, and ground on top. */
export function paintBase(brush: Brush, base: PaintedBase): void {
  const { footing, turn } = base;
  const turned = (paint: () => void): void =>
    kept(brush, () => {
      brush.rotate(turn);
      paint();
    });
  const rim = rimWidth(footing, base.isFar);
  kept(brush, () => {
    brush.translate(1.5, 1.2);
    turned(() => traceFooting(brush, footing, -0.5));
    brush.fillStyle = 'rgba(0,0,0,.5)';
    brush.fill();
  });
  const fill = (less: number, ink: string | CanvasGradient): void => {
    turned(() => traceFooting(brush, footing, less));
    brush.fillStyle = ink;
    brush.fill();
  };
  fill(0, EDGE);
  fill(EDGE_WIDTH, base.ink);
  turned(() => paintPattern(brush, base, rim));
  paintRimLight(brush, base, turned, rim);
  fill(EDGE_WIDTH + rim, groundLight(brush, base));
  brush.lineWidth = 0.8;
  brush.strokeStyle = 'rgba(0,0,0,.65)';
  brush.stroke();
  if (!base.isFar) kept(brush, () => paintGrit(brush, base, turned, rim));
  if (base.front) turned(() => paintFront(brush, footing, rim));
}

/** Whose it is without any colour: unbroken, notched, dotted, double. */
function paintPattern(brush: Brush, { footing, side }: PaintedBase, rim: number): void {
  const middle = EDGE_WIDTH + rim / 2;
  const line = (width: number, less: number, dash: readonly number[] = []): void => {
    traceFooting(brush, footing, less);
    brush.setLineDash([...dash]);
    brush.lineWidth = width;
    brush.strokeStyle = EDGE;
    brush.stroke();
    brush.setLineDash([]);
  };
  const sign = side % 4;
  if (sign === 1) line(rim, middle, [rim * 1.05, rim * 1.65]);
  if (sign === 2) {
    brush.lineCap = 'round';
    line(rim * 0.56, middle, [0.01, rim * 1.3]);
    brush.lineCap = 'butt';
  }
  if (sign === 3) line(rim * 0.34, middle);
}

/** The rim is a little rounded: light where it faces the sun, dark where it does not. */
function paintRimLight(
  brush: Brush,
  { footing, isFar }: PaintedBase,
  turned: (paint: () => void) => void,
  rim: number,
): void {
  const { long } = footing;
  const light = brush.createLinearGradient(-long * 0.7, -long * 0.56, long * 0.7, long * 0.56);
  light.addColorStop(0, 'rgba(255,250,235,.5)');
  light.addColorStop(0.42, 'rgba(255,250,235,0)');
  light.addColorStop(0.58, 'rgba(0,0,0,0)');
  light.addColorStop(1, isFar ? 'rgba(0,0,0,.2)' : 'rgba(0,0,0,.42)');
  turned(() => traceFooting(brush, footing, EDGE_WIDTH + rim / 2));
  brush.lineWidth = rim;
  brush.strokeStyle = light;
  brush.stroke();
}

function groundLight(brush: Brush, { footing, ground, isFar }: PaintedBase): CanvasGradient {
  const { long } = footing;
  const light = brush.createLinearGradient(-long, -long * 0.8, long, long * 0.8);
  light.addColorStop(0, mix(ground, '#fff4da', 0.24));
  light.addColorStop(1, mix(ground, '#000000', isFar ? 0.62 : 0.46));
  return light;
}

const GRAINS_PER_MM2 = 0.05;

function paintGrit(
  brush: Brush,
  { footing, ground }: PaintedBase,
  turned: (paint: () => void) => void,
  rim: number,
): void {
  const { long, wide } = footing;
  turned(() => traceFooting(brush, footing, EDGE_WIDTH + rim + 0.3));
  brush.clip();
  const random = randomFrom(Math.round(long * 97 + wide * 13));
  const grains = Math.min(220, Math.round(4 * long * wide * GRAINS_PER_MM2));
  for (let i = 0; i < grains; i++) {
    const [x, y, r] = [(random() * 2 - 1) * long, (random() * 2 - 1) * long, 0.35 + random() * 0.8];
    brush.fillStyle = random() < 0.5 ? mix(ground, '#000000', 0.5) : mix(ground, '#fff0d0', 0.35);
    brush.beginPath();
    brush.ellipse(x, y, r, r * 0.8, random() * 3, 0, 2 * Math.PI);
    brush.fill();
  }
}

function paintFront(brush: Brush, { long }: Footing, rim: number): void {
  brush.beginPath();
  brush.moveTo(long + 0.8, 0);
  brush.lineTo(long - rim * 1.9, -rim * 0.95);
  brush.lineTo(long - rim * 1.9, rim * 0.95);
  brush.closePath();
  brush.fillStyle = '#fffaf0';
  brush.fill();
  brush.lineWidth = 0.5;
  brush.strokeStyle = '#000';
  brush.stroke();
}
