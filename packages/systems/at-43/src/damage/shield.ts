import { gap } from '@banneret/geometry';
import type { FighterId, UnitId } from '../battle.js';
import type { Fighter, State } from '../state.js';
import { fighterIn, isHero, placedOf, unitOf } from '../units.js';

/**
 * Comrades who take what would be a hero's (AT43-HERO-09, R-34, R-52): those nearest to him, several if they are equally near;
 * nobody once he is alone.
 */
export function standInsFor(state: State, unit: UnitId, hero: Fighter): FighterId[] {
  const from = placedOf(state, hero);
  const mates = unitOf(state, unit).fighters.filter(({ id }) => !isHero(state, id));
  const distances = mates.map(mate => gap(from, placedOf(state, mate)));
  const least = Math.min(...distances);
  return mates.filter((_, i) => distances[i] === least).map(({ id }) => id);
}

/**
 * Who takes an impact meant for this fighter now. A hero's goes to a comrade as long as there is one; what was meant for somebody who
 * has fallen in the hero's place comes back to the hero, and so to the next comrade or to himself. Nobody if all are gone.
 */
export function takersOf(state: State, unit: UnitId, fighter: FighterId): FighterId[] {
  const own = unitOf(state, unit);
  const there = fighterIn(own, fighter) ?? own.fighters.find(({ id }) => isHero(state, id));
  if (there === undefined) return [];
  const instead = isHero(state, there.id) ? standInsFor(state, unit, there) : [];
  return instead.length > 0 ? instead : [there.id];
}
