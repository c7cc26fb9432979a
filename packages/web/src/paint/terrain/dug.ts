import { blended, mix, partsOf, thin } from '../core/colour.js';
import { fractal, noise } from '../core/noise.js';
import { hollow } from '../core/light.js';
import { boundsOf, clipped, middleOf, shrunk, traceSmooth, wavering } from '../core/outline.js';
import { between } from '../core/random.js';
import { paintSurface, smoothstep } from '../core/relief.js';
import { dashed, stones } from './parts.js';
import type { TerrainPainter, Work } from './piece.js';

/** A bowl with a thrown-up rim: dark where it looks away from the sun, rays of what was thrown out, stones at its bottom. */
export const crater: TerrainPainter = {
  flat(work) {
    const { brush, piece, inks, random } = work;
    const { left, top, right, bottom } = boundsOf(piece.outline);
    const radius = Math.min(right - left, bottom - top) / 2;
    const middle = middleOf(piece.outline);
    const [dark, rim, burnt] = [
      partsOf(inks.dark),
      partsOf(mix(inks.rim, inks.base, 0.35)),
      partsOf(mix(inks.dark, '#000000', 0.3)),
    ];
    paintSurface(brush, piece.outline, radius * 0.16, {
      height(x, y, depth) {
        const share = depth / radius + (fractal(x / 16, y / 16, piece.seed, 3) - 0.5) * 0.14;
        // Up to the rim, then down into the bowl.
        const lip = smoothstep(-0.05, 0.16, share) * 11;
        const bowl = smoothstep(0.14, 0.7, share) * radius * 0.5;
        return lip - bowl + fractal(x / 9, y / 9, piece.seed + 1, 3) * 2.4;
      },
      colour(x, y, depth) {
        const share = depth / radius + (noise(x / 12, y / 12, piece.seed + 2) - 0.5) * 0.16;
        return share < 0.4 ? blended(rim, dark, (share - 0.1) / 0.3) : blended(dark, burnt, (share - 0.4) / 0.4);
      },
      cover: (x, y, depth) =>
        smoothstep(-0.06, 0.12, depth / radius + (noise(x / 8, y / 8, piece.seed + 3) - 0.5) * 0.16),
      contrast: 1.15,
    });
    for (let i = 0; i < 54; i++) {
      const [angle, out, long] = [random() * 6.28, radius * between(random, 0.62, 0.98), between(random, 4, 15)];
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      brush.strokeStyle = random() > 0.5 ? thin(inks.rim, 0.35) : thin(inks.dark, 0.4);
      brush.lineWidth = between(random, 0.6, 1.6);
      brush.beginPath();
      brush.moveTo(middle.x + dx * out, middle.y + dy * out);
      brush.lineTo(middle.x + dx * (out + long), middle.y + dy * (out + long));
      brush.stroke();
    }
    stones(brush, shrunk(piece.outline, 0.92), random, {
      gap: 17,
      light: inks.stone,
      dark: inks.stoneDark,
      size: 0.5,
    });
    stones(brush, piece.outline, random, {
      gap: 11,
      light: inks.stone,
      dark: inks.stoneDark,
      size: 0.4,
      tries: 3,
      edge: 2,
    });
    dashed(brush, piece.outline, inks.line, 0.28);
  },
};

/** Dark towards the sun, light on the far side; how deep it looks is a matter of how black its bottom is. */
function paintTrench({ brush, piece, inks, random }: Work, bottom: number, wild: number): void {
  const form = wavering(piece.outline, 10, wild, piece.seed);
  traceSmooth(brush, form);
  brush.fillStyle = thin(inks.rim, 0.55);
  brush.fill();
  const inner = wavering(shrunk(piece.outline, 0.985), 9, wild * 1.3 + 1.5, piece.seed + 1);
  traceSmooth(brush, inner);
  brush.fillStyle = mix(inks.dark, '#000000', bottom);
  brush.fill();
  clipped(
    brush,
    inner,
    () => {
      const { left, top, right, bottom: low } = boundsOf(piece.outline);
      const width = Math.min(right - left, low - top);
      for (const share of [0.3, 0.2, 0.1]) hollow(brush, inner, { width: width * share, light: 0.16, dark: 0.3 });
      for (let i = 0; i < ((right - left) * (low - top)) / 240; i++) {
        brush.strokeStyle = random() > 0.5 ? 'rgba(0,0,0,.35)' : thin(inks.rim, 0.16);
        brush.lineWidth = between(random, 0.6, 1.5);
        const [x, y, turn] = [between(random, left, right), between(random, top, low), random() * 3];
        brush.beginPath();
        brush.moveTo(x, y);
        brush.lineTo(x + Math.cos(turn) * 7, y + Math.sin(turn) * 7);
        brush.stroke();
      }
    },
    traceSmooth,
  );
}

export const ditch: TerrainPainter = {
  flat(work) {
    paintTrench(work, 0.2, 2.5);
    const { brush, piece, inks, random } = work;
    stones(brush, piece.outline, random, {
      gap: 13,
      light: inks.stone,
      dark: inks.stoneDark,
      size: 0.4,
      edge: 8,
      tries: 3,
    });
    dashed(brush, piece.outline, inks.line, 0.35);
  },
};

/** Too deep to see its bottom. */
export const crevasse: TerrainPainter = {
  flat(work) {
    const { brush, piece, inks } = work;
    paintTrench(work, 0.75, 4);
    const core = wavering(shrunk(piece.outline, 0.93), 8, 9, piece.seed + 4);
    clipped(brush, piece.outline, () => {
      for (const [share, cover] of [
        [1, 0.55],
        [0.8, 0.7],
        [0.6, 0.9],
      ] as const) {
        const { left, top, right, bottom } = boundsOf(piece.outline);
        const wide = right - left > bottom - top;
        const middle = middleOf(core);
        traceSmooth(
          brush,
          core.map(({ x, y }) => ({
            x: wide ? x : middle.x + (x - middle.x) * share,
            y: wide ? middle.y + (y - middle.y) * share : y,
          })),
        );
        brush.fillStyle = `rgba(0,0,0,${cover})`;
        brush.fill();
      }
    });
    dashed(brush, piece.outline, inks.line, 0.4);
  },
};
