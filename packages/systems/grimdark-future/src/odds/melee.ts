import type { Fraction } from '@banneret/dice';
import { isDestroyed } from '../units/figures.js';
import { isTired, loserOf, meleeStrikes, type Assault, type Opponents } from '../attack/melee.js';
import type { State, UnitId } from '../state.js';
import { isWasted } from '../attack/attack.js';
import { testFailure } from './morale.js';
import { CERTAIN, chanceOf, IMPOSSIBLE, unitOdds, woundsOf, type UnitOdds } from './outcome.js';
import { struck } from './strikes.js';
import { branch, onlyWorld, type Worlds } from './worlds.js';

/** What may come of a melee, for the unit that charged and for the one it charged. */
export interface MeleeOdds {
  readonly charger: UnitOdds;
  readonly target: UnitOdds;
  /** Who wins; the rest are draws. */
  readonly chargerWins: Fraction;
  readonly targetWins: Fraction;
}

/**
 * The odds of a melee between units that stand where they will strike, exactly: Counter strikes, the charger's blows, strike
 * back, result and morale (GDF-MEL-29). The charged unit is taken to strike whenever it may, and owners to share wounds
 * out as `usualCasualties` does.
 */
export function meleeOdds(state: State, melee: Opponents): MeleeOdds {
  const { charger, target } = melee;
  const units = [charger, target];
  const tired = { charger: isTired(state, charger), target: isTired(state, target) };
  const own = { unit: charger, target, fatigued: tired.charger };
  const others = { unit: target, target: charger, fatigued: tired.target };
  const counters = meleeStrikes(state, { ...others, manner: 'counter', countered: false }).length > 0;
  let worlds = onlyWorld(state);
  if (counters) worlds = assaulted(worlds, units, { ...others, manner: 'counter', countered: false });
  worlds = assaulted(worlds, units, { ...own, manner: 'charge', countered: counters });
  worlds = assaulted(worlds, units, { ...others, manner: 'strike-back', countered: counters });

  const caused = (now: State): readonly [number, number] => [
    woundsOf(now, target) - woundsOf(state, target),
    woundsOf(now, charger) - woundsOf(state, charger),
  ];
  const loser = (now: State): UnitId | undefined => loserOf(now, melee, caused(now));
  const loses = (unit: UnitId): Fraction => chanceOf(worlds, now => (loser(now) === unit ? CERTAIN : IMPOSSIBLE));
  const fails =
    (unit: UnitId) =>
    (now: State): Fraction =>
      loser(now) === unit && !isDestroyed(now, unit) ? testFailure(now, unit) : IMPOSSIBLE;
  return {
    charger: unitOdds(state, charger, worlds, fails(charger)),
    target: unitOdds(state, target, worlds, fails(target)),
    chargerWins: loses(target),
    targetWins: loses(charger),
  };
}

/** One side strikes with all it has in each world, if both are still there. */
function assaulted(worlds: Worlds, units: readonly UnitId[], assault: Assault): Worlds {
  return branch(worlds, units, now => {
    if (units.some(unit => isDestroyed(now, unit))) return onlyWorld(now);
    let after = onlyWorld(now);
    for (const strike of meleeStrikes(now, assault))
      after = branch(after, units, then => (isWasted(then, strike) ? onlyWorld(then) : struck(then, strike)));
    return after;
  });
}
