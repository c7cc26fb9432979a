import { fillDisc, kept, type Brush } from '../core/brush.js';
import { blended, mix, type Parts, partsOf, thin } from '../core/colour.js';
import { ball, bevel } from '../core/light.js';
import { fractal, noise } from '../core/noise.js';
import { trace, traceSmooth, wavering, middleOf, boundsOf, ringOf, type Spot } from '../core/outline.js';
import { between, randomFrom, type Random } from '../core/random.js';
import { paintSurface, smoothstep } from '../core/relief.js';
import { scattered } from '../core/scatter.js';
import { dashed, fillOutline } from './parts.js';
import type { TerrainPainter } from './piece.js';

const [CRUST, EMBER, FLOW, HEART]: readonly Parts[] = [
  partsOf('#1c110d'),
  partsOf('#8c2a10'),
  partsOf('#f5741c'),
  partsOf('#ffd766'),
] as const;

/** How hot it is there: veins of fire between plates of crust, hottest in the middle. */
function heatAt(seed: number, x: number, y: number, depth: number): number {
  const [u, v] = [x + fractal(x / 30, y / 30, seed, 2) * 24, y + fractal(x / 30, y / 30, seed + 5, 2) * 24];
  const vein = 1 - Math.abs(fractal(u / 17, v / 17, seed + 1, 3) - 0.5) * 8.5;
  return vein + smoothstep(4, 40, depth) * 0.5 - 0.36;
}

/** Slag still flows under its crust, and lights what is around it. */
export const slag: TerrainPainter = {
  halo({ brush, piece }) {
    kept(brush, () => {
      const middle = middleOf(piece.outline);
      const { left, top, right, bottom } = boundsOf(piece.outline);
      const reach = Math.hypot(right - left, bottom - top) / 2 + 26;
      brush.globalCompositeOperation = 'lighter';
      const glow = brush.createRadialGradient(middle.x, middle.y, reach * 0.2, middle.x, middle.y, reach);
      glow.addColorStop(0, 'rgba(255,122,24,.3)');
      glow.addColorStop(0.6, 'rgba(255,96,16,.13)');
      glow.addColorStop(1, 'rgba(255,80,10,0)');
      brush.fillStyle = glow;
      brush.fillRect(middle.x - reach, middle.y - reach, 2 * reach, 2 * reach);
    });
  },
  flat({ brush, piece, inks, random }) {
    const { seed } = piece;
    paintSurface(brush, piece.outline, 5, {
      height: (x, y, depth) =>
        Math.max(0, 0.4 - heatAt(seed, x, y, depth)) * 7 + fractal(x / 6, y / 6, seed + 8, 3) * 3,
      colour(x, y, depth) {
        const heat = heatAt(seed, x, y, depth);
        if (heat < 0.25) return blended(CRUST as Parts, EMBER as Parts, heat / 0.25 - 0.2);
        if (heat < 0.6) return blended(EMBER as Parts, FLOW as Parts, (heat - 0.25) / 0.35);
        return blended(FLOW as Parts, HEART as Parts, (heat - 0.6) / 0.5);
      },
      cover: (x, y, depth) => smoothstep(0, 3, depth - noise(x / 10, y / 10, seed + 6) * 7),
      contrast: 0.8,
    });
    for (let i = 0; i < 24; i++) {
      const { left, top, right, bottom } = boundsOf(piece.outline);
      const [x, y] = [between(random, left, right), between(random, top, bottom)];
      fillDisc(brush, x, y, between(random, 0.4, 1.1), 'rgba(255,240,170,.9)');
    }
    dashed(brush, piece.outline, inks.line, 0.3);
  },
};

/** Turned earth in discs, some lids with a red dot, a cord of black and yellow round it all on its stakes. */
export const mines: TerrainPainter = {
  flat({ brush, piece, inks, random }) {
    traceSmooth(brush, wavering(piece.outline, 12, 4, piece.seed));
    brush.fillStyle = thin(inks.dark, 0.32);
    brush.fill();
    for (const { x, y } of scattered(piece.outline, random, { gap: 17, edge: 8, tries: 20 })) {
      fillDisc(brush, x + 1.6, y + 1.3, 5.4, 'rgba(0,0,0,.4)');
      fillOutline(
        brush,
        ringOf(9, 5.2).map(corner => ({
          x: x + corner.x * between(random, 0.8, 1.15),
          y: y + corner.y * between(random, 0.8, 1.15),
        })),
        thin(mix(inks.rim, inks.base, random()), 0.8),
      );
      if (random() <= 0.35) continue;
      ball(brush, x, y, 3.3, '#5a6157', { light: 0.5, dark: 0.7 });
      fillDisc(brush, x, y, 1.1, '#e5482e');
    }
    paintCord(brush, piece.outline);
  },
};

