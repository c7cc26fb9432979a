import type { Distribution, Fraction } from '@banneret/dice';
import { isWasted, spellStrike } from '../attack/attack.js';
import { spellOf, type Cast } from '../attack/casting.js';
import type { ShotsChoice } from '../decisions/shots.js';
import type { State, UnitId } from '../state.js';
import type { Strike } from '../attack/strike.js';
import { volleyOf, type Shooting } from '../attack/volley.js';
import { moraleFailure } from './morale.js';
import { CERTAIN, chanceOf, IMPOSSIBLE, unitOdds, woundsOf, type UnitOdds } from './outcome.js';
import { hitOdds, struck } from './strikes.js';
import { branch, onlyWorld, type Worlds } from './worlds.js';

/** One roll of a volley. */
export interface RollOdds {
  readonly strike: Strike;
  /** If it is rolled at all. */
  readonly hits: Distribution;
  /** GDF-SHT-10: the chance that its target is gone before it. */
  readonly wasted: Fraction;
}

/** What a declared volley may do to one of its targets. */
export interface TargetOdds extends UnitOdds {
  readonly rolls: readonly RollOdds[];
}

/**
 * The odds of a declared volley, exactly, target by target: every die goes through the hooks that would resolve it, and
 * the owner of the target is taken to share wounds out as `usualCasualties` does.
 */
export function shootingOdds(state: State, shooting: Shooting, shots: ShotsChoice): TargetOdds[] {
  const strikes = volleyOf(state, shooting, shots);
  const targets = [...new Set(strikes.map(({ target }) => target))];
  return targets.map(target =>
    strikesOdds(
      state,
      target,
      strikes.filter(strike => strike.target === target),
    ),
  );
}

/** GDF-CAS-06: what a spell may do if it succeeds; nothing for one that strikes nobody. */
export function spellOdds(state: State, unit: UnitId, { model, spell, target }: Cast): TargetOdds | undefined {
  const effect = spellOf(state, unit, spell)?.effect;
  if (effect?.kind !== 'hits') return undefined;
  return strikesOdds(state, target, [spellStrike(state, unit, model, target, spell, effect)]);
}

function strikesOdds(state: State, target: UnitId, strikes: readonly Strike[]): TargetOdds {
  let worlds: Worlds = onlyWorld(state);
  const rolls: RollOdds[] = [];
  for (const strike of strikes) {
    const wasted = chanceOf(worlds, now => (isWasted(now, strike) ? CERTAIN : IMPOSSIBLE));
    rolls.push({ strike, hits: hitOdds(state, strike), wasted });
    worlds = branch(worlds, [target], now => struck(now, strike));
  }
  const unhurt = woundsOf(state, target);
  // GDF-SHT-20: only a unit that suffered wounds is tested.
  const fails = (now: State): Fraction => (woundsOf(now, target) > unhurt ? moraleFailure(now, target) : IMPOSSIBLE);
  return { ...unitOdds(state, target, worlds, fails), rolls };
}
