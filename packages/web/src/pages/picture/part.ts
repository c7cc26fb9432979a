import type { Area } from '../../paint/ground/relief.js';

/** What it needs to know of a table. */
interface Fought extends Size {
  readonly figures: readonly { readonly x: number; readonly y: number; readonly side: number }[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** As much of a table as fits a window of this form, its fight so far from the left as a share of it, never beyond the edges. */
export function partFor(scene: Fought, window: Size, across: number, aside = 0.5): Area {
  const { width: most, height: deep } = scene;
  const form = window.width / window.height;
  const width = Math.min(across, most, deep * form);
  const height = width / form;
  const { x, y } = middleOfFight(scene, Math.min(width, height) / 2);
  return {
    left: Math.min(Math.max(0, x - width * aside), most - width),
    top: Math.min(Math.max(0, y - height / 2), deep - height),
    width,
    height,
  };
}

/**
 * Half-way between two figures of different sides, where most stand within reach; of equals the two that are nearest to each other.
 * The middle of a table without foes.
 */
export function middleOfFight(
  { figures, width, height }: Fought,
  reach: number,
): { readonly x: number; readonly y: number } {
  let best = { x: width / 2, y: height / 2, crowd: 0, apart: Infinity };
  for (const a of figures)
    for (const b of figures) {
      const apart = Math.hypot(a.x - b.x, a.y - b.y);
      if (a.side >= b.side || (apart > reach && apart >= best.apart)) continue;
      const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
      const crowd = figures.filter(figure => Math.hypot(figure.x - x, figure.y - y) <= reach).length;
      if (crowd > best.crowd || (crowd === best.crowd && apart < best.apart)) best = { x, y, crowd, apart };
    }
  return { x: best.x, y: best.y };
}
