import { hullSidesTowards, type HullSide, type Placed, type Point } from '@banneret/geometry';
import { placedOf } from '../figures/placed.js';
import type { VehicleSheet } from '../sheet.js';
import { sheetOf, type FigureId, type State } from '../state.js';

export type Side = 'front' | 'flank' | 'rear';

const SIDE: Readonly<Record<HullSide, Side>> = { front: 'front', left: 'flank', right: 'flank', rear: 'rear' };

/** A Vehicle on a round base has the sides of the square around it. */
function hullOf(placed: Placed): Placed {
  if (placed.base.kind !== 'round') return placed;
  const size = 2 * placed.base.radius;
  return { ...placed, base: { kind: 'rectangle', length: size, width: size } };
}

/** BTS-VEH-04, R-44: the side that faces a point; on a diagonal the better armoured one. */
export function sideTowards(state: State, figure: FigureId, from: Point): Side {
  const armour = sheetOf(state, figure).vehicle as VehicleSheet;
  const sides = hullSidesTowards(hullOf(placedOf(state, figure)), from).map(side => SIDE[side]);
  return [...sides].sort((a, b) => armour[b] - armour[a] || (a < b ? -1 : 1))[0] ?? 'rear';
}
