import { fillDisc } from '../core/brush.js';
import { mix } from '../core/colour.js';
import { ball, castShadow, roundLight } from '../core/light.js';
import { between } from '../core/random.js';
import { alongside, edged, fillOutline } from './parts.js';
import type { TerrainPainter } from './piece.js';

const BAG = 15;

/** Bags in bond, the upper row on the joints of the lower one. */
export const sandbags: TerrainPainter = {
  shadow: ({ brush, piece }) => castShadow(brush, piece.outline, piece.height),
  solid({ brush, piece, inks, random }) {
    fillOutline(brush, piece.outline, mix(inks.bag, '#000000', 0.62));
    alongside(brush, piece.outline, (length, width) => {
      const rows = Math.max(2, Math.round(width / 8));
      for (let row = 0; row < rows; row++) {
        const shift = row % 2 === 0 ? 0 : BAG / 2;
        const count = Math.floor((length - shift) / BAG);
        const step = (length - shift) / count;
        for (let i = 0; i < count; i++) {
          brush.save();
          brush.translate(-length / 2 + shift / 2 + (i + 0.5) * step, -width / 2 + (row + 0.5) * (width / rows));
          brush.rotate(between(random, -0.1, 0.1));
          brush.scale(1, 0.6);
          fillDisc(brush, 1.4, 2, 8.2, 'rgba(0,0,0,.5)');
          fillDisc(
            brush,
            0,
            0,
            7.8,
            roundLight(brush, 0, 0, 8, mix(inks.bag, '#000000', random() * 0.24), { light: 0.36, dark: 0.58 }),
          );
          brush.strokeStyle = 'rgba(40,28,14,.5)';
          brush.lineWidth = 0.8;
          brush.beginPath();
          brush.moveTo(-4.5, -1);
          brush.quadraticCurveTo(0, 1.5, 4.5, -1);
          brush.stroke();
          brush.restore();
        }
      }
    });
  },
};

const LOG = 8.2;

/** The ends of stakes side by side, held by a bar. */
export const stockade: TerrainPainter = {
  shadow: ({ brush, piece }) => castShadow(brush, piece.outline, piece.height),
  solid({ brush, piece, inks, random }) {
    fillOutline(brush, piece.outline, mix(inks.timber, '#000000', 0.62));
    alongside(brush, piece.outline, (length, width) => {
      const rows = width > 22 ? [-width / 4, width / 4] : [0];
      const radius = Math.min(5, width / rows.length / 2.1);
      const count = Math.max(3, Math.floor(length / LOG));
      for (let i = 0; i < count; i++)
        for (const y of rows) {
          const x = ((i + 0.5) / count - 0.5) * length;
          ball(brush, x, y, radius, mix(inks.timber, '#000000', random() * 0.28), { light: 0.5, dark: 0.62 });
          brush.strokeStyle = 'rgba(30,18,8,.45)';
          brush.lineWidth = 0.6;
          for (const share of [0.35, 0.68]) {
            brush.beginPath();
            brush.arc(x, y, radius * share, 0, 7);
            brush.stroke();
          }
          fillDisc(brush, x, y, 0.6, 'rgba(30,18,8,.6)');
        }
      brush.fillStyle = 'rgba(0,0,0,.4)';
      brush.fillRect(-length / 2, width / 2 - 2.6, length, 1);
      brush.fillStyle = mix(inks.timber, '#ffffff', 0.16);
      brush.fillRect(-length / 2, width / 2 - 4.4, length, 2.2);
    });
    edged(brush, piece.outline, 0.5, 0.8);
  },
};
