import { fillDisc, kept, type Brush } from '../core/brush.js';
import { lit, mix, shaded } from '../core/colour.js';
import { bevel, castShadow, shadowOf, SUN } from '../core/light.js';
import {
  boundsOf,
  clipped,
  middleOf,
  moved,
  sidesOf,
  trace,
  wavering,
  type Box,
  type Outline,
  type Spot,
} from '../core/outline.js';
import { between, randomFrom, type Random } from '../core/random.js';
import { fillOutline, rectangle, rod, stones, alongside, dashed } from './parts.js';
import type { Piece, TerrainPainter, Work } from './piece.js';

interface Stub {
  readonly outline: Outline;
  readonly height: number;
}

const THICK = 8;

/** What is left of the walls along the true edges: broken every so often, each part as high as it happened to stay. */
export function stubsOf({ outline, seed, height }: Piece): readonly Stub[] {
  const random = randomFrom(seed + 9);
  return sidesOf(outline).flatMap(({ from, to, length, out }) => {
    const at = (along: number, in_: number): Spot => ({
      x: from.x + ((to.x - from.x) / length) * along - out.x * in_,
      y: from.y + ((to.y - from.y) / length) * along - out.y * in_,
    });
    const stubs: Stub[] = [];
    for (let along = 0; along < length - 4;) {
      const long = Math.min(length - along, between(random, 16, 62));
      const isGap = random() < 0.24;
      if (!isGap)
        stubs.push({
          height: height * between(random, 0.35, 1),
          outline: [
            at(along, 0),
            at(along + long, 0),
            at(along + long - random() * 3, THICK * between(random, 0.8, 1.15)),
            at(along + long * between(random, 0.4, 0.6), THICK * between(random, 0.85, 1.1)),
            at(along + random() * 3, THICK),
          ],
        });
      along += long + (!isGap && random() < 0.3 ? 4 : 0);
    }
    return stubs;
  });
}

const TILE = 17;

/** A floor of tiles, some of them missing; darker towards the shade. */
function paintTiles({ brush, piece, inks, random }: Work): void {
  const { left, top, right, bottom } = boundsOf(piece.outline);
  const slope = brush.createLinearGradient(left, top, right, bottom);
  slope.addColorStop(0, mix(inks.floor, '#ffffff', 0.07));
  slope.addColorStop(1, mix(inks.floor, '#000000', 0.24));
  fillOutline(brush, piece.outline, slope);
  clipped(brush, piece.outline, () =>
    alongside(brush, piece.outline, () => {
      const reach = Math.max(right - left, bottom - top);
      for (let x = -reach; x < reach; x += TILE)
        for (let y = -reach; y < reach; y += TILE) {
          const chance = random();
          brush.fillStyle =
            chance > 0.82 ? 'rgba(0,0,0,.2)' : chance > 0.6 ? 'rgba(255,240,215,.07)' : 'rgba(0,0,0,.03)';
          brush.fillRect(x + 0.6, y + 0.6, TILE - 1.2, TILE - 1.2);
          brush.strokeStyle = 'rgba(0,0,0,.3)';
          brush.lineWidth = 0.7;
          brush.strokeRect(x, y, TILE, TILE);
        }
    }),
  );
}

/** A corner of the floor above has stayed, and throws its own shadow. */
function paintUpperFloor({ brush, piece, inks, random }: Work, box: Box): void {
  const [wide, deep] = [box.right - box.left, box.bottom - box.top];
  if (piece.outline.length !== 4 || wide < 90) return;
  const x = random() > 0.5 ? box.left : box.right - wide * 0.42;
  const y = random() > 0.5 ? box.top : box.bottom - deep * 0.5;
  const form = wavering(rectangle(x, y, wide * 0.42, deep * 0.5), 8, 6, piece.seed);
  const drop = piece.height * 0.3;
  fillOutline(brush, moved(form, SUN.x * drop, SUN.y * drop), 'rgba(0,0,0,.45)');
  fillOutline(brush, form, mix(inks.floor, '#fff2d8', 0.2));
  clipped(brush, form, () => {
    brush.strokeStyle = 'rgba(0,0,0,.25)';
    brush.lineWidth = 0.8;
    for (let board = box.left; board < box.right; board += 6) {
      brush.beginPath();
      brush.moveTo(board, box.top);
      brush.lineTo(board, box.bottom);
      brush.stroke();
    }
  });
  bevel(brush, form, { width: 1.8, light: 0.6, dark: 0.6 });
}

function paintStub(brush: Brush, { outline, height }: Stub, { inks, random, piece }: Work): void {
  fillOutline(brush, outline, mix(shaded(inks.wall, 0.06), '#fff4dc', (height / Math.max(1, piece.height)) * 0.24));
  clipped(brush, outline, () => paintCourses(brush, outline, random));
  bevel(brush, outline, { width: 1.7, light: 0.75, dark: 0.75 });
  trace(brush, outline);
  brush.strokeStyle = 'rgba(0,0,0,.55)';
  brush.lineWidth = 0.7;
  brush.stroke();
  if (random() > 0.5) {
    const { x, y } = middleOf(outline);
    fillDisc(brush, x + between(random, -4, 4), y, between(random, 1.4, 2.8), 'rgba(0,0,0,.28)');
  }
}

/** Bricks at the broken top. */
function paintCourses(brush: Brush, outline: Outline, random: Random): void {
  const { x, y } = middleOf(outline);
  brush.strokeStyle = 'rgba(0,0,0,.16)';
  brush.lineWidth = 0.6;
  for (let i = 0; i < 9; i++) {
    const [dx, dy] = [between(random, -30, 30), between(random, -30, 30)];
    brush.strokeRect(x + dx, y + dy, 7, 4);
  }
}

export const ruin: TerrainPainter = {
  flat(work) {
    paintTiles(work);
  },
  shadow({ brush, piece }) {
    for (const { outline, height } of stubsOf(piece)) castShadow(brush, outline, height);
  },
  solid(work) {
    const { brush, piece, inks, random } = work;
    const box = boundsOf(piece.outline);
    paintUpperFloor(work, box);
    stones(brush, piece.outline, random, { gap: 21, light: inks.wall, dark: inks.floor, size: 0.55 });
    for (let i = 0; i < 2; i++) {
      const [x, y] = [between(random, box.left, box.right), between(random, box.top, box.bottom)];
      const turn = random() * 6;
      rod(
        brush,
        { x, y },
        { x: x + Math.cos(turn) * 24, y: y + Math.sin(turn) * 24 },
        2.6,
        mix(inks.timber, '#000000', 0.3),
      );
    }
    const walls = stubsOf(piece).toSorted((a, b) => a.height - b.height);
    kept(brush, () => {
      brush.fillStyle = 'rgba(0,0,0,.24)';
      for (const { outline, height } of walls) {
        const { x, y } = shadowOf(height * 0.2);
        trace(brush, moved(outline, x, y));
        brush.fill();
      }
    });
    for (const wall of walls) paintStub(brush, wall, work);
    dashed(brush, piece.outline, lit(inks.line, 0), 0.3);
  },
};
