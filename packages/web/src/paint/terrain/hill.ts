import { fillDisc, type Brush } from '../core/brush.js';
import { blended, lit, mix, partsOf, shaded, thin } from '../core/colour.js';
import { bevel, castShadow } from '../core/light.js';
import { fractal } from '../core/noise.js';
import { boundsOf, clipped, inset, middleOf, rounded, shrunk, type Outline } from '../core/outline.js';
import { between, pickFrom, type Random } from '../core/random.js';
import { depthIn, paintSurface, smoothstep } from '../core/relief.js';
import { scattered } from '../core/scatter.js';
import { paintWays } from './building.js';
import { alongside, dashed, edged, fillOutline, frameOf, shadeInside, stones } from './parts.js';
import type { TerrainInks } from './inks.js';
import type { Piece, TerrainPainter } from './piece.js';

/** How far in from its edge a hill goes on rising. */
function flankOf({ outline, height }: Piece): number {
  const { left, top, right, bottom } = boundsOf(outline);
  return Math.min(Math.min(right - left, bottom - top) * 0.42, Math.max(34, height * 1.3));
}

/** The steps in which a hill rises: soft, but one can count them. */
const STEP = 18;

function rise(share: number, steps: number): number {
  const smooth = smoothstep(0, 1, share);
  const stair = smooth * steps;
  const whole = Math.floor(stair);
  return smooth * 0.74 + ((whole + smoothstep(0.2, 0.85, stair - whole)) / steps) * 0.26;
}

/** How much of a hill's form is round, whatever its outline. */
const ROUND = 0.62;

/** How far inside a hill something is: on a rectangle it rises as a dome does, so that no ridge runs to its corners. */
function domeOf(outline: Outline): (x: number, y: number, depth: number) => number {
  if (outline.length !== 4) return (_x, _y, depth) => depth;
  const { length, width, turn } = frameOf(outline);
  const middle = middleOf(outline);
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  return (x, y, depth) => {
    const [dx, dy] = [x - middle.x, y - middle.y];
    const [along, across] = [(dx * cosine + dy * sine) / (length / 2), (dy * cosine - dx * sine) / (width / 2)];
    const dome = (1 - Math.sqrt(along * along + across * across)) * (width / 2) * 0.8;
    return depth * (1 - ROUND) + dome * ROUND;
  };
}

/** A rounded rise with soft terraces, its flanks lit by where they look, grass on it, stones at its foot. */
export const hill: TerrainPainter = {
  shadow({ brush, piece }) {
    const flank = flankOf(piece);
    // A slope throws its shadow from where it is steep: rings on rings, each as high as the slope is there.
    for (let i = 1; i <= 6; i++) {
      const share = i / 6;
      const ring = rounded(insetShare(piece.outline, flank * share * 0.7));
      castShadow(brush, ring, piece.height * rise(share, 3) * 0.92);
    }
  },
  solid({ brush, piece, inks, random }) {
    const flank = flankOf(piece);
    const steps = Math.max(2, Math.round(piece.height / STEP));
    const [low, middle, top] = [partsOf(shaded(inks.hill, 0.22)), partsOf(inks.hill), partsOf(inks.hillTop)];
    const { seed } = piece;
    const dome = domeOf(piece.outline);
    // No slope rises evenly: its steps wander in and out.
    const shareAt = (x: number, y: number, depth: number): number =>
      Math.max(0, dome(x, y, depth) + (fractal(x / 48, y / 48, seed + 11, 3) - 0.5) * flank * 0.55) / flank;
    paintSurface(brush, piece.outline, flank * 0.3, {
      height: (x, y, depth) =>
        piece.height * rise(shareAt(x, y, depth), steps) + fractal(x / 26, y / 26, seed, 4) * 5.5,
      colour(x, y, depth) {
        const share = shareAt(x, y, depth);
        const patch = fractal(x / 60, y / 60, seed + 3, 3) - 0.5;
        const high = Math.max(0, Math.min(1, rise(share, steps) * 0.9 + patch * 0.7));
        return high < 0.5 ? blended(low, middle, high * 2) : blended(middle, top, high * 2 - 1);
      },
      cover: (x, y, depth) =>
        smoothstep(-3, 9, Math.min(depth, dome(x, y, depth) + 7) - fractal(x / 9, y / 9, seed + 7, 2) * 4),
      contrast: 0.62,
    });
    paintTurf(brush, piece, inks, random);
    const foot = piece.outline;
    stones(brush, foot, random, {
      gap: 52,
      light: mix(inks.stone, inks.hill, 0.4),
      dark: inks.stoneDark,
      size: 0.24,
      edge: 6,
      tries: 2,
    });
    dashed(brush, foot, inks.line, 0.5);
  },
};

