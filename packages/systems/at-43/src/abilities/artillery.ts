import type { Because, Option, Seat } from '@banneret/kernel';
import type { FighterId, WeaponId } from '../battle.js';
import { canPay } from '../command/upkeep.js';
import type { State } from '../state.js';
import { canSee, type Member } from '../table/sight.js';
import { isOnTable, leaderOf, portionOf, unitOf, unitsOf, unitsOnTable } from '../units.js';

/** AT43-ART-01, -02, -04: has this side a strike left that it can pay for? */
export function mayStrike(state: State, seat: Seat): boolean {
  const { artillery } = state.battle.mission;
  if (artillery === null || artillery.portion !== portionOf(state, seat) || state.turn > artillery.lastTurn)
    return false;
  return !state.sides[seat]!.struckArtillery && canPay(state, seat, 'artillery');
}

/** The strike's profile is one more weapon of the battle. */
export const artilleryWeapon = ({ battle }: State): WeaponId =>
  battle.weapons.findIndex(({ id }) => id === battle.mission.artillery?.weapon.id);

/** AT43-ART-03: the leaders of a side, officers among them, who see this fighter. */
export function observersOf(state: State, seat: Seat, target: Member): FighterId[] {
  const found: FighterId[] = [];
  for (const unit of unitsOf(state, seat)) {
    if (!isOnTable(state, unit)) continue;
    const fighter = leaderOf(state, unit);
    if (fighter.id === target.fighter.id || canSee(state, { unit, fighter }, target)) found.push(fighter.id);
  }
  return found;
}

/** Everybody on the table; whom none of the leaders sees, no strike is aimed at. */
export function strikeTargets(state: State, seat: Seat): Option[] {
  const targets: Option[] = [];
  for (const unit of unitsOnTable(state))
    for (const fighter of unitOf(state, unit).fighters) {
      const isSeen = observersOf(state, seat, { unit, fighter }).length > 0;
      const args = { fighter: fighter.id };
      targets.push({ id: fighter.id, say: 'at43.say.fighter', args, ...(!isSeen && { barred: [UNOBSERVED] }) });
    }
  return targets;
}

const UNOBSERVED: Because = { rule: 'AT43-ART-03', say: 'at43.no.unobserved' };
