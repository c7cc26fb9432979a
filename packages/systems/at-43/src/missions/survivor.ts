import type { Because, Option, Seat } from '@banneret/kernel';
import { NOBODY, type Point } from '../battle.js';
import type { State } from '../state.js';
import { unitsTouch } from '../table/engagement.js';
import { basesOf, isInfantry, isOnTable, seatOf, seatOfPortion, unitsOf } from '../units.js';
import type { Shape } from './mission.js';
import { infantryNear, isNear, missionPlace, mostOf, placeState } from './places.js';

/** AT43-MS6-01: the rescuer is south. */
export const rescuerOf = (state: State): Seat => seatOfPortion(state, 0);

/** AT43-MS6-05: crash sites are the mission's discs. */
const isSite = (state: State, place: number): boolean => missionPlace(state, place).shape.kind === 'disc';

/** AT43-MS6-05: what the rescuer searches in this control phase. */
export function sitesToSearch(state: State): number[] {
  const { searched, found } = state.mission.survivor;
  if (state.battle.mission.id !== 'rescue' || found) return [];
  return [...state.mission.places.keys()].filter(
    place =>
      isSite(state, place) && !searched.includes(place) && placeState(state, place).controller === rescuerOf(state),
  );
}

/** AT43-MS6-05: the face that finds him at the first, second, third site; 0 needs no die. */
export const searchNeed = (searched: number): number => [5, 3, 0][searched] ?? 0;

/** AT43-MS6-06, -07: infantry units of a side with a fighter within 10 cm; its other units on the table say why not. */
export const escortsNear = (state: State, seat: Seat, shape: Shape): Option[] =>
  [...unitsOf(state, seat)]
    .filter(unit => isOnTable(state, unit))
    .map(unit => {
      if (!isInfantry(state, unit)) return { id: unit, barred: [NO_MACHINES] };
      const isClose = basesOf(state, unit).some(base => isNear(base, shape));
      return { id: unit, ...(!isClose && { barred: [TOO_FAR_FROM_HIM] }) };
    });

const NO_MACHINES: Because = { rule: 'AT43-MS6-06', say: 'at43.no.escortOnFoot' };
const TOO_FAR_FROM_HIM: Because = { rule: 'AT43-MS6-06', say: 'at43.no.escortApart' };

/** AT43-MS6-07: the token where he was left, an objective like others. */
export const tokenAt = (at: Point): Shape => ({ kind: 'disc', at, radius: TOKEN_RADIUS });

/** AT43-MSG-05. */
const TOKEN_RADIUS = 25_000;

/** AT43-MS6-07: does he lie somewhere with nobody to look after him? */
export const isAbandoned = ({ mission: { survivor } }: State): boolean =>
  survivor.found && survivor.escort === NOBODY && survivor.takenBy === NOBODY;

export const controllerOfToken = (state: State): Seat =>
  mostOf(infantryNear(state, tokenAt(state.mission.survivor.at)));

/** AT43-MS6-07: own infantry units in contact with the escort, to whom he may be handed over; other units on the table say why not. */
export function relaysFor(state: State): Option[] {
  const { escort } = state.mission.survivor;
  if (escort === NOBODY || !isOnTable(state, escort)) return [];
  return [...unitsOf(state, seatOf(state, escort))]
    .filter(unit => unit !== escort && isOnTable(state, unit))
    .map(unit => {
      if (!isInfantry(state, unit)) return { id: unit, barred: [NO_MACHINES] };
      return { id: unit, ...(!unitsTouch(state, unit, escort) && { barred: [NOT_BESIDE] }) };
    });
}

const NOT_BESIDE: Because = { rule: 'AT43-MS6-07', say: 'at43.no.relayApart' };
