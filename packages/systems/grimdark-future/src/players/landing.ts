import type { Kit } from '@banneret/ai';
import type { Point, Um } from '@banneret/geometry';
import type { DisembarkChoice } from '../decisions/disembark.js';
import { staying } from '../decisions/consolidate.js';
import { scoutMoveTo } from '../movement/suggestScouting.js';
import type { Legs } from '../movement/ways.js';
import { seatOf, type State, type UnitId } from '../state.js';
import { figures, middleOf } from '../units/figures.js';
import { aimOf, distance, isManned } from './aims.js';

/** A Scout goes straight where it is wanted. */
export function scoutToAim(state: State, unit: UnitId): Legs {
  const aim = aimOf(state, unit);
  return (aim && scoutMoveTo(state, unit, aim.at)) ?? staying(state, unit);
}

/** Of all moves after a melee, the one that ends nearest to where the unit is wanted. */
export function legsTowardsAim(state: State, unit: UnitId, kit: Kit<State>): unknown {
  const aim = aimOf(state, unit);
  if (aim === undefined) return kit.sample();
  return nearest(kit, option => {
    const living = figures(state, unit);
    return distance(middleOf(living.map(({ at }, i) => ({ at: (option as Legs)[i]?.at(-1) ?? at }))), aim.at);
  });
}

/** Out of the transport towards a marker that no friend looks after; inside if there is none. */
export function wayOutToMarker(state: State, unit: UnitId, kit: Kit<State>): unknown {
  const open = state.markers.filter((_, marker) => !isManned(state, seatOf(state, unit), marker));
  return nearest(kit, option => {
    const end = landingOf(option as DisembarkChoice);
    return end === undefined ? Infinity : Math.min(Infinity, ...open.map(marker => distance(end, marker)));
  });
}

/** The middle of the places where its models would stand. */
function landingOf(choice: DisembarkChoice): Point | undefined {
  if (choice.order === 'hold') return undefined;
  const { doors, legs } = choice;
  return middleOf(doors.map((door, i) => ({ at: legs[i]?.at(-1) ?? door })));
}

function nearest(kit: Kit<State>, far: (option: unknown) => Um): unknown {
  let best: { option: unknown; gap: Um } | undefined;
  for (const option of kit.options()) {
    const gap = far(option);
    if (best === undefined || gap < best.gap) best = { option, gap };
  }
  return best?.option ?? kit.sample();
}
