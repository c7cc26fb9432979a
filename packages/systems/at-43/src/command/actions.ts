import type { Because, Option } from '@banneret/kernel';
import type { UnitId } from '../battle.js';
import { hasTarget } from '../fire/targets.js';
import { rangedWeaponsOf, shootingBar, silenceOf, usesOf } from '../fire/uses.js';
import { strikesOf } from '../melee/fights.js';
import { isMobile, moveBar } from '../movement/allowance.js';
import { isCohesive } from '../movement/cohesion.js';
import type { Acting, State } from '../state.js';
import { isEngaged } from '../table/engagement.js';
import { moreActions, rapidBar } from './moreActions.js';

/**
 * What an activated unit may do next (AT43-ACT-12): shots, one move, shots, melee last. Everything a player might ask for is
 * listed; what he may not do says why. Nothing here depends on a distance (AT43-GEN-05); contact is plain to see.
 */
export function actionsOf(state: State, unit: UnitId): Option[] {
  const acting = state.acting as Acting;
  return [
    option('end', endBar(state, unit, acting)),
    option('combat', moveBar(state, unit, acting)),
    option('rapid', moveBar(state, unit, acting) ?? rapidMoveBar(state, unit, acting)),
    ...rangedWeaponsOf(state, unit).map(weapon => option(`fire:${weapon}`, fireBar(state, unit, weapon))),
    option('melee', meleeBar(state, unit, acting)),
    ...moreActions(state, unit),
  ];
}

const option = (id: string, because: Because | undefined): Option => (because ? { id, barred: [because] } : { id });

const no = (rule: string, say: string): Because => ({ rule, say });

/** Has it done anything before its move? A unit that does not act is not checked for its cohesion. */
const hasActed = ({ before, worked }: Acting): boolean => before.length > 0 || worked;

/** AT43-UNIT-05, R-11: a unit that acts must mend its cohesion with its move, if it still has one: after blows it has none (ACT-13). */
const mustRegroup = (state: State, unit: UnitId, acting: Acting): boolean =>
  acting.moved === 'none' && acting.struck.length === 0 && isMobile(state, unit) && !isCohesive(state, unit);

const endBar = (state: State, unit: UnitId, acting: Acting): Because | undefined =>
  hasActed(acting) && mustRegroup(state, unit, acting) ? no('AT43-UNIT-05', 'at43.no.regroup') : undefined;

/** AT43-MOV-12, -15, R-27. */
function rapidMoveBar(state: State, unit: UnitId, { before, free }: Acting): Because | undefined {
  if (!free || isEngaged(state, unit)) return no('AT43-MOV-12', 'at43.no.engaged');
  if (before.length > 0) return no('AT43-MOV-15', 'at43.no.shotAlready');
  return rapidBar(state, unit);
}

/** AT43-SHO-03, -04, -07, -16, ATT-10; the same in an activation and on Alert. */
export function fireBar(state: State, unit: UnitId, weapon: number): Because | undefined {
  const barred = shootingBar(state, unit);
  if (barred) return barred;
  if (usesOf(state, unit, weapon).length === 0) return silenceOf(state, unit, weapon);
  return hasTarget(state, unit, weapon) ? undefined : no('AT43-SHO-16', 'at43.no.nobodyInSight');
}

/** AT43-MEL-01, -03. */
function meleeBar(state: State, unit: UnitId, acting: Acting): Because | undefined {
  if (strikesOf(state, unit).length === 0) return no('AT43-MEL-03', 'at43.no.nobodyToStrike');
  return mustRegroup(state, unit, acting) ? no('AT43-UNIT-05', 'at43.no.regroup') : undefined;
}
