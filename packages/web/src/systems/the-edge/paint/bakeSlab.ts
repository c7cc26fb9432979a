import { brushOn, sheetOf, type Sheet } from '../../../paint/core/brush.js';
import type { Theme } from '../../../paint/theme.js';
import type { SlabPlan } from './plan.js';
import { paintSlab } from './slab.js';

/** What a thread that paints is asked for. */
export interface SlabOrder {
  readonly plan: SlabPlan;
  readonly theme: Theme;
  /** Pixels in a unit of the board. */
  readonly scale: number;
}

/** Paints a board, and gives it as a picture file that an `<image>` can show. */
export async function bakeSlab({ plan, theme, scale }: SlabOrder): Promise<Blob> {
  const sheet = sheetOf(plan.width * scale, plan.height * scale);
  const brush = brushOn(sheet);
  brush.scale(scale, scale);
  paintSlab(brush, plan, theme, scale);
  return await fileOf(sheet);
}

/** Columns end in the dark, so the picture needs to let through what is below: WebP where there is such a thing, else PNG. */
const FILE = { type: 'image/webp', quality: 0.93 };

async function fileOf(sheet: Sheet): Promise<Blob> {
  if ('convertToBlob' in sheet) return await sheet.convertToBlob(FILE);
  return await new Promise((resolve, reject) =>
    sheet.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), FILE.type, FILE.quality),
  );
}

/** A bitmap of so many pixels is sharp up to twice the size that shows all of the board, and small enough to keep. */
const MOST_PIXELS = 3.2e6;
const MOST_PIXELS_ON_PHONE = 1.6e6;
const SHARPEST = 3;

export function scaleFor({ width, height }: SlabPlan, isSmall: boolean): number {
  const most = isSmall ? MOST_PIXELS_ON_PHONE : MOST_PIXELS;
  return Math.min(SHARPEST, Math.sqrt(most / (width * height)));
}
