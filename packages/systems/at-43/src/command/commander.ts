import type { Seat } from '@banneret/kernel';
import { NOBODY, type Command, type FighterId } from '../battle.js';
import { hasCard } from '../reduce.js';
import type { State } from '../state.js';
import { officerOf, sheetOf, unitOf, unitsOf } from '../units.js';

/** AT43-TAC-08, -12, R-21: officers of units on the table or ready to enter, those of the highest grade. */
export function commanderCandidates(state: State, seat: Seat): FighterId[] {
  const officers: FighterId[] = [];
  for (const unit of unitsOf(state, seat)) {
    if (!hasCard(unitOf(state, unit))) continue;
    const officer = officerOf(state, unit);
    if (officer !== NOBODY) officers.push(officer);
  }
  const best = Math.max(...officers.map(officer => commandOf(state, officer).grade));
  return officers.filter(officer => commandOf(state, officer).grade === best);
}

const commandOf = (state: State, officer: FighterId): Command => sheetOf(state, officer).command as Command;

/** AT43-TAC-11: without a commander Authority and points are 0. */
export function commandersWorth(state: State, seat: Seat): Command | undefined {
  const { commander } = state.sides[seat]!;
  return commander === NOBODY ? undefined : commandOf(state, commander);
}

/** AT43-TAC-02, -03: one point for each unit in play or ready to enter that is not disorganised. */
export function unitsCounted(state: State, seat: Seat): number {
  let count = 0;
  for (const unit of unitsOf(state, seat)) {
    const own = unitOf(state, unit);
    if (hasCard(own) && own.morale === 'steady') count++;
  }
  return count;
}
