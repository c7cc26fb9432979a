import { brushOn, kept, sheetOf, type Brush, type Sheet } from '../../paint/core/brush.js';
import { clipped } from '../../paint/core/outline.js';
import { randomFrom } from '../../paint/core/random.js';
import { paintAir } from '../../paint/ground/air.js';
import { paintGrain } from '../../paint/ground/grain.js';
import { paintGround, toTable } from '../../paint/ground/paintGround.js';
import { PAINTERS } from '../../paint/terrain/painters.js';
import type { Piece, Work } from '../../paint/terrain/piece.js';
import type { Painting, World } from '../world.js';

const PX_PER_MM = 1.1;
/** No picture larger than this: it must fit into the memory of a phone. */
const MOST_PX = 4_000_000;
const BLUR_MM = 1.2;
const SLICE_MS = 10;

/**
 * The ground as it lies under everything, by the same painters as the flat table's: what is flat, what glows, and the shadows of what
 * stands there, but not what stands there. Painted in slices, so that the page answers meanwhile; `wait` hands the thread back.
 */
export async function groundPicture(world: World, painting: Painting, wait: () => Promise<void>): Promise<Sheet> {
  const { width, depth, theme } = world;
  const pxPerMm = Math.min(PX_PER_MM, Math.sqrt(MOST_PX / (width * depth)));
  const area = { left: 0, top: 0, width, height: depth };
  const work = paintGround({ theme, width, height: depth, seed: painting.seed, area, pxPerMm });
  let until = performance.now() + SLICE_MS;
  for (;;) {
    const { done, value } = work.next();
    if (done === true) {
      await wait();
      layDown(value, world, painting.pieces, pxPerMm);
      return value;
    }
    if (performance.now() < until) continue;
    await wait();
    until = performance.now() + SLICE_MS;
  }
}

function layDown(sheet: Sheet, { width, depth, theme }: World, pieces: readonly Piece[], pxPerMm: number): void {
  const area = { left: 0, top: 0, width, height: depth };
  const brush = brushOn(sheet);
  const shadows = sheetOf(sheet.width, sheet.height);
  const dark = brushOn(shadows);
  toTable(brush, area, pxPerMm);
  toTable(dark, area, pxPerMm);
  dark.fillStyle = dark.strokeStyle = '#000';
  const workOn = (piece: Piece, on: Brush): Work => ({
    brush: on,
    piece,
    inks: theme.terrain,
    random: randomFrom(piece.seed),
  });
  for (const piece of pieces) {
    const painter = PAINTERS[piece.kind];
    clipped(brush, piece.outline, () => painter.flat?.(workOn(piece, brush)));
    if (LIES.has(piece.kind)) clipped(brush, piece.outline, () => painter.solid?.(workOn(piece, brush)));
    painter.halo?.(workOn(piece, brush));
    kept(dark, () => painter.shadow?.(workOn(piece, dark)));
    // A hill is lit by its slopes: were its shadow on the picture that it wears, it would be dark twice.
    if (piece.kind === 'hill') clipped(dark, piece.outline, () => dark.clearRect(0, 0, width, depth));
  }
  kept(brush, () => {
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.globalAlpha = theme.shade;
    brush.filter = `blur(${BLUR_MM * pxPerMm}px)`;
    brush.drawImage(shadows as CanvasImageSource, 0, 0);
  });
  paintAir(brush, width, depth);
}

/** What is painted as standing there, although it hardly rises above the ground. */
const LIES: ReadonlySet<Piece['kind']> = new Set([
  'mines',
  'slag',
  'ford',
  'marsh',
  'deep',
  'ditch',
  'crevasse',
  'crater',
  'road',
]);

/** A square of grain that repeats, for near the eye. */
export const detailPicture = (): Sheet => paintGrain(256, 5);
