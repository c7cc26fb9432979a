import { placedOutline, TRANSPARENT, type Point, type Um } from '@banneret/geometry';
import { placedOf } from '../figures/placed.js';
import { baseMates } from '../figures/sharedBase.js';
import { storeyHeight } from '../ground/buildings.js';
import { nearestOn, nearestToOutline } from '../ground/nearest.js';
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
    const at = nearestTo(state, host, target);
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

/** BTS-BLD-07: the point of a building that is nearest to a figure's base, or to the building that it is in. */
function nearestTo(state: State, piece: PieceId, figure: FigureId): Point {
  const { place, spot, host } = figureOf(state, figure);
  const { outline } = pieceOf(state, piece);
  if (place === 'inside') return nearestToOutline(outline, pieceOf(state, host).outline);
  if (sheetOf(state, figure).base.kind === 'round') return nearestOn(outline, spot);
  return nearestToOutline(outline, placedOutline(placedOf(state, figure)));
}

/** The usual opacities, but for one building. */
export function without(state: State, piece: PieceId): Uint8Array {
  const terrain = Uint8Array.from(opacities(state.battle.terrain));
  terrain[piece] = TRANSPARENT;
  return terrain;
}
