import { fillDisc } from '../core/brush.js';
import { lit, mix, shaded, thin } from '../core/colour.js';
import { ball, bevel, castShadow } from '../core/light.js';
import { clipped, inset } from '../core/outline.js';
import { between } from '../core/random.js';
import { paintWays } from './building.js';
import { alongside, edged, fillOutline, shadeInside } from './parts.js';
import type { TerrainPainter, Work } from './piece.js';

const RIVET = 12;
const BOARD = 9;

/** The same of timber: boards with nails on beams, a rail round it. */
function paintBoards({ brush, piece, inks, random }: Work): void {
  const { outline } = piece;
  fillOutline(brush, outline, shaded(inks.timber, 0.5));
  clipped(brush, outline, () =>
    alongside(brush, outline, (length, width) => {
      for (let x = -length / 2, i = 0; x < length / 2; x += BOARD, i++) {
        // Boards end here or there, over a beam.
        const cut = -width / 2 + width * (i % 3 === 0 ? 0.34 : i % 3 === 1 ? 0.66 : 0.5);
        for (const [top, deep] of [
          [-width / 2, cut + width / 2],
          [cut, width / 2 - cut],
        ] as const) {
          brush.fillStyle = mix(mix(inks.timber, '#b9a88c', 0.3), '#1a120a', between(random, 0, 0.36));
          brush.fillRect(x + 0.5, top + 0.5, BOARD - 1, deep - 1);
          brush.fillStyle = 'rgba(255,246,221,.13)';
          brush.fillRect(x + 0.5, top + 0.5, 1, deep - 1);
          brush.fillStyle = 'rgba(0,0,0,.14)';
          brush.fillRect(x + between(random, 2, 6), top + 2, 0.6, deep - 4);
          for (const y of [top + 3, top + deep - 3]) {
            fillDisc(brush, x + 2.4, y, 0.7, 'rgba(0,0,0,.55)');
            fillDisc(brush, x + BOARD - 2.4, y, 0.7, 'rgba(0,0,0,.55)');
          }
        }
      }
      for (let i = 0; i < 8; i++)
        fillDisc(
          brush,
          (random() - 0.5) * length,
          (random() - 0.5) * width,
          between(random, 4, 18),
          'rgba(16,20,14,.1)',
        );
      brush.strokeStyle = shaded(inks.timber, 0.42);
      brush.lineWidth = 5;
      brush.strokeRect(-length / 2 + 2.5, -width / 2 + 2.5, length - 5, width - 5);
      brush.strokeStyle = lit(inks.timber, 0.22);
      brush.lineWidth = 2.6;
      brush.strokeRect(-length / 2 + 2, -width / 2 + 2, length - 4.6, width - 4.6);
      for (const x of [-1, 0, 1])
        for (const y of [-1, 1])
          ball(brush, x * (length / 2 - 4.5), y * (width / 2 - 4.5), 4, shaded(inks.timber, 0.1), {
            light: 0.5,
            dark: 0.6,
          });
    }),
  );
  shadeInside(brush, inset(outline, 5), 3);
  bevel(brush, outline, { width: 2, light: 0.6, dark: 0.7 });
  paintWays(brush, piece, piece.ways ?? []);
  edged(brush, outline, 0.6);
}

/** A deck to stand on: chequer plate in panels, a yellow edge, rivets, the way up. */
export const platform: TerrainPainter = {
  touches: true,
  shadow: ({ brush, piece }) => castShadow(brush, piece.outline, piece.height),
  solid(work) {
    const { brush, piece, inks, random } = work;
    const { outline } = piece;
    if (inks.boards === true) {
      paintBoards(work);
      return;
    }
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
