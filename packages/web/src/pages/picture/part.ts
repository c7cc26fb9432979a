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
  const { x, y } = middleOfFight(scene);
  return {
    left: Math.min(Math.max(0, x - width * aside), most - width),
    top: Math.min(Math.max(0, y - height / 2), deep - height),
    width,
    height,
  };
}

/** Half-way between the two figures of different sides that are nearest to each other; the middle of a table without. */
export function middleOfFight({ figures, width, height }: Fought): { readonly x: number; readonly y: number } {
  let nearest = Infinity;
  let found = { x: width / 2, y: height / 2 };
  for (const a of figures)
    for (const b of figures) {
      if (a.side >= b.side) continue;
      const apart = Math.hypot(a.x - b.x, a.y - b.y);
      if (apart >= nearest) continue;
      nearest = apart;
      found = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    }
  return found;
}
