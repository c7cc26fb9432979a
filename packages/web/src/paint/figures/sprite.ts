import { brushOn, sheetOf } from '../core/brush.js';
import type { Theme } from '../theme.js';
import { paintFigure, spreadOf, type Closeness, type FigureLook } from './paintFigure.js';
import { eachOf, wordsOf } from './silhouettes.js';

/** A figure as somebody wants it. `pxPerMm` is in pixels of the device. */
export interface SpriteWish extends FigureLook {
  readonly theme: Theme;
  readonly pxPerMm: number;
}

/** A painted figure: what an `<image>` needs, in millimetres from the middle of its base. */
export interface Sprite {
  readonly href: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Entry {
  sprite: Sprite | undefined;
  readonly shows: Set<(sprite: Sprite) => void>;
  readonly pixels: number;
}

/** Turns in between look the same. */
const TURN_STEP = 5;
/** Each is about 1.4 times the one before: a picture is never stretched to more, nor shrunk to less, than that looks well. */
const SCALES = [0.5, 0.7, 1, 1.4, 2, 2.8, 4, 5.6, 8] as const;
const WIDEST = 1024;
/** What is not shown any more is kept while there is room. */
const MOST_PIXELS = 16_000_000;
/** Pages stay quick at hand while figures are painted. */
const SLICE_MS = 9;

const entries = new Map<string, Entry>();
const waiting: (() => void)[] = [];
let isPainting = false;
let pixelsKept = 0;

/** The painted figure if there is one already; else it is painted as soon as there is time: see `followSprite`. */
export function spriteOf(wish: SpriteWish): Sprite | undefined {
  return entryOf(wish)?.sprite;
}

/** Shows the figure as soon as it is painted, perhaps at once. It is kept until the returned function is called. */
export function followSprite(wish: SpriteWish, show: (sprite: Sprite) => void): () => void {
  const entry = entryOf(wish);
  if (entry === undefined) return () => undefined;
  entry.shows.add(show);
  if (entry.sprite !== undefined) show(entry.sprite);
  return () => {
    entry.shows.delete(show);
  };
}

function entryOf(wish: SpriteWish): Entry | undefined {
  if (typeof OffscreenCanvas === 'undefined' || typeof URL.createObjectURL !== 'function') return undefined;
  const plan = planOf(wish);
  const known = entries.get(plan.key);
  if (known !== undefined) {
    // The one asked for last is the last to go.
    entries.delete(plan.key);
    entries.set(plan.key, known);
    return known;
  }
  const entry: Entry = { sprite: undefined, shows: new Set(), pixels: plan.width * plan.height };
  entries.set(plan.key, entry);
  pixelsKept += entry.pixels;
  clearOut(plan.key);
  waiting.push(() => void paint(plan, entry));
  if (!isPainting) {
    isPainting = true;
    whenIdle(paintSlice);
  }
  return entry;
}

export interface SpritePlan {
  readonly key: string;
  readonly look: FigureLook;
  readonly theme: Theme;
  readonly scale: number;
  readonly closeness: Closeness;
  readonly before: number;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Wishes that differ too little to be seen have the same plan. */
export function planOf({ theme, pxPerMm, ...wish }: SpriteWish): SpritePlan {
  const turn = (((Math.round(wish.turn / TURN_STEP) * TURN_STEP) % 360) + 360) % 360;
  const look = { ...wish, turn };
  const { before, x, y } = spreadOf(look);
  const longest = before + Math.max(x, y);
  const wanted = SCALES.find(scale => scale >= pxPerMm * 0.95) ?? (SCALES.at(-1) as number);
  const scale = Math.min(wanted, WIDEST / longest);
  const closeness = closenessOf(2 * wish.footing.wide * pxPerMm * eachOf(wish.silhouette));
  const { form, long, wide } = wish.footing;
  const flags = [
    wish.activated === true && 'activated',
    wish.prone === true && 'prone',
    wish.front === true && 'front',
  ];
  const key = [
    theme.id,
    wordsOf(wish.silhouette),
    `${form} ${long} ${wide}`,
    wish.side,
    turn,
    flags.filter(Boolean).join(' '),
    scale,
    closeness,
  ].join('|');
  const [width, height] = [Math.ceil((before + x) * scale), Math.ceil((before + y) * scale)];
  return { key, look, theme, scale, closeness, before, width, height };
}

const FAR_PX = 22;
const NEAR_PX = 60;

/** By the width of the base on the screen, in pixels that people mean. */
export function closenessOf(devicePx: number): Closeness {
  const px = devicePx / (globalThis.devicePixelRatio || 1);
  if (px < FAR_PX) return 'far';
  return px < NEAR_PX ? 'middle' : 'near';
}

async function paint(plan: SpritePlan, entry: Entry): Promise<void> {
  const { look, theme, scale, closeness, before, width, height } = plan;
  const sheet = sheetOf(width, height) as OffscreenCanvas;
  const brush = brushOn(sheet);
  brush.setTransform(scale, 0, 0, scale, before * scale, before * scale);
  paintFigure(brush, look, theme, scale, closeness);
  const href = URL.createObjectURL(await sheet.convertToBlob());
  entry.sprite = { href, x: -before, y: -before, width: width / scale, height: height / scale };
  for (const show of entry.shows) show(entry.sprite);
  if (entries.get(plan.key) !== entry && entry.shows.size === 0) URL.revokeObjectURL(href);
}

function paintSlice(): void {
  const until = performance.now() + SLICE_MS;
  do waiting.shift()?.();
  while (waiting.length > 0 && performance.now() < until);
  isPainting = waiting.length > 0;
  if (isPainting) whenIdle(paintSlice);
}

const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 40 });
  else setTimeout(work, 0);
};

/** Forgets figures that nobody shows, the oldest first, until there is room. */
function clearOut(newest: string): void {
  for (const [key, { sprite, shows, pixels }] of entries) {
    if (pixelsKept <= MOST_PIXELS) return;
    if (shows.size > 0 || key === newest || sprite === undefined) continue;
    URL.revokeObjectURL(sprite.href);
    entries.delete(key);
    pixelsKept -= pixels;
  }
}
