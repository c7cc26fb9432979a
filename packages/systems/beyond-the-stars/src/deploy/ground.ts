import type { Seat } from '@banneret/kernel';
import { mvtOf } from '../figures/stats.js';
import { UNIT_SPREAD } from '../rulings.js';
import { scenarioOf } from '../scenarios/index.js';
import { NOBODY, unitSheetOf, type State } from '../state.js';
import type { PlaceQuestion } from './placement.js';
import type { Zone } from './zone.js';

/** The ground on which a question looks for places, for tables that show it. The judge knows what else is in the way. */
export function groundFor(state: State, { unit, how, figures, entry, centre }: PlaceQuestion): readonly Zone[] {
  if (how === 'deploy') return scenarioOf(state).zones(state, unitSheetOf(state, unit).seat, unit);
  if (entry !== undefined)
    return [{ kind: 'disc', centre: entry, radius: Math.max(...figures.map(figure => mvtOf(state, figure))) }];
  return centre === undefined ? [] : [{ kind: 'disc', centre, radius: UNIT_SPREAD }];
}

/** Where a player's units are deployed before the first turn, unless a die decides that for each of them. */
export function deploymentZones(state: State, seat: Seat): readonly Zone[] {
  const { zones, halves } = scenarioOf(state);
  const unit = state.battle.units.findIndex(sheet => sheet.seat === seat);
  return state.turn > 0 || state.near === NOBODY || halves === true || unit < 0 ? [] : zones(state, seat, unit);
}
