import type { Parts } from './colour.js';
import { brushOn, sheetOf, type Brush } from './brush.js';
import { SUN } from './light.js';
import { boundsOf, sidesOf, type Outline } from './outline.js';

/** A surface that rises and sinks, seen from above and lit by the sun. */
export interface Surface {
  /** How high it is there, in millimetres; `depth` is how far from the edge of the outline, with its corners rounded. */
  height(x: number, y: number, depth: number): number;
  /** What it is made of there. */
  colour(x: number, y: number, depth: number, height: number): Parts;
  /** How much is seen of it (default: all). */
  cover?(x: number, y: number, depth: number): number;
  /** How strongly slopes are lit. */
  readonly contrast?: number;
}

/** How far inside an outline something is. Where sides meet the least of them is blended, so that no crease shows. */
export function depthIn(outline: Outline, blend: number): (x: number, y: number) => number {
  const sides = sidesOf(outline);
  return (x, y) => {
    let sum = 0;
    for (const { from, out } of sides) {
      const depth = (from.x - x) * out.x + (from.y - y) * out.y;
      sum += Math.exp(-depth / blend);
    }
    return -blend * Math.log(sum);
  };
}

/** Finer than that nobody sees on something so soft. */
const FINEST = 1.6;

/** Paints a surface on the ground of a convex outline, pixel by pixel. */
export function paintSurface(brush: Brush, outline: Outline, blend: number, surface: Surface): void {
  const { left, top, right, bottom } = boundsOf(outline);
  const perMm = Math.min(FINEST, brush.getTransform().a);
  const [width, height] = [Math.ceil((right - left) * perMm), Math.ceil((bottom - top) * perMm)];
  if (width < 1 || height < 1) return;
  const sheet = sheetOf(width, height);
  const own = brushOn(sheet);
  const image = own.createImageData(width, height);
  const depthAt = depthIn(outline, blend);
  const step = 1 / perMm;
  const { contrast = 1, cover } = surface;
  const heights = new Float64Array((width + 1) * (height + 1));
  const depths = new Float64Array((width + 1) * (height + 1));
  for (let j = 0, i = 0; j <= height; j++)
    for (let k = 0; k <= width; k++, i++) {
      const [x, y] = [left + k * step, top + j * step];
      const depth = (depths[i] = depthAt(x, y));
      heights[i] = surface.height(x, y, depth);
    }
  const { data } = image;
  for (let j = 0, to = 0; j < height; j++)
    for (let k = 0; k < width; k++, to += 4) {
      const i = j * (width + 1) + k;
      const here = heights[i] as number;
      // How it rises with the light: what rises away from the sun is turned towards it.
      const rise =
        (((heights[i + 1] as number) - here) * SUN.x + ((heights[i + width + 1] as number) - here) * SUN.y) / step;
      const light = Math.max(0.25, Math.min(1.9, 1 + rise * 0.75 * contrast));
      const [x, y, depth] = [left + k * step, top + j * step, depths[i] as number];
      const parts = surface.colour(x, y, depth, here);
      data[to] = parts[0] * light;
      data[to + 1] = parts[1] * light;
      data[to + 2] = parts[2] * light;
      data[to + 3] = cover === undefined ? 255 : 255 * Math.max(0, Math.min(1, cover(x, y, depth)));
    }
  own.putImageData(image, 0, 0);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(sheet as CanvasImageSource, left, top, width * step, height * step);
}

/** From 0 below `low` to 1 above `high`, smoothly. */
export function smoothstep(low: number, high: number, value: number): number {
  const share = Math.max(0, Math.min(1, (value - low) / (high - low)));
  return share * share * (3 - 2 * share);
}
