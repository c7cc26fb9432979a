import { within, type Placed, type Um } from '@banneret/geometry';
import { fliesBy } from '../compile.js';
import { placedOf } from '../figures/placed.js';
import { hasControlZone } from '../figures/traits.js';
import { CONTROL_ZONE } from '../rulings.js';
import { topOf } from '../sight/prisms.js';
import { figureOf, seatOf, type FigureId, type State } from '../state.js';

/** BTS-SPR-79(h): whoever flies may end on top of scenery, and its base may reach out over those who stand below. */

/** The room between one who flew up and the head of the other below; nothing if they are in each other's way. */
export function roomBetween(state: State, a: FigureId, b: FigureId): Um | undefined {
  const [one, other] = [figureOf(state, a).spot.z, figureOf(state, b).spot.z];
  if (one === other) return undefined;
  const [lower, upper] = one < other ? [a, b] : [b, a];
  if (!fliesBy(state, upper)) return undefined;
  const room = figureOf(state, upper).spot.z - topOf(state, lower);
  return room >= 0 ? room : undefined;
}

/** Do they pass over and under each other? H-20: a control zone reaches as far up and down as it does around. */
export function passes(state: State, mover: FigureId, other: FigureId, zones: boolean): boolean {
  const room = roomBetween(state, mover, other);
  if (room === undefined) return false;
  const barred = zones && seatOf(state, mover) !== seatOf(state, other) && hasControlZone(state, other);
  return !barred || room >= CONTROL_ZONE;
}

/** Is this one below somebody who lands at a height, head and all? */
export const isBelow = (state: State, other: FigureId, floor: Um): boolean => topOf(state, other) <= floor;

/** Below, and so near that to land there is to charge it. */
export const isUnderLanding = (state: State, other: FigureId, there: Placed, floor: Um): boolean =>
  isBelow(state, other, floor) &&
  floor - topOf(state, other) < CONTROL_ZONE &&
  within(there, placedOf(state, other), CONTROL_ZONE - 1);
