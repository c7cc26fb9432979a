import { brushOn, kept, sheetOf, type Brush, type Sheet } from '../../paint/core/brush.js';
import { castShadow } from '../../paint/core/light.js';
import { seedOf } from '../../paint/core/random.js';
import { paintAir } from '../../paint/ground/air.js';
import { paintGrain } from '../../paint/ground/grain.js';
import { paintGround } from '../../paint/ground/paintGround.js';
import { treesOf } from '../land/nature.js';
import type { Flat } from '../mesh/vec.js';
import type { World } from '../world.js';

const PX_PER_MM = 1.1;
/** No picture larger than this: it must fit into the memory of a phone. */
const MOST_PX = 4_000_000;
const BLUR_MM = 1.4;
const SLICE_MS = 10;

const spot = ([x, y]: Flat): { readonly x: number; readonly y: number } => ({ x, y });

/**
 * The ground as it lies under everything, with the shadows of what stands on it. Painted in slices, so that the page answers meanwhile;
 * `wait` hands the thread back.
 */
export async function groundPicture(world: World, wait: () => Promise<void>): Promise<Sheet> {
  const { width, depth, theme } = world;
  const pxPerMm = Math.min(PX_PER_MM, Math.sqrt(MOST_PX / (width * depth)));
  const area = { left: 0, top: 0, width, height: depth };
  const seed = seedOf(`${theme.id} ${Math.round(width)} ${Math.round(depth)}`);
  const work = paintGround({ theme, width, height: depth, seed, area, pxPerMm });
  let until = performance.now() + SLICE_MS;
  for (;;) {
    const { done, value } = work.next();
    if (done === true) {
      laidShadows(value, world, pxPerMm);
      return value;
    }
    if (performance.now() < until) continue;
    await wait();
    until = performance.now() + SLICE_MS;
  }
}

function laidShadows(sheet: Sheet, world: World, pxPerMm: number): void {
  const shadows = sheetOf(sheet.width, sheet.height);
  const dark = brushOn(shadows);
  dark.setTransform(pxPerMm, 0, 0, pxPerMm, 0, 0);
  dark.fillStyle = '#0a0710';
  for (const piece of world.pieces) {
    const whole = piece.kind === 'ruin' ? 0.5 : 1;
    if (piece.kind === 'wood' || piece.kind === 'flora') treeShadows(dark, world, piece);
    else if (piece.height > 3 && !LEVEL.has(piece.kind))
      castShadow(dark, piece.outline.map(spot), piece.height * whole);
  }
  const brush = brushOn(sheet);
  kept(brush, () => {
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.globalAlpha = world.theme.shade;
    if ('filter' in brush) brush.filter = `blur(${BLUR_MM * pxPerMm}px)`;
    brush.drawImage(shadows as CanvasImageSource, 0, 0);
  });
  kept(brush, () => {
    brush.setTransform(pxPerMm, 0, 0, pxPerMm, 0, 0);
    paintAir(brush, world.width, world.depth);
  });
}

/** Shadows of these are their own slopes, or nothing. */
const LEVEL: ReadonlySet<string> = new Set(['crater', 'mines', 'slag', 'thorns', 'rubble']);

function treeShadows(brush: Brush, { theme }: World, piece: World['pieces'][number]): void {
  for (const { at, radius, height } of treesOf(piece, theme.terrain.leaves)) {
    const circle = Array.from({ length: 10 }, (_, i) => ({
      x: at[0] + radius * Math.cos((i * Math.PI) / 5),
      y: at[1] + radius * Math.sin((i * Math.PI) / 5),
    }));
    const crown = circle.map(({ x, y }) => ({ x: x + 0.78 * 0.62 * height * 0.6, y: y + 0.626 * 0.62 * height * 0.6 }));
    castShadow(brush, crown, height * 0.3);
    castShadow(
      brush,
      [spot([at[0] - 2, at[1] + 2]), spot([at[0] + 2, at[1] - 2]), spot([at[0] + 2, at[1] + 2])],
      height * 0.8,
    );
  }
}

/** A square of grain that repeats, for near the eye. */
export const detailPicture = (): Sheet => paintGrain(256, 5);
