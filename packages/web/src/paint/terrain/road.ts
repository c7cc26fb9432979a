import { kept } from '../core/brush.js';
import { thin } from '../core/colour.js';
import { bevel } from '../core/light.js';
import { noise } from '../core/noise.js';
import { clipped } from '../core/outline.js';
import { between } from '../core/random.js';
import { alongside, dashed, fillOutline } from './parts.js';
import type { TerrainPainter, Work } from './piece.js';

/** Asphalt with ruts, marks of its lanes, cracks, and drifts from its sides. */
function paintRoad({ brush, piece, inks, random }: Work): void {
  fillOutline(brush, piece.outline, inks.road);
  alongside(brush, piece.outline, (length, width) => {
    for (let i = 0; i < length / 9; i++) {
      brush.fillStyle = thin(inks.line, between(random, 0.02, 0.06));
      brush.fillRect(
        (random() - 0.5) * length,
        (random() - 0.5) * width,
        between(random, 12, 110),
        between(random, 0.8, 4),
      );
    }
    brush.strokeStyle = 'rgba(0,0,0,.22)';
    brush.lineWidth = 5.5;
    for (const share of [-0.33, -0.15, 0.15, 0.33]) {
      brush.beginPath();
      for (let x = -length / 2; x <= length / 2; x += 20)
        brush.lineTo(x, width * share + noise(x / 90, share * 9, 3) * 7);
      brush.stroke();
    }
    brush.fillStyle = 'rgba(232,217,160,.5)';
    for (let x = -length / 2 + 12; x < length / 2; x += 62) if (random() > 0.18) brush.fillRect(x, -1.6, 30, 3.2);
    brush.fillStyle = 'rgba(232,217,160,.3)';
    brush.fillRect(-length / 2, -width / 2 + 4, length, 1.6);
    brush.fillRect(-length / 2, width / 2 - 5.6, length, 1.6);
    kept(brush, () => {
      brush.strokeStyle = 'rgba(0,0,0,.5)';
      brush.lineWidth = 0.9;
      for (let i = 0; i < length / 60; i++) {
        let [x, y] = [(random() - 0.5) * length, (random() - 0.5) * width];
        brush.beginPath();
        brush.moveTo(x, y);
        for (let k = 0; k < 6; k++) {
          x += between(random, -13, 13);
          y += between(random, -8, 8);
          brush.lineTo(x, y);
        }
        brush.stroke();
      }
    });
    // Earth has drifted over its sides.
    for (let x = -length / 2; x < length / 2; x += 7)
      for (const side of [-1, 1]) {
        const reach = noise(x / 40, side * 7, piece.seed) * 13;
        brush.fillStyle = thin(inks.base, 0.4);
        brush.beginPath();
        brush.ellipse(x, (side * width) / 2, 8, reach, 0, 0, 7);
        brush.fill();
      }
  });
}

export const road: TerrainPainter = {
  flat(work) {
    clipped(work.brush, work.piece.outline, () => paintRoad(work));
    bevel(work.brush, work.piece.outline, { width: 2, light: 0.16, dark: 0.35 });
  },
};

/** Nothing but ground: its outline is all there is to see. */
export const open: TerrainPainter = {
  flat: ({ brush, piece, inks }) => dashed(brush, piece.outline, inks.line, 0.35),
};
