import type { Because, Option } from '@banneret/kernel';
import { NOBODY, type UnitId } from '../battle.js';
import { isHeldBy, missionPlace, openUses, placeState } from '../missions/places.js';
import type { State } from '../state.js';
import { seatOf } from '../units.js';
import { firstFormation } from './suggestFormations.js';
import type { Entry } from './entering.js';

/** Every way in that there is, the enemy's too; what is closed to a unit says why. */
export const waysIn = (state: State, unit: UnitId): Option[] =>
  waysUnless(state, place => entryBar(state, unit, place));

function waysUnless(state: State, barOf: (place: number) => Because | undefined): Option[] {
  return state.battle.mission.places.flatMap(({ uses }, place) => {
    if (uses.length === 0) return [];
    const because = barOf(place);
    return [{ id: place, say: 'at43.say.place', args: { place }, ...(because && { barred: [because] }) }];
  });
}

/** AT43-POS-01, -04 to -08. */
function entryBar(state: State, unit: UnitId, place: number): Because | undefined {
  const seat = seatOf(state, unit);
  if (openUses(state, seat, place).length > 0) return undefined;
  const { owner, uses, limit } = missionPlace(state, place);
  if (!isHeldBy(state, seat, place)) return owner === NOBODY ? NOT_CONTROLLED : ANOTHERS;
  if (uses.includes('drop')) return { rule: 'AT43-POS-08', say: 'at43.no.dropTooEarly' };
  const full = limit > 0 && placeState(state, place).entered >= limit;
  return full
    ? { rule: 'AT43-POS-07', say: 'at43.no.zoneFull' }
    : { rule: 'AT43-POS-06', say: 'at43.no.firstTurnOnly' };
}

const NOT_CONTROLLED: Because = { rule: 'AT43-POS-01', say: 'at43.no.notControlled' };
const ANOTHERS: Because = { rule: 'AT43-POS-04', say: 'at43.no.anothersZone' };

/**
 * AT43-POS-07, -10: where there is no room, by an access zone. R-96: a player who likes no spot here may look at every other way in, but
 * comes back to none.
 */
export function waysElsewhere(state: State, entry: Entry, tried: readonly number[]): Option[] {
  const { unit, place } = entry;
  const isFull = firstFormation(state, entry) === undefined;
  return waysUnless(state, other => {
    if (other === place || tried.includes(other)) return TRIED;
    const because = entryBar(state, unit, other);
    if (because !== undefined || !isFull) return because;
    return openUses(state, seatOf(state, unit), other).includes('access') ? undefined : ACCESS_ONLY;
  });
}

const TRIED: Because = { rule: 'AT43-POS-10', say: 'at43.no.triedWay' };
const ACCESS_ONLY: Because = { rule: 'AT43-POS-10', say: 'at43.no.accessOnly' };