const insetShare = (outline: Outline, by: number): Outline => {
  const { left, top, right, bottom } = boundsOf(outline);
  return shrunk(outline, 1 - (2 * by) / Math.min(right - left, bottom - top) / 1.2);
};

function paintTurf(brush: Brush, piece: Piece, { leaves, dark }: TerrainInks, random: Random): void {
  const depthAt = depthIn(piece.outline, 8);
  brush.lineCap = 'round';
  for (const { x, y } of scattered(piece.outline, random, { gap: 8, edge: 5, tries: 5 })) {
    const ink = random() > 0.45 ? pickFrom(random, leaves) : dark;
    if (random() > 0.35 + depthAt(x, y) / 90) continue;
    brush.strokeStyle = thin(ink, between(random, 0.3, 0.6));
    brush.lineWidth = between(random, 0.6, 1.1);
    brush.beginPath();
    for (let blade = 0; blade < 3; blade++) {
      brush.moveTo(x + blade, y);
      brush.lineTo(x + blade + between(random, -2, 2), y - between(random, 2, 5));
    }
    brush.stroke();
  }
  brush.lineCap = 'butt';
}

const WALL = 5;

/** Built ground: straight sides of stone, a paved top behind a low parapet, a step for each storey's height. */
export const terrace: TerrainPainter = {
  touches: true,
  shadow: ({ brush, piece }) => castShadow(brush, piece.outline, piece.height),
  solid({ brush, piece, inks, random }) {
    const { outline } = piece;
    fillOutline(brush, outline, shaded(inks.wall, 0.1));
    paintBlocks(brush, outline, random);
    bevel(brush, outline, { width: WALL, light: 0.75, dark: 0.65 });
    const top = inset(outline, WALL + 2);
    fillOutline(brush, top, shaded(inks.hillTop, 0.3));
    clipped(brush, top, () => {
      alongside(brush, outline, (length, width) => {
        for (let x = -length / 2, i = 0; x < length / 2; x += 19, i++)
          for (let y = -width / 2 - (i % 2) * 9; y < width / 2; y += 18) {
            brush.fillStyle = mix(mix(inks.stone, inks.hillTop, 0.25), inks.stoneDark, between(random, 0.05, 0.5));
            brush.fillRect(x + 0.6, y + 0.6, 17.8, 16.8);
            brush.fillStyle = 'rgba(255,246,221,.12)';
            brush.fillRect(x + 0.6, y + 0.6, 17.8, 1.2);
          }
        for (let i = 0; i < (length * width) / 500; i++)
          fillDisc(
            brush,
            (random() - 0.5) * length,
            (random() - 0.5) * width,
            between(random, 0.8, 3.4),
            thin(inks.leaves[0] ?? inks.hill, 0.3),
          );
      });
      shadeInside(brush, top, 6);
    });
    bevel(brush, top, { width: 1.2, light: 0.3, dark: 0.35 });
    paintWays(brush, piece, piece.ways ?? []);
    edged(brush, outline, 0.6);
    dashed(brush, outline, lit(inks.line, 0), 0.35);
  },
};

/** The joints of the outer wall. */
function paintBlocks(brush: Brush, outline: Outline, random: Random): void {
  clipped(brush, outline, () => {
    for (let i = 0; i < outline.length; i++) {
      const [a, b] = [outline[i], outline[(i + 1) % outline.length]];
      if (a === undefined || b === undefined) continue;
      const count = Math.max(2, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / 16));
      for (let k = 0; k < count; k++) {
        const share = (k + between(random, -0.2, 0.2)) / count;
        fillDisc(brush, a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share, 1.1, 'rgba(0,0,0,.35)');
      }
    }
  });
}