function paintCord(brush: Brush, outline: readonly Spot[]): void {
  kept(brush, () => {
    trace(brush, outline);
    brush.lineWidth = 4;
    for (const [offset, ink] of [
      [0, '#f2c230'],
      [9, '#1c1a17'],
    ] as const) {
      brush.setLineDash([9, 9]);
      brush.lineDashOffset = offset;
      brush.strokeStyle = ink;
      brush.stroke();
    }
  });
  for (const { x, y } of outline) {
    fillDisc(brush, x, y, 6, '#2c2a26');
    fillDisc(brush, x, y, 3.4, '#f2c230');
  }
}

/** Coils of wire with barbs: shadow, iron, glint. */
export const thorns: TerrainPainter = {
  flat({ brush, piece, inks }) {
    traceSmooth(brush, wavering(piece.outline, 10, 4, piece.seed));
    brush.fillStyle = thin(inks.dark, 0.42);
    brush.fill();
  },
  solid({ brush, piece, inks, random }) {
    for (const { x, y } of scattered(piece.outline, random, { gap: 13.5, edge: 9, tries: 20 })) {
      const seed = Math.floor(x * 77 + y);
      for (const [shift, ink, width] of [
        [2, 'rgba(0,0,0,.5)', 1.6],
        [0, inks.thorn, 1.5],
        [-0.4, 'rgba(255,224,188,.6)', 0.5],
      ] as const) {
        brush.strokeStyle = ink;
        brush.lineWidth = width;
        paintCoils(brush, x + shift, y + shift, randomFrom(seed));
      }
    }
    dashed(brush, piece.outline, inks.line, 0.5);
  },
};

function paintCoils(brush: Brush, x: number, y: number, random: Random): void {
  for (let coil = 0; coil < 3; coil++) {
    const [start, radius] = [random() * 6, between(random, 4.5, 9)];
    const at = (turn: number): Spot => {
      const out = radius * (0.6 + turn / 13);
      return { x: x + Math.cos(start + turn) * out, y: y + Math.sin(start + turn) * out };
    };
    brush.beginPath();
    for (let turn = 0; turn < 7; turn += 0.4) brush.lineTo(at(turn).x, at(turn).y);
    brush.stroke();
    brush.beginPath();
    for (let turn = 0; turn < 7; turn += 1) {
      const barb = at(turn);
      const lean = start + turn + 0.5;
      brush.moveTo(barb.x - Math.cos(lean) * 1.6, barb.y - Math.sin(lean) * 1.6);
      brush.lineTo(barb.x + Math.cos(lean) * 3.8, barb.y + Math.sin(lean) * 3.8);
    }
    brush.stroke();
  }
}

/** What burns is black, glows, and has flames on it. */
export function paintFire(brush: Brush, piece: Parameters<NonNullable<TerrainPainter['flat']>>[0]['piece']): void {
  const random = randomFrom(piece.seed + 77);
  fillOutline(brush, piece.outline, 'rgba(14,8,6,.55)');
  const spots = scattered(piece.outline, random, { gap: 15, edge: 8, tries: 10 })
    .filter(() => random() > 0.35)
    .sort((a, b) => a.y - b.y);
  for (const { x, y } of spots) {
    const reach = between(random, 16, 30);
    const glow = brush.createRadialGradient(x, y, 1, x, y, reach);
    glow.addColorStop(0, 'rgba(255,170,60,.75)');
    glow.addColorStop(0.4, 'rgba(240,90,20,.42)');
    glow.addColorStop(1, 'rgba(120,30,8,0)');
    fillDisc(brush, x, y, reach, glow);
  }
  for (const { x, y } of spots) {
    const size = between(random, 0.55, 1.5);
    for (const [high, broad, ink] of [
      [15, 6.5, '#d8431a'],
      [11, 4.6, '#f79a24'],
      [6.5, 2.8, '#ffe58a'],
    ] as const) {
      const [tall, wide] = [high * size, broad * size];
      const lean = between(random, -3, 3) * size;
      brush.fillStyle = ink;
      brush.beginPath();
      brush.moveTo(x - wide, y);
      brush.quadraticCurveTo(x - wide, y - tall * 0.5, x + lean, y - tall);
      brush.quadraticCurveTo(x + wide * 1.1, y - tall * 0.4, x + wide, y);
      brush.quadraticCurveTo(x, y + wide * 0.8, x - wide, y);
      brush.fill();
    }
  }
  bevel(brush, piece.outline, { width: 1, light: 0, dark: 0.4 });
}
