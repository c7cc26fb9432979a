import {
  blockGroups,
  blockModifier,
  blockNeed,
  hitsOf,
  landedHits,
  regenerationModifier,
  regenerationNeed,
  rerolledFace,
  woundsPerHit,
} from '../attack/attack.js';
import { kindRules } from '../compile.js';
import { kindOfModel, livingModels, woundsLeft, type Figure } from '../units/figures.js';
import { succeeds } from '../rulings.js';
import { rosterOf, type Roster, type State, type UnitId } from '../state.js';
import type { HitGroup, Strike } from '../attack/strike.js';

/** What computer players reckon with: the average of an attack, worked out with the hooks that resolve it. */

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The wounds a strike causes on average, were the target without end. */
export const expectedWounds = (state: State, strike: Strike): number => strike.attacks * woundsPerAttack(state, strike);

/** What is known of a sort of strike: its wounds per attack, or those by the size of the target where that matters. */
type Average = number | Map<number, number>;
type Averages = Map<string, Average>;

const known = new WeakMap<Roster, WeakMap<Roster, Averages>>();
const MOST_KNOWN = 2_000;

/**
 * Remembered for two rosters, with the boons they have, by all else that a strike has and its number of dice. Shots from a
 * distance are hardly ever asked for twice.
 */
function woundsPerAttack(state: State, strike: Strike): number {
  if (strike.distance > 0) return averageOf(state, strike);
  const averages = averagesOf(rosterOf(state, strike.unit), rosterOf(state, strike.target));
  const key = keyOf(state, strike);
  let average = averages.get(key);
  if (average === undefined) {
    if (averages.size >= MOST_KNOWN) averages.clear();
    averages.set(key, (average = averageForAll(state, strike)));
  }
  if (typeof average === 'number') return average;
  let bySize = average.get(strike.targetSize);
  if (bySize === undefined) average.set(strike.targetSize, (bySize = averageOf(state, strike)));
  return bySize;
}

/** One for targets of all sizes, unless there is something like Blast in it. */
function averageForAll(state: State, strike: Strike): Average {
  const small = averageOf(state, { ...strike, targetSize: 1 });
  return small === averageOf(state, { ...strike, targetSize: HUGE }) ? small : new Map();
}

const HUGE = 1_000;

const averageOf = (state: State, strike: Strike): number =>
  woundsPerDie(state, strike) * lasting(state, strike) * woundsEach(state, strike);

function averagesOf(own: Roster, others: Roster): Averages {
  let byTarget = known.get(own);
  if (byTarget === undefined) known.set(own, (byTarget = new WeakMap()));
  let averages = byTarget.get(others);
  if (averages === undefined) byTarget.set(others, (averages = new Map()));
  return averages;
}

function keyOf(state: State, strike: Strike): string {
  const { weapon, kind, cover, single, spell, target } = strike;
  const { melee, charging, fatigued, held, moved, targetMoved } = strike;
  const claims = [melee, charging, fatigued, held, moved, targetMoved].reduce(
    (bits, claim) => 2 * bits + Number(claim),
    1,
  );
  return `${weapon} ${kind} ${claims} ${cover} ${single ?? ''} ${spell?.id ?? ''} ${kindsLeft(state, target)}`;
}

const kindsKnown = new WeakMap<readonly Figure[], string>();

/** The kinds of models that are left of a unit: its Defence, its rules and its toughness hang on them. */
function kindsLeft(state: State, unit: UnitId): string {
  const living = livingModels(state, unit);
  let kinds = kindsKnown.get(living);
  if (kinds === undefined) {
    const { models } = rosterOf(state, unit);
    kinds = [...new Set(living.map(({ model }) => models[model]))].join();
    kindsKnown.set(living, kinds);
  }
  return kinds;
}

/** Before Regeneration; GDF-CAS-06: the hits of a spell land without a roll. */
function woundsPerDie(state: State, strike: Strike): number {
  if (strike.spell !== undefined) return woundsOf(state, strike, landedHits(state, { ...strike, attacks: 1 }));
  // One die of each face: rules look at every attack for itself, so that the average of six dice is that of one.
  return woundsOf(state, strike, hitsOf(state, strike, FACES)) / FACES.length;
}

function woundsOf(state: State, strike: Strike, hits: readonly HitGroup[]): number {
  let wounds = 0;
  for (const { count, ap } of blockGroups(hits)) wounds += count * unblocked(state, strike, ap);
  return wounds;
}

/** The chance that a hit with this AP is not blocked. */
function unblocked(state: State, strike: Strike, ap: number): number {
  const need = blockNeed(state, strike);
  const modifier = blockModifier(state, strike, ap, false).total;
  const failing = FACES.filter(face => !succeeds(face, need, modifier)).length / FACES.length;
  // A face that must be rolled again would have blocked; the second roll may fail.
  return rerolledFace(state, strike) === undefined ? failing : failing + failing / FACES.length;
}

/** The share of wounds that Regeneration leaves. */
function lasting(state: State, strike: Strike): number {
  const need = regenerationNeed(state, strike.target, strike.single);
  if (need === undefined) return 1;
  const modifier = regenerationModifier(state, strike, false).total;
  return FACES.filter(face => !succeeds(face, need, modifier)).length / FACES.length;
}

/** GDF-SPC-13: wounds beyond what one model can take are lost. */
function woundsEach(state: State, strike: Strike): number {
  const perHit = woundsPerHit(state, strike);
  if (perHit === 1) return 1;
  const [victim] = livingModels(state, strike.target);
  return victim === undefined ? 1 : Math.min(perHit, kindRules(victim.kind).toughness);
}

const staminas = new WeakMap<readonly Figure[], number>();

/** Wounds the unit can still take. */
export function staminaOf(state: State, unit: UnitId): number {
  const living = livingModels(state, unit);
  let stamina = staminas.get(living);
  if (stamina === undefined) {
    stamina = living.reduce((sum, { model }) => sum + woundsLeft(state, unit, model), 0);
    staminas.set(living, stamina);
  }
  return stamina;
}

/** The points that so many wounds on a unit are worth. The last ones count double: a destroyed unit acts no more. */
export function worthOfWounds(state: State, unit: UnitId, wounds: number): number {
  const stamina = staminaOf(state, unit);
  if (stamina === 0) return 0;
  const roster = rosterOf(state, unit);
  const share = Math.min(1, wounds / stamina);
  return (roster.cost * Math.min(wounds, stamina)) / wholeOf(roster) + 0.5 * roster.cost * share * share;
}

const wholes = new WeakMap<Roster, number>();

/** The wounds a whole unit can take. */
export function wholeOf(roster: Roster): number {
  let whole = wholes.get(roster);
  if (whole === undefined) {
    whole = roster.models.reduce((sum, _, model) => sum + kindRules(kindOfModel(roster, model)).toughness, 0);
    wholes.set(roster, whole);
  }
  return whole;
}
