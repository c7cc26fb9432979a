import {
  blockGroups,
  blockModifier,
  blockNeed,
  hitsOf,
  regenerationModifier,
  regenerationNeed,
  rerolledFace,
  woundsPerHit,
} from '../attack/attack.js';
import { kindRules } from '../compile.js';
import { livingModels, woundsLeft } from '../units/figures.js';
import { succeeds } from '../rulings.js';
import { rosterOf, type State, type UnitId } from '../state.js';
import type { Strike } from '../attack/strike.js';

/** What computer players reckon with: the average of an attack, worked out with the hooks that resolve it. */

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The wounds a strike causes on average, were the target without end. */
export function expectedWounds(state: State, strike: Strike): number {
  const perDie = FACES.reduce((sum, face) => sum + woundsOfFace(state, strike, face), 0) / FACES.length;
  return strike.attacks * perDie * lasting(state, strike) * woundsEach(state, strike);
}

function woundsOfFace(state: State, strike: Strike, face: number): number {
  let wounds = 0;
  for (const { count, ap } of blockGroups(hitsOf(state, strike, [face])))
    wounds += count * unblocked(state, strike, ap);
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

/** Wounds the unit can still take. */
export const staminaOf = (state: State, unit: UnitId): number =>
  livingModels(state, unit).reduce((sum, { model }) => sum + woundsLeft(state, unit, model), 0);

/** The points that so many wounds on a unit are worth. The last ones count double: a destroyed unit acts no more. */
export function worthOfWounds(state: State, unit: UnitId, wounds: number): number {
  const stamina = staminaOf(state, unit);
  if (stamina === 0) return 0;
  const roster = rosterOf(state, unit);
  const whole = roster.models.reduce((sum, kind) => sum + kindRules(roster.kinds[kind] as never).toughness, 0);
  const share = Math.min(1, wounds / stamina);
  return (roster.cost * Math.min(wounds, stamina)) / whole + 0.5 * roster.cost * share * share;
}
