import { inches, type Polygon } from '@banneret/geometry';
import { outlineGap } from './outlineGap.js';
import type { Scenery } from './scenery.js';
import { opposite, outlineAt, type Corners, type Sketch } from './sketch.js';

/** A table on the drawing board: pieces are added, each with its twin, as long as there is room. Sizes in inches. */
export class Draft {
  readonly half: Sketch[] = [];
  readonly width: number;
  readonly depth: number;
  readonly #placed: { readonly scenery: Scenery; readonly outline: Polygon }[] = [];

  constructor(width: number, depth: number) {
    this.width = width;
    this.depth = depth;
  }

  /** Adds a piece and its twin unless they leave the table or come too close to something; did it? */
  add(scenery: Scenery, corners: Corners): boolean {
    if (corners.some(([x, y]) => x < 0 || y < 0 || x > this.width || y > this.depth)) return false;
    const [own, twin] = [outlineAt(corners), outlineAt(opposite(corners, this.width, this.depth))];
    if (outlineGap(own, twin) < apart(scenery, scenery)) return false;
    for (const other of this.#placed) if (outlineGap(own, other.outline) < apart(scenery, other.scenery)) return false;
    this.half.push([scenery, corners]);
    this.#placed.push({ scenery, outline: own }, { scenery, outline: twin });
    return true;
  }
}

/** Between two pieces that stop movement there is room for a large base to pass; others only must not overlap. */
const apart = (a: Scenery, b: Scenery): number => inches(stops(a) && stops(b) ? 3.5 : 0.5);

const stops = ({ types }: Scenery): boolean => types.includes('impassable') || types.includes('gap');
