import {
  binomial,
  certain,
  convolve,
  D6,
  D6_FACES,
  fraction,
  fromWeights,
  mix,
  probability,
  rerolled,
  thinned,
  times,
  type Distribution,
  type Fraction,
} from '@banneret/dice';
import {
  blockGroups,
  blockModifier,
  blockNeed,
  hitsOf,
  isWasted,
  landedHits,
  regeneratesByModel,
  regenerationModifier,
  regenerationNeed,
  rerolledFace,
  woundsPerHit,
} from '../attack/attack.js';
import { binsOf } from '../decisions/victims.js';
import { usualCasualties, usualVictim } from '../decisions/suggestCasualties.js';
import type { BlockGroup } from '../events/events.js';
import { woundsLeft } from '../units/figures.js';
import { reduce } from '../reduce/reduce.js';
import { succeeds } from '../rulings.js';
import { clone, rosterOf, type Roster, type State, type UnitId } from '../state.js';
import type { Strike } from '../attack/strike.js';
import { branch, mixed, onlyWorld, type Worlds } from './worlds.js';

/** The hits of a roll: each die goes through the very hooks that resolve it, one face after the other. */
export function hitOdds(state: State, strike: Strike): Distribution {
  if (strike.spell !== undefined) return certain(total(blockGroups(landedHits(state, strike))));
  const die = mix(D6_FACES.map(face => [1n, certain(total(groupsOf(state, strike, face)))]));
  return times(die, strike.attacks);
}

const groupsOf = (state: State, strike: Strike, face: number): BlockGroup[] =>
  blockGroups(hitsOf(state, strike, [face]));

const total = (groups: readonly BlockGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0);

/** What a strike may do to its target. */
export function struck(state: State, strike: Strike): Worlds {
  if (isWasted(state, strike)) return onlyWorld(state);
  const unblocked = unblockedOdds(state, strike);
  if (woundsPerHit(state, strike) > 1) return deadlyWorlds(state, strike, unblocked);
  return strike.single === undefined && regeneratesByModel(state, strike.target)
    ? unlikeWorlds(state, strike, unblocked)
    : woundedWorlds(state, strike, thinned(unblocked, unregenerated(state, strike, strike.single)));
}

/** wounds are shared out first, and each model that regenerates rolls for its own. */
function unlikeWorlds(state: State, strike: Strike, unblocked: Distribution): Worlds {
  const { target } = strike;
  const bins = binsOf(state, target);
  const room = bins.reduce((sum, { max }) => sum + max, 0);
  const after = (count: number): Worlds => {
    const shares = usualCasualties(state, target, Math.min(count, room));
    return bins.reduce<Worlds>((worlds, { id }, i) => {
      const own = binomial(shares[i] as number, unregenerated(state, strike, id as number));
      return branch(worlds, [target], before => ({
        list: own.outcomes.map(([taken, weight]) => ({
          state: woundedAlone(before, target, id as number, taken),
          weight,
        })),
        total: own.total,
      }));
    }, onlyWorld(state));
  };
  return mixed(
    unblocked.outcomes.map(([count, weight]) => ({ weight, worlds: after(count) })),
    [target],
  );
}

// By the roster of the unit that strikes, which its hooks come from, and all that is frozen about the strike.
const known = new WeakMap<Roster, Map<string, Distribution>>();

/** Hits that are not blocked. Strikes of worlds that hardly differ are mostly alike, so they are remembered. */
function unblockedOdds(state: State, strike: Strike): Distribution {
  const roster = rosterOf(state, strike.unit);
  let strikes = known.get(roster);
  if (strikes === undefined) known.set(roster, (strikes = new Map()));
  const key = `${blockNeed(state, strike)} ${JSON.stringify(strike)}`;
  const ready = strikes.get(key);
  if (ready !== undefined) return ready;
  const made = reckonUnblocked(state, strike);
  strikes.set(key, made);
  return made;
}

