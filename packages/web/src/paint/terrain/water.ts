import { fillDisc, type Brush } from '../core/brush.js';
import { blended, lit, mix, partsOf, shaded, thin } from '../core/colour.js';
import { fractal, noise } from '../core/noise.js';
import { boundsOf, ringOf, traceSmooth, type Outline } from '../core/outline.js';
import { between, type Random } from '../core/random.js';
import { depthIn, paintSurface, smoothstep } from '../core/relief.js';
import { scattered } from '../core/scatter.js';
import { dashed, stones } from './parts.js';
import type { Piece, TerrainPainter, Work } from './piece.js';

/** How far from the edge the water begins: the shore wavers. */
const shoreAt = (seed: number, x: number, y: number): number => 2 + fractal(x / 26, y / 26, seed, 3) * 11;

/** Shore, foam, and water that darkens with its depth; the sky in its ripples. */
function paintWater(work: Work, depthOf: (toShore: number) => number): void {
  const { brush, piece, inks } = work;
  const { seed } = piece;
  const [shore, wet, shallow, deep] = [
    partsOf(inks.shore),
    partsOf(shaded(inks.shore, 0.4)),
    partsOf(inks.shallow),
    partsOf(inks.deep),
  ];
  const foam = partsOf('#dff2f4');
  paintSurface(brush, piece.outline, 6, {
    height(x, y, depth) {
      const inside = depth - shoreAt(seed, x, y);
      // The bank falls to the water; the water itself has ripples only.
      if (inside < 0) return -smoothstep(-10, 0, inside) * 5 + fractal(x / 7, y / 7, seed + 4, 3) * 2;
      return fractal(x / 26, y / 7, seed + 5, 4) * 4.4;
    },
    colour(x, y, depth) {
      const inside = depth - shoreAt(seed, x, y);
      if (inside < 0) return blended(shore, wet, 1 + inside / 7);
      const foaming = smoothstep(3.2, 0.6, inside - noise(x / 9, y / 9, seed + 6) * 2.2);
      const water = blended(shallow, deep, depthOf(inside) + (noise(x / 50, y / 50, seed + 8) - 0.5) * 0.2);
      return blended(water, foam, foaming * 0.65);
    },
    cover: (x, y, depth) => smoothstep(-1, 3, depth - noise(x / 11, y / 11, seed + 9) * 3),
    contrast: 0.55,
  });
}

/** Short strokes where waves catch the light. */
function paintWavelets({ brush, piece, random }: Work): void {
  const { left, top, right, bottom } = boundsOf(piece.outline);
  const depthAt = depthIn(piece.outline, 6);
  brush.lineCap = 'round';
  for (let i = ((right - left) * (bottom - top)) / 300; i > 0; i--) {
    const [x, y, long] = [between(random, left, right), between(random, top, bottom), between(random, 3, 13)];
    const [bright, width] = [random() > 0.4, between(random, 0.6, 1.5)];
    if (depthAt(x, y) < 17) continue;
    brush.strokeStyle = bright ? 'rgba(228,246,255,.26)' : 'rgba(0,18,36,.24)';
    brush.lineWidth = width;
    brush.beginPath();
    brush.moveTo(x - long, y);
    brush.quadraticCurveTo(x - long / 2, y - 2.6, x, y);
    brush.quadraticCurveTo(x + long / 2, y + 2.6, x + long, y);
    brush.stroke();
  }
  brush.lineCap = 'butt';
}

/** Rings where reeds or stones stand in the water. */
function paintReeds(brush: Brush, outline: Outline, random: Random, gap: number, inks: Work['inks']): void {
  brush.lineCap = 'round';
  for (const { x, y } of scattered(outline, random, { gap, edge: 3, tries: 8 }))
    for (let blade = 0; blade < 5; blade++) {
      const ink = mix(inks.leaves[0] ?? inks.marsh, '#d9d27a', random() * 0.6);
      const [dx, dy] = [between(random, -4, 4), -between(random, 3, 9)];
      for (const [shift, stroke] of [
        [1, 'rgba(4,8,6,.4)'],
        [0, ink],
      ] as const) {
        brush.strokeStyle = stroke;
        brush.lineWidth = 1;
        brush.beginPath();
        brush.moveTo(x + shift, y + shift);
        brush.quadraticCurveTo(x + dx * 0.2 + shift, y + dy * 0.6 + shift, x + dx + shift, y + dy + shift);
        brush.stroke();
      }
      if (blade === 0) fillDisc(brush, x + dx, y + dy, 1, '#5a3a20');
    }
  brush.lineCap = 'butt';
}

/** From the bank to the middle of it. */
const halfOf = ({ outline }: Piece): number => {
  const { left, top, right, bottom } = boundsOf(outline);
  return Math.min(right - left, bottom - top) / 2;
};

