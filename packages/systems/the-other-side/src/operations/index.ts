import type { Because } from '@banneret/kernel';
import type { Action } from '../content/types.js';
import { findSpot } from '../decisions/findSpot.js';
import { seatOf, unitOfFireteam, type FireteamId, type State } from '../state.js';
import { MISSION_ACTIONS } from './actions.js';
import { missionOf } from './mission.js';

const NO_ACTIONS: readonly Action[] = [];

/** TOS-OPS-07, R-63: Actions that the Operation gives to a Fireteam; whether it is Engaged is asked of each for itself. */
export function operationActions(s: State, _fireteam: FireteamId): readonly Action[] {
  const mission = missionOf(s);
  return mission === undefined ? NO_ACTIONS : MISSION_ACTIONS[mission];
}

const NO_BARS: readonly Because[] = [];

/** Why a Fireteam may not declare an Action of the Operation now, whatever else is in the way. */
export function operationBars(s: State, fireteam: FireteamId, id: string): readonly Because[] {
  // TOS-SUM-04, R-57: all of these Actions target, create or remove Objective Markers.
  if (isNewlySummoned(s, fireteam)) return [{ rule: 'TOS-SUM-04', say: 'tos.bar.summoned' }];
  const seat = seatOf(s, fireteam);
  if (id === 'setTrap' && findSpot(s, { what: 'trap', seat, fireteam }) === undefined)
    return [{ rule: 'TOS-TRP-02', say: 'tos.bar.no-spot' }];
  if (id === 'pushOn' && findSpot(s, { what: 'pushOn', seat, fireteam }) === undefined)
    return [{ rule: 'TOS-CNQ-05', say: 'tos.bar.no-spot' }];
  return NO_BARS;
}

/** TOS-SUM-04: in this Turn. */
export const isNewlySummoned = (s: State, fireteam: FireteamId): boolean =>
  unitOfFireteam(s, fireteam).summoned === s.turn;
