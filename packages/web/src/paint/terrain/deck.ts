import { fillDisc } from '../core/brush.js';
import { lit, mix, shaded, thin } from '../core/colour.js';
import { bevel, castShadow } from '../core/light.js';
import { clipped, inset } from '../core/outline.js';
import { between } from '../core/random.js';
import { paintWays } from './building.js';
import { alongside, edged, fillOutline } from './parts.js';
import type { TerrainPainter } from './piece.js';

const RIVET = 12;

/** A deck to stand on: chequer plate in panels, a yellow edge, rivets, the way up. */
export const platform: TerrainPainter = {
  touches: true,
  shadow: ({ brush, piece }) => castShadow(brush, piece.outline, piece.height),
  solid({ brush, piece, inks, random }) {
    const { outline } = piece;
    fillOutline(brush, outline, inks.metal);
    clipped(brush, outline, () =>
      alongside(brush, outline, (length, width) => {
        const panels = Math.max(2, Math.round(length / 52));
        for (let i = 0; i < panels; i++) {
          brush.fillStyle = mix(inks.metal, random() > 0.5 ? '#000000' : '#ffffff', random() * 0.12);
          brush.fillRect(-length / 2 + (i * length) / panels, -width / 2, length / panels, width);
        }
        for (let x = -length / 2, i = 0; x < length / 2; x += 5, i++)
          for (let y = -width / 2, j = 0; y < width / 2; y += 5, j++) {
            const across = (i + j) % 2 === 0;
            brush.fillStyle = 'rgba(0,0,0,.17)';
            brush.fillRect(x + 0.8, y + 2.4, across ? 3.2 : 1.3, across ? 1.3 : 3.2);
            brush.fillStyle = 'rgba(255,255,255,.13)';
            brush.fillRect(x + 0.4, y + 2, across ? 3.2 : 1.3, across ? 1.1 : 3.2);
          }
        for (let i = 1; i < panels; i++) {
          const x = -length / 2 + (i * length) / panels;
          brush.fillStyle = 'rgba(0,0,0,.5)';
          brush.fillRect(x - 0.7, -width / 2, 1.4, width);
          brush.fillStyle = 'rgba(255,255,255,.2)';
          brush.fillRect(x + 0.7, -width / 2, 0.7, width);
        }
        for (let i = 0; i < 14; i++)
          fillDisc(
            brush,
            (random() - 0.5) * length,
            (random() - 0.5) * width,
            between(random, 3, 15),
            thin('#3b2213', 0.1),
          );
        brush.lineWidth = 5;
        brush.strokeStyle = shaded('#e9b82a', 0.75);
        brush.strokeRect(-length / 2 + 5, -width / 2 + 5, length - 10, width - 10);
        brush.setLineDash([8, 8]);
        brush.lineWidth = 4.4;
        brush.strokeStyle = '#e9b82a';
        brush.strokeRect(-length / 2 + 5, -width / 2 + 5, length - 10, width - 10);
        brush.setLineDash([]);
        for (let x = -length / 2 + RIVET; x < length / 2; x += RIVET)
          for (const y of [-width / 2 + 11, width / 2 - 11]) {
            fillDisc(brush, x + 0.4, y + 0.4, 1.2, 'rgba(0,0,0,.5)');
            fillDisc(brush, x, y, 0.9, lit(inks.metal, 0.35));
          }
      }),
    );
    bevel(brush, outline, { width: 3, light: 0.8, dark: 0.8 });
    bevel(brush, inset(outline, 8.5), { width: 0.9, light: 0.3, dark: 0.4 });
    paintWays(brush, piece, piece.ways ?? []);
    edged(brush, outline, 0.6);
  },
};