export const deep: TerrainPainter = {
  flat(work) {
    const half = halfOf(work.piece);
    paintWater(work, inside => 0.3 + 0.8 * smoothstep(0, half * 0.55, inside));
    paintWavelets(work);
    const { left, top, right, bottom } = boundsOf(work.piece.outline);
    const [x, y] = [left + (right - left) * 0.36, top + (bottom - top) * 0.34];
    const sky = work.brush.createRadialGradient(x, y, 2, x, y, half * 1.1);
    sky.addColorStop(0, 'rgba(214,236,246,.26)');
    sky.addColorStop(1, 'rgba(214,236,246,0)');
    work.brush.fillStyle = sky;
    work.brush.fillRect(left + 14, top + 14, right - left - 28, bottom - top - 28);
    paintEdgeReeds(work);
    dashed(work.brush, work.piece.outline, work.inks.line, 0.22);
  },
};

function paintEdgeReeds({ brush, piece, inks, random }: Work): void {
  const depthAt = depthIn(piece.outline, 6);
  for (const { x, y } of scattered(piece.outline, random, { gap: 16, edge: 5, tries: 5 }))
    if (depthAt(x, y) < 15 && random() > 0.45) paintReeds(brush, moveRing(x, y), random, 3, inks);
}

const moveRing = (x: number, y: number): Outline => ringOf(6, 5).map(corner => ({ x: corner.x + x, y: corner.y + y }));

/** So shallow that one sees its stones. */
export const ford: TerrainPainter = {
  flat(work) {
    paintWater(work, inside => 0.05 + 0.28 * smoothstep(0, 40, inside));
    const { brush, piece, inks, random } = work;
    for (const { x, y } of scattered(piece.outline, random, { gap: 7, edge: 12, tries: 4 }))
      fillDisc(brush, x, y, between(random, 1, 3.4), thin(shaded(inks.stone, random() * 0.5), 0.34));
    paintWavelets(work);
    for (const { x, y } of scattered(piece.outline, random, { gap: 21, edge: 15, tries: 9 })) {
      brush.strokeStyle = 'rgba(236,250,255,.4)';
      brush.lineWidth = 0.9;
      brush.beginPath();
      brush.ellipse(x, y, 7.4, 5, 0, 0, 7);
      brush.stroke();
      stones(
        brush,
        ringOf(7, 9).map(corner => ({ x: corner.x + x, y: corner.y + y })),
        random,
        {
          gap: 13,
          light: lit(inks.stone, 0.12),
          dark: inks.stoneDark,
          size: 0.9,
          edge: 4,
          tries: 3,
        },
      );
    }
    dashed(brush, piece.outline, inks.line, 0.25);
  },
};

/** Wet ground, pools that mirror the sky, reeds. */
export const marsh: TerrainPainter = {
  flat({ brush, piece, inks, random }) {
    const { seed } = piece;
    const [mud, moss, pool] = [
      partsOf(shaded(inks.marsh, 0.3)),
      partsOf(lit(inks.marsh, 0.1)),
      partsOf(mix(shaded(inks.deep, 0.2), inks.marsh, 0.42)),
    ];
    const wetAt = (x: number, y: number): number => fractal(x / 34, y / 26, seed + 2, 3);
    paintSurface(brush, piece.outline, 8, {
      height(x, y) {
        const wet = wetAt(x, y);
        return wet > 0.56
          ? -3 + fractal(x / 20, y / 6, seed + 5, 2) * 1.4
          : fractal(x / 8, y / 8, seed + 4, 3) * 5 - wet * 6;
      },
      colour(x, y) {
        const wet = wetAt(x, y);
        if (wet < 0.54) return blended(moss, mud, fractal(x / 14, y / 14, seed + 6, 2) * 1.4 - 0.2);
        return blended(blended(mud, [205, 222, 214], 0.12), pool, (wet - 0.54) / 0.05);
      },
      cover: (x, y, depth) => 0.92 * smoothstep(-1, 12, depth - fractal(x / 12, y / 12, seed + 7, 2) * 10),
      contrast: 0.8,
    });
    paintReeds(brush, piece.outline, random, 13, inks);
    for (const { x, y } of scattered(piece.outline, random, { gap: 19, edge: 12, tries: 4 }))
      if (wetAt(x, y) > 0.58) {
        brush.fillStyle = thin(lit(inks.leaves[0] ?? inks.marsh, 0.2), 0.9);
        brush.beginPath();
        brush.moveTo(x, y);
        brush.arc(x, y, between(random, 1.6, 2.8), 0.5, 6);
        brush.fill();
      }
    traceSmooth(brush, piece.outline);
    dashed(brush, piece.outline, inks.line, 0.3);
  },
};
