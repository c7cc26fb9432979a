import { legLength, sweep, straightAdvance, type Point, type Um } from '@banneret/geometry';
import { placedOf } from '../figures/placed.js';
import { isTied } from '../figures/sharedBase.js';
import { walkCost } from '../movement/cost.js';
import { forcedFlight, isFlownOff } from '../movement/flight.js';
import { fleeWays, forcedWays, type Ways } from '../movement/field.js';
import { figureOf, NOBODY, sheetOf, type FigureId, type PieceId, type State } from '../state.js';

/** Where a figure ends that is sent straight away from a point, and what stopped it. */
export interface Thrust {
  readonly to: Point;
  readonly struck:
    | { readonly kind: 'nothing' | 'edge' }
    | { readonly kind: 'figure' | 'piece'; readonly id: FigureId | PieceId };
}

/** BTS-GEN-30: from the centre of the source through the centre of the target. */
export function awayFrom(from: Point, at: Point, distance: Um): Point {
  const length = legLength(from, at);
  if (length === 0) return { x: at.x, y: at.y + distance };
  return {
    x: at.x + Math.round(((at.x - from.x) * distance) / length),
    y: at.y + Math.round(((at.y - from.y) * distance) / length),
  };
}

/** BTS-SPL-04: stopped by figures, scenery that is in the way, and the edge of the table. BTS-BAS-08: not off a combined base. */
export function thrustFrom(
  state: State,
  figure: FigureId,
  from: Point,
  distance: Um,
  ways: (state: State, figure: FigureId) => Ways = forcedWays,
): Thrust {
  const { spot } = figureOf(state, figure);
  // nobody is thrown about in a building.
  if (isTied(state, figure) || figureOf(state, figure).place !== 'table')
    return { to: { x: spot.x, y: spot.y }, struck: { kind: 'nothing' } };
  const goal = awayFrom(from, spot, distance);
  const { field, others } = ways(state, figure);
  const to = straightAdvance(field, placedOf(state, figure), goal);
  const found = sweep(field, sheetOf(state, figure).base, [spot, goal], spot.facing);
  if (found.ok) return { to: goal, struck: { kind: 'nothing' } };
  if (found.by.kind === 'edge') return { to, struck: { kind: 'edge' } };
  if (found.by.kind === 'terrain') return { to, struck: { kind: 'piece', id: found.by.index } };
  return { to, struck: { kind: 'figure', id: others[found.by.index] ?? NOBODY } };
}

const STEPS = 12;

/** BTS-SPL-10: a flight of its full movement, shorter where the ground is slow. */
export function flightFrom(state: State, figure: FigureId, from: Point, mvt: Um): Point {
  const { spot } = figureOf(state, figure);
  if (isFlownOff(state, figure) && !isTied(state, figure))
    return forcedFlight(state, figure, away => awayFrom(from, spot, away));
  // To stay costs nothing.
  for (let step = STEPS; ; step--) {
    const { to } = thrustFrom(state, figure, from, Math.floor((mvt * step) / STEPS), fleeWays);
    if (walkCost(state, figure, [spot, to]).total <= mvt) return to;
  }
}
