import type { Army, ArmyUnit, ArmyWeapon } from '../content/army.js';
import type { RuleUse } from '../state.js';
import type { Fitted } from './loadouts.js';

/**
 * A first price for a model, by a rule of thumb: what it takes to remove it, and what it does while it stands. Points in
 * the armies start from here and are then moved by simulation (docs/balance.md); whoever writes an army of his own has
 * nothing else to start from.
 */
export function suggestedPrice(army: Army, unit: ArmyUnit, models: readonly Fitted[]): number {
  const price = models.reduce((sum, model) => sum + modelPrice(army, unit, model), 0);
  return Math.max(STEP, STEP * Math.round(price / STEP));
}

const STEP = 5;
const POINTS_PER_ENDURANCE = 6;
const POINTS_PER_SHOT = 10;
const POINTS_PER_BLOW = 6;

function modelPrice(army: Army, unit: ArmyUnit, { weapons, rules }: Fitted): number {
  const has = (id: string): boolean => rules.some(rule => rule.id === id);
  const carried = weapons.map(id => army.weapons.find(weapon => weapon.id === id) as ArmyWeapon);
  const shooting = carried.reduce((sum, weapon) => sum + (weapon.range === undefined ? 0 : shots(unit, weapon)), 0);
  const blows = carried.reduce((sum, weapon) => sum + (weapon.range === undefined ? hits(unit, weapon) : 0), 0);
  const fighting = (blows + (5 / 6) * sumOf(rules, 'impact')) * reach(has) * (has('furious') ? 1.15 : 1);
  const worth =
    POINTS_PER_ENDURANCE * endurance(unit, rules) +
    POINTS_PER_SHOT * shooting * (has('relentless') ? 1.1 : 1) +
    POINTS_PER_BLOW * (has('aircraft') || has('immobile') ? 0 : fighting);
  const extras = 2 * sumOf(rules, 'transport') + 20 * sumOf(rules, 'caster') + 4 * sumOf(rules, 'fear');
  return worth * mobility(has) + extras;
}

const sumOf = (rules: readonly RuleUse[], id: string): number =>
  rules.reduce((sum, rule) => sum + (rule.id === id ? (rule.x ?? 0) : 0), 0);

/** Wounds it takes on average, against the usual mix of AP 0, 1 and 2. */
function endurance({ defense }: ArmyUnit, rules: readonly RuleUse[]): number {
  const has = (id: string): boolean => rules.some(rule => rule.id === id);
  const unblocked = [0, 1, 2].reduce((sum, ap) => sum + Math.min(5, Math.max(1, defense - 1 + ap)) / 6, 0) / 3;
  const hidden = (has('stealth') ? 1.15 : 1) * (has('entrenched') ? 1.2 : 1) * (has('aircraft') ? 1.4 : 1);
  const tenacious = (has('regeneration') ? 1.35 : 1) * (has('fearless') ? 1.1 : 1);
  return (Math.max(1, sumOf(rules, 'tough')) * hidden * tenacious) / unblocked;
}

/** Hits of one use of a weapon, each weighed by how hard it is to block and what it does. */
function hits({ quality }: ArmyUnit, { attacks, rules }: ArmyWeapon): number {
  const has = (id: string): boolean => rules.some(rule => rule.id === id);
  const need = has('reliable') || has('sniper') ? 2 : quality;
  const piercing = 1 + 0.25 * sumOf(rules, 'ap') + (has('rending') ? 0.2 : 0) + (has('lance') ? 0.2 : 0);
  const special =
    (has('poison') ? 1.15 : 1) * (has('lock-on') ? 1.15 : 1) * (has('sniper') ? 1.3 : 1) * (has('counter') ? 1.15 : 1);
  const blast = 1 + 0.7 * Math.max(0, sumOf(rules, 'blast') - 1);
  const deadly = 1 + 0.3 * Math.max(0, sumOf(rules, 'deadly') - 1);
  return ((attacks * (7 - need)) / 6) * piercing * special * blast * deadly;
}

/** A weapon is worth more the farther it carries. */
const shots = (unit: ArmyUnit, weapon: ArmyWeapon): number =>
  hits(unit, weapon) * (0.5 + (weapon.range ?? 0) / 24) * (weapon.rules.some(({ id }) => id === 'indirect') ? 1.15 : 1);

const reach = (has: (id: string) => boolean): number => (has('fast') ? 1.2 : 1) * (has('slow') ? 0.75 : 1);

const mobility = (has: (id: string) => boolean): number =>
  (has('fast') ? 1.05 : 1) *
  (has('slow') ? 0.95 : 1) *
  (has('flying') ? 1.1 : 1) *
  (has('strider') ? 1.03 : 1) *
  (has('scout') || has('ambush') ? 1.08 : 1) *
  (has('immobile') ? 0.85 : 1);
