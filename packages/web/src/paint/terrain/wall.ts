import { fillDisc, kept, type Brush } from '../core/brush.js';
import { lit, mix, shaded } from '../core/colour.js';
import { bevel, castShadow } from '../core/light.js';
import { clipped, type Outline } from '../core/outline.js';
import { between, type Random } from '../core/random.js';
import type { TerrainInks } from './inks.js';
import { alongside, edged, fillOutline, rectangle } from './parts.js';
import type { Piece, TerrainPainter } from './piece.js';

const BLOCK = 25;

/** Blocks with wear; where a game wants it with stripes at the ends. */
export const wall: TerrainPainter = {
  touches: true,
  shadow: ({ brush, piece }) => castShadow(brush, piece.outline, piece.height),
  solid({ brush, piece, inks, random }) {
    fillOutline(brush, piece.outline, shaded(inks.wall, 0.4));
    alongside(brush, piece.outline, (length, width) => {
      const count = Math.max(2, Math.round(length / BLOCK));
      for (let i = 0; i < count; i++) {
        const block = rectangle(-length / 2 + (i * length) / count, -width / 2, length / count - 0.9, width);
        fillOutline(brush, block, mix(inks.wall, '#1a1714', between(random, 0.06, 0.32)));
        clipped(brush, block, () => {
          paintWear(brush, block, random);
          if (inks.hazard !== undefined && (i === 0 || i === count - 1)) paintStripes(brush, block, width, inks.hazard);
        });
        edged(brush, block, 0.45, 0.8);
      }
      // The coping: a lighter ridge along the top.
      brush.fillStyle = 'rgba(255,248,230,.16)';
      brush.fillRect(-length / 2, -width * 0.2, length, width * 0.22);
      brush.fillStyle = 'rgba(0,0,0,.2)';
      brush.fillRect(-length / 2, width * 0.2, length, 0.9);
    });
    bevel(brush, piece.outline, { width: 2.6, light: 0.9, dark: 0.8 });
    edged(brush, piece.outline, 0.6, 0.8);
  },
};

function paintWear(brush: Brush, block: Outline, random: Random): void {
  const [from, , to] = block;
  if (from === undefined || to === undefined) return;
  for (let k = 0; k < 7; k++)
    fillDisc(
      brush,
      between(random, from.x, to.x),
      between(random, from.y, to.y),
      between(random, 0.5, 2.6),
      random() > 0.5 ? 'rgba(0,0,0,.24)' : 'rgba(255,248,230,.14)',
    );
  if (random() > 0.6) {
    // A corner has broken away.
    const [x, y] = random() > 0.5 ? [from.x, to.y] : [to.x, from.y];
    fillDisc(brush, x, y, between(random, 3, 6), 'rgba(10,8,8,.5)');
  }
}

function paintStripes(brush: Brush, block: Outline, width: number, ink: NonNullable<TerrainInks['hazard']>): void {
  const [from, , to] = block;
  if (from === undefined || to === undefined) return;
  fillOutline(brush, block, '#201d1a');
  brush.fillStyle = ink;
  for (let x = from.x - width; x < to.x + width; x += 10) {
    brush.beginPath();
    brush.moveTo(x, from.y);
    brush.lineTo(x + 5, from.y);
    brush.lineTo(x + 5 - width, to.y);
    brush.lineTo(x - width, to.y);
    brush.fill();
  }
}

/** Two leaves between two posts: shut, or drawn apart into them. */
export const gate: TerrainPainter = {
  touches: false,
  shadow({ brush, piece }) {
    for (const part of gateParts(piece)) castShadow(brush, part, piece.height);
  },
  solid({ brush, piece, inks, random }) {
    if (piece.isOpen === true) paintSill(brush, piece, inks);
    alongside(brush, piece.outline, (length, width) => {
      const post = Math.min(9, length * 0.1);
      const leaf = piece.isOpen === true ? length * 0.1 : length / 2 - post;
      for (const side of [-1, 1] as const) {
        const start = side < 0 ? -length / 2 + post : length / 2 - post - leaf;
        const panel = rectangle(start, -width * 0.36, leaf, width * 0.72);
        fillOutline(brush, panel, mix(inks.metal, '#20303a', 0.35));
        for (let x = start + 5; x < start + leaf - 2; x += 8) {
          brush.fillStyle = 'rgba(0,0,0,.35)';
          brush.fillRect(x, -width * 0.36, 1.6, width * 0.72);
          brush.fillStyle = 'rgba(255,255,255,.18)';
          brush.fillRect(x + 1.6, -width * 0.36, 1, width * 0.72);
        }
        kept(brush, () => clipped(brush, panel, () => paintLock(brush, side, length, width, inks, piece)));
        bevel(brush, panel, { width: 1.2, light: 0.7, dark: 0.7 });
        const column = rectangle(side < 0 ? -length / 2 : length / 2 - post, -width / 2, post, width);
        fillOutline(brush, column, shaded(inks.wall, between(random, 0, 0.15)));
        if (inks.hazard !== undefined)
          clipped(brush, column, () => paintStripes(brush, column, width, inks.hazard as `#${string}`));
        bevel(brush, column, { width: 1.6, light: 0.8, dark: 0.8 });
        edged(brush, column, 0.6, 0.8);
      }
    });
    edged(brush, piece.outline, piece.isOpen === true ? 0.25 : 0.6, 0.8);
  },
};

/** A bar where the leaves meet, and a lamp: amber when shut, green when open. */
function paintLock(
  brush: Brush,
  side: -1 | 1,
  length: number,
  width: number,
  inks: TerrainInks,
  { isOpen }: Piece,
): void {
  const x = isOpen === true ? side * length * 0.37 : side * 4;
  fillDisc(brush, x, 0, width * 0.17, 'rgba(0,0,0,.6)');
  fillDisc(brush, x, 0, width * 0.12, isOpen === true ? '#8ff0a0' : lit(inks.hazard ?? '#ffb020', 0.2));
}

function paintSill(brush: Brush, piece: Piece, inks: TerrainInks): void {
  alongside(brush, piece.outline, (length, width) => {
    brush.fillStyle = mix(inks.road, '#000000', 0.2);
    brush.fillRect(-length / 2, -width * 0.18, length, width * 0.36);
    brush.fillStyle = lit(inks.metal, 0.25);
    brush.fillRect(-length / 2, -0.9, length, 1.8);
  });
}

/** What stands of it: all, or the two ends. */
function gateParts({ outline, isOpen }: Piece): readonly Outline[] {
  const [a, b, c, d] = outline;
  if (isOpen !== true || a === undefined || b === undefined || c === undefined || d === undefined) return [outline];
  const along = Math.hypot(b.x - a.x, b.y - a.y) >= Math.hypot(c.x - b.x, c.y - b.y);
  const [p, q, r, s] = along ? [a, b, c, d] : [b, c, d, a];
  const at = (from: typeof a, to: typeof a, share: number): typeof a => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  return [
    [p, at(p, q, 0.2), at(s, r, 0.2), s],
    [at(p, q, 0.8), q, r, at(s, r, 0.8)],
  ];
}
