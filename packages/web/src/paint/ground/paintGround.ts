import { brushOn, kept, sheetOf, type Brush, type Sheet } from '../core/brush.js';
import { randomFrom } from '../core/random.js';
import type { Theme } from '../theme.js';
import { paintCover, paintTufts, type Ground } from './cover.js';
import { paintGrain } from './grain.js';
import { paintRelief, type Area } from './relief.js';
import { paintWorked } from './worked.js';

/** What a ground is painted from. */
export interface GroundOrder {
  readonly theme: Theme;
  /** The whole table, in millimetres. */
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** What of it is painted, and how finely. */
  readonly area: Area;
  readonly pxPerMm: number;
}

const GRAIN_SIZE = 256;
const GRAIN_COVER = 0.7;
/** The relief is soft: it is worked out at less than full size, and stretched. */
const RELIEF_SHARE = 0.45;

const grains = new Map<number, Sheet>();

function grainOf(seed: number): Sheet {
  const known = grains.get(seed) ?? paintGrain(GRAIN_SIZE, seed);
  grains.set(seed, known);
  return known;
}

/** The ground without anything on it, a few rows at a time. */
export function* paintGround(order: GroundOrder): Generator<void, Sheet> {
  const { theme, width, height, seed, area, pxPerMm } = order;
  const sheet = sheetOf(area.width * pxPerMm, area.height * pxPerMm);
  const brush = brushOn(sheet);
  const relief = yield* paintRelief(theme.ground, area, Math.max(0.3, pxPerMm * RELIEF_SHARE), seed);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(relief as CanvasImageSource, 0, 0, sheet.width, sheet.height);
  kept(brush, () => {
    brush.globalCompositeOperation = 'overlay';
    brush.globalAlpha = GRAIN_COVER;
    // Laid from the table's own corner, so that the grain of a part goes on in the next.
    brush.translate(-area.left * pxPerMm, -area.top * pxPerMm);
    brush.fillStyle = brush.createPattern(grainOf(3) as CanvasImageSource, 'repeat') as CanvasPattern;
    brush.fillRect(area.left * pxPerMm, area.top * pxPerMm, sheet.width, sheet.height);
  });
  yield;
  toTable(brush, area, pxPerMm);
  const ground: Ground = { theme, width, height, seed, shows: showing(area) };
  paintWorked(brush, ground);
  yield;
  paintCover(brush, ground);
  yield;
  paintTufts(brush, ground, randomFrom(seed + 21));
  return sheet;
}

/** From now on the brush takes the table's own millimetres. */
export const toTable = (brush: Brush, area: Area, pxPerMm: number): void =>
  brush.setTransform(pxPerMm, 0, 0, pxPerMm, -area.left * pxPerMm, -area.top * pxPerMm);

export const showing =
  (area: Area) =>
  (x: number, y: number, reach: number): boolean =>
    x + reach > area.left &&
    x - reach < area.left + area.width &&
    y + reach > area.top &&
    y - reach < area.top + area.height;
