import type { UnitId } from '../battle.js';
import { groupOf, rangedWeaponsOf, type Group } from '../fire/uses.js';
import { hasTarget } from '../fire/targets.js';
import type { AlertScope, State } from '../state.js';
import { clockwiseAfter, seatOf, unitOf, unitsOf } from '../units.js';

/** One way to use a unit's Alert: with all it has, or under Staggered Fire with one of its two groups (AT43-ATT-11). */
export interface AlertOffer {
  readonly unit: UnitId;
  readonly scope: Exclude<AlertScope, 'none'>;
}

export const offerId = ({ unit, scope }: AlertOffer): string => `${unit}:${scope}`;

export function offerFrom(id: string): AlertOffer {
  const [unit, scope] = id.split(':');
  return { unit: Number(unit), scope: scope as AlertOffer['scope'] };
}

/** Both groups of the unit are there, and Staggered Fire lets them fire apart. */
function groupsApart(state: State, unit: UnitId): boolean {
  const { attitudes, fighters } = unitOf(state, unit);
  if (!attitudes.staggered) return false;
  const groups = new Set<Group>(fighters.map(({ id }) => groupOf(state, id)));
  return groups.size === 2;
}

/** The ways a seat may fire at a unit that has just moved (AT43-ALRT-01 to -04, R-38, R-39). Who is engaged has lost his marker before. */
export function alertOffers(state: State, seat: number, moved: UnitId): AlertOffer[] {
  const offers: AlertOffer[] = [];
  for (const unit of unitsOf(state, seat)) {
    const { attitudes, place } = unitOf(state, unit);
    if (attitudes.alert === 'none' || place !== 'table') continue;
    const scopes: AlertOffer['scope'][] =
      attitudes.alert === 'all' && groupsApart(state, unit) ? ['all', 'others', 'bearers'] : [attitudes.alert];
    for (const scope of scopes) if (canFire(state, { unit, scope }, moved)) offers.push({ unit, scope });
  }
  return offers;
}

/** Would anything of it have a target? Asked as if it were firing already. */
function canFire(state: State, { unit, scope }: AlertOffer, target: UnitId): boolean {
  const imagined: State = { ...state, reacting: { unit, scope, target, fired: [], spent: [] } };
  return rangedWeaponsOf(state, unit).some(weapon => hasTarget(imagined, unit, weapon));
}

/** AT43-ATT-12: for whom the marker stays after this fire. */
export function alertLeft(state: State, { unit, scope }: AlertOffer): AlertScope {
  if (unitOf(state, unit).attitudes.alert !== 'all' || scope === 'all') return 'none';
  return scope === 'bearers' ? 'others' : 'bearers';
}

/** passive players in clockwise order from the active one. */
export const alertSeats = (state: State, moved: UnitId): number[] => clockwiseAfter(state, seatOf(state, moved));
