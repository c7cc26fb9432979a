import { areaOf, holds, toEdge } from '../paint/core/outline.js';
import { outlineOf } from './paintedPieces.js';
import { halvesOf, type Scale } from './scale.js';
import type { Scenery, TableUnit } from './tableau.js';

export interface Clearing {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Around a base one sees the floor of the wood so far. */
const OPEN = 11;

/** Where the canopy opens over figures that stand in a wood: nobody is hidden by leaves. */
export function clearingsOf(
  scenery: readonly Scenery[],
  units: readonly TableUnit[],
  scale: Scale,
): readonly Clearing[] {
  const woods = scenery.filter(({ kind }) => kind === 'wood').map(({ outline }) => outlineOf(outline, scale));
  if (woods.length === 0) return [];
  return units.flatMap(({ figures }) =>
    figures.flatMap(({ at, base }) => {
      const spot = scale.at(at);
      const wood = woods.find(outline => areaOf(outline) > 0 && holds(outline, spot));
      if (wood === undefined) return [];
      // It ends at the edge of the wood: outside there is nothing to open.
      const radius = Math.min(halvesOf(base).long + OPEN, toEdge(wood, spot));
      return [{ ...spot, radius }];
    }),
  );
}
