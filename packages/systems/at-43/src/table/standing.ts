import { gap, moveField, standing, type MoveField, type Placed } from '@banneret/geometry';
import type { FighterId, Point } from '../battle.js';
import { CONTACT } from '../rulings.js';
import type { Fighter, State } from '../state.js';
import { basesOf, fighterIn, placedOf, unitOf, unitsOnTable, unitWithFighter } from '../units.js';
import { groundOf } from './ground.js';

/** somebody is put down beside a medic, or where a machine was. */
export interface Standing {
  readonly fighter: FighterId;
  readonly beside: Placed;
}

/** Where bases may be put down, with nobody making room. `without`: somebody who is in his own way otherwise. */
export function freeGround(state: State, without?: FighterId): MoveField {
  const blockers = [...unitsOnTable(state)].flatMap(unit =>
    basesOf(state, unit).flatMap((placed, i) => (unitOf(state, unit).fighters[i]!.id === without ? [] : [{ placed }])),
  );
  return moveField(groundOf(state), { forbidden: piece => !state.terrain[piece]!.open, blockers });
}

const self = (state: State, fighter: FighterId): Fighter =>
  fighterIn(unitOf(state, unitWithFighter(state, fighter)), fighter)!;

/** In contact, or no farther than where there was room for him at once. */
export function standFault(state: State, { fighter, beside }: Standing, at: Point): string | undefined {
  const own = placedOf(state, self(state, fighter));
  const there = { ...own, at };
  if (gap(there, beside) > Math.max(CONTACT, gap(own, beside))) return 'at43.no.notBeside';
  return standing(freeGround(state, fighter), there).ok ? undefined : 'at43.no.occupied';
}
