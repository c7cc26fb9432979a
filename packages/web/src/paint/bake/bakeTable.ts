import { brushOn, sheetOf, type Sheet } from '../core/brush.js';
import { paintAir } from '../ground/air.js';
import { paintGround, toTable } from '../ground/paintGround.js';
import type { Area } from '../ground/relief.js';
import { paintTerrain } from '../terrain/paintTerrain.js';
import type { Piece } from '../terrain/piece.js';
import type { Theme } from '../theme.js';

/** A table to paint: plain data, so that it can be handed to a thread that paints. */
export interface BakeOrder {
  readonly theme: Theme;
  /** The whole table, in millimetres. */
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly pieces: readonly Piece[];
  readonly pxPerMm: number;
  /** What of it is painted (default: all of it). */
  readonly part?: Area;
}

/** No bitmap is larger: it costs four bytes a pixel, and moving it costs time. */
export const MOST_PIXELS = 4_000_000;

/** As fine as wanted, or as fine as the largest bitmap allows. */
export const finest = (area: Pick<Area, 'width' | 'height'>, wanted: number, most = MOST_PIXELS): number =>
  Math.min(wanted, Math.sqrt(most / (area.width * area.height)));

/** The last ground that was painted: what stands on it changes more often than it. */
let known: { readonly key: string; readonly sheet: Sheet } | undefined;

const keyOf = ({ theme, width, height, seed, pxPerMm }: BakeOrder): string =>
  [theme.id, width, height, seed, pxPerMm].join(' ');

/** Tells that the ground is there, to be shown until the rest is; and gives way between the steps. */
export type Stage = { readonly ground: Sheet } | undefined;

/** The ground with all that stands on it, step by step. */
export function* bakeTable(order: BakeOrder): Generator<Stage, Sheet> {
  const { theme, width, height, pxPerMm, pieces } = order;
  const whole: Area = { left: 0, top: 0, width, height };
  const area = order.part ?? whole;
  const sheet = sheetOf(area.width * pxPerMm, area.height * pxPerMm);
  const brush = brushOn(sheet);
  const key = keyOf(order);
  if (known?.key === key) {
    const from = [area.left * pxPerMm, area.top * pxPerMm] as const;
    brush.drawImage(known.sheet as CanvasImageSource, -from[0], -from[1]);
  } else {
    const ground = yield* quietly(paintGround({ ...order, area }));
    brush.drawImage(ground as CanvasImageSource, 0, 0);
    if (order.part === undefined) known = { key, sheet: ground };
  }
  toTable(brush, area, pxPerMm);
  if (order.part === undefined) {
    const first = sheetOf(sheet.width, sheet.height);
    const own = brushOn(first);
    own.drawImage(sheet as CanvasImageSource, 0, 0);
    toTable(own, area, pxPerMm);
    paintAir(own, width, height, theme, order.seed);
    yield { ground: first };
  }
  yield* quietly(paintTerrain(brush, theme, pieces, area, pxPerMm));
  paintAir(brush, width, height, theme, order.seed);
  return sheet;
}

function* quietly<T>(steps: Generator<void, T>): Generator<Stage, T> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    yield undefined;
  }
}
