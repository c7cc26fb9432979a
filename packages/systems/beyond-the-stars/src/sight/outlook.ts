import { legLength, TRANSPARENT, type Point, type Um } from '@banneret/geometry';
import { baseMates } from '../figures/sharedBase.js';
import { storeyHeight } from '../ground/buildings.js';
import { nearestOn } from '../ground/nearest.js';
import { eyeOf, partsOf } from '../rulings.js';
import { figureOf, pieceOf, sheetOf, type FigureId, type PieceId, type State } from '../state.js';
import { heightOf, opacities } from './prisms.js';

/** From where a figure looks at another: the point, the height of the eye, and which figures it looks past. */
export interface Outlook {
  readonly at: Point;
  readonly eye: Um;
  readonly ignores: readonly FigureId[];
  /** Opacities of the scenery, where they differ from the usual. */
  readonly terrain?: Uint8Array;
}

/**
 * All places from which a figure looks at another; none for one that is not in play. `muzzle`: where the weapon is mounted, if it
 * matters. Passengers look from their Transport, occupants from their building.
 */
export function outlooksOf(state: State, viewer: FigureId, target: FigureId, muzzle?: Point): readonly Outlook[] {
  const { place, spot, host, storey } = figureOf(state, viewer);
  // BTS-BLD-07: from the point of the building nearest to the target.
  if (place === 'inside') {
    const at = nearestWall(state, host, target);
    const eye = eyeOf(storey * storeyHeight(state, host), heightOf(state, viewer));
    return [{ at, eye, ignores: [viewer], terrain: without(state, host) }];
  }
  if (place === 'table') {
    const eye = eyeOf(spot.z, heightOf(state, viewer));
    return [{ at: muzzle ?? { x: spot.x, y: spot.y }, eye, ignores: [viewer, ...baseMates(state, viewer)] }];
  }
  if (place !== 'aboard') return [];
  // BTS-SPR-59(b): from any part of what carries them.
  const carrier = figureOf(state, host).spot;
  const eye = eyeOf(carrier.z, heightOf(state, host));
  return partsOf({ base: sheetOf(state, host).base, at: { x: carrier.x, y: carrier.y }, facing: carrier.facing }).map(
    at => ({ at, eye, ignores: [viewer, host] }),
  );
}

/** The point of a building that is nearest to somebody on the table, or to the building he is in. */
function nearestWall(state: State, host: PieceId, target: FigureId): Point {
  const { place, spot, host: other } = figureOf(state, target);
  const { outline } = pieceOf(state, host);
  if (place !== 'inside') return nearestOn(outline, spot);
  const opposite = pieceOf(state, other).outline;
  // Buildings do not overlap: a corner of one of them is nearest.
  const pairs = [
    ...opposite.map(corner => [nearestOn(outline, corner), corner] as const),
    ...outline.map(corner => [corner, nearestOn(opposite, corner)] as const),
  ];
  const [[at] = [outline[0] as Point]] = pairs.sort((a, b) => legLength(...a) - legLength(...b));
  return at;
}

/** The usual opacities, but for one building. */
export function without(state: State, piece: PieceId): Uint8Array {
  const terrain = Uint8Array.from(opacities(state.battle.terrain));
  terrain[piece] = TRANSPARENT;
  return terrain;
}
