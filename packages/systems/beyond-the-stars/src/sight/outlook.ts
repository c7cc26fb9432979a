import { TRANSPARENT, type Point, type Um } from '@banneret/geometry';
import { baseMates } from '../figures/sharedBase.js';
import { storeyHeight } from '../ground/buildings.js';
import { nearestOn } from '../ground/nearest.js';
import { eyeOf } from '../rulings.js';
import { figureOf, pieceOf, type FigureId, type PieceId, type State } from '../state.js';
import { heightOf, opacities } from './prisms.js';

/** From where a figure looks at another: the point, the height of the eye, and which figures it looks past. */
export interface Outlook {
  readonly at: Point;
  readonly eye: Um;
  readonly ignores: readonly FigureId[];
  /** Opacities of the scenery, where they differ from the usual. */
  readonly terrain?: Uint8Array;
}

/** `muzzle`: where the weapon is mounted, if it matters. Nothing for a figure that is not in play. Passengers look from their Transport, occupants from their building. */
export function outlookOf(state: State, viewer: FigureId, target: FigureId, muzzle?: Point): Outlook | undefined {
  const { place, spot, host, storey } = figureOf(state, viewer);
  // BTS-BLD-07: from the point of the building nearest to the target.
  if (place === 'inside') {
    const at = nearestOn(pieceOf(state, host).outline, pointOf(state, target));
    return {
      at,
      eye: eyeOf(storey * storeyHeight(state, host), heightOf(state, viewer)),
      ignores: [viewer],
      terrain: without(state, host),
    };
  }
  if (place === 'table')
    return {
      at: muzzle ?? { x: spot.x, y: spot.y },
      eye: eyeOf(spot.z, heightOf(state, viewer)),
      ignores: [viewer, ...baseMates(state, viewer)],
    };
  if (place !== 'aboard') return undefined;
  const carrier = figureOf(state, host).spot;
  return { at: { x: carrier.x, y: carrier.y }, eye: eyeOf(carrier.z, heightOf(state, host)), ignores: [viewer, host] };
}

/** Where a figure is looked for: its place, or the middle of its building. */
function pointOf(state: State, figure: FigureId): Point {
  const { place, spot, host } = figureOf(state, figure);
  return place === 'inside' ? (pieceOf(state, host).outline[0] as Point) : spot;
}

/** The usual opacities, but for one building. */
export function without(state: State, piece: PieceId): Uint8Array {
  const terrain = Uint8Array.from(opacities(state.battle.terrain));
  terrain[piece] = TRANSPARENT;
  return terrain;
}
