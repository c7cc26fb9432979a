import type { Because, Option } from '@banneret/kernel';
import type { UnitId } from '../battle.js';
import { COSTS, mostlyProne } from '../rulings.js';
import { ATTITUDES, hasAttitude, type Attitude, type State } from '../state.js';
import { isEngaged } from '../table/engagement.js';
import { isInfantry, seatOf, unitOf, unitsOnTable } from '../units.js';

/** AT43-STAT-08, R-26: does the unit as a whole lie on the ground? */
export const isProne = (state: State, unit: UnitId): boolean => {
  const { fighters } = unitOf(state, unit);
  return mostlyProne(fighters.filter(({ prone }) => prone).length, fighters.length);
};

/** AT43-ATT-03: infantry that is engaged or thrown down has no attitudes. */
const losesAttitudes = (state: State, unit: UnitId): boolean =>
  isInfantry(state, unit) && (isEngaged(state, unit) || isProne(state, unit));

/** Can it take this attitude at the end of its activation (AT43-ATT-01 to -09)? */
export function attitudeBar(state: State, unit: UnitId, attitude: Attitude): Because | undefined {
  const { attitudes } = unitOf(state, unit);
  if (attitude === 'alert' ? attitudes.alert !== 'none' : attitudes[attitude])
    return { rule: 'AT43-ATT-01', say: 'at43.no.held' };
  if (state.sides[seatOf(state, unit)]!.points < COSTS.attitude) return { rule: 'AT43-ATT-01', say: 'at43.no.points' };
  if (losesAttitudes(state, unit)) return { rule: 'AT43-ATT-03', say: 'at43.no.attitudes' };
  if (attitude === 'alert')
    return hasShot(state, unit) ? { rule: 'AT43-ATT-07', say: 'at43.no.shotAlready' } : undefined;
  return isInfantry(state, unit) ? undefined : { rule: INFANTRY_ONLY[attitude], say: 'at43.no.infantryOnly' };
}

const INFANTRY_ONLY = { takeCover: 'AT43-ATT-04', kneeling: 'AT43-ATT-08', staggered: 'AT43-ATT-09' } as const;

/** AT43-ATT-07, R-36, R-37: has any of it shot in this activation? Nothing else rules Alert out. */
const hasShot = ({ acting }: State, unit: UnitId): boolean =>
  acting?.unit === unit && acting.before.length + acting.after.length > 0;

/** At the end of an activation: one after another, or no more. Staggered Fire is announced at its start. */
export const attitudeOptions = (state: State, unit: UnitId): Option[] => [
  { id: 'none' },
  ...ATTITUDES.filter(attitude => attitude !== 'staggered').map(attitude => {
    const because = attitudeBar(state, unit, attitude);
    return because ? { id: attitude, barred: [because] } : { id: attitude };
  }),
];

/** AT43-STAT-05, ATT-03, -05, ALRT-09: units that have come to lose their attitudes. Asked after everything that moves. */
export const unitsLosingAttitudes = (state: State): UnitId[] =>
  [...unitsOnTable(state)].filter(unit => hasAttitude(unitOf(state, unit)) && losesAttitudes(state, unit));
