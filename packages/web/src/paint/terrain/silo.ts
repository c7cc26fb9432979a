import { fillDisc, disc } from '../core/brush.js';
import { lit, shaded, thin } from '../core/colour.js';
import { ball, castShadow, SUN } from '../core/light.js';
import { boundsOf, moved, ringOf, type Outline } from '../core/outline.js';
import { between } from '../core/random.js';
import { dashed } from './parts.js';
import type { TerrainPainter } from './piece.js';

/** The largest circle in it. */
function roundOf(outline: Outline): { readonly x: number; readonly y: number; readonly radius: number } {
  const { left, top, right, bottom } = boundsOf(outline);
  return { x: (left + right) / 2, y: (top + bottom) / 2, radius: Math.min(right - left, bottom - top) / 2 };
}

const SEAMS = 16;

/** A cone of sheets with its cap, and rust. */
export const silo: TerrainPainter = {
  shadow({ brush, piece }) {
    const { x, y, radius } = roundOf(piece.outline);
    castShadow(brush, moved(ringOf(32, radius), x, y), piece.height);
  },
  solid({ brush, piece, inks, random }) {
    const { x, y, radius } = roundOf(piece.outline);
    const cone = brush.createConicGradient(0, x, y);
    for (let i = 0; i <= 32; i++) {
      const angle = (i / 32) * 2 * Math.PI;
      const falls = -(Math.cos(angle) * SUN.x + Math.sin(angle) * SUN.y);
      cone.addColorStop(i / 32, falls > 0 ? lit(inks.metal, falls * 0.55) : shaded(inks.metal, -falls * 0.62));
    }
    fillDisc(brush, x, y, radius, shaded(inks.metal, 0.6));
    fillDisc(brush, x, y, radius * 0.95, cone);
    brush.lineWidth = 0.9;
    for (let i = 0; i < SEAMS; i++) {
      const angle = (i / SEAMS) * 2 * Math.PI;
      for (const [turn, stroke] of [
        [0, 'rgba(0,0,0,.36)'],
        [0.02, 'rgba(255,255,255,.13)'],
      ] as const) {
        brush.strokeStyle = stroke;
        brush.beginPath();
        brush.moveTo(x + Math.cos(angle + turn) * radius * 0.24, y + Math.sin(angle + turn) * radius * 0.24);
        brush.lineTo(x + Math.cos(angle + turn) * radius * 0.95, y + Math.sin(angle + turn) * radius * 0.95);
        brush.stroke();
      }
      for (const share of [0.5, 0.74, 0.92])
        fillDisc(
          brush,
          x + Math.cos(angle) * radius * share,
          y + Math.sin(angle) * radius * share,
          0.8,
          'rgba(0,0,0,.4)',
        );
    }
    brush.strokeStyle = 'rgba(0,0,0,.3)';
    for (const share of [0.5, 0.74]) {
      disc(brush, x, y, radius * share);
      brush.stroke();
    }
    for (let i = 0; i < 26; i++) {
      const [angle, out] = [random() * 6.3, Math.sqrt(random()) * radius * 0.88];
      fillDisc(
        brush,
        x + Math.cos(angle) * out,
        y + Math.sin(angle) * out,
        between(random, 1, 7),
        thin('#6b3413', between(random, 0.08, 0.22)),
      );
    }
    // The ladder up the lit side, and the cap.
    brush.strokeStyle = 'rgba(20,18,16,.7)';
    brush.lineWidth = 1.1;
    for (let share = 0.28; share < 0.95; share += 0.05) {
      const [px, py] = [x + Math.cos(0.9) * radius * share, y + Math.sin(0.9) * radius * share];
      brush.beginPath();
      brush.moveTo(px - 3.4, py + 2.6);
      brush.lineTo(px + 3.4, py - 2.6);
      brush.stroke();
    }
    fillDisc(brush, x + 4, y + 3.4, radius * 0.25, 'rgba(0,0,0,.45)');
    ball(brush, x, y, radius * 0.23, inks.metal, { light: 0.6, dark: 0.6 });
    fillDisc(brush, x, y, radius * 0.08, 'rgba(0,0,0,.4)');
    dashed(brush, piece.outline, inks.line, 0.5);
  },
};