function reckonUnblocked(state: State, strike: Strike): Distribution {
  const ofGroups = (groups: readonly BlockGroup[]): Distribution =>
    groups.reduce(
      (sum, { count, ap }) => convolve(sum, binomial(count, unblockedChance(state, strike, ap))),
      certain(0),
    );
  if (strike.spell !== undefined) return ofGroups(blockGroups(landedHits(state, strike)));
  return times(mix(D6_FACES.map(face => [1n, ofGroups(groupsOf(state, strike, face))])), strike.attacks);
}

function unblockedChance(state: State, strike: Strike, ap: number): Fraction {
  const again = rerolledFace(state, strike);
  const need = blockNeed(state, strike);
  const modifier = blockModifier(state, strike, ap, false).total;
  const die = rerolled(D6, face => face === again);
  return probability(die, face => !succeeds(face, need, modifier));
}

/** The chance that a wound is not taken back. */
function unregenerated(state: State, strike: Strike, model: number | undefined): Fraction {
  const need = regenerationNeed(state, strike.target, model);
  if (need === undefined) return fraction(1n, 1n);
  const modifier = regenerationModifier(state, strike, false).total;
  return probability(D6, face => !succeeds(face, need, modifier));
}

function woundedWorlds(state: State, { target, single }: Strike, wounds: Distribution): Worlds {
  const bins = binsOf(state, target);
  const room = single === undefined ? bins.reduce((sum, { max }) => sum + max, 0) : woundsLeft(state, target, single);
  const taken = fromWeights(wounds.outcomes.map(([count, weight]) => [Math.min(count, room), weight]));
  const after = (count: number): State => {
    if (count === 0) return state;
    return single === undefined
      ? wounded(state, target, usualCasualties(state, target, count))
      : woundedAlone(state, target, single, count);
  };
  return {
    list: taken.outcomes.map(([count, weight]) => ({ state: after(count), weight })),
    total: taken.total,
  };
}

/** One Deadly hit after the other: each stays on the model it is put on (GDF-SPC-13). */
function deadlyWorlds(state: State, strike: Strike, unblocked: Distribution): Worlds {
  const units = [strike.target];
  const most = unblocked.outcomes.at(-1)?.[0] ?? 0;
  const steps: Worlds[] = [onlyWorld(state)];
  for (let hit = 1; hit <= most; hit++)
    steps.push(branch(steps[hit - 1] as Worlds, units, before => deadlyHit(before, strike)));
  return mixed(
    unblocked.outcomes.map(([hits, weight]) => ({ weight, worlds: steps[hits] as Worlds })),
    units,
  );
}

function deadlyHit(state: State, strike: Strike): Worlds {
  if (isWasted(state, strike)) return onlyWorld(state);
  const { target, single } = strike;
  const victim = single ?? usualVictim(state, target);
  const left = woundsLeft(state, target, victim);
  const wounds = binomial(woundsPerHit(state, strike), unregenerated(state, strike, victim));
  const taken = fromWeights(wounds.outcomes.map(([count, weight]) => [Math.min(count, left), weight]));
  return {
    list: taken.outcomes.map(([count, weight]) => ({ state: woundedAlone(state, target, victim, count), weight })),
    total: taken.total,
  };
}

const woundedAlone = (state: State, unit: UnitId, victim: number, wounds: number): State =>
  wounded(
    state,
    unit,
    binsOf(state, unit).map(({ id }) => (id === victim ? wounds : 0)),
  );

/** The state after these wounds; `shares` has one number for each living model. */
function wounded(state: State, unit: UnitId, shares: readonly number[]): State {
  const after = clone(state);
  const wounds = (state.units[unit]?.models ?? []).map(() => 0);
  for (const [i, { id }] of binsOf(state, unit).entries()) wounds[id as number] = shares[i] as number;
  reduce(after, { type: 'unit.wounded', unit, wounds });
  return after;
}
